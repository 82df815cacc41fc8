// Does the council show its cards, sealed votes and results, and offer what may be tapped?
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import greatGlen from "../../fixtures/great-glen.json";
import { drawn, type Fixture, namingAt, undrawn } from "../testing";
import own from ".";
import { type Council, facts } from "./words";

const fixture = greatGlen as unknown as Fixture;
const TAG = "great-glen";
const at = (kind: string) => namingAt(fixture, kind, TAG, own);

describe("the council", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s", (kind) => {
    const { container } = drawn(own, TAG, at(kind));
    expect(undrawn(container)).toEqual([]);
    expect(screen.getAllByLabelText(/VP to the best/)).toHaveLength(5);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("lets a card be proposed", async () => {
    const naming = at("choose-card");
    const cards = naming.view.choices.map(([, card]) => `card:${String(card)}`);
    const { tap } = drawn(own, TAG, naming, cards);
    expect(screen.getAllByRole("button")).toHaveLength(cards.length);
    await fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
    expect(cards).toContain(tap.mock.calls[0]?.[0]);
  });

  it("shows who has voted, but not how, and lets one vote", async () => {
    const naming = at("vote");
    const view = { ...naming.view, viewer: 0, answered: [1], own_answer: null };
    const { container, tap } = drawn(own, TAG, { ...naming, view }, ["answer:aye", "answer:nay"]);
    expect(container.textContent).toContain(`votes on: ${naming.view.prompt?.subject}`);
    expect(container.textContent).toContain("Player 1: voted, sealed");
    expect(container.textContent).toContain("Player 2: no vote yet");
    await fireEvent.click(screen.getByRole("button", { name: /^nay: \d left/ }));
    expect(tap).toHaveBeenCalledWith("answer:nay");
  });

  it("shows one's own sealed vote", () => {
    const naming = at("vote");
    const view = { ...naming.view, viewer: 0, answered: [0], own_answer: ["vote", "nay"] };
    const { container } = drawn(own, TAG, { ...naming, view });
    expect(container.textContent).toContain("your vote: Nay");
  });

  it("says what is law, who voted how, and who would win", () => {
    const naming = at("over");
    const council = naming.view.boards[TAG] as Council;
    drawn(own, TAG, naming);
    const [card, votes] = council.ballots[0] ?? ["", []];
    const label = screen.getAllByLabelText(new RegExp(`^${card}; `))[0]?.getAttribute("aria-label");
    const law = council.accepted.includes(card);
    expect(label).toContain(law ? "law: scores at the end" : "refused: does not score");
    expect(label).toContain(`Player 0 voted ${votes[0] === "aye" ? "Aye" : "Nay"}`);
    for (const seat of naming.view.standings[card]?.leading ?? [])
      expect(label).toMatch(new RegExp(`Player ${seat}: \\d+, would win`));
  });

  it("tells a result as a whole sentence", () => {
    const told = { kind: "votes-cast", card: "Sets", votes: ["aye", "nay", "aye"], accepted: true };
    expect(facts["votes-cast"](told, at("start"))).toBe("the council accepted Sets, 2 to 1");
  });
});
