// The mountain is drawn with all coins and resources on it, and can be tapped where a piece may move there.
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import highlander from "../../fixtures/highlander.json";
import { rondelOverlays } from "../registry";
import { drawn, type Fixture, contextAt, undrawn } from "../testing";
import own from ".";
import { choices, inWords, things } from "./wording";

const fixture = highlander as unknown as Fixture;
const TAG = "highlander";
const at = (kind: string) => contextAt(fixture, kind, TAG, own);
const loaded = { board: TAG, coins: 2, goods: ["wood", "sheep", "wood"] };

describe("the mountain", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s and described in words", (kind) => {
    const { container } = drawn(own, TAG, at(kind));
    expect(undrawn(container)).toEqual([]);
    expect(container.textContent).toMatch(/mountain/);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("shows each kind of thing once, with its number", () => {
    expect(things(loaded)).toEqual([
      { what: "coin", number: 2 },
      { what: "wood", number: 2 },
      { what: "sheep", number: 1 },
    ]);
    expect(inWords(loaded)).toBe("2 coins, 2 wood, 1 sheep");
    expect(inWords({ coins: 0, goods: [] })).toBe("nothing");
  });

  it("wears what lies on it on the rondel too", () => {
    const context = at("pay-toll");
    const view = { ...context.view, boards: { [TAG]: loaded } };
    const lying = rondelOverlays({ ...context, view }).get("mountain");
    expect(lying?.icons.map(({ number }) => number)).toEqual([2, 2, 1]);
    expect(lying?.words).toContain("2 coins");
  });

  it("is tapped where one may go there", async () => {
    const context = at("start");
    const [space] = context.view.rondel.tiles.find(([, tile]) => tile === "mountain") ?? [];
    const { tap } = drawn(own, TAG, context, [`space:${space}`]);
    await fireEvent.click(screen.getByRole("button"));
    expect(tap).toHaveBeenCalledWith(`space:${space}`);
  });

  it("is no button where one may not", () => {
    drawn(own, TAG, at("start"));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("names the toll", () => {
    const context = at("pay-toll");
    for (const choice of context.view.choices.filter(([verb]) => verb === "toll"))
      expect(choices.toll(choice, context)).toMatch(/^Leave a coin$|^[A-Z][a-z]+ from .+$/);
  });

  it("names what McTrick exchanges", () => {
    expect(choices.trick(["trick", "wood", "sheep"])).toBe("Exchange wood for sheep");
    expect(choices.trick(["trick", "coin", "sheep"])).toBe("Exchange a coin for sheep");
  });
});
