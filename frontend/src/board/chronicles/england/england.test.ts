// Does the England row tell what it costs and brings, and who acts?
import { screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import england from "../../fixtures/england.json";
import { drawn, type Fixture, namingAt, undrawn } from "../testing";
import own from ".";
import { facts } from "./words";

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

  it("tells coins put and taken", () => {
    const naming = at({ holder: 1, row: 1 });
    const paid = (coins: number) => facts["england-paid"]({ kind: "england-paid", coins }, naming);
    expect(paid(2)).toBe("put 2 coins on the England row");
    expect(paid(-1)).toBe("took 1 coin from the England row");
  });
});
