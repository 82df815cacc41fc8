// How is a score sheet put together? A line for each reason, a column for each seat.
import type { SeatView } from "../board";
import type { Told } from "./words";

export interface SheetLine {
  label: string;
  rule: string;
  /** By seat; null where the seat got nothing, or keeps it secret. */
  points: (number | null)[];
}

export interface Brought {
  stack: string;
  /** By seat; nothing where it got nothing, or keeps it secret. */
  points: Record<number, number>;
}

/** The rules of scorings, in both games. */
const SCORING = /^G\d-SCO-/;

/** What a scoring brought each seat, by the facts that tell of it. */
export function broughtBy(facts: readonly Told[]): Brought {
  const held = facts.map(({ kind }) => kind).lastIndexOf("scoring-held");
  const stack = String(facts[held]?.["name"] ?? "");
  const points: Record<number, number> = {};
  for (const fact of facts.slice(held + 1)) {
    const seat = Number(fact["seat"]);
    // told by the rule: what the line is called depends on the reader's language
    if (fact.kind === "points-scored" && SCORING.test(String(fact["rule"])))
      points[seat] = (points[seat] ?? 0) + Number(fact["points"]);
  }
  return { stack, points };
}

/** The lines of all seats in the order in which they came: what a seat alone has stands before what it
 * got next, where others have that too. */
export function scoreLines(seats: readonly SeatView[]): SheetLine[] {
  const lines: SheetLine[] = [];
  const place = ({ label, rule }: Scored) =>
    lines.findIndex((line) => line.label === label && line.rule === rule);
  for (const { seat, score_lines } of seats) {
    const own = score_lines ?? [];
    own.forEach((scored, i) => {
      if (place(scored) < 0) {
        const next =
          own
            .slice(i + 1)
            .map(place)
            .find((at) => at >= 0) ?? lines.length;
        const { label, rule } = scored;
        lines.splice(next, 0, { label, rule, points: seats.map(() => null) });
      }
      const { points } = lines[place(scored)] as SheetLine;
      points[seat] = (points[seat] ?? 0) + scored.points;
    });
  }
  return lines;
}

type Scored = NonNullable<SeatView["score_lines"]>[number];
