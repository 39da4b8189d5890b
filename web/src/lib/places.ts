// Addresses of pages, both ways: as paths of a server, or behind the hash of a folder of files.

export interface Place {
  /** "/t/<table>" */
  path: string;
  /** "?step=3", or nothing */
  query: string;
  /** a place on the page, without the hash */
  anchor: string;
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

const HIDDEN = "#/"; // how a page begins that is kept behind the hash
const ANYWHERE = "http://house"; // only to read by

/** What is written in an `href`; `root` is the path of the house, "/" or "/games/sesame/". */
export const addressOf = (path: string, root: string, isStatic: boolean): string =>
  isStatic ? `${root}#${path}` : root + path.slice(1);

/** The page at an address of this house; undefined for what is no page of it. */
export function placeIn({ pathname, search, hash }: Address, root: string, isStatic: boolean): Place | undefined {
  if (!pathname.startsWith(root)) return undefined;
  if (hash.startsWith(HIDDEN)) return read(hash.slice(1));
  if (isStatic) return pathname === root || pathname === `${root}index.html` ? read("/") : undefined;
  return read(`/${pathname.slice(root.length)}${search}${hash}`);
}

function read(written: string): Place {
  const { pathname, search, hash } = new URL(ANYWHERE + written);
  return { path: pathname, query: search, anchor: decoded(hash.slice(1)) };
}

/** As it stands, where it is no writing of any letters. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
