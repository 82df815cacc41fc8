// The Great Glen shows its cards, sealed votes and results, and offers what may be tapped.
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import greatGlen from "../../fixtures/great-glen.json";
import { drawn, type Fixture, contextAt, undrawn } from "../testing";
import own from ".";
import type { GreatGlen } from "./wording";

const fixture = greatGlen as unknown as Fixture;
const TAG = "great-glen";
const at = (kind: string) => contextAt(fixture, kind, TAG, own);

describe("the Great Glen board", () => {
  it.each(Object.keys(fixture.moments))("is drawn at %s", (kind) => {
    const { container } = drawn(own, TAG, at(kind));
    expect(undrawn(container)).toEqual([]);
    expect(screen.getAllByLabelText(/VP for the leader/)).toHaveLength(5);
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it("lets a card be proposed", async () => {
    const context = at("choose-card");
    const cards = context.view.choices.map(([, card]) => `card:${String(card)}`);
    const { tap } = drawn(own, TAG, context, cards);
    expect(screen.getAllByRole("button")).toHaveLength(cards.length);
    await fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
    expect(cards).toContain(tap.mock.calls[0]?.[0]);
  });

  it("shows who has voted, but not how, and lets one vote", async () => {
    const context = at("vote");
    const view = { ...context.view, viewer: 0, answered: [1], own_answer: null };
    const { container, tap } = drawn(own, TAG, { ...context, view }, ["answer:aye", "answer:nay"]);
    expect(container.textContent).toContain(`votes on ${context.view.prompt?.subject}`);
    expect(container.textContent).toContain("Player 1: voted (secret)");
    expect(container.textContent).toContain("Player 2: no vote yet");
    await fireEvent.click(screen.getByRole("button", { name: /^nay: \d left/ }));
    expect(tap).toHaveBeenCalledWith("answer:nay");
  });

  it("shows one's own sealed vote", () => {
    const context = at("vote");
    const view = { ...context.view, viewer: 0, answered: [0], own_answer: ["vote", "nay"] };
    const { container } = drawn(own, TAG, { ...context, view });
    expect(container.textContent).toContain("your vote: Nay");
  });

  it("shows the accepted cards, the votes, and who would win", () => {
    const context = at("over");
    const greatGlen = context.view.boards[TAG] as GreatGlen;
    drawn(own, TAG, context);
    const [card, votes] = greatGlen.ballots[0] ?? ["", []];
    const label = screen.getAllByLabelText(new RegExp(`^${card}; `))[0]?.getAttribute("aria-label");
    const law = greatGlen.accepted.includes(card);
    expect(label).toContain(law ? "accepted: scores at the end" : "rejected: doesn’t score");
    expect(label).toContain(`Player 0 voted ${votes[0] === "aye" ? "Aye" : "Nay"}`);
    for (const seat of context.view.standings[card]?.leading ?? [])
      expect(label).toMatch(new RegExp(`Player ${seat}: \\d+, would win`));
  });
});
