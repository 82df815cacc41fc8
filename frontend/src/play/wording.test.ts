import { describe, expect, it } from "vitest";

import type { Faces, View } from "../board";
import severalChronicles from "../board/fixtures/several-chronicles.json";
import glenMore2010 from "../board/fixtures/glen-more-2010.json";
import glenMore2 from "../board/fixtures/glen-more-2.json";
import { spell } from "./board-fields";
import { payment } from "./payment";
import { ruleAddress } from "./rules";
import { scoreLines } from "./score";
import { secondsLeft } from "./clock.svelte";
import { choiceInWords, type GameContext } from "./wording";

interface Fixture {
  faces: Faces;
  moments: Record<string, { view: View; previews: Parameters<typeof payment>[0][] }>;
}
const games = {
  "glen-more-2010": glenMore2010,
  "glen-more-2": glenMore2,
  "several-chronicles": severalChronicles,
} as unknown as Record<string, Fixture>;
const seats = ["You", "Ada", "Bo", "Finn"].map((name, seat) => ({ seat, colour: "rowan", name }));

function context(game: string, kind: string): GameContext {
  const { faces, moments } = games[game] as Fixture;
  return { faces, chronicles: {}, view: (moments[kind] as { view: View }).view, seats };
}

describe("a choice", () => {
  const moments = Object.entries(games).flatMap(([game, { moments }]) =>
    Object.keys(moments).map((kind) => ({ game, kind })),
  );

  it.each(moments)("of $game, $kind has words", ({ game, kind }) => {
    const named = context(game, kind);
    const said = named.view.choices.map((choice) => choiceInWords(choice, named));
    for (const words of said) {
      expect(words).toMatch(/^[A-Z]/);
      expect(words).not.toMatch(/undefined|NaN|object|null/);
    }
  });

  it("names goods, tiles and prices", () => {
    const named = context("glen-more-2", "pay");
    const priced = { ...named, view: { ...named.view, market: { wood: 2 } } };
    expect(choiceInWords(["buy", "wood"], priced)).toBe("Buy wood for 3");
    expect(choiceInWords(["sell", "wood", [2, 0]], priced)).toMatch(/^Sell wood from .+ for 2$/);
    expect(choiceInWords(["claim", "Ross"], priced)).toBe("Befriend Ross");
  });

  it("without a message is spelled out, with the names of seats and their tiles", () => {
    const named = context("glen-more-2", "pay");
    const faces = { ...named.faces, verbs: { haunt: ["seat", "cell"] } };
    const { tile = "", cell = [] } = named.view.seats[1]?.tiles.at(-1) ?? {};
    const said = choiceInWords(["haunt", 1, cell], { ...named, faces });
    expect(said).toBe(`Haunt Ada ${faces.tiles[tile]?.name}`);
    expect(choiceInWords(["roll"], named)).toBe("Roll");
  });
});

it("a score sheet adds up to the points of each seat", () => {
  for (const { faces, moments } of Object.values(games)) {
    const { seats: over } = (moments["over"] as { view: View }).view;
    const lines = scoreLines(over, faces);
    for (const { seat, points } of over)
      expect(lines.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0)).toBe(points);
    expect(lines.every(({ rule }) => /^(G\d|C\d)-/.test(rule))).toBe(true);
  }
});

it("a score sheet has one order, whichever seat has which lines", () => {
  const { faces } = context("glen-more-2", "pay");
  const rows: Record<string, string> = {
    Elgin: "G2-ACT-3",
    "clan Ross": "G2-CLN-Ross",
    "scoring A: landmarks": "G2-SCO-1",
    "scoring A: persons": "G2-SCO-1",
    "scoring B: landmarks": "G2-SCO-1",
    "scoring at the end: landmarks": "G2-SCO-1",
    "Armadale Castle": "G2-LMK-Armadale",
    coins: "G2-END-2",
    tiles: "G2-END-2",
    "boat race, first": "C1-RACE-4",
    "haggis C": "C5-SCO-3",
    "haggis at the end": "C5-SCO-3",
  };
  const line = (label: string) => ({
    // as the engine gives it: the scoring or event, then what was compared
    reason: { key: "", names: label.replace(/^(clan|scoring|haggis) /, "").split(": ") },
    label: `x ${label}`,
    rule: rows[label],
    points: 1,
  });
  const wanted = Object.keys(rows);
  const all = wanted.map(line);
  for (const split of [1, 3, 5]) {
    // the first seats have what the last ones lack, and all of it comes backwards
    const parts = [0, 1].map((seat) => ({
      seat,
      score_lines: all.filter((_, i) => (i % split === 0) === (seat === 1)).reverse(),
    }));
    const lines = scoreLines(parts as unknown as View["seats"], faces);
    expect(lines.map(({ label }) => label.slice(2))).toEqual(wanted);
  }
});

it("what a seat got several times for one reason is one line", () => {
  const { faces } = context("glen-more-2", "pay");
  const elgin = { label: "Elgin", rule: "G2-ACT-3", points: 4 };
  const seats = [
    { seat: 0, score_lines: [elgin, elgin] },
    { seat: 1, score_lines: [] },
  ];
  const [only, ...more] = scoreLines(seats as unknown as View["seats"], faces);
  expect(only?.points).toEqual([8, null]);
  expect(more).toEqual([]);
});

it("points that are secret are not on the sheet", () => {
  const { faces, view } = context("glen-more-2010", "take-tile");
  const own = view.viewer ?? 0;
  const lines = scoreLines(view.seats, faces);
  expect(lines.length).toBeGreaterThan(0);
  expect(
    lines.every(({ points }) => points.every((each, seat) => each === null || seat === own)),
  ).toBe(true);
});

it("the cost of a tile names where the goods would come from", () => {
  const { faces, moments } = games["glen-more-2010"] as Fixture;
  const { view, previews } = moments["take-tile"] as Fixture["moments"][string];
  const said = previews.map((each) => {
    const space = each?.choice[1];
    const tile = view.rondel.tiles.find(([where]) => where === space)?.[1] as string;
    return payment(each, faces.tiles[tile] as Faces["tiles"][string], {
      faces,
      chronicles: {},
      view,
      seats,
    });
  });
  expect(said.some((words) => / from |bought for/.test(words))).toBe(true);
  expect(said.every((words) => !/undefined/.test(words))).toBe(true);
});

it("a board without a drawing is described field by field", () => {
  const named = context("several-chronicles", "take-tile");
  const said = spell(named.view.boards["great-glen"], named);
  expect(said.map(({ what }) => what)).toContain("Votes");
  expect(said.every(({ words }) => !/undefined|object/.test(words))).toBe(true);
});

it("rules have addresses", () => {
  expect(ruleAddress("G1-PLC-2")).toBe("/rules/glen-more-2010#G1-PLC-2");
  expect(ruleAddress("G2-CLN-Ross")).toBe("/rules/glen-more-2#G2-CLN-Ross");
  expect(ruleAddress("C7-VOTE-1")).toBe("/rules/chronicle-7#C7-VOTE-1");
});

it("a running clock ends at its deadline, a stopped one keeps its bank", () => {
  expect(secondsLeft({ bank: null, deadline: "2026-01-01T00:01:00Z" }, Date.UTC(2026, 0, 1))).toBe(
    60,
  );
  expect(secondsLeft({ bank: 90, deadline: null }, 0)).toBe(90);
});
