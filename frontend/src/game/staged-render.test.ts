import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { StagedRender } from "./staged-render.svelte";

const PARTS = ["rondel", "question", "tiles", "hub", "territory", "rest"] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What there is after each task. */
function laidOut(stages: StagedRender): string[] {
  const seen: string[] = [];
  while (vi.getTimerCount()) {
    vi.advanceTimersToNextTimer();
    const there = PARTS.filter((part) => stages.has(part));
    seen.push([...there, stages.tiles].join(" "));
  }
  return seen;
}

describe("StagedRender", () => {
  it("draws one part or two tiles in each task, the question before the tiles", () => {
    const stages = new StagedRender();
    stages.begin();
    const seen = laidOut(stages);
    expect(seen.slice(0, 3)).toEqual(["rondel 0", "rondel question 0", "rondel question tiles 2"]);
    expect(seen.slice(-3)).toEqual([
      "rondel question tiles hub 16",
      "rondel question tiles hub territory 16",
      "rondel question tiles hub territory rest 16",
    ]);
  });

  it("stops where the screen is left", () => {
    const stages = new StagedRender();
    stages.begin();
    vi.advanceTimersToNextTimer();
    stages.end();
    expect(vi.getTimerCount()).toBe(0);
    expect(stages.has("hub")).toBe(false);
  });
});
