// The Penny Mobs show prison, mobsters and pennies, hide those who wait, and offer what may be tapped.
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import pennyMobs from "../../fixtures/penny-mobs.json";
import { pieces } from "../chronicle";
import { drawn, type Fixture, contextAt, undrawn } from "../testing";
import own from ".";
import { asides, choices, type PennyMobs, questions } from "./wording";

const fixture = pennyMobs as unknown as Fixture;
const TAG = "penny-mobs";
const at = (kind: string) => contextAt(fixture, kind, TAG, own);

function laid(board: Partial<PennyMobs>) {
  const context = at("start");
  const boards = { [TAG]: { ...(context.view.boards[TAG] as PennyMobs), ...board } };
  return { ...context, view: { ...context.view, boards } };
}

describe("the Penny Mobs", () => {
  it.each(Object.keys(fixture.moments))("are drawn at %s", (kind) => {
    const { container } = drawn(own, TAG, at(kind));
    expect(undrawn(container)).toEqual([]);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("has a portrait of every mobster", () => {
    const all = pieces(at("start").faces, TAG, "mobster").map(({ name }) => name);
    const { container } = drawn(own, TAG, laid({ prison: all.map((name) => [name, 1] as const) }));
    expect(all).toHaveLength(16);
    expect(undrawn(container)).toEqual([]);
    expect(screen.getAllByLabelText(/costs \d VP at the end; 1 penny/)).toHaveLength(16);
  });

  it("shows of those who wait only their number", () => {
    const { container } = drawn(own, TAG, laid({ waiting: ["hidden", "hidden"] }));
    expect(container.textContent).toContain("2 more mobsters arrive with the first B tile.");
  });

  it("lets a mobster in prison be chosen", async () => {
    const context = laid({ prison: [["McDuff", 2]] });
    const { tap } = drawn(own, TAG, context, ["mobster:McDuff"]);
    await fireEvent.click(screen.getByRole("button", { name: /^Joe McDuff; .*2 pennies/ }));
    expect(tap).toHaveBeenCalledWith("mobster:McDuff");
    expect(choices.post(["post", "McDuff"], context)).toBe("Put a penny on Joe McDuff");
    expect(choices.free(["free", "McDuff"], context)).toBe("Free Joe McDuff");
  });

  it("addresses the viewer's territory as theirs, and offers optional actions", () => {
    const context = at("start");
    const cell = context.view.seats[0]?.tiles[0]?.cell as [number, number];
    const own = { ...context, view: { ...context.view, viewer: 0 } };
    expect(choices["shift-to"](["shift-to", 0, cell], own)).toBe("Place it in your territory");
    expect(choices.shift(["shift", 0, cell], own)).toMatch(/^Take .* \(yours\)$/);
    expect(choices.shift(["shift", 1, cell], own)).toMatch(/ from Player 1$/);
    const plain = Object.keys(asides).filter((verb) => !(verb in questions));
    expect(plain).toEqual(["rob-england"]); // of which there is but one way
  });

  it("describes the state of a freed mobster", () => {
    const figures = [{ mobster: "McCastle", seat: 1, cell: [1, 0] }];
    drawn(
      own,
      TAG,
      laid({
        prison: [],
        freed: [
          ["McCastle", 0],
          ["McWander", 0],
          ["Anderson", 1],
        ],
        figures,
        tokens: [["McWander", 3]],
        levies: [["Brodie", 2]],
        spent: ["Anderson"],
      }),
    );
    expect(
      screen.getByLabelText(/Mike McCastle.*on the Home Castle in Player 1’s territory/),
    ).toBeTruthy();
    expect(
      screen.getByLabelText(/Peggy McWander.*others pay 2 coins more for Brodie; 1 token left/),
    ).toBeTruthy();
    expect(screen.getByLabelText(/Derek Anderson.*used up/)).toBeTruthy();
    const territory = own.territoryOverlays?.(laid({ figures }), 1);
    expect(territory?.get("cell:1,0")?.words).toBe("Mike McCastle");
  });

  it("lets a tile of another's territory be tapped, for figures and for the one who walks", async () => {
    const figures = [{ mobster: "McSnitch", seat: 2, cell: [0, 0] }];
    const { tap, container } = drawn(own, TAG, laid({ figures }), [
      "territory:1:0,0",
      "haunted:1,0",
    ]);
    const territory = () =>
      container.querySelector("[data-territory]")?.getAttribute("data-territory");
    expect(territory()).toBe("1");
    await fireEvent.click(container.querySelector('[data-cell="0,0"]') as HTMLElement);
    await fireEvent.click(screen.getByRole("button", { name: "Player 2" }));
    expect(territory()).toBe("2");
    await fireEvent.click(container.querySelector('[data-cell="1,0"]') as HTMLElement);
    expect(tap.mock.calls).toEqual([["territory:1:0,0"], ["haunted:1,0"]]);
  });
});
