// Is a table laid out part by part, and whole in the end?
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Dealing } from "./dealing.svelte";

const PARTS = ["rondel", "tiles", "hub", "question", "glen", "rest"] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What there is after each task. */
function laidOut(dealing: Dealing): string[] {
  const seen: string[] = [];
  while (vi.getTimerCount()) {
    vi.advanceTimersToNextTimer();
    const there = PARTS.filter((part) => dealing.has(part));
    seen.push([...there, dealing.tiles].join(" "));
  }
  return seen;
}

describe("Dealing", () => {
  it("lays one part or two tiles in each task, the question before the glen", () => {
    const dealing = new Dealing();
    dealing.begin();
    const seen = laidOut(dealing);
    expect(seen.slice(0, 3)).toEqual(["rondel 0", "rondel tiles 2", "rondel tiles 4"]);
    expect(seen.slice(-3)).toEqual([
      "rondel tiles hub question 16",
      "rondel tiles hub question glen 16",
      "rondel tiles hub question glen rest 16",
    ]);
  });

  it("stops where the screen is left", () => {
    const dealing = new Dealing();
    dealing.begin();
    vi.advanceTimersToNextTimer();
    dealing.end();
    expect(vi.getTimerCount()).toBe(0);
    expect(dealing.has("hub")).toBe(false);
  });
});
