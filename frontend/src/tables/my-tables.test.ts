import { beforeEach, describe, expect, it, vi } from "vitest";

import type { TableSummary } from "../api/types";
import { readCache } from "../offline/device-cache";
import { session } from "../session/session.svelte";

const TABLE = { id: "t1", status: "running", your_seats: [0], your_turn: true } as TableSummary;
const answers = vi.hoisted(() => ({ give: (_answer: { tables: unknown[] }) => {} }));

vi.mock("../api/client", () => ({
  api: { GET: () => null },
  unwrap: () => new Promise((give) => (answers.give = give)),
}));

const { myTables } = await import("./my-tables.svelte");

beforeEach(() => {
  localStorage.clear();
  myTables.forget();
});

describe("my tables", () => {
  it("are cached on the device", async () => {
    session.set({ id: 7 } as never);
    const loading = myTables.load();
    answers.give({ tables: [TABLE] });
    await loading;
    expect(readCache("mine")).toEqual([TABLE]);
  });

  it("are dropped when the response comes after the player has logged out", async () => {
    session.set({ id: 7 } as never);
    const loading = myTables.load();
    session.forget();
    answers.give({ tables: [TABLE] });
    await loading;
    expect(myTables.tables).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
