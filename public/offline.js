// Keeps the last dashboard for reading offline, where its user asked for that. Online nothing is ever served from here.
const CACHE = "kept-dashboard";
const COPY = "/api/account/offline-copy";
const POLICY = "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; base-uri 'none'";

// What was asked for before somebody signed out must not be kept after it.
let timesForgotten = 0;

async function forget() {
  timesForgotten += 1;
  await caches.delete(CACHE);
  await self.registration.unregister();
}

function asKept(page) {
  const language = /<html lang="(\w+)"/.exec(page)?.[1].replace("en", "en-US");
  const now = new Date().toLocaleString(language, { dateStyle: "long", timeStyle: "short" });
  return page.replaceAll(/ nonce="[^"]*"/g, "").replace(/(<time class="as-of"[^>]*>)[^<]*/, `$1${now}`);
}

async function keep() {
  const before = timesForgotten;
  const answer = await fetch(COPY, { cache: "no-store", redirect: "error" });
  if (answer.status >= 400 && answer.status < 500) return forget();
  if (!answer.ok) return;
  const page = await answer.text();
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1];
  const look = sheet && (await fetch(sheet));
  if (before !== timesForgotten) return;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": POLICY,
    Expires: answer.headers.get("Expires") ?? "",
  };
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => url !== new URL(sheet, location.origin).href);
  for (const request of old) await cache.delete(request);
  if (look?.ok) await cache.put(sheet, look);
  await cache.put(COPY, new Response(asKept(page), { headers }));
  if (before !== timesForgotten) await caches.delete(CACHE);
}

async function findKept(request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  const ends = kept?.headers.get("Expires");
  if (!kept || !ends || Date.parse(ends) > Date.now()) return kept ?? Response.error();
  // The sign-in that it belonged to has ended meanwhile.
  await forget();
  return Response.error();
}

/** Once more when it is done: until then a page that is still open may have asked for the copy anew. */
async function signOut(request) {
  await forget();
  try {
    return await fetch(request);
  } finally {
    await forget();
  }
}

/** The answer of the server, whatever it is; without any, what is kept for `kept`. */
async function answer(event, kept) {
  let found;
  try {
    found = await fetch(event.request);
  } catch (error) {
    if (!kept) throw error;
    return findKept(kept);
  }
  const isSaid = found.type !== "opaqueredirect" && found.status < 500;
  if (isSaid && kept !== event.request && found.headers.get("Offline-Copy") !== "keep") event.waitUntil(forget());
  return found;
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keep().catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || method !== "GET") return;
  if (pathname === "/api/logout") event.respondWith(signOut(event.request));
  else if (pathname.startsWith("/api/")) return;
  else if (mode === "navigate") event.respondWith(answer(event, COPY));
  else if (pathname.endsWith(".data")) event.respondWith(answer(event, null));
  else if (destination === "style") event.respondWith(answer(event, event.request));
});
