"""What jumps while a page opens: the browser's own count of it, and what it was."""

from playwright.sync_api import BrowserContext, Page

# Less cannot be seen: a pixel or so of a small thing
UNSEEN = 0.001

_WATCH = """
    window.jumps = [];
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, value, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            const name = (node) => `${node?.nodeName}.${node?.className ?? ""}`;
            const names = sources.map(({ node, previousRect: from, currentRect: to }) =>
                `${name(node)} ${from.x},${from.y} to ${to.x},${to.y}`);
            window.jumps.push({ value, names });
        }
    }).observe({ type: "layout-shift", buffered: true });
"""


def watch(context: BrowserContext) -> None:
    """On every page that is opened from now on."""
    context.add_init_script(_WATCH)


def jumped(page: Page) -> tuple[float, list[str]]:
    """How much since the page was opened, and what."""
    found = page.evaluate("window.jumps")
    return (
        sum(each["value"] for each in found),
        [name for each in found for name in each["names"]],
    )
