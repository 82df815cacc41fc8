// Map choices to places on the board by their shape alone: a verb and the kinds of its arguments. It contains no rules,
// and an unknown verb works as well, if need be as a chip.
import { type Choice, type Faces, type ChoicePart } from "./table";

type Verbs = Faces["verbs"];
/** The kinds of arguments that have a place on the board; all others are shown on chips. */
const PLACED = ["cell", "space", "clan"];
const NONE: ReadonlySet<string> = new Set();

/** The places of a choice on the board, in the order in which they are tapped. A tile in the territory of another seat
 * is not on the board. Where a Chronicle draws the items of a verb, each argument has a place. */
export function places(choice: Choice, verbs: Verbs, drawn = NONE): string[] {
  const verb = String(choice[0]);
  const everywhere = drawn.has(verb);
  const tilePlace = territoryPlace(choice, verbs[verb] ?? []);
  if (tilePlace) return everywhere ? [tilePlace] : [];
  if (everywhere && choice.length === 1) return [`verb:${verb}`];
  if (!everywhere && verbs[verb]?.includes("seat")) return [];
  return choice.slice(1).flatMap((part, i) => {
    const kind = kindOf(part, verbs[verb]?.[i]);
    return everywhere || PLACED.includes(kind) ? [`${kind}:${String(part)}`] : [];
  });
}

/** A seat and a cell together are one place: a tile in the territory of that seat. */
function territoryPlace(choice: Choice, kinds: readonly string[]): string | undefined {
  const at = kinds.indexOf("seat");
  const [seat, cell] = choice.slice(at + 1, at + 3);
  return at >= 0 && kinds[at + 1] === "cell"
    ? `territory:${String(seat)}:${String(cell)}`
    : undefined;
}

function kindOf(part: ChoicePart, declared: string | undefined): string {
  return declared ?? (Array.isArray(part) ? "cell" : "word");
}

/** The choices that answer the current question, and the asides that may be played before it. */
export function splitAsides(
  choices: readonly Choice[],
  asides: readonly string[],
): [Choice[], Choice[]] {
  const isAside = (choice: Choice) => asides.includes(String(choice[0]));
  const answers = choices.filter((choice) => !isAside(choice));
  const others = choices.filter(isAside);
  return answers.length ? [answers, others] : [others, []];
}

export interface Offer {
  /** The places that can be tapped next, with their choices. */
  spots: Map<string, Choice[]>;
  /** The choices that need no further tap on the board. */
  chips: Choice[];
}

/** What is offered after some places were tapped. */
export function offer(
  choices: readonly Choice[],
  picked: readonly string[],
  verbs: Verbs,
  drawn = NONE,
): Offer {
  const spots = new Map<string, Choice[]>();
  const chips: Choice[] = [];
  for (const choice of choices) {
    const path = places(choice, verbs, drawn);
    if (!picked.every((place, i) => path[i] === place)) continue;
    const next = path[picked.length];
    if (next === undefined) chips.push(choice);
    else spots.set(next, [...(spots.get(next) ?? []), choice]);
  }
  return { spots, chips };
}

/** The places that can be tapped: the next ones or, if there are none, the alternatives to the last one. */
export function tappable(
  choices: readonly Choice[],
  picked: readonly string[],
  verbs: Verbs,
  drawn = NONE,
): Set<string> {
  const { spots } = offer(choices, picked, verbs, drawn);
  const others = spots.size ? spots : offer(choices, picked.slice(0, -1), verbs, drawn).spots;
  return new Set([...others.keys(), ...picked]);
}

/** The places tapped after one more tap: one more step, or a new path from there. */
export function tap(
  choices: readonly Choice[],
  picked: readonly string[],
  place: string,
  verbs: Verbs,
  drawn = NONE,
): string[] {
  if (picked.at(-1) === place) return picked.slice(0, -1);
  for (let kept = picked.length; kept >= 0; kept--) {
    const path = picked.slice(0, kept);
    if (offer(choices, path, verbs, drawn).spots.has(place)) return [...path, place];
  }
  return [];
}

/** Whether two choices are the same. */
export function sameChoice(one: Choice | undefined, other: Choice | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
