import { describe, expect, it } from "vitest";

import { otherLanguageCaches, outdatedCaches, pageCacheName, strategyFor } from "./offline-cache";

const SITE = "https://more.example";
const strategy = (address: string, init: { method?: string; mode?: RequestMode } = {}) =>
  strategyFor({ url: SITE + address, method: "GET", mode: "navigate", ...init }, SITE);

describe("the service worker", () => {
  it("takes the app’s files from the cache", () => {
    expect(strategy("/static/assets/main-12345678.js", { mode: "cors" })).toBe("asset");
  });

  it("caches pages about rules and games, which are the same for everybody", () => {
    expect(strategy("/rules")).toBe("page");
    expect(strategy("/rules/glen-more-2")).toBe("page");
    expect(strategy("/api/v1/editions/glen-more-2/faces/", { mode: "cors" })).toBe("page");
  });

  it("answers screens with the empty app shell when there is no connection", () => {
    for (const screen of ["/", "/lobby", "/tables/abc?code=x", "/me"]) {
      expect(strategy(screen)).toBe("app-shell");
    }
  });

  it("never caches what belongs to a player", () => {
    expect(strategy("/api/v1/me/", { mode: "cors" })).toBe("network");
    expect(strategy("/api/v1/me/export/")).toBe("network");
    expect(strategy("/admin/")).toBe("network");
    expect(strategy("/rules", { method: "POST" })).toBe("network");
    expect(
      strategyFor({ url: "https://other.example/", method: "GET", mode: "navigate" }, SITE),
    ).toBe("network");
  });

  const names = ["glenmore-app-1", "glenmore-app-2", "glenmore-pages-de", "somebody-else"];

  it("deletes the caches of older versions, and nothing of others", () => {
    expect(outdatedCaches(names, "glenmore-app-2")).toEqual(["glenmore-app-1"]);
    expect(outdatedCaches(["glenmore-pages"], "glenmore-app-2")).toEqual(["glenmore-pages"]);
  });

  it("caches pages in the current language only", () => {
    expect(pageCacheName("de")).toBe("glenmore-pages-de");
    expect(otherLanguageCaches(names, "glenmore-pages-de")).toEqual([]);
    expect(otherLanguageCaches(names, "glenmore-pages-fr")).toEqual(["glenmore-pages-de"]);
    expect(pageCacheName(null)).toBeUndefined();
  });
});
