import { beforeEach, describe, expect, it } from "vitest";

import type { TableSeen } from "../api/types";
import { forgetAll, recall, recallTable, remember, rememberTable } from "./memory";

const table = (id: string) => ({ id, event: 1 }) as TableSeen;

beforeEach(() => localStorage.clear());

describe("the device’s memory", () => {
  it("gives back what it was told", () => {
    remember("mine", [1, 2]);
    expect(recall("mine")).toEqual([1, 2]);
    expect(recall("yours")).toBeNull();
  });

  it("takes what it cannot read for nothing", () => {
    localStorage.setItem("glenmore:seen:mine", "{");
    expect(recall("mine")).toBeNull();
  });

  it("keeps the last tables and no more", () => {
    for (let number = 0; number < 10; number++) rememberTable(table(`t${number}`));
    rememberTable(table("t5"));
    expect(recallTable("t9")?.id).toBe("t9");
    expect(recallTable("t5")?.id).toBe("t5");
    expect(recallTable("t0")).toBeNull();
  });

  it("forgets all of a player, and nothing else", () => {
    localStorage.setItem("other", "stays");
    rememberTable(table("abc"));
    remember("mine", []);
    forgetAll();
    expect(recallTable("abc")).toBeNull();
    expect(Object.keys(localStorage)).toEqual(["other"]);
  });
});
