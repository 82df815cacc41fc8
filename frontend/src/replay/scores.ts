// Points of each seat over time and by source, read from the facts of the moves.
import type { MoveDetails } from "../api/types";
import type { Reason, View } from "../board";
import { asFacts } from "../play/engine-types";
import { scoringName } from "../play/wording";

export interface Scored {
  /** The number of the move. */
  number: number;
  seat: number;
  points: number;
  label: string;
  rule: string;
  reason: Reason;
}

/** Each single gain or loss of points, in order of time. */
export function scoredIn(moves: readonly MoveDetails[]): Scored[] {
  return moves.flatMap((move) =>
    asFacts(move.facts)
      .filter(({ kind }) => kind === "points-scored")
      .map(({ seat, points, label, rule, reason }) => ({
        number: move.number,
        seat: Number(seat),
        points: Number(points),
        label: String(label),
        rule: String(rule),
        reason: reason as Reason,
      })),
  );
}

/** The moves at which there were scorings, with the names of these. */
export function scoringsIn(moves: readonly MoveDetails[]): { number: number; name: string }[] {
  return moves.flatMap((move) =>
    asFacts(move.facts)
      .filter(({ kind }) => kind === "scoring-held")
      .map(({ name }) => ({ number: move.number, name: scoringName(name) })),
  );
}

/** The points of a seat up to a move. */
export function total(scored: readonly Scored[], seat: number, upto: number): number {
  return scored
    .filter((each) => each.seat === seat && each.number <= upto)
    .reduce((sum, { points }) => sum + points, 0);
}

export interface Step {
  number: number;
  points: number;
}

/** The points over time: they start at 0, with a step at each move that changed them. */
export function steps(scored: readonly Scored[]): Step[] {
  const line: Step[] = [{ number: 0, points: 0 }];
  for (const { number, points } of scored) {
    const last = line.at(-1) as Step;
    const sum = last.points + points;
    if (last.number === number) line[line.length - 1] = { number, points: sum };
    else line.push({ number, points: sum });
  }
  return line;
}

/** The points of a line at a move. */
export function at(line: readonly Step[], number: number): number {
  return line.findLast((step) => step.number <= number)?.points ?? 0;
}

export interface Source {
  label: string;
  line: Step[];
}

/** The sources of a seat's points, the largest first; the small ones are combined into one. */
export function sources(scored: readonly Scored[], max: number, others: string): Source[] {
  const bySource = new Map<string, Scored[]>();
  for (const each of scored) bySource.set(each.label, [...(bySource.get(each.label) ?? []), each]);
  const weight = (lines: readonly Scored[]) =>
    Math.abs(lines.reduce((sum, { points }) => sum + points, 0));
  const ranked = [...bySource].sort(([, one], [, other]) => weight(other) - weight(one));
  const largest = ranked.length > max ? ranked.slice(0, max - 1) : ranked;
  const rest = ranked.slice(largest.length).flatMap(([, lines]) => lines);
  const all = largest.map(([label, lines]) => ({ label, line: steps(lines) }));
  const inOrder = rest.sort((one, other) => one.number - other.number);
  return rest.length ? [...all, { label: others, line: steps(inOrder) }] : all;
}

/** A view with the points that each seat had at that move, computed from the single gains. */
export function withScores(view: View, scored: readonly Scored[], upto: number): View {
  const seats = view.seats.map((seat) => ({
    ...seat,
    points: total(scored, seat.seat, upto),
    score_lines: scored.filter((each) => each.seat === seat.seat && each.number <= upto),
  }));
  return { ...view, seats };
}
