// Is the mountain drawn with all that lies on it, and may it be tapped where one can go there?
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import mountain from "../../fixtures/mountain.json";
import { onRondel } from "../registry";
import { drawn, type Fixture, namingAt, undrawn } from "../testing";
import own from ".";
import { choices, facts, inWords, things } from "./words";

const fixture = mountain as unknown as Fixture;
const at = (kind: string) => namingAt(fixture, kind, "mountain", own);
const loaded = { board: "mountain", coins: 2, goods: ["wood", "sheep", "wood"] };

describe("the mountain", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s, and said in words", (kind) => {
    const { container } = drawn(own, "mountain", at(kind));
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
    const naming = at("pay-toll");
    const view = { ...naming.view, boards: { mountain: loaded } };
    const lying = onRondel({ ...naming, view }).get("mountain");
    expect(lying?.icons.map(({ number }) => number)).toEqual([2, 2, 1]);
    expect(lying?.words).toContain("2 coins");
  });

  it("is tapped where one may go there", async () => {
    const naming = at("start");
    const [space] = naming.view.rondel.tiles.find(([, tile]) => tile === "mountain") ?? [];
    const { tap } = drawn(own, "mountain", naming, [`space:${space}`]);
    await fireEvent.click(screen.getByRole("button"));
    expect(tap).toHaveBeenCalledWith(`space:${space}`);
  });

  it("is no button where one may not", () => {
    drawn(own, "mountain", at("start"));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("names the toll and what it came to", () => {
    const naming = at("pay-toll");
    for (const choice of naming.view.choices.filter(([verb]) => verb === "toll"))
      expect(choices.toll(choice, naming)).toMatch(/^A coin$|^[A-Z][a-z]+ from [A-Z].*$/);
    expect(facts["toll-laid"]({ kind: "toll-laid", what: "coin" }, naming)).toBe(
      "put a coin on the mountain",
    );
    expect(facts["mountain-cleared"]({ kind: "", coins: 1, goods: ["wood"] }, naming)).toBe(
      "took 1 coin, 1 wood from the mountain",
    );
  });

  it("names what McTrick exchanges", () => {
    expect(choices.trick(["trick", "wood", "sheep"])).toBe("Exchange wood for sheep");
    expect(choices.trick(["trick", "coin", "sheep"])).toBe("Exchange a coin for sheep");
  });
});
