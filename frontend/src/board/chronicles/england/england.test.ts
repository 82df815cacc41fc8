// Does the England row tell what it costs and brings, and who acts?
import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it } from "vitest";

import { waitingFor } from "../../../game/ask";
import england from "../../fixtures/england.json";
import Rondel from "../../Rondel.svelte";
import { movedForOnce } from "../../speech";
import { drawn, type Fixture, namingAt, undrawn } from "../testing";
import own from ".";
import { choices, facts } from "./words";

const fixture = england as unknown as Fixture;

function at(board: object) {
  const naming = namingAt(fixture, "act-for-england", "england", own);
  return { ...naming, view: { ...naming.view, boards: { england: board } } };
}

describe("the England row", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s", (kind) => {
    const { container } = drawn(own, "england", namingAt(fixture, kind, "england", own));
    expect(undrawn(container)).toEqual([]);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("says who has the token, what is paid next and what a discard brings", () => {
    const { container } = drawn(own, "england", at({ holder: 1, row: 1 }));
    expect(container.textContent).toContain("England token: Player 1");
    expect(container.textContent).toContain("2 coins go on the row");
    expect(container.textContent).toContain("brings 1 coin from the row");
    expect(screen.getByLabelText("1 coin, paid")).toBeTruthy();
    expect(screen.getByLabelText("2 coins, to be paid next")).toBeTruthy();
    expect(screen.getByLabelText("3 coins, empty")).toBeTruthy();
  });

  it("says when it is full, and when nobody has the token", () => {
    const full = drawn(own, "england", at({ holder: 0, row: 3 })).container;
    expect(full.textContent).toContain("The row is full");
    const nobody = drawn(own, "england", at({ holder: null, row: 1 })).container;
    expect(nobody.textContent).toContain("Nobody has the England token");
  });

  it("says the price of a tile only where one acts with the Englishman", () => {
    const naming = at({ holder: 1, row: 1 });
    const space = Number(naming.view.rondel.tiles[0]?.[0]);
    expect(choices.take(["take", space], naming)).toMatch(/^Take .+: 2 coins to England$/);
    expect(choices.discard(["discard", space], naming)).toMatch(/^Discard .+: 1 coin for you$/);
    const start = namingAt(fixture, "start", "england", own);
    expect(choices.take(["take", space], start)).toBeNull();
  });

  it("tells coins put and taken", () => {
    const naming = at({ holder: 1, row: 1 });
    const paid = (coins: number) => facts["england-paid"]({ kind: "england-paid", coins }, naming);
    expect(paid(2)).toBe("put 2 coins on the England row");
    expect(paid(-1)).toBe("took 1 coin from the England row");
  });
});

describe("in the Englishman's turn", () => {
  const naming = namingAt(fixture, "act-for-england", "england", own);
  const holder = naming.view.turn.seat as number;

  it("he has the halo, and who acts with him a ring", () => {
    const { container } = render(Rondel, {
      rondel: naming.view.rondel,
      faces: naming.faces,
      seats: naming.seats,
      acting: movedForOnce(naming.view, naming.faces) ?? null,
      behind: holder,
      offered: new Set<string>(),
      tap: () => undefined,
      hub: createRawSnippet(() => ({ render: () => "<p></p>" })),
    });
    const named = (mark: string) => container.querySelector(mark)?.getAttribute("aria-label");
    expect(named(".piece.is-on")).toBe("The Englishman, to move");
    expect(named(".piece.is-behind")).toBe(`Player ${holder}, decides for it`);
  });

  it("both are named to those who wait", () => {
    expect(waitingFor(naming.view, naming)).toBe(`The Englishman moves: Player ${holder} decides`);
  });

  it("nobody is moved for once in a turn of one's own", () => {
    const turn = { ...naming.view.turn, own: true };
    expect(movedForOnce({ ...naming.view, turn }, naming.faces)).toBeUndefined();
  });
});
