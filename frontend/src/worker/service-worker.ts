// What stands between the app and the network? This: it keeps the app's files, answers when there is
// no connection, and shows what is pushed. The site writes `GLENMORE`, the version and its files,
// before these lines.
import { FRAME, outdated, wayOf } from "./shelf";

declare const self: ServiceWorkerGlobalScope;
declare const GLENMORE: { version: string; files: string[] };

const APP = `glenmore-app-${GLENMORE.version}`;
const PAGES = "glenmore-pages";

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

/** What the site pushes; `notifications/channels/push.py` writes it. */
interface Pushed {
  title: string;
  body?: string;
  url?: string;
  tag?: string;
  /** Where its table is muted, and how the button is called. */
  mute?: string;
  mute_words?: string;
}

self.addEventListener("push", (event) => {
  const { title, body, url, tag, mute, mute_words } = event.data?.json() as Pushed;
  const wishes = { icon: "/static/icon-192.png", badge: "/static/badge-96.png" };
  const more = { ...(body && { body }), ...(tag && { tag }) };
  const actions = mute ? [{ action: "mute", title: mute_words ?? "Mute this table" }] : [];
  // Buttons are not among the types, since not all browsers show them.
  const shown = { ...wishes, ...more, actions, data: { url, mute } } as NotificationOptions;
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, mute } = event.notification.data as Pick<Pushed, "url" | "mute">;
  const muting = event.action === "mute" && mute;
  event.waitUntil(
    muting ? fetch(mute, { method: "POST" }) : show(new URL(url ?? "/", self.location.origin).href),
  );
});

async function stock(): Promise<void> {
  const shelf = await caches.open(APP);
  await shelf.addAll(
    [FRAME, ...GLENMORE.files].map((file) => new Request(file, { cache: "no-cache" })),
  );
}

async function tidy(): Promise<void> {
  const old = outdated(await caches.keys(), [APP, PAGES]);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function shelfFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) {
      const pages = await caches.open(PAGES);
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
    return await fetch(request);
  } catch (failure) {
    return frameOr(failure);
  }
}

async function frameOr(failure: unknown): Promise<Response> {
  const frame = await caches.match(FRAME);
  if (!frame) throw failure;
  return frame;
}

async function show(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((each) => each.url === address) ?? windows[0];
  if (!open) return void (await self.clients.openWindow(address));
  await open.focus();
  if (open.url !== address) await open.navigate(address);
}
