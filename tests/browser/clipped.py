"""Text that cannot be read to its end: cut by a box that hides the rest, or off the page."""

from playwright.sync_api import Page

# Of every text the first box around it that cuts it. What scrolls can be scrolled to; what stands
# in a box of a pixel is for screen readers alone
_CLIPPED = """() => {
    const SLACK = 1.5, PIXEL = 1;
    const hides = (overflow) => overflow === "hidden" || overflow === "clip";
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    const width = document.documentElement.clientWidth;

    function* around(part) {
        for (let box = part; box && box !== document.body; box = box.parentElement) yield box;
    }
    const isUnseen = (part) =>
        [...around(part)].some((box) => box.offsetWidth <= PIXEL && box.offsetHeight <= PIXEL);

    function cutter(part, text) {
        for (const box of around(part)) {
            const { overflowX, overflowY } = getComputedStyle(box);
            if (scrolls(overflowX) || scrolls(overflowY)) return undefined;
            const room = box.getBoundingClientRect();
            const isTooWide = text.left < room.left - SLACK || text.right > room.right + SLACK;
            const isTooHigh = text.top < room.top - SLACK || text.bottom > room.bottom + SLACK;
            // Of a drawing, what is off it need not be this text
            const isText = box instanceof HTMLElement;
            const isElided = isText && box.scrollWidth > box.clientWidth + SLACK;
            if (hides(overflowX) && (isTooWide || isElided)) return box;
            if (hides(overflowY) && isTooHigh) return box;
        }
        return text.left < -SLACK || text.right > width + SLACK ? document.body : undefined;
    }

    const name = (part) =>
        [part.localName, ...part.classList].filter((word) => !word.startsWith("svelte-")).join(".");
    const lines = (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].filter((line) => line.width > 0);
    };

    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const part = text.parentElement;
        const isShown = part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!text.data.trim() || part.localName === "option") continue;
        if (!isShown || isUnseen(part)) continue;
        const box = lines(text).map((line) => cutter(part, line)).find((one) => one);
        if (box) found.add(`${name(box)}: ${text.data.trim()}`);
    }
    return [...found];
}"""


def clipped(page: Page) -> list[str]:
    """Each with the box that cuts it: "button.thief: [Vooleeuur]"."""
    found: list[str] = page.evaluate(_CLIPPED)
    return found
