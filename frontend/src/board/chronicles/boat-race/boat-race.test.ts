// Are boats, rivers and tokens shown as the viewer may know them, and tapped where they lie?
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import race from "../../fixtures/boat-race.json";
import { inGlen } from "../registry";
import { drawn, type Fixture, namingAt, undrawn } from "../testing";
import own from ".";
import { type BoatRace, HIDDEN, rivers, TAG } from "./race";
import { choices } from "./words";

const fixture = race as unknown as Fixture;
const at = (kind: string) => namingAt(fixture, kind, TAG, own);
const boardAt = (kind: string) => at(kind).view.boards[TAG] as BoatRace;

describe("the boat race", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s, with every boat", (kind) => {
    const { container } = drawn(own, TAG, at(kind));
    expect(undrawn(container)).toEqual([]);
    expect(container.querySelectorAll("[data-thing^='boat:']")).toHaveLength(3);
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
    expect(screen.getAllByLabelText("a token, face down")).toHaveLength(12);
  });

  it("offers the tokens of the castle that was reached, and tells which was tapped", async () => {
    const naming = at("take-token");
    const offered = naming.view.choices
      .filter(([verb]) => verb === "reward")
      .map(([, token]) => `token:${String(token)}`);
    const { tap, container } = drawn(own, TAG, naming, offered);
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
    const lying = inGlen(at("start"), 1);
    expect([...lying.values()].map(({ words }) => words)).toEqual(["boats: Player 1"]);
  });

  it("says what a token brings", () => {
    expect(choices.reward(["reward", "coins"], at("start"))).toBe("Take 3 coins");
  });
});
