// Where the reader is, without a page load.

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go = (address: string): void => {
    history.pushState(null, "", address);
    this.path = location.pathname;
    scrollTo(0, 0);
  };

  /** For links: go there without loading the page again. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || event.ctrlKey || event.metaKey || link.hasAttribute("download"))
      return;
    if (link.pathname.startsWith("/api")) return;
    if (link.hash && link.pathname === location.pathname) return; // a place on this very page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();
