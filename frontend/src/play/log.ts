// The log: the lines that the server wrote for each move, grouped by turn.
import type { LogLine, MoveDetails } from "../api/types";
import { asFacts } from "./engine-types";

export interface LogTurn {
  /** Whose turn it is, as far as its lines tell. */
  seat: number | null;
  lines: readonly LogLine[];
}

type Logged = Pick<MoveDetails, "facts" | "lines">;

/** The lines of some moves, one group per turn, in order. */
export function logTurns(moves: readonly Logged[]): LogTurn[] {
  const turns = new Map<number, LogLine[]>();
  let begun = 0;
  for (const { facts, lines } of moves) {
    for (const line of lines) {
      const turn = begun + line.turn;
      turns.set(turn, [...(turns.get(turn) ?? []), line]);
    }
    begun += asFacts(facts).filter(({ kind }) => kind === "turn-began").length;
  }
  return [...turns.values()].map((lines) => ({
    seat: lines.find((line) => line.seat !== null)?.seat ?? null,
    lines,
  }));
}

/** The actions of some moves in a few sentences, without what each of them yields. */
export function headlines(moves: readonly Logged[]): string[] {
  return moves.flatMap(({ lines }) => lines.filter((line) => !line.detail).map(({ text }) => text));
}
