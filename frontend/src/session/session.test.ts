import { beforeEach, describe, expect, it, vi } from "vitest";

import { readCache, writeCache } from "../offline/device-cache";

const ISLA = { id: 7, display_name: "Isla" };

/** Open a page that names a player, or one from the offline cache, which names nobody. */
async function open(player?: object | null) {
  document.head.innerHTML = "";
  if (player !== undefined) {
    const meta = document.createElement("meta");
    meta.name = "me";
    meta.content = player ? JSON.stringify(player) : "";
    document.head.append(meta);
  }
  vi.resetModules();
  return (await import("./session.svelte")).session;
}

beforeEach(() => localStorage.clear());

describe("the session", () => {
  it("is of the player whom the page names", async () => {
    expect((await open(ISLA)).me).toEqual(ISLA);
    expect((await open(null)).me).toBeNull();
  });

  it("is of the last player where the page names nobody", async () => {
    await open(ISLA);
    expect((await open()).me).toEqual(ISLA);
  });

  it("keeps nothing of a player for another one or for a visitor", async () => {
    for (const next of [{ id: 8, display_name: "Rory" }, null]) {
      await open(ISLA);
      writeCache("mine", ["a table"]);
      await open(ISLA);
      expect(readCache("mine")).toEqual(["a table"]);
      await open(next);
      expect(readCache("mine")).toBeNull();
    }
  });

  it("leaves nothing on the device when it is cleared", async () => {
    const session = await open(ISLA);
    writeCache("mine", ["a table"]);
    session.forget();
    expect(session.me).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
