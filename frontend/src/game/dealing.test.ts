// Is a table laid out part by part, and whole in the end?
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Dealing } from "./dealing.svelte";

const PARTS = ["rondel", "question", "tiles", "hub", "glen", "rest"] as const;

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
  it("lays one part or two tiles in each task, the question before the tiles", () => {
    const dealing = new Dealing();
    dealing.begin();
    const seen = laidOut(dealing);
    expect(seen.slice(0, 3)).toEqual(["rondel 0", "rondel question 0", "rondel question tiles 2"]);
    expect(seen.slice(-3)).toEqual([
      "rondel question tiles hub 16",
      "rondel question tiles hub glen 16",
      "rondel question tiles hub glen rest 16",
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
