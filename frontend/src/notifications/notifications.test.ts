import { afterEach, describe, expect, it, vi } from "vitest";

import { deviceName, keyBytes, unsubscribe } from "./push";
import { fate } from "./wording";

describe("messages", () => {
  it("show their state and the reason", () => {
    expect(fate({ state: "dropped", reason: "you had already moved" })).toBe(
      "Not sent: you had already moved",
    );
    expect(fate({ state: "sent", reason: "by push" })).toBe("Sent: by push");
    expect(fate({ state: "waiting", reason: "" })).toBe("Not sent yet");
  });
});

describe("a device", () => {
  it("decodes the server's key from base64url", () => {
    expect([...keyBytes("BP-_AA")]).toEqual([4, 255, 191, 0]);
  });

  it("is named by its browser and system", () => {
    const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Safari/537.36";
    expect(deviceName(phone)).toBe("Chrome, Android");
    expect(deviceName("Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/17 Safari/605")).toBe(
      "Safari, Mac",
    );
    expect(deviceName("curl")).toBe("Browser");
  });
});

describe("logging out", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser with a push endpoint, and a server with two devices. */
  function pushed(endpoint: string) {
    const asked: string[] = [];
    const own = { endpoint, unsubscribe: vi.fn(() => Promise.resolve(true)) };
    const registration = { pushManager: { getSubscription: () => Promise.resolve(own) } };
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("navigator", {
      serviceWorker: { getRegistration: () => Promise.resolve(registration) },
    });
    vi.stubGlobal("fetch", (request: Request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      const devices = [
        { id: 7, endpoint: "https://push.example/phone" },
        { id: 8, endpoint: "https://push.example/desk" },
      ];
      return Promise.resolve(
        request.method === "GET" ? Response.json(devices) : new Response(null, { status: 204 }),
      );
    });
    return { asked, own };
  }

  it("unsubscribes this device only", async () => {
    const { asked, own } = pushed("https://push.example/desk");
    await unsubscribe();
    expect(asked).toEqual([
      "GET /api/v1/me/notifications/devices/",
      "DELETE /api/v1/me/notifications/devices/8/",
    ]);
    expect(own.unsubscribe).toHaveBeenCalledOnce();
  });

  it("sends no requests where this device is not subscribed", async () => {
    const { asked } = pushed("");
    vi.stubGlobal("navigator", {});
    await unsubscribe();
    expect(asked).toEqual([]);
  });
});
