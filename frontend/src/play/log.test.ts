// The lines of the moves are grouped by turn.
import { describe, expect, it } from "vitest";

import type { LogLine, MoveDetails } from "../api/types";
import { headlines, logTurns } from "./log";

const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
  seat: 0,
  text,
  tile: "",
  sign: "",
  rule: "",
  detail: false,
  turn: 0,
  ...more,
});

function move(lines: LogLine[], began = 0): Pick<MoveDetails, "facts" | "lines"> {
  const facts = Array.from({ length: began }, () => ({ kind: "turn-began", piece: 0 }));
  return { lines, facts: facts as unknown as MoveDetails["facts"] };
}

const MOVES = [
  move([line("Anna takes the quarry.")]),
  move([line("Anna gets 1 stone.", { detail: true })]),
  move([line("The die shows 2.", { seat: null, turn: 1 })], 2),
  move([line("Ben takes the forest.", { seat: 1 })]),
];

describe("The log", () => {
  it("has a group for each turn, with whose it is", () => {
    const turns = logTurns(MOVES).map(({ seat, lines }) => [seat, lines.map(({ text }) => text)]);
    expect(turns).toEqual([
      [0, ["Anna takes the quarry.", "Anna gets 1 stone."]],
      [null, ["The die shows 2."]],
      [1, ["Ben takes the forest."]],
    ]);
  });

  it("has headlines without details", () => {
    expect(headlines(MOVES)).toEqual([
      "Anna takes the quarry.",
      "The die shows 2.",
      "Ben takes the forest.",
    ]);
  });
});
