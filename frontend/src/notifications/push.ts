// Subscribe this browser to push notifications, and unsubscribe it.
import { UserFacingError } from "../api/errors";
import { api, unwrap } from "../api/client";
import { t } from "../i18n";

export interface Device {
  id: number;
  endpoint: string;
  device?: string;
}

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Decode the server's key from base64url. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The name of a device in the list of devices. */
export function deviceName(agent: string): string {
  const browsers = ["Firefox", "Edg", "Chrome", "Safari"];
  const systems = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"];
  const find = (names: readonly string[]) => names.find((name) => agent.includes(name));
  const browser = find(browsers)?.replace("Edg", "Edge") ?? "Browser";
  const system = find(systems);
  return system ? `${browser}, ${system}` : browser;
}

/** Subscribe this browser; throws a message for players where they or the browser refuse. */
export async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new UserFacingError(t("notifications-not-allowed"));
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
  await unwrap(api.POST("/api/v1/me/notifications/devices/", { body }));
}

/** Unsubscribe this browser, since somebody else may use it next. */
export async function unsubscribe(): Promise<void> {
  const own = await subscription();
  if (!own) return;
  const devices = await unwrap(api.GET("/api/v1/me/notifications/devices/"));
  const device = devices.find((each) => each.endpoint === own.endpoint);
  if (device) await removeDevice(device);
  await own.unsubscribe();
}

/** Remove a device of this player. */
export async function removeDevice(device: Device): Promise<void> {
  const params = { path: { device: device.id } };
  await unwrap(api.DELETE("/api/v1/me/notifications/devices/{device}/", { params }));
}

/** The push endpoint of this browser; empty where it has none. */
export const ownEndpoint = async (): Promise<string> => (await subscription())?.endpoint ?? "";

async function subscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}
