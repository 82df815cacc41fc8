import { describe, expect, it } from "vitest";

import pennyMobs from "../board/chronicles/penny-mobs";
import { type Fixture, contextAt } from "../board/chronicles/testing";
import mobs from "../board/fixtures/penny-mobs.json";
import { answersInWords, kindOf } from "./orders";

const context = contextAt(mobs as unknown as Fixture, "start", "penny-mobs", pennyMobs);

describe("an order", () => {
  it("is to be asked, always, never, or one answer if it is possible", () => {
    expect(kindOf(null)).toBe("ask");
    expect(kindOf(["always"])).toBe("always");
    expect(kindOf(["never"])).toBe("never");
    expect(kindOf(["fence", "wood"])).toBe("certain");
    expect(kindOf(["decline"])).toBe("certain");
  });
});

describe("the answers of a question", () => {
  const answers = [
    ["mail", "wood", [0, 0]],
    ["mail", "wood", [1, 0]],
  ];

  it("are worded as on its buttons", () => {
    const said = answersInWords(answers, null, context).map(({ text }) => text);
    expect(said).toEqual([
      "Buy wood, put it on the Starting Village",
      "Buy wood, put it on the Home Castle",
    ]);
  });

  it("hold the one that is ordered once, and keep it though its tile is gone", () => {
    expect(answersInWords(answers, ["mail", "wood", [1, 0]], context)).toHaveLength(2);
    const kept = answersInWords(answers, ["mail", "wood", [9, 9]], context);
    expect(kept).toHaveLength(3);
    expect(kept[2]?.value).toBe('["mail","wood",[9,9]]');
    expect(kept[2]?.text).not.toMatch(/undefined|null/);
  });

  it("hold neither always nor never", () => {
    expect(answersInWords(answers, ["always"], context)).toHaveLength(2);
    expect(answersInWords([], ["never"], context)).toEqual([]);
  });
});
