// Are moves read as they are written, and is a table told in words?
import { describe, expect, it } from "vitest";

import type { Choice } from "../board";
import { readChoice, writeChoice } from "../game/notation";
import { asHash, hashOf } from "../replay/seed";
import { noteRead, unread } from "../tutorial/cards";

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

  it("leaves to the site what is no option", () => {
    expect(readChoice("Place 3,-2", OPTIONS)).toEqual(["place", [3, -2]]);
    expect(readChoice("take 9", OPTIONS)).toEqual(["take", 9]);
  });
});

describe("The hash of a seed", () => {
  it("is made as the site makes it", async () => {
    const hash = await hashOf("0".repeat(64));
    expect(hash).toBe("d0e3ac99b28cb18219571848e69877d3c97276997400b36b183b1ea309c5856b");
    expect(asHash(` ${hash?.toUpperCase()} `)).toBe(hash);
  });
});

describe("The card of a Chronicle", () => {
  it("is new once on each device", () => {
    localStorage.clear();
    expect(unread([1, 5])).toEqual([1, 5]);
    noteRead([5]);
    expect(unread([1, 5])).toEqual([1]);
  });
});
