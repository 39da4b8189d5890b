// Where the page's own files lie: a house may stand at any path of a host, so nothing here begins with a slash.

/** The folder of index.html, whichever of its pages is open; scripts are built into a folder below it. */
export const BASE: string = new URL(import.meta.env.DEV ? "/" : "../", import.meta.url).href;

/** The address of something beside index.html: a file, or what a server answers ("api/me"). */
export const beside = (name: string): string => new URL(name.replace(/^\/+/, ""), BASE).href;

/** The same as a line that stays open. */
export const lineAt = (name: string): string => beside(name).replace(/^http/, "ws");

/** Whether files are all that stands behind this page: `sesame site` has written so into it. */
export const isStatic: boolean =
  typeof document !== "undefined" &&
  document.querySelector<HTMLMetaElement>('meta[name="sesame-home"]')?.content === "static";
