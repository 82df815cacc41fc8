// How does this browser come to take pushes? It asks its player, subscribes, and tells the site.
import { api, told } from "../api/client";

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
    throw new Error("The browser does not allow notifications. Its settings for this site can.");
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

/** The address under which this browser takes pushes; empty where it does not. */
export async function ownEndpoint(): Promise<string> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint ?? "";
}
