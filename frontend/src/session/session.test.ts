import { beforeEach, describe, expect, it, vi } from "vitest";

import { recall, remember } from "../offline/memory";

const ISLA = { id: 7, display_name: "Isla" };

/** Open a page that says who looks, or, from the offline store, does not. */
async function open(said?: object | null) {
  document.head.innerHTML = "";
  if (said !== undefined) {
    const meta = document.createElement("meta");
    meta.name = "me";
    meta.content = said ? JSON.stringify(said) : "";
    document.head.append(meta);
  }
  vi.resetModules();
  return (await import("./session.svelte")).session;
}

beforeEach(() => localStorage.clear());

describe("the session", () => {
  it("is the one whom the page names", async () => {
    expect((await open(ISLA)).me).toEqual(ISLA);
    expect((await open(null)).me).toBeNull();
  });

  it("is who it was last where the page cannot know", async () => {
    await open(ISLA);
    expect((await open()).me).toEqual(ISLA);
  });

  it("keeps nothing of a player for another, or for nobody", async () => {
    for (const next of [{ id: 8, display_name: "Rory" }, null]) {
      await open(ISLA);
      remember("mine", ["a table"]);
      await open(ISLA);
      expect(recall("mine")).toEqual(["a table"]);
      await open(next);
      expect(recall("mine")).toBeNull();
    }
  });

  it("leaves nothing behind when the player goes", async () => {
    const session = await open(ISLA);
    remember("mine", ["a table"]);
    session.forget();
    expect(session.me).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
