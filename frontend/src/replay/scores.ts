// Where did the points come from, and when? Read from what was told of each move.
import type { MoveSeen } from "../api/types";
import type { View } from "../board";
import { scoringName } from "../game/words";

export interface Scored {
  /** The number of the move. */
  number: number;
  seat: number;
  points: number;
  label: string;
  rule: string;
  source: string;
}

interface Fact {
  kind: string;
  [part: string]: unknown;
}

function factsOf(move: MoveSeen): Fact[] {
  return move.facts as unknown as Fact[];
}

/** Each single gain or loss of points, in the order in which they came. */
export function scoredIn(moves: readonly MoveSeen[]): Scored[] {
  return moves.flatMap((move) =>
    factsOf(move)
      .filter(({ kind }) => kind === "points-scored")
      .map(({ seat, points, label, rule, source }) => ({
        number: move.number,
        seat: Number(seat),
        points: Number(points),
        label: String(label),
        rule: String(rule),
        source: String(source ?? ""),
      })),
  );
}

/** At which moves there were scorings, and how they are called. */
export function scoringsIn(moves: readonly MoveSeen[]): { number: number; name: string }[] {
  return moves.flatMap((move) =>
    factsOf(move)
      .filter(({ kind }) => kind === "scoring-held")
      .map(({ name }) => ({ number: move.number, name: scoringName(name) })),
  );
}

/** The points of a seat after so many moves. */
export function total(scored: readonly Scored[], seat: number, upto: number): number {
  return scored
    .filter((each) => each.seat === seat && each.number <= upto)
    .reduce((sum, { points }) => sum + points, 0);
}

export interface Step {
  number: number;
  points: number;
}

/** How points grew: from nothing, a step at each move that changed them. */
export function steps(scored: readonly Scored[]): Step[] {
  const found: Step[] = [{ number: 0, points: 0 }];
  for (const { number, points } of scored) {
    const last = found.at(-1) as Step;
    const sum = last.points + points;
    if (last.number === number) found[found.length - 1] = { number, points: sum };
    else found.push({ number, points: sum });
  }
  return found;
}

/** What a line of steps stands at after so many moves. */
export function at(line: readonly Step[], number: number): number {
  return line.findLast((step) => step.number <= number)?.points ?? 0;
}

export interface Source {
  label: string;
  line: Step[];
}

/** The sources of a seat's points, those that brought most first; the small ones are one. */
export function sources(scored: readonly Scored[], most: number, others: string): Source[] {
  const found = new Map<string, Scored[]>();
  for (const each of scored) found.set(each.label, [...(found.get(each.label) ?? []), each]);
  const weight = (lines: readonly Scored[]) =>
    Math.abs(lines.reduce((sum, { points }) => sum + points, 0));
  const ranked = [...found].sort(([, one], [, other]) => weight(other) - weight(one));
  const kept = ranked.length > most ? ranked.slice(0, most - 1) : ranked;
  const rest = ranked.slice(kept.length).flatMap(([, lines]) => lines);
  const all = kept.map(([label, lines]) => ({ label, line: steps(lines) }));
  const inOrder = rest.sort((one, other) => one.number - other.number);
  return rest.length ? [...all, { label: others, line: steps(inOrder) }] : all;
}

/** A view with the points that each seat had then: each single gain was seen when it came. */
export function withScores(view: View, scored: readonly Scored[], upto: number): View {
  const seats = view.seats.map((seat) => ({
    ...seat,
    points: total(scored, seat.seat, upto),
    score_lines: scored.filter((each) => each.seat === seat.seat && each.number <= upto),
  }));
  return { ...view, seats };
}
