// Casks are drawn on their spaces with their values, and can be tapped there.
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import cask from "../../fixtures/single-cask.json";
import { rondelOverlays } from "../registry";
import { drawn, type Fixture, contextAt, undrawn } from "../testing";
import own from ".";
import { cellarsOf, salesOf, type SingleCask, TAG } from "./cellars";
import { choices } from "./wording";

const fixture = cask as unknown as Fixture;
const at = (kind: string) => contextAt(fixture, kind, TAG, own);
const board: SingleCask = {
  casks: [[1, 4], [], []],
  cellars: [2, 1, 1],
  sales: [{ tile: "single-cask-sale-b", bonus: 1, others: 2 }],
};

function changed(kind: string) {
  const context = at(kind);
  const tiles = [...context.view.rondel.tiles, [99, "single-cask-sale-b"]];
  const rondel = { ...context.view.rondel, tiles };
  const seats = context.view.seats.map((seat) => ({ ...seat, whisky: 4 }));
  return { ...context, view: { ...context.view, rondel, seats, boards: { [TAG]: board } } };
}

describe("the cellars", () => {
  it.each(Object.keys(fixture.moments))("are drawn at %s", (kind) => {
    const { container } = drawn(own, TAG, at(kind));
    expect(undrawn(container)).toEqual([]);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("hold each cask on its space, and those that rest on the first", () => {
    const cellars = cellarsOf(0, board, changed("start"));
    expect(cellars.map(({ built }) => built)).toEqual([true, true, false]);
    const full = cellars.flatMap(({ spaces }) => spaces).filter(({ casks }) => casks);
    expect(full.map(({ value, casks }) => [value, casks])).toEqual([
      [0, 2],
      [1, 1],
      [4, 1],
    ]);
  });

  it("show what a sale tile still takes", () => {
    const context = changed("start");
    const [sale] = salesOf(board, context);
    expect(sale?.places).toEqual([
      { place: "bonus", casks: 1, room: 1 },
      { place: "other", casks: 2, room: 3 },
    ]);
    expect(rondelOverlays(context).get("single-cask-sale-b")?.icons).toEqual([
      { icon: "i-whisky", number: 3 },
    ]);
  });

  it("offer casks, places and the next cellar where they are", async () => {
    const offered = ["cellar-space:4", "place:other", "verb:build-cellar"];
    const { tap } = drawn(own, TAG, changed("start"), offered);
    const names = screen.getAllByRole("button").map((button) => button.textContent);
    expect(names[0]).toContain("4 VP space, 1 cask");
    expect(names[1]).toContain("Build cellar 3 for");
    expect(names[2]).toContain("other spaces, 2 of 3 filled");
    for (const button of screen.getAllByRole("button")) await fireEvent.click(button);
    expect(tap.mock.calls.flat()).toEqual(["cellar-space:4", "verb:build-cellar", "place:other"]);
  });

  it("say what is chosen by what it is worth", () => {
    const context = at("start");
    expect(choices.age(["age", 3], context)).toBe("Age: 3 → 4 VP");
    expect(choices["sell-cask"](["sell-cask", 9, "bonus"], context)).toMatch(/^Sell for 12/);
    expect(choices.work(["work", "distil"], context)).toBe("1 barley for 1 whisky");
  });
});
