// Service worker: caches the files of the app, answers without a connection, and shows push notifications.
// The site writes `GLENMORE`, the version and the list of files, before these lines.
import {
  type NotificationData,
  notificationFor,
  type PushPayload,
  showsTable,
} from "./push-notifications";
import {
  APP_SHELL,
  otherLanguageCaches,
  outdatedCaches,
  pageCacheName,
  strategyFor,
} from "./offline-cache";

declare const self: ServiceWorkerGlobalScope;
declare const GLENMORE: { version: string; files: string[] };

const APP_CACHE = `glenmore-app-${GLENMORE.version}`;

self.addEventListener("install", (event) => event.waitUntil(precache()));
self.addEventListener("activate", (event) => event.waitUntil(cleanUp()));

self.addEventListener("message", (event) => {
  const { kind } = event.data as { kind: string };
  // Only when the player agrees: a page must not change while they use it.
  if (kind === "take-over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const strategy = strategyFor(event.request, self.location.origin);
  if (strategy === "asset") event.respondWith(cacheFirst(event.request));
  if (strategy === "page") event.respondWith(networkFirst(event.request));
  if (strategy === "app-shell") event.respondWith(networkOrAppShell(event.request));
});

self.addEventListener("push", (event) =>
  event.waitUntil(notify(event.data?.json() as PushPayload)),
);

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const data = event.notification.data as NotificationData;
  const muteUrl = event.action === "mute" && data.mute;
  event.waitUntil(muteUrl ? fetch(muteUrl, { method: "POST" }) : show(data));
});

async function notify(payload: PushPayload): Promise<void> {
  const shown = await self.registration.getNotifications();
  const { title, replaces, ...notification } = notificationFor(payload, shown);
  for (const old of shown) if (replaces.includes(old.tag)) old.close();
  const images = { icon: "/static/icon-192.png", badge: "/static/badge-96.png" };
  // The types lack `actions` and `renotify`, since not all browsers support them.
  const options = {
    ...images,
    ...notification,
    renotify: notification.tag !== "",
  } as NotificationOptions;
  await self.registration.showNotification(title, options);
}

async function precache(): Promise<void> {
  const cache = await caches.open(APP_CACHE);
  await cache.addAll(
    [APP_SHELL, ...GLENMORE.files].map((file) => new Request(file, { cache: "no-cache" })),
  );
}

async function cleanUp(): Promise<void> {
  await deleteCaches(outdatedCaches(await caches.keys(), APP_CACHE));
  await self.clients.claim();
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    const name = await pageCacheFor(response);
    if (name && response.ok && !response.redirected) {
      const pages = await caches.open(name);
      await pages.put(request, response.clone());
    }
    return response;
  } catch (failure) {
    const cached = await caches.match(request);
    if (cached) return cached;
    if (request.mode === "navigate") return appShellOrThrow(failure);
    throw failure;
  }
}

async function networkOrAppShell(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    await pageCacheFor(response);
    return response;
  } catch (failure) {
    return appShellOrThrow(failure);
  }
}

/** The name of the page cache for the language of a response; those of other languages are deleted. */
async function pageCacheFor(response: Response): Promise<string | undefined> {
  const name = pageCacheName(response.headers.get("Content-Language"));
  if (name) await deleteCaches(otherLanguageCaches(await caches.keys(), name));
  return name;
}

async function deleteCaches(names: string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function appShellOrThrow(failure: unknown): Promise<Response> {
  const appShell = await caches.match(APP_SHELL);
  if (!appShell) throw failure;
  return appShell;
}

async function show(data: NotificationData): Promise<void> {
  const address = new URL(data.url, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((each) => showsTable(each.url, data));
  const open = there ?? windows[0];
  if (!open) return void (await self.clients.openWindow(address));
  await open.focus();
  if (!there) await open.navigate(address);
}
