import { describe, expect, it } from "vitest";

import type { Choice } from "../board";
import { readChoice, writeChoice } from "./notation";

const OPTIONS: readonly Choice[] = [
  ["take", 5],
  ["place", [0, -1]],
  ["sell", "wood", [1, 0]],
  ["claim", "MacLeod"],
  ["end"],
];

describe("The notation", () => {
  it("writes each option as records do", () => {
    expect(OPTIONS.map(writeChoice)).toEqual([
      "take 5",
      "place 0,-1",
      "sell wood 1,0",
      "claim MacLeod",
      "end",
    ]);
  });

  it("finds the option that was typed, however it was typed", () => {
    for (const option of OPTIONS) expect(readChoice(writeChoice(option), OPTIONS)).toBe(option);
    expect(readChoice("  CLAIM  macleod ", OPTIONS)).toEqual(["claim", "MacLeod"]);
  });

  it("leaves other text to the server", () => {
    expect(readChoice("Place 3,-2", OPTIONS)).toEqual(["place", [3, -2]]);
    expect(readChoice("take 9", OPTIONS)).toEqual(["take", 9]);
  });
});
