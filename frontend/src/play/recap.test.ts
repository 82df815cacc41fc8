import { describe, expect, it } from "vitest";

import { missedTurns, type Turn } from "./recap.svelte";

const turn = (number: number, ...seats: number[]): Turn =>
  ({ number, view: {}, moves: seats.map((seat) => ({ seat })) }) as unknown as Turn;
const numbers = (turns: readonly Turn[]): number[] => turns.map(({ number }) => number);

describe("the turns that a player missed", () => {
  it("begin with their own last turn", () => {
    const turns = [turn(0), turn(3, 0, 0, 0), turn(5, 1, 1), turn(8, 2, 2, 2)];
    expect(numbers(missedTurns(turns, 0, false))).toEqual([3, 5, 8]);
    expect(numbers(missedTurns(turns, 1, true))).toEqual([5, 8]);
  });

  it("are none where their own turn was the last", () => {
    expect(missedTurns([turn(0), turn(4, 1), turn(6, 0)], 0, true)).toEqual([]);
  });

  it("begin where they last opened the table, if they have not played since", () => {
    const turns = [turn(4), turn(6, 1), turn(9, 2)];
    expect(numbers(missedTurns(turns, 0, true))).toEqual([4, 6, 9]);
  });

  it("are none when they open the table for the first time", () => {
    expect(missedTurns([turn(0), turn(6, 1)], 0, false)).toEqual([]);
    expect(missedTurns([], 0, true)).toEqual([]);
  });
});
