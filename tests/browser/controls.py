"""Controls that a hand cannot reach as they stand: cut, covered, off the screen, or too small."""

from playwright.sync_api import Page

LEAST = 44  # pixels, of buttons and fields
LEAST_PIECE = 24  # of what is drawn on a board: there the drawing decides (WCAG 2.5.8)

# Whatever can be chosen now, at the table and in the bar above it; not what is folded away
_OUT_OF_REACH = """([LEAST, LEAST_PIECE]) => {
    const SLACK = 1, PIXEL = 1;
    const CONTROLS = "button:enabled, a[href], input:enabled, select:enabled, summary," +
        "[role=button][tabindex='0']";
    const { clientWidth, clientHeight } = document.documentElement;
    const screen = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };

    const isUnseen = (part) => {
        for (let box = part; box; box = box.parentElement) {
            const isBox = box instanceof HTMLElement;
            if (isBox && box.offsetWidth <= PIXEL && box.offsetHeight <= PIXEL) return true;
        }
        return false;
    };
    const isWithin = (inner, outer) =>
        inner.left >= outer.left - SLACK && inner.right <= outer.right + SLACK &&
        inner.top >= outer.top - SLACK && inner.bottom <= outer.bottom + SLACK;

    /** What cuts it, or would have to be scrolled. */
    function cutter(part, room) {
        for (let box = part.parentElement; box && box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const cuts = overflowX !== "visible" || overflowY !== "visible";
            if (!cuts || !(box instanceof HTMLElement)) continue;
            if (!isWithin(room, box.getBoundingClientRect())) return box;
        }
        return isWithin(room, screen) ? undefined : document.documentElement;
    }

    /** Somewhere a finger finds it: pieces are round, and stand before each other. */
    function isOnTop(part, room) {
        const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
        return shares.some((down) => shares.some((along) => {
            const x = room.left + room.width * along, y = room.top + room.height * down;
            const found = document.elementFromPoint(x, y);
            if (found === null) return false;
            return part.contains(found) || found.closest("label")?.control === part;
        }));
    }

    const name = (part) =>
        part.dataset.handle ?? part.getAttribute("aria-label") ?? part.textContent.trim();
    const called = (box) =>
        [box.localName, ...box.classList].filter((word) => !word.startsWith("svelte-")).join(".");

    function trouble(part) {
        const room = part.getBoundingClientRect();
        const box = cutter(part, room);
        if (box) return `cut by ${called(box)}`;
        if (!isOnTop(part, room)) return "covered";
        const isPiece = part instanceof SVGElement;
        const least = (isPiece ? LEAST_PIECE : LEAST) - SLACK;
        const isLink = part.localName === "a" && getComputedStyle(part).display === "inline";
        if (!isLink && Math.min(room.width, room.height) < least)
            return `${Math.round(room.width)} x ${Math.round(room.height)} pixels`;
        return undefined;
    }

    const SEEN = { opacityProperty: true, visibilityProperty: true };
    const frames = [...document.querySelectorAll("nav, main")];
    const parts = frames.flatMap((part) => [...part.querySelectorAll(CONTROLS)]);
    return parts
        .filter((part) => part.checkVisibility(SEEN) && !isUnseen(part))
        .flatMap((part) => {
        const wrong = trouble(part);
        return wrong ? [`${name(part)}: ${wrong}`] : [];
    });
}"""


def out_of_reach(page: Page) -> list[str]:
    """Each with what is wrong: "Fermer le poing: cut by section.board"."""
    found: list[str] = page.evaluate(_OUT_OF_REACH, [LEAST, LEAST_PIECE])
    return found
