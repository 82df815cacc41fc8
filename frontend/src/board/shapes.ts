// Where on the board does an option lie? Told by its shape alone: a verb, and the kinds of the words
// behind it. No rule is known here; a verb never heard of works as well, if need be as a chip.
import { type Choice, type Faces, type Word } from "./table";

type Verbs = Faces["verbs"];
/** The kinds of words that have a place on the board; all others are said on chips. */
const PLACED = ["cell", "space", "clan"];
const NONE: ReadonlySet<string> = new Set();

/** The places of a choice on the board, in the order in which they are to be tapped; what lies in the
 * glen of a seat that the choice names is none: one's own glen is on the board. Where a Chronicle
 * draws the things of a verb, each of its words has a place. */
export function places(choice: Choice, verbs: Verbs, drawn = NONE): string[] {
  const verb = String(choice[0]);
  const everywhere = drawn.has(verb);
  const inGlen = tileInGlen(choice, verbs[verb] ?? []);
  if (inGlen) return everywhere ? [inGlen] : [];
  if (everywhere && choice.length === 1) return [`verb:${verb}`];
  if (!everywhere && verbs[verb]?.includes("seat")) return [];
  return choice.slice(1).flatMap((word, i) => {
    const kind = kindOf(word, verbs[verb]?.[i]);
    return everywhere || PLACED.includes(kind) ? [`${kind}:${String(word)}`] : [];
  });
}

/** A seat and a cell together are one place: a tile of that seat's glen. */
function tileInGlen(choice: Choice, kinds: readonly string[]): string | undefined {
  const at = kinds.indexOf("seat");
  const [seat, cell] = choice.slice(at + 1, at + 3);
  return at >= 0 && kinds[at + 1] === "cell" ? `glen:${String(seat)}:${String(cell)}` : undefined;
}

function kindOf(word: Word, told: string | undefined): string {
  return told ?? (Array.isArray(word) ? "cell" : "word");
}

/** The options that answer the question in hand, and those that may be done besides it. */
export function split(choices: readonly Choice[], asides: readonly string[]): [Choice[], Choice[]] {
  const isAside = (choice: Choice) => asides.includes(String(choice[0]));
  const answers = choices.filter((choice) => !isAside(choice));
  const others = choices.filter(isAside);
  return answers.length ? [answers, others] : [others, []];
}

export interface Offer {
  /** What may be tapped next, and the options behind each place. */
  spots: Map<string, Choice[]>;
  /** The options for which nothing is left to tap on the board. */
  chips: Choice[];
}

/** What is offered once some places have been tapped. */
export function offer(
  choices: readonly Choice[],
  picked: readonly string[],
  verbs: Verbs,
  drawn = NONE,
): Offer {
  const spots = new Map<string, Choice[]>();
  const chips: Choice[] = [];
  for (const choice of choices) {
    const way = places(choice, verbs, drawn);
    if (!picked.every((place, i) => way[i] === place)) continue;
    const next = way[picked.length];
    if (next === undefined) chips.push(choice);
    else spots.set(next, [...(spots.get(next) ?? []), choice]);
  }
  return { spots, chips };
}

/** What a tap may answer with: the next place, or another instead of the last where none is next. */
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

/** The places tapped after one more tap: further on the way, or a new way from there. */
export function tap(
  choices: readonly Choice[],
  picked: readonly string[],
  place: string,
  verbs: Verbs,
  drawn = NONE,
): string[] {
  if (picked.at(-1) === place) return picked.slice(0, -1);
  for (let kept = picked.length; kept >= 0; kept--) {
    const way = picked.slice(0, kept);
    if (offer(choices, way, verbs, drawn).spots.has(place)) return [...way, place];
  }
  return [];
}

/** Whether two choices are the same. */
export function same(one: Choice | undefined, other: Choice | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
