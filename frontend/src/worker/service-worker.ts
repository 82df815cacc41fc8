// What stands between the app and the network? This: it keeps the app's files, answers when there is
// no connection, and shows what is pushed. The site writes `GLENMORE`, the version and its files,
// before these lines.
import { isThere, type Kept, noticeOf, type Pushed } from "./notices";
import { foreign, FRAME, outdated, pagesIn, wayOf } from "./shelf";

declare const self: ServiceWorkerGlobalScope;
declare const GLENMORE: { version: string; files: string[] };

const APP = `glenmore-app-${GLENMORE.version}`;

self.addEventListener("install", (event) => event.waitUntil(stock()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

self.addEventListener("message", (event) => {
  const { kind } = event.data as { kind: string };
  // Only when the player agrees: a page must not change under his thumb.
  if (kind === "take-over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way === "file") event.respondWith(shelfFirst(event.request));
  if (way === "page") event.respondWith(networkFirst(event.request));
  if (way === "frame") event.respondWith(networkOrFrame(event.request));
});

self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() as Pushed)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const kept = event.notification.data as Kept;
  const muting = event.action === "mute" && kept.mute;
  event.waitUntil(muting ? fetch(muting, { method: "POST" }) : show(kept));
});

async function tell(pushed: Pushed): Promise<void> {
  const shown = await self.registration.getNotifications();
  const { title, replaces, ...notice } = noticeOf(pushed, shown);
  for (const old of shown) if (replaces.includes(old.tag)) old.close();
  const drawn = { icon: "/static/icon-192.png", badge: "/static/badge-96.png" };
  // Neither buttons nor this are among the types, since not all browsers know them.
  const wishes = { ...drawn, ...notice, renotify: notice.tag !== "" } as NotificationOptions;
  await self.registration.showNotification(title, wishes);
}

async function stock(): Promise<void> {
  const shelf = await caches.open(APP);
  await shelf.addAll(
    [FRAME, ...GLENMORE.files].map((file) => new Request(file, { cache: "no-cache" })),
  );
}

async function tidy(): Promise<void> {
  await throwAway(outdated(await caches.keys(), APP));
  await self.clients.claim();
}

async function shelfFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    const shelf = await shelfFor(response);
    if (shelf && response.ok && !response.redirected) {
      const pages = await caches.open(shelf);
      await pages.put(request, response.clone());
    }
    return response;
  } catch (failure) {
    const kept = await caches.match(request);
    if (kept) return kept;
    if (request.mode === "navigate") return frameOr(failure);
    throw failure;
  }
}

async function networkOrFrame(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    await shelfFor(response);
    return response;
  } catch (failure) {
    return frameOr(failure);
  }
}

/** The shelf of the language in which the site has answered; those of others are thrown away. */
async function shelfFor(response: Response): Promise<string | undefined> {
  const shelf = pagesIn(response.headers.get("Content-Language"));
  if (shelf) await throwAway(foreign(await caches.keys(), shelf));
  return shelf;
}

async function throwAway(shelves: string[]): Promise<void> {
  await Promise.all(shelves.map((name) => caches.delete(name)));
}

async function frameOr(failure: unknown): Promise<Response> {
  const frame = await caches.match(FRAME);
  if (!frame) throw failure;
  return frame;
}

async function show(kept: Kept): Promise<void> {
  const address = new URL(kept.url, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((each) => isThere(each.url, kept));
  const open = there ?? windows[0];
  if (!open) return void (await self.clients.openWindow(address));
  await open.focus();
  if (!there) await open.navigate(address);
}
