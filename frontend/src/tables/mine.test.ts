import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Summary } from "../api/types";
import { recall } from "../offline/memory";
import { session } from "../session/session.svelte";

const TABLE = { id: "t1", status: "running", your_seats: [0], your_turn: true } as Summary;
const answers = vi.hoisted(() => ({ give: (_answer: { tables: unknown[] }) => {} }));

vi.mock("../api/client", () => ({
  api: { GET: () => null },
  told: () => new Promise((give) => (answers.give = give)),
}));

const { mine } = await import("./mine.svelte");

beforeEach(() => {
  localStorage.clear();
  mine.forget();
});

describe("my tables", () => {
  it("are remembered for the next time", async () => {
    session.set({ id: 7 } as never);
    const loading = mine.load();
    answers.give({ tables: [TABLE] });
    await loading;
    expect(recall("mine")).toEqual([TABLE]);
  });

  it("are nobody's when the answer comes after the player has left", async () => {
    session.set({ id: 7 } as never);
    const loading = mine.load();
    session.forget();
    answers.give({ tables: [TABLE] });
    await loading;
    expect(mine.tables).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
