import { beforeEach, describe, expect, it } from "vitest";

import type { TableDetails } from "../api/types";
import { clearCache, readCache, cachedTable, writeCache, cacheTable } from "./device-cache";

const table = (id: string) => ({ id, event: 1 }) as TableDetails;

beforeEach(() => localStorage.clear());

describe("the cache on the device", () => {
  it("returns what was written", () => {
    writeCache("mine", [1, 2]);
    expect(readCache("mine")).toEqual([1, 2]);
    expect(readCache("yours")).toBeNull();
  });

  it("ignores what it cannot parse", () => {
    localStorage.setItem("glenmore:seen:mine", "{");
    expect(readCache("mine")).toBeNull();
  });

  it("keeps the latest tables only", () => {
    for (let number = 0; number < 10; number++) cacheTable(table(`t${number}`));
    cacheTable(table("t5"));
    expect(cachedTable("t9")?.id).toBe("t9");
    expect(cachedTable("t5")?.id).toBe("t5");
    expect(cachedTable("t0")).toBeNull();
  });

  it("deletes all entries of a player, and nothing else", () => {
    localStorage.setItem("other", "stays");
    cacheTable(table("abc"));
    writeCache("mine", []);
    clearCache();
    expect(cachedTable("abc")).toBeNull();
    expect(Object.keys(localStorage)).toEqual(["other"]);
  });
});
