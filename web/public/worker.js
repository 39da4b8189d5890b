// The house opens without a connection too: the page is fetched anew whenever the server answers,
// and its files, whose names change when they do, are kept. Games are never kept: they live there.
const SHELF = "sesame-1";
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([PAGE, "/icon.svg", "/manifest.webmanifest"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldShelves().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(newest(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

async function dropOldShelves() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
}

/** The page: from the server, or as it was last. */
async function newest(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(shelf, answer.clone());
    return answer;
  } catch {
    return (await shelf.match(PAGE)) ?? Response.error();
  }
}

/** A new page names new files: the old ones are thrown away. */
async function renew(shelf, page) {
  const before = await shelf.match(PAGE);
  const [old, now] = await Promise.all([before?.text(), page.clone().text()]);
  await shelf.put(PAGE, page);
  if (old === undefined || old === now) return;
  const files = (await shelf.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  await Promise.all(files.map((file) => shelf.delete(file)));
}

async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}
