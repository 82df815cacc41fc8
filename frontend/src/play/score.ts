// The score sheet: a line for each reason, a column for each seat.
import type { Faces, SeatView } from "../board";
import type { Fact } from "./wording";

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

/** The points that each seat got in a scoring, by its facts. */
export function broughtBy(facts: readonly Fact[]): Brought {
  const held = facts.map(({ kind }) => kind).lastIndexOf("scoring-held");
  const stack = String(facts[held]?.["name"] ?? "");
  const points: Record<number, number> = {};
  for (const fact of facts.slice(held + 1)) {
    const seat = Number(fact["seat"]);
    // by the rule, because the label depends on the reader's language
    if (fact.kind === "points-scored" && SCORING.test(String(fact["rule"])))
      points[seat] = (points[seat] ?? 0) + Number(fact["points"]);
  }
  return { stack, points };
}

/** The lines of all seats, in the order of the rules: what turns bring,
 * scorings one after the other, cards, the end; then what each Chronicle brings. */
export function scoreLines(seats: readonly SeatView[], faces: Scorings): SheetLine[] {
  const found = new Map<string, Placed>();
  for (const { seat, score_lines } of seats)
    for (const { label, rule, points, reason } of score_lines ?? []) {
      const line = found.get(label + rule) ?? {
        label,
        rule,
        points: seats.map(() => null),
        place: placeOf(rule, reason?.names ?? [], faces),
      };
      line.points[seat] = (line.points[seat] ?? 0) + points;
      found.set(label + rule, line);
    }
  return [...found.values()].sort(inOrder);
}

type Scorings = Pick<Faces, "comparisons" | "scored">;
type Placed = SheetLine & { place: readonly number[] };

const LAST = "at the end";
/** What is counted when the game is over: cards, then coins and tiles. */
const CARDS = /^G\d-(LOC|LMK)-/;
const END = /^(G1-SCO-3|G2-END)/;

/** The part of the sheet, the scoring in it, and what was compared there. */
function placeOf(rule: string, names: string[], { comparisons, scored }: Scorings): number[] {
  const [name = "", compared = ""] = names;
  const scoring = [...scored, LAST].indexOf(name);
  return [part(rule), scoring, comparisons.indexOf(compared)];
}

function part(rule: string): number {
  const [, chronicle] = /^C(\d)-/.exec(rule) ?? [];
  if (chronicle) return 4 + Number(chronicle);
  if (CARDS.test(rule)) return 2;
  if (END.test(rule)) return 3;
  return SCORING.test(rule) ? 1 : 0;
}

function inOrder(one: Placed, other: Placed): number {
  const steps = one.place.map((each, i) => each - (other.place[i] ?? 0));
  const words = () => one.rule.localeCompare(other.rule) || one.label.localeCompare(other.label);
  return steps.find((step) => step) ?? words();
}
