// The house without a network. `files.js` lists every file with its mark: a shelf of the browser's cache holds one
// version of them all. At first only what is used is kept; when the page is at rest it asks for the rest. A new
// version is brought whole, in the background, and then waits until a page says that it may take over: no table is
// open then, or the player wants it (src/lib/home/keeping.svelte.ts).
importScripts("files.js");

const { version, home, files } = self.SESAME;
const HERE = new URL("./", location.href);
const SHELVES = `sesame ${HERE.pathname} `; // several houses may stand on one host
const SHELF = SHELVES + version;
const PAGE = "index.html";
const SEPARATE = ["worker.js", "files.js"]; // the browser itself asks for these
const NAMED_BY_CONTENT = /^assets\//; // such a file never changes
const SERVERS_OWN = /^(api|ws|games|health|metrics)\b/;
const PATIENCE = 3000; // milliseconds that a server may take to give the page, if we have it
const BUSY = [429, 503]; // a server that has others to serve: it is asked again
const LATER = 2000; // milliseconds
const TRIES = 10;
const AT_ONCE = 4; // files that are fetched side by side

const names = Object.keys(files).filter((name) => !SEPARATE.includes(name));

/** The page has the address of its folder: some hosts send whoever asks for index.html there. */
const addressOf = (name) => new URL(name === PAGE ? "./" : name, HERE).href;

self.addEventListener("install", (event) => {
  // The first version shows its page at once; a later one comes whole before it may be used
  event.waitUntil(self.registration.active ? keepAll() : keep(PAGE));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldShelves().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "keep all") event.waitUntil(keepAll().catch(() => tellAll({ type: "interrupted" })));
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HERE.href)) return;
  const name = request.url.slice(HERE.href.length).replace(/[?#].*$/, "");
  if (names.includes(name) && name !== PAGE) event.respondWith(file(request, name));
  else if (request.mode === "navigate" && isPage(name)) event.respondWith(page(request, name));
});

/** Of files alone there is one page, with two names; a server has one for every address that is not its own. */
const isPage = (name) => (home === "static" ? name === "" || name === PAGE : !SERVERS_OWN.test(name));

/** A server's page goes with the server, so the newest is shown; else all goes together, as it was kept. */
async function page(request, name) {
  const kept = await onShelf(PAGE);
  if (!kept) return fetch(request);
  if (home === "static") return kept;
  return newest(request, await lowered(kept, name));
}

/** The page at an address like t/<table>: its files are so many folders up. */
async function lowered(kept, name) {
  const depth = name.split("/").length - 1;
  if (!depth) return kept;
  const text = (await kept.text()).replaceAll('"./', `"${"../".repeat(depth)}`);
  return new Response(text, { headers: kept.headers });
}

async function file(request, name) {
  const kept = await onShelf(name);
  if (!kept) return fetchedAndKept(request, name);
  // What stands beside a server may be newer there than the list of this worker
  return home === "server" && !NAMED_BY_CONTENT.test(name) ? newest(request, kept) : kept;
}

/** From the server; as it was kept, where none answers, or not soon. */
function newest(request, kept) {
  const asked = fetch(request).then((answer) => (answer.status < 500 ? answer : kept));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([asked, late]).catch(() => kept);
}

async function fetchedAndKept(request, name) {
  const answer = await fetch(request);
  if (answer.ok && NAMED_BY_CONTENT.test(name)) await (await shelf()).put(addressOf(name), answer.clone());
  return answer;
}

// --- the shelf

const shelf = () => caches.open(SHELF);
const onShelf = async (name) => (await shelf()).match(addressOf(name));

/** Every file, with word of how far it is. */
async function keepAll() {
  const missing = await missingOf(names);
  const sizeOf = (some) => some.reduce((sum, name) => sum + files[name][0], 0);
  const total = sizeOf(names);
  let done = total - sizeOf(missing);
  const one = async () => {
    for (let name = missing.shift(); name !== undefined; name = missing.shift()) {
      tellAll({ type: "keeping", done, total });
      await keep(name);
      done += files[name][0];
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  tellAll({ type: "kept" });
}

async function missingOf(some) {
  const found = await Promise.all(some.map(onShelf));
  return some.filter((_, at) => !found[at]);
}

async function keep(name) {
  const found = (await fromOldShelf(name)) ?? (await fetched(name));
  await (await shelf()).put(addressOf(name), found);
}

/** What an earlier version kept is not asked for again, if its name says what is in it. */
async function fromOldShelf(name) {
  if (!NAMED_BY_CONTENT.test(name)) return undefined;
  for (const other of await oldShelves()) {
    const found = await (await caches.open(other)).match(addressOf(name));
    if (found) return found;
  }
  return undefined;
}

async function fetched(name, tries = TRIES) {
  const cache = NAMED_BY_CONTENT.test(name) ? "default" : "no-cache";
  const answer = await fetch(addressOf(name), { cache, priority: "low" });
  if (BUSY.includes(answer.status) && tries > 1) {
    await new Promise((resolve) => setTimeout(resolve, LATER));
    return fetched(name, tries - 1);
  }
  if (!answer.ok || answer.redirected) throw new Error(`${name}: ${answer.status}`);
  if (!(await isOfThisVersion(name, answer.clone()))) throw new Error(`${name}: of another version`);
  return answer;
}

/** While a host is given a new version it may have files of both; the next visit tries again. */
async function isOfThisVersion(name, answer) {
  if (NAMED_BY_CONTENT.test(name)) return true;
  if (name === PAGE) {
    // Hosts may put something of their own into a page, so it is known by what it names
    return [...(await answer.text()).matchAll(/assets\/[\w.-]+/g)].every(([asset]) => asset in files);
  }
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  const mark = Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return mark.startsWith(files[name][1]);
}

const oldShelves = async () => (await caches.keys()).filter((name) => name.startsWith(SHELVES) && name !== SHELF);

/** Those of the worker before this house could stand anywhere, too. */
async function dropOldShelves() {
  const old = [...(await oldShelves()), "sesame-1"];
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function tellAll(message) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const window of windows) if (window.url.startsWith(HERE.href)) window.postMessage(message);
}
