// Does the tome show both sides of the cards, and let them be turned?
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import tome from "../../fixtures/tome.json";
import { places } from "../../shapes";
import { drawn, type Fixture, namingAt, undrawn } from "../testing";
import own from ".";
import { choices, facts } from "./words";

const fixture = tome as unknown as Fixture;
const TAG = "tome";
const at = (kind: string) => namingAt(fixture, kind, TAG, own);
const verbs = new Set(Object.keys(own.verbs));

describe("the tome", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s", (kind) => {
    const { container } = drawn(own, TAG, at(kind));
    expect(undrawn(container)).toEqual([]);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("draws each event side with words and signs that exist", () => {
    const naming = at("start");
    const cards = Object.keys(naming.faces.chronicles[0]?.pieces["event"] ?? {});
    const seats = naming.view.seats.map((seat, i) => ({ ...seat, cards: i ? [] : cards }));
    const { container } = drawn(own, TAG, { ...naming, view: { ...naming.view, seats } });
    expect(undrawn(container)).toEqual([]);
    for (const card of cards)
      expect(
        screen.getAllByLabelText(
          new RegExp(`^${naming.faces.tiles[card]?.name}; Landmark: .*; Event: `),
        ),
      ).toBeTruthy();
  });

  it("offers one's cards, and says whose event can be used", async () => {
    const naming = at("choose-event");
    const offered = naming.view.choices
      .flatMap((choice) => places(choice, naming.faces.verbs, verbs))
      .filter((place) => place.startsWith("card:"));
    const { tap } = drawn(own, TAG, naming, offered);
    const buttons = screen.getAllByRole("button");
    expect(buttons).toHaveLength(new Set(offered).size);
    const used = naming.view.choices.filter(([verb]) => verb === "use").length;
    expect(screen.queryAllByRole("button", { name: /can be used now/ })).toHaveLength(used);
    await fireEvent.click(buttons[0] as HTMLElement);
    expect(offered).toContain(tap.mock.calls[0]?.[0]);
  });

  it("marks a turned card", () => {
    const naming = at("start");
    const seats = naming.view.seats.map((seat) => ({ ...seat, cards: ["loch-ness"] }));
    const boards = { tome: { turned: ["loch-ness"], tables: [[1, "whisky"]] } };
    const { container } = drawn(own, TAG, { ...naming, view: { ...naming.view, seats, boards } });
    expect(screen.getAllByLabelText(/turned: counts 2/).length).toBeGreaterThan(0);
    expect(container.textContent).toContain(
      "Player 1 has a table of points of his own for whisky.",
    );
  });

  it("says what is done with a card", () => {
    const naming = at("start");
    expect(choices.use(["use", "loch-ness"], naming)).toBe("Turn Loch Ness and use its event");
    const told = { kind: "card-turned", card: "loch-ness", used: false };
    expect(facts["card-turned"](told, naming)).toBe("turned Loch Ness");
  });

  it("speaks to the viewer and of the others", () => {
    const naming = at("start");
    const seat = naming.view.viewer ?? 0;
    const table = (whose: number) =>
      facts["table-gained"]({ kind: "table-gained", seat: whose }, naming);
    expect(table(seat)).toBe("have a table of points of your own from now on");
    expect(table(seat + 1)).toBe("has a table of points of his own from now on");
  });
});
