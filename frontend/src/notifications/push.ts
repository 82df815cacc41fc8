// How does this browser come to take pushes? It asks its player, subscribes, and tells the site.
import { Said } from "../api/problems";
import { api, told } from "../api/client";
import { t } from "../words";

export interface Device {
  id: number;
  endpoint: string;
  device?: string;
}

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** The site's key as the browser wants it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What the device is called in the list of all. */
export function deviceName(agent: string): string {
  const browsers = ["Firefox", "Edg", "Chrome", "Safari"];
  const systems = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"];
  const find = (names: readonly string[]) => names.find((name) => agent.includes(name));
  const browser = find(browsers)?.replace("Edg", "Edge") ?? "Browser";
  const system = find(systems);
  return system ? `${browser}, ${system}` : browser;
}

/** Let this browser take pushes; throws in words where its player or the browser refuses. */
export async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new Said(t("notifications-not-allowed"));
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(key),
  });
  const { endpoint, keys } = made.toJSON();
  const body = {
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    device: deviceName(navigator.userAgent),
  };
  await told(api.POST("/api/v1/me/notifications/devices/", { body }));
}

/** Let this browser take no more pushes: who looks next may be somebody else. */
export async function unsubscribe(): Promise<void> {
  const own = await subscription();
  if (!own) return;
  const devices = await told(api.GET("/api/v1/me/notifications/devices/"));
  const device = devices.find((each) => each.endpoint === own.endpoint);
  if (device) await removeDevice(device);
  await own.unsubscribe();
}

/** Let a device take no more pushes of this player. */
export async function removeDevice(device: Device): Promise<void> {
  const params = { path: { device: device.id } };
  await told(api.DELETE("/api/v1/me/notifications/devices/{device}/", { params }));
}

/** The address under which this browser takes pushes; empty where it does not. */
export const ownEndpoint = async (): Promise<string> => (await subscription())?.endpoint ?? "";

async function subscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}
