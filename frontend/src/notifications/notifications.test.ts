import { describe, expect, it } from "vitest";

import { deviceName, keyBytes } from "./push";
import { fate } from "./words";

describe("messages", () => {
  it("say what became of them, and why", () => {
    expect(fate({ state: "dropped", reason: "you had played already" })).toBe(
      "Not sent: you had played already",
    );
    expect(fate({ state: "sent", reason: "by push" })).toBe("Sent: by push");
    expect(fate({ state: "waiting", reason: "" })).toBe("Not sent yet");
  });
});

describe("a device", () => {
  it("reads the site's key, which is written for addresses", () => {
    expect([...keyBytes("BP-_AA")]).toEqual([4, 255, 191, 0]);
  });

  it("is called by its browser and system", () => {
    const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Safari/537.36";
    expect(deviceName(phone)).toBe("Chrome, Android");
    expect(deviceName("Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/17 Safari/605")).toBe(
      "Safari, Mac",
    );
    expect(deviceName("curl")).toBe("Browser");
  });
});
