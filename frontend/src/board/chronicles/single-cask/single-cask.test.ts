// Are casks shown where they lie, with what they are worth, and tapped there?
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import cask from "../../fixtures/single-cask.json";
import { onRondel } from "../registry";
import { drawn, type Fixture, namingAt, undrawn } from "../testing";
import own from ".";
import { cellarsOf, salesOf, type SingleCask, TAG } from "./cellars";
import { choices } from "./words";

const fixture = cask as unknown as Fixture;
const at = (kind: string) => namingAt(fixture, kind, TAG, own);
const board: SingleCask = {
  casks: [[1, 4], [], []],
  cellars: [2, 1, 1],
  sales: [{ tile: "single-cask-sale-b", bonus: 1, others: 2 }],
};

function changed(kind: string) {
  const naming = at(kind);
  const tiles = [...naming.view.rondel.tiles, [99, "single-cask-sale-b"]];
  const rondel = { ...naming.view.rondel, tiles };
  const seats = naming.view.seats.map((seat) => ({ ...seat, whisky: 4 }));
  return { ...naming, view: { ...naming.view, rondel, seats, boards: { [TAG]: board } } };
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
    const naming = changed("start");
    const [sale] = salesOf(board, naming);
    expect(sale?.places).toEqual([
      { place: "bonus", casks: 1, room: 1 },
      { place: "other", casks: 2, room: 3 },
    ]);
    expect(onRondel(naming).get("single-cask-sale-b")?.icons).toEqual([
      { icon: "i-whisky", number: 3 },
    ]);
  });

  it("offer casks, places and the next cellar where they are", async () => {
    const offered = ["cellar-space:4", "place:other", "verb:build-cellar"];
    const { tap } = drawn(own, TAG, changed("start"), offered);
    const names = screen.getAllByRole("button").map((button) => button.textContent);
    expect(names[0]).toContain("space worth 4, 1 cask");
    expect(names[1]).toContain("Build cellar 3 for");
    expect(names[2]).toContain("other spaces, 2 of 3 filled");
    for (const button of screen.getAllByRole("button")) await fireEvent.click(button);
    expect(tap.mock.calls.flat()).toEqual(["cellar-space:4", "verb:build-cellar", "place:other"]);
  });

  it("say what is chosen by what it is worth", () => {
    const naming = at("start");
    expect(choices.age(["age", 3], naming)).toBe("From 3 to 4");
    expect(choices["sell-cask"](["sell-cask", 9, "bonus"], naming)).toMatch(/^Sell for 12/);
    expect(choices.work(["work", "distil"], naming)).toBe("1 barley for 1 whisky");
  });
});
