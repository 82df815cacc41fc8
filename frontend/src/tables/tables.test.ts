import { describe, expect, it } from "vitest";

import type { EditionDetails, TableSummary } from "../api/types";
import { firstSet, randomSet } from "./chronicles";
import { asQuery, byUrgency, type Filters, fits, replaced } from "./lists";
import { FAMILIES, familyOf, pacesOf } from "./paces";
import { asTerms, DEFAULTS, isTimed, normalised, whyNotRated } from "./terms";
import { deadlineAt, othersAt, resultWords, span, turnWords } from "./wording";

type Seat = TableSummary["seats"][number];

const seat = (number: number, wish: Partial<Seat> = {}) =>
  ({ number, colour: "rowan", player: null, bot: "", must_act: false, ...wish }) as Seat;
const person = (name: string) => ({ id: 1, name });

function table(wish: Partial<TableSummary> = {}): TableSummary {
  const usual = {
    id: "abc",
    edition: "glen-more-2010",
    status: "open",
    pace: "live",
    players: 3,
    rated: false,
    imported: false,
    paused: false,
    your_turn: false,
    your_seats: [],
    seats: [],
    chronicles: [],
    created: "2026-01-01T00:00:00Z",
  };
  return { ...usual, ...wish } as unknown as TableSummary;
}

const ALL: Filters = {
  status: "open",
  edition: "",
  pace: "",
  players: null,
  rated: null,
  reliability: null,
};

describe("a list of tables", () => {
  it("keeps a table's place when it changes, and takes new ones first", () => {
    const list = [table({ id: "a" }), table({ id: "b" })];
    const ids = (tables: TableSummary[]) =>
      tables.map((each) => each.id + (each.paused ? "!" : ""));
    expect(ids(replaced(list, table({ id: "b", paused: true }), true))).toEqual(["a", "b!"]);
    expect(ids(replaced(list, table({ id: "c" }), true))).toEqual(["c", "a", "b"]);
    expect(ids(replaced(list, table({ id: "a" }), false))).toEqual(["b"]);
  });

  it("puts tables with the player's turn first and finished ones last", () => {
    const list = [
      table({ id: "over", status: "finished" }),
      table({ id: "open" }),
      table({ id: "others", status: "running" }),
      table({ id: "mine", status: "running", your_turn: true }),
    ];
    const ordered = list.sort(byUrgency).map((each) => each.id);
    expect(ordered).toEqual(["mine", "others", "open", "over"]);
  });
});

describe("the filters of the lobby", () => {
  it("leave out tables with players below the wanted reliability", () => {
    const seats = [seat(0, { reliability: 98 }), seat(1, { reliability: 85 }), seat(2)];
    expect(fits(table({ seats }), { ...ALL, reliability: 80 })).toBe(true);
    expect(fits(table({ seats }), { ...ALL, reliability: 90 })).toBe(false);
    // A player without a record passes.
    expect(fits(table({ seats: [seat(0)] }), { ...ALL, reliability: 95 })).toBe(true);
    expect(asQuery({ ...ALL, reliability: 90 })).toMatchObject({ reliability_from: 90 });
  });

  it("let through what they name, and nothing else", () => {
    expect(fits(table(), ALL)).toBe(true);
    expect(fits(table({ status: "running" }), ALL)).toBe(false);
    expect(fits(table({ imported: true }), ALL)).toBe(false);
    expect(fits(table(), { ...ALL, edition: "glen-more-2" })).toBe(false);
    expect(fits(table(), { ...ALL, pace: "slow" })).toBe(false);
    expect(fits(table(), { ...ALL, players: 4 })).toBe(false);
    expect(fits(table(), { ...ALL, rated: true })).toBe(false);
    expect(fits(table(), { ...ALL, rated: false, players: 3, pace: "live" })).toBe(true);
  });

  it("query only what is set", () => {
    expect(asQuery(ALL)).toEqual({ status: "open", limit: 100 });
    expect(asQuery({ ...ALL, rated: false })).toEqual({ status: "open", limit: 100, rated: false });
  });
});

describe("sets of Chronicles", () => {
  const chronicle = { name: "", adds: "", length: 1, difficulty: 1 };
  const all = [
    { ...chronicle, number: 2, least: 2, for_first: true },
    { ...chronicle, number: 3, least: 2, for_first: false },
    { ...chronicle, number: 4, least: 3, for_first: true },
  ];

  it("to begin with leave out what needs more players", () => {
    expect(firstSet(all, 4)).toEqual([2, 4]);
    expect(firstSet(all, 2)).toEqual([2]);
  });

  it("by chance are two or three, each once, in their order", () => {
    expect(randomSet(all, 4, () => 0.99)).toEqual([2, 3, 4]);
    expect(randomSet(all, 4, () => 0)).toEqual([2, 3]);
    expect(randomSet(all, 2, () => 0.99)).toEqual([2, 3]);
  });
});

describe("the form for a new table", () => {
  const edition = {
    id: "glen-more-2",
    players: [2, 3, 4],
    chronicles: [{ number: 7, name: "Council", least: 3 }],
    options: [{ name: "die", text: "" }],
  } as unknown as EditionDetails;

  it("fits the edition: no more players, bots, Chronicles or options than it has", () => {
    const form = { ...DEFAULTS, players: 5, bots: 4, chronicles: [7, 9], options: ["die", "x"] };
    const fitting = normalised(form, edition, false);
    expect(fitting).toMatchObject({ players: 4, bots: 3, chronicles: [7], options: ["die"] });
    expect(normalised({ ...form, players: 2 }, edition, false).chronicles).toEqual([]);
  });

  it("is never rated with guests, bots or a shared device, and gives the reason", () => {
    const rated = { ...DEFAULTS, rated: true };
    expect(normalised(rated, edition, false).rated).toBe(true);
    expect(normalised(rated, edition, true).rated).toBe(false);
    expect(normalised({ ...rated, bots: 1 }, edition, false).rated).toBe(false);
    expect(normalised({ ...rated, hotseat: true }, edition, false).rated).toBe(false);
    expect(whyNotRated(rated, false)).toBe("");
    expect(whyNotRated(rated, true)).toContain("guests");
  });

  it("names a bot for each of its seats, and a colour only if one is chosen", () => {
    const terms = asTerms({ ...DEFAULTS, bots: 2 });
    expect(terms.bots).toEqual(["medium", "medium"]);
    const levels = ["expert", "easy", "medium", "medium"];
    expect(asTerms({ ...DEFAULTS, bots: 2, levels }).bots).toEqual(["expert", "easy"]);
    expect("colour" in terms).toBe(false);
    expect(asTerms({ ...DEFAULTS, colour: "loch" }).colour).toBe("loch");
  });

  it("sends how much rest is granted, or leaves it to the pace", () => {
    const rest = { sleep_hours: 8, weekend_pause: false, vacation_days: 7 };
    expect(asTerms({ ...DEFAULTS, rest })).toMatchObject(rest);
    expect("sleep_hours" in asTerms(DEFAULTS)).toBe(false);
    expect("rest" in asTerms({ ...DEFAULTS, rest })).toBe(false);
  });

  it("has clocks where one person waits for another", () => {
    expect(isTimed(DEFAULTS)).toBe(true);
    expect(isTimed({ ...DEFAULTS, players: 3, bots: 2 })).toBe(false);
    expect(isTimed({ ...DEFAULTS, hotseat: true })).toBe(false);
  });
});

describe("the paces", () => {
  it("are each of one family, which has a usual one", () => {
    for (const family of ["live", "slow"] as const) {
      expect(pacesOf(family)).toContain(FAMILIES[family].usual);
      expect(pacesOf(family).map(familyOf)).toEqual(pacesOf(family).map(() => family));
    }
  });
});

describe("the description of a table", () => {
  const others = [seat(0, { player: person("Iona"), must_act: true }), seat(1, { bot: "greedy" })];

  it("names whose turn it is", () => {
    expect(turnWords(table({ seats: others }))).toBe("Iona’s turn");
    expect(turnWords(table({ your_turn: true, seats: others }))).toBe("It’s your turn");
    expect(turnWords(table({ paused: true, your_turn: true }))).toContain("Paused");
  });

  it("names the other players only", () => {
    expect(othersAt(table({ seats: others, your_seats: [0] }))).toBe("Greedy bot");
  });

  it("has the deadline of the player's own seat only", () => {
    const seats = [seat(0, { deadline: "2026-01-02T00:00:00Z" }), seat(1, { deadline: null })];
    expect(deadlineAt(table({ seats, your_seats: [0] }))?.toISOString()).toContain("2026-01-02");
    expect(deadlineAt(table({ seats, your_seats: [1] }))).toBeNull();
  });

  it("shows how the game ended for the player", () => {
    const seats = [
      seat(0, { player: person("Iona"), place: 1, points: 40 }),
      seat(1, { place: 2, points: 31 }),
    ];
    const over = { status: "finished" as const, seats, players: 2 };
    expect(resultWords(table({ ...over, your_seats: [0] }))).toBe("You won with 40 points");
    expect(resultWords(table({ ...over, your_seats: [1] }))).toBe("Second of 2, 31 points");
    expect(resultWords(table(over))).toBe("Iona won");
    expect(resultWords(table({ status: "aborted" }))).toContain("Closed");
  });

  it.each([
    [45, "45 s"],
    [300, "5 min"],
    [5 * 3600, "5 h"],
    [5 * 3600 + 120, "5 h 2 min"],
    [28 * 3600, "1 d 4 h"],
    [-3, "0 s"],
  ])("say %i seconds as %s", (seconds, words) => {
    expect(span(seconds)).toBe(words);
  });
});
