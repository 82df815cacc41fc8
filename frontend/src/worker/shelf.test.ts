import { describe, expect, it } from "vitest";

import { foreign, outdated, pagesIn, wayOf } from "./shelf";

const SITE = "https://more.example";
const way = (address: string, wish: { method?: string; mode?: RequestMode } = {}) =>
  wayOf({ url: SITE + address, method: "GET", mode: "navigate", ...wish }, SITE);

describe("the service worker", () => {
  it("takes the app’s files from the shelf", () => {
    expect(way("/static/assets/main-12345678.js", { mode: "cors" })).toBe("file");
  });

  it("keeps what was read of rules and games, which is the same for all", () => {
    expect(way("/rules")).toBe("page");
    expect(way("/rules/glen-more-2")).toBe("page");
    expect(way("/api/v1/editions/glen-more-2/faces/", { mode: "cors" })).toBe("page");
  });

  it("answers screens with the empty frame when there is no connection", () => {
    for (const screen of ["/", "/lobby", "/tables/abc?code=x", "/me"]) {
      expect(way(screen)).toBe("frame");
    }
  });

  it("never keeps what the site says about or to a player", () => {
    expect(way("/api/v1/me/", { mode: "cors" })).toBe("network");
    expect(way("/api/v1/me/export/")).toBe("network");
    expect(way("/admin/")).toBe("network");
    expect(way("/rules", { method: "POST" })).toBe("network");
    expect(wayOf({ url: "https://other.example/", method: "GET", mode: "navigate" }, SITE)).toBe(
      "network",
    );
  });

  const names = ["glenmore-app-1", "glenmore-app-2", "glenmore-pages-de", "somebody-else"];

  it("throws away the shelves of older versions, and nothing of others", () => {
    expect(outdated(names, "glenmore-app-2")).toEqual(["glenmore-app-1"]);
    expect(outdated(["glenmore-pages"], "glenmore-app-2")).toEqual(["glenmore-pages"]);
  });

  it("keeps what was read in the language that is read now, and in no other", () => {
    expect(pagesIn("de")).toBe("glenmore-pages-de");
    expect(foreign(names, "glenmore-pages-de")).toEqual([]);
    expect(foreign(names, "glenmore-pages-fr")).toEqual(["glenmore-pages-de"]);
    expect(pagesIn(null)).toBeUndefined();
  });
});
