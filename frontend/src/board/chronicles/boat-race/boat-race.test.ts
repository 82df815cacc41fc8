// Boats, rivers and tokens are drawn as the viewer may know them, and can be tapped.
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import race from "../../fixtures/boat-race.json";
import { territoryOverlays } from "../registry";
import { drawn, type Fixture, contextAt, undrawn } from "../testing";
import own from ".";
import { type BoatRace, HIDDEN, rivers, TAG } from "./race";
import { choices } from "./wording";

const fixture = race as unknown as Fixture;
const at = (kind: string) => contextAt(fixture, kind, TAG, own);
const boardAt = (kind: string) => at(kind).view.boards[TAG] as BoatRace;

describe("the boat race", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s, with every boat", (kind) => {
    const { container } = drawn(own, TAG, at(kind));
    expect(undrawn(container)).toEqual([]);
    expect(container.querySelectorAll("[data-motion-key^='boat:']")).toHaveLength(3);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("has four rivers, of which the neutral one is printed", () => {
    const all = rivers(boardAt("start"), at("start"));
    expect(all.map(({ owner }) => owner?.seat)).toEqual([0, 1, 2, undefined]);
    expect(all[3]?.columns).toEqual([0, 1, 2, 3, 4]);
    expect(all[3]?.castle).toBe(2);
  });

  it("shows tokens face down to who has not looked, and in words to who has", () => {
    drawn(own, TAG, at("start"));
    expect(boardAt("start").castles.flatMap(({ tokens }) => tokens)).toEqual(
      Array.from({ length: 12 }, () => HIDDEN),
    );
    expect(screen.getAllByLabelText("a face-down token")).toHaveLength(12);
  });

  it("offers the tokens of the castle that was reached, and reports which was tapped", async () => {
    const context = at("take-token");
    const offered = context.view.choices
      .filter(([verb]) => verb === "reward")
      .map(([, token]) => `token:${String(token)}`);
    const { tap, container } = drawn(own, TAG, context, offered);
    const buttons = [...container.querySelectorAll<HTMLElement>("[data-place]")];
    expect(new Set(buttons.map((button) => button.dataset["place"]))).toEqual(new Set(offered));
    await fireEvent.click(buttons[0] as HTMLElement);
    expect(tap).toHaveBeenCalledWith(buttons[0]?.dataset["place"]);
  });

  it("lets the own boat be rowed by a tap on it", async () => {
    const { tap } = drawn(own, TAG, at("start"), ["verb:row"]);
    await fireEvent.click(screen.getByRole("button", { name: "Your boat: row one tile" }));
    expect(tap).toHaveBeenCalledWith("verb:row");
  });

  it("puts boats on the tiles of glens", () => {
    const lying = territoryOverlays(at("start"), 1);
    expect([...lying.values()].map(({ words }) => words)).toEqual(["boats: Player 1"]);
  });

  it("describes what a token earns", () => {
    expect(choices.reward(["reward", "coins"], at("start"))).toBe("Take 3 coins");
  });
});
