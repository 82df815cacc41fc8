// The England row shows its prices and who acts.
import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it } from "vitest";

import hammerOfTheScots from "../../fixtures/hammer-of-the-scots.json";
import Rondel from "../../Rondel.svelte";
import { neutralPieceMoved } from "../../descriptions";
import { drawn, type Fixture, contextAt, undrawn } from "../testing";
import own from ".";
import { choices } from "./wording";

const fixture = hammerOfTheScots as unknown as Fixture;
const TAG = "hammer-of-the-scots";

function at(board: object) {
  const context = contextAt(fixture, "act-for-england", TAG, own);
  return { ...context, view: { ...context.view, boards: { [TAG]: board } } };
}

describe("the England row", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s", (kind) => {
    const { container } = drawn(own, TAG, contextAt(fixture, kind, TAG, own));
    expect(undrawn(container)).toEqual([]);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("shows who has the token, the next price and what a discard earns", () => {
    const { container } = drawn(own, TAG, at({ holder: 1, row: 1 }));
    expect(container.textContent).toContain("England token: Player 1");
    expect(container.textContent).toContain("2 extra coins");
    expect(container.textContent).toContain("earns 1 coin from the row");
    expect(screen.getByLabelText("1 coin, paid")).toBeTruthy();
    expect(screen.getByLabelText("2 coins, next to pay")).toBeTruthy();
    expect(screen.getByLabelText("3 coins, empty")).toBeTruthy();
  });

  it("shows when it is full, and when nobody has the token", () => {
    const full = drawn(own, TAG, at({ holder: 0, row: 3 })).container;
    expect(full.textContent).toContain("The row is full");
    const nobody = drawn(own, TAG, at({ holder: null, row: 1 })).container;
    expect(nobody.textContent).toContain("No one has the England token");
  });

  it("names the price of a tile only for a turn of the Englishman", () => {
    const context = at({ holder: 1, row: 1 });
    const space = Number(context.view.rondel.tiles[0]?.[0]);
    expect(choices.take(["take", space], context)).toMatch(/^Take .+ \(pay England 2 coins\)$/);
    expect(choices.discard(["discard", space], context)).toMatch(/^Discard .+ \(gain 1 coin\)$/);
    const start = contextAt(fixture, "start", TAG, own);
    expect(choices.take(["take", space], start)).toBeNull();
  });
});

describe("in the Englishman's turn", () => {
  const context = contextAt(fixture, "act-for-england", TAG, own);
  const holder = context.view.turn.seat as number;

  it("he has the halo, and who acts with him a ring", () => {
    const { container } = render(Rondel, {
      rondel: context.view.rondel,
      faces: context.faces,
      seats: context.seats,
      acting: neutralPieceMoved(context.view, context.faces) ?? null,
      controller: holder,
      offered: new Set<string>(),
      tap: () => undefined,
      hub: createRawSnippet(() => ({ render: () => "<p></p>" })),
    });
    const named = (mark: string) => container.querySelector(mark)?.getAttribute("aria-label");
    expect(named(".piece.is-on")).toBe("The Englishman, to move");
    expect(named(".piece.is-controller")).toBe(`Player ${holder}, choosing its move`);
  });

  it("nobody is moved for once in a turn of one's own", () => {
    const turn = { ...context.view.turn, own: true };
    expect(neutralPieceMoved({ ...context.view, turn }, context.faces)).toBeUndefined();
  });
});
