// The Dubious Tome shows both sides of the cards and lets them be turned.
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import dubiousTome from "../../fixtures/dubious-tome.json";
import { places } from "../../choice-places";
import { drawn, type Fixture, contextAt, undrawn } from "../testing";
import own from ".";
import { choices } from "./wording";

const fixture = dubiousTome as unknown as Fixture;
const TAG = "dubious-tome";
const at = (kind: string) => contextAt(fixture, kind, TAG, own);
const verbs = new Set(Object.keys(own.verbs));

describe("the Dubious Tome", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s", (kind) => {
    const { container } = drawn(own, TAG, at(kind));
    expect(undrawn(container)).toEqual([]);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("draws each event side with words and signs that exist", () => {
    const context = at("start");
    const cards = Object.keys(context.faces.chronicles[0]?.pieces["event"] ?? {});
    const seats = context.view.seats.map((seat, i) => ({ ...seat, cards: i ? [] : cards }));
    const { container } = drawn(own, TAG, { ...context, view: { ...context.view, seats } });
    expect(undrawn(container)).toEqual([]);
    for (const card of cards)
      expect(
        screen.getAllByLabelText(
          new RegExp(`^${context.faces.tiles[card]?.name}; Landmark: .*; Event: `),
        ),
      ).toBeTruthy();
  });

  it("offers the viewer's cards, and shows which events can be used", async () => {
    const context = at("choose-event");
    const offered = context.view.choices
      .flatMap((choice) => places(choice, context.faces.verbs, verbs))
      .filter((place) => place.startsWith("card:"));
    const { tap } = drawn(own, TAG, context, offered);
    const buttons = screen.getAllByRole("button");
    expect(buttons).toHaveLength(new Set(offered).size);
    const used = context.view.choices.filter(([verb]) => verb === "use").length;
    expect(screen.queryAllByRole("button", { name: /can be used now/ })).toHaveLength(used);
    await fireEvent.click(buttons[0] as HTMLElement);
    expect(offered).toContain(tap.mock.calls[0]?.[0]);
  });

  it("marks a turned card", () => {
    const context = at("start");
    const seats = context.view.seats.map((seat) => ({ ...seat, cards: ["loch-ness"] }));
    const boards = { [TAG]: { turned: ["loch-ness"], tables: [[1, "whisky"]] } };
    const { container } = drawn(own, TAG, { ...context, view: { ...context.view, seats, boards } });
    expect(screen.getAllByLabelText(/flipped: counts as 2/).length).toBeGreaterThan(0);
    expect(container.textContent).toContain("Player 1 has their own scoring table for whisky.");
  });

  it("describes what is done with a card", () => {
    const context = at("start");
    expect(choices.use(["use", "loch-ness"], context)).toBe("Flip Loch Ness and use its event");
  });
});
