// The haggis board shows each token to the players allowed to see it, and offers what may be tapped.
import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import haggis from "../../fixtures/haggis.json";
import { drawn, type Fixture, contextAt, undrawn } from "../testing";
import own from ".";
import { choices } from "./wording";

const fixture = haggis as unknown as Fixture;
const kinds = Object.keys(fixture.moments);

function at(board: object, verb = "take-token") {
  const context = contextAt(fixture, "start", "haggis", own);
  const start = context.view.boards["haggis"] as object;
  const boards = { haggis: { ...start, ...board } };
  return { ...context, view: { ...context.view, boards, choices: [[verb, 1]] } };
}

describe("the haggis board", () => {
  it.each(kinds)("is drawn at %s", (kind) => {
    const { container } = drawn(own, "haggis", contextAt(fixture, kind, "haggis", own));
    expect(undrawn(container)).toEqual([]);
    expect(screen.getAllByRole("region")).toHaveLength(3);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("shows one's own tokens, and of others only how many", () => {
    drawn(own, "haggis", at({ tables: [[1, 3], [0], []] }));
    const [mine, other, none] = screen.getAllByRole("region");
    const labels = (table: HTMLElement | undefined) =>
      within(table as HTMLElement)
        .queryAllByRole("img")
        .map((each) => each.getAttribute("aria-label"));
    expect(labels(mine)).toEqual([
      "your token of value 1, visible only to you",
      "your token of value 3, visible only to you",
    ]);
    expect(labels(other)).toEqual(["a face-down token"]);
    expect(labels(none)).toEqual([]);
    expect(mine?.textContent).toContain("3 free spaces");
  });

  it("offers tokens of the pool to take, and those of one's table to give back", async () => {
    const taking = at({ face_up: [1, 2], tables: [[1], [], []] });
    const { tap, unmount } = drawn(own, "haggis", taking, ["token:1", "verb:draw-token"]);
    expect(screen.getAllByRole("button")).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: /face-up token of value 1/ }));
    await fireEvent.click(screen.getByRole("button", { name: /face-down/ }));
    expect(tap.mock.calls).toEqual([["token:1"], ["verb:draw-token"]]);
    unmount();
    const giving = at({ face_up: [1, 2], tables: [[1], [], []] }, "return-token");
    drawn(own, "haggis", giving, ["token:1"]);
    expect(screen.getByRole("button", { name: /your token of value 1/ })).toBeTruthy();
  });

  it("shows what was rolled, what is served and what is in hand", () => {
    const context = at({ rolls: [1, 3], turned: [[2], [], []], in_hand: [0, 3] });
    drawn(own, "haggis", context);
    expect(screen.getByLabelText("the die shows 3")).toBeTruthy();
    expect(screen.getByLabelText("a served token of value 2")).toBeTruthy();
    expect(screen.getByLabelText("your token of value 3, visible only to you")).toBeTruthy();
  });

  it("lets McStarve's owner tap a table", async () => {
    const { tap } = drawn(own, "haggis", at({}), ["seat:1"]);
    await fireEvent.click(screen.getByRole("button", { name: "Take a token from Player 1" }));
    expect(tap).toHaveBeenCalledWith("seat:1");
  });

  it("names the value of a token", () => {
    expect(choices["take-token"](["take-token", 2])).toBe("Take the 2 token");
  });
});
