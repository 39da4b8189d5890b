// Where the reader is, without a page load. A server gives every page an address of its own (/t/<table>); a folder of
// files cannot, so there the address is kept behind the hash (#/t/<table>). A link that carries a whole game stands
// behind the hash in both: no server is told of it.

import { BASE, beside, isStatic } from "./base";
import { addressOf, placeIn, type Place } from "./places";

const root = new URL(BASE).pathname;

/** The address of a page of ours ("/t/<table>?step=3#KT-05"): every link to one is made here. */
export const to = (path: string): string => addressOf(path, root, isStatic);

/** The same with the name of this house: to be sent to somebody. */
export const linkTo = (path: string): string => new URL(to(path), BASE).href;

class Route {
  #place = $state.raw<Place>(this.#here());

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  /** Which page: "/t/<table>". */
  get path(): string {
    return this.#place.path;
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.#place.query);
  }

  /** A place on the page. */
  get anchor(): string {
    return this.#place.anchor;
  }

  go = (path: string): void => {
    history.pushState(null, "", to(path));
    this.#arrive();
    scrollTo(0, 0);
  };

  /** Instead of the page that is open: back leads to the one before it. */
  replace = (path: string): void => {
    history.replaceState(null, "", to(path));
    this.#arrive();
  };

  /** The address says what this page shows; nothing is opened anew. */
  rewrite = (path: string): void => history.replaceState(null, "", to(path));

  /** For links: go there without loading the page again. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || event.ctrlKey || event.metaKey || link.hasAttribute("download"))
      return;
    const place = placeIn(link, root, isStatic);
    if (!place || link.href.startsWith(beside("api/"))) return;
    if (place.anchor && place.path === this.path && !isStatic) return; // a place on this very page
    event.preventDefault();
    history.pushState(null, "", link.href);
    this.#arrive();
    if (!place.anchor) scrollTo(0, 0);
  };

  #here(): Place {
    return placeIn(location, root, isStatic) ?? { path: "/", query: "", anchor: "" };
  }

  #arrive(): void {
    const before = this.path;
    this.#place = this.#here();
    if (this.anchor && this.path === before) document.getElementById(this.anchor)?.scrollIntoView();
  }
}

export const route = new Route();
