import { expect, it } from "vitest";

import hammerOfTheScots from "../board/chronicles/hammer-of-the-scots";
import { type Fixture, contextAt } from "../board/chronicles/testing";
import hammerFixture from "../board/fixtures/hammer-of-the-scots.json";
import { waitingFor } from "./question";

it("names both the neutral piece and the player who moves it to those who wait", () => {
  const fixture = hammerFixture as unknown as Fixture;
  const context = contextAt(fixture, "act-for-england", "hammer-of-the-scots", hammerOfTheScots);
  const mover = context.view.turn.seat;
  expect(waitingFor(context.view, context)).toBe(`The Englishman’s turn: Player ${mover} chooses`);
});
