// Is what is played back what the others did since one's own last turn?
import { describe, expect, it } from "vitest";

import { missed, type Turn } from "./recap.svelte";

const turn = (number: number, ...seats: number[]): Turn =>
  ({ number, view: {}, moves: seats.map((seat) => ({ seat })) }) as unknown as Turn;
const numbers = (turns: readonly Turn[]): number[] => turns.map(({ number }) => number);

describe("what was missed", () => {
  it("begins with the table as it was after one's own last turn", () => {
    const turns = [turn(0), turn(3, 0, 0, 0), turn(5, 1, 1), turn(8, 2, 2, 2)];
    expect(numbers(missed(turns, 0, false))).toEqual([3, 5, 8]);
    expect(numbers(missed(turns, 1, true))).toEqual([5, 8]);
  });

  it("is nothing where one's own turn was the last", () => {
    expect(missed([turn(0), turn(4, 1), turn(6, 0)], 0, true)).toEqual([]);
  });

  it("begins where one last looked, if one has not played since", () => {
    const turns = [turn(4), turn(6, 1), turn(9, 2)];
    expect(numbers(missed(turns, 0, true))).toEqual([4, 6, 9]);
  });

  it("is nothing to one who comes to the table for the first time", () => {
    expect(missed([turn(0), turn(6, 1)], 0, false)).toEqual([]);
    expect(missed([], 0, true)).toEqual([]);
  });
});
