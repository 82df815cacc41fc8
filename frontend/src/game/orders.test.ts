// Are answers in advance told apart and said in words, whatever has become of the table?
import { describe, expect, it } from "vitest";

import pennyMobs from "../board/chronicles/penny-mobs";
import { type Fixture, namingAt } from "../board/chronicles/testing";
import mobs from "../board/fixtures/penny-mobs.json";
import { answersInWords, wishOf } from "./orders";

const naming = namingAt(mobs as unknown as Fixture, "start", "penny-mobs", pennyMobs);

describe("an order", () => {
  it("is to be asked, always, never, or one answer if it is possible", () => {
    expect(wishOf(null)).toBe("ask");
    expect(wishOf(["always"])).toBe("always");
    expect(wishOf(["never"])).toBe("never");
    expect(wishOf(["fence", "wood"])).toBe("certain");
    expect(wishOf(["decline"])).toBe("certain");
  });
});

describe("the answers of a question", () => {
  const answers = [
    ["mail", "wood", [0, 0]],
    ["mail", "wood", [1, 0]],
  ];

  it("are said as on its buttons", () => {
    const said = answersInWords(answers, null, naming).map(({ text }) => text);
    expect(said).toEqual([
      "Buy wood, put it on Starting Village",
      "Buy wood, put it on Home Castle",
    ]);
  });

  it("hold the one that is ordered once, and keep it though its tile is gone", () => {
    expect(answersInWords(answers, ["mail", "wood", [1, 0]], naming)).toHaveLength(2);
    const kept = answersInWords(answers, ["mail", "wood", [9, 9]], naming);
    expect(kept).toHaveLength(3);
    expect(kept[2]?.value).toBe('["mail","wood",[9,9]]');
    expect(kept[2]?.text).not.toMatch(/undefined|null/);
  });

  it("hold neither always nor never", () => {
    expect(answersInWords(answers, ["always"], naming)).toHaveLength(2);
    expect(answersInWords([], ["never"], naming)).toEqual([]);
  });
});
