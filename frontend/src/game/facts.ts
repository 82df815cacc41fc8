// What happened, in sentences?
import { cap, nameOf, type Naming, tileName, type Told } from "./words";

export interface Sentence {
  seat: number | null;
  words: string;
  rule?: string;
}

type Say = (fact: Told, naming: Naming) => string | null;

const s = (value: unknown): string => String(value);
const count = (number: unknown, one: string, many = `${one}s`): string =>
  `${s(number)} ${number === 1 ? one : many}`;

const SAID: Record<string, Say> = {
  "tile-taken": ({ tile }, n) => `took ${tileName(tile, n)}`,
  "person-taken": ({ tile }, n) => `welcomed ${tileName(tile, n)}`,
  "tile-removed": ({ tile }, n) => `let ${tileName(tile, n)} go`,
  "tile-placed": () => "placed it",
  "tile-activated": ({ tile }, n) => `activated ${tileName(tile, n)}`,
  "tile-left": ({ tile }, n) => `removed ${tileName(tile, n)}`,
  "tile-built": ({ tile }, n) => `built ${tileName(tile, n)} from the discard pile`,
  "good-gained": ({ good }) => `got ${s(good)}`,
  "good-paid": ({ good }) => `gave ${s(good)}`,
  "good-bought": ({ good, coins }) => `bought ${s(good)} for ${s(coins)}`,
  "good-sold": ({ good, coins }) => `sold ${s(good)} for ${s(coins)}`,
  "good-moved": ({ good }) => `moved ${s(good)}`,
  gained: ({ what, amount }) =>
    Number(amount) < 0 ? `spent ${-Number(amount)} ${s(what)}` : `gained ${s(amount)} ${s(what)}`,
  "scotsman-came": (_, { faces }) => `gained a ${faces.words["scotsman"] ?? "Scotsman"}`,
  "scotsman-moved": () => "walked",
  "scotsman-left": ({ why }, { faces }) =>
    `gave up a ${faces.words["scotsman"] ?? "Scotsman"}${why ? ` (${s(why)})` : ""}`,
  "card-gained": ({ card }, n) => `took the card of ${tileName(card, n)}`,
  "marker-placed": ({ clan }) => `befriended ${s(clan)}`,
  "points-scored": ({ points, label }) => `${scored(Number(points))} for ${s(label)}`,
  "end-reached": () => "reached The End",
  "die-rolled": ({ face }) => `rolled ${s(face)}`,
};
/** What only moves things about, or is said by another fact. */
const SILENT = new Set(["turn-began", "piece-moved", "piece-left", "tile-laid", "game-ended"]);

function scored(points: number): string {
  return points < 0 ? `lost ${count(-points, "point")}` : `scored ${count(points, "point")}`;
}

/** One fact, without its subject; null where nothing need be said. */
export function factInWords(fact: Told, naming: Naming): string | null {
  if (SILENT.has(fact.kind)) return null;
  if (fact.kind === "scoring-held") return null;
  return SAID[fact.kind]?.(fact, naming) ?? unknown(fact);
}

function unknown({ kind }: Told): string {
  return kind.replaceAll("-", " ");
}

/** What happened, a sentence for each one who did something; scored points each with their rule. */
export function sentences(facts: readonly Told[], naming: Naming): Sentence[] {
  const said: Sentence[] = [];
  let open: { seat: number | null; parts: string[] } | null = null;
  const close = () => {
    if (open?.parts.length)
      said.push({ seat: open.seat, words: join(open.seat, open.parts, naming) });
    open = null;
  };
  for (const fact of facts) {
    if (fact.kind === "scoring-held") {
      close();
      said.push({ seat: null, words: `Scoring ${s(fact["name"])}` });
      continue;
    }
    const words = factInWords(fact, naming);
    if (!words) continue;
    const seat = typeof fact["seat"] === "number" ? fact["seat"] : null;
    if (fact.kind === "points-scored") {
      close();
      said.push({ seat, words: join(seat, [words], naming), rule: s(fact["rule"]) });
      continue;
    }
    if (!open || open.seat !== seat) {
      close();
      open = { seat, parts: [] };
    }
    open.parts.push(words);
  }
  close();
  return said;
}

function join(seat: number | null, parts: readonly string[], { seats }: Naming): string {
  return cap(`${nameOf(seat, seats)} ${folded(parts).join(", ")}.`);
}

/** The same thing several times is said once, with its number. */
function folded(parts: readonly string[]): string[] {
  const counted = new Map<string, number>();
  for (const part of parts) counted.set(part, (counted.get(part) ?? 0) + 1);
  return [...counted].map(([part, number]) => (number > 1 ? `${part} (${number} times)` : part));
}
