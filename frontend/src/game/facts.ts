// What happened, in sentences?
import type { Piece } from "../board";
import { countedWords, goodName } from "../board/speech";
import { isKey, t } from "../words";
import { cap, nameOf, type Naming, scoringName, tileName, type Told } from "./words";

export interface Sentence {
  seat: number | null;
  words: string;
  rule?: string;
}

/** What a fact is about, by the names that its message may ask for. */
function about(fact: Told, naming: Naming): Record<string, string | number> {
  const { tile, card, good, coins, clan, face, label } = fact as Record<string, unknown>;
  return {
    who: fact["seat"] === naming.view.viewer ? "you" : "other",
    tile: tileName(tile, naming),
    card: tileName(card, naming),
    good: goodName(good),
    coins: Number(coins),
    clan: String(clan),
    face: Number(face),
    label: String(label),
    person: naming.faces.words["scotsman"] === "clan member" ? "member" : "scotsman",
  };
}

function said(key: string, fact: Told, naming: Naming, more: object = {}): string | null {
  if (!isKey(key)) return null;
  return t(key as "game-fact-gained", { ...about(fact, naming), ...more } as never);
}

/** What was gained and spent, and what was scored and lost, are two things each. */
function keyOf({ kind, amount, points }: Told): string {
  if (kind === "gained" && Number(amount) < 0) return "game-fact-spent";
  if (kind === "points-scored" && Number(points) < 0) return "game-fact-lost";
  return `game-fact-${kind}`;
}

function amounts({ what, amount, points }: Told): object {
  const number = Math.abs(Number(amount ?? points));
  return { what: countedWords(String(what), number), points: number };
}

/** What only moves things about, or is said by another fact. */
const SILENT = new Set(["turn-began", "piece-moved", "piece-left", "tile-laid", "game-ended"]);

/** One fact, without its subject; null where nothing need be said. */
export function factInWords(fact: Told, naming: Naming): string | null {
  if (SILENT.has(fact.kind)) return null;
  if (fact.kind === "scoring-held") return null;
  const own = Object.values(naming.chronicles).find(({ facts }) => facts?.[fact.kind]);
  if (own) return own.facts?.[fact.kind]?.(fact, naming) ?? null;
  return said(keyOf(fact), fact, naming, amounts(fact)) ?? unknown(fact);
}

/** What a Chronicle tells of no one in particular is a whole sentence. */
function isChronicle({ kind }: Told, { chronicles }: Naming): boolean {
  return Object.values(chronicles).some(({ facts }) => facts?.[kind]);
}

function unknown({ kind }: Told): string {
  return kind.replaceAll("-", " ");
}

/** What happened, a sentence for each turn of each one who did something; scored points each with their
 * rule. */
export function sentences(facts: readonly Told[], naming: Naming): Sentence[] {
  const told: Sentence[] = [];
  let open: { who: Piece | null; parts: string[] } | null = null;
  const close = () => {
    if (open?.parts.length)
      told.push({ seat: seatOf(open.who), words: join(open.who, open.parts, naming) });
    open = null;
  };
  for (const fact of facts) {
    if (fact.kind === "scoring-held") {
      close();
      told.push({ seat: null, words: t("game-scoring", { name: scoringName(fact["name"]) }) });
      continue;
    }
    if (fact.kind === "turn-began") close();
    const words = factInWords(fact, naming);
    if (!words) continue;
    const who = (fact["seat"] ?? fact["piece"] ?? null) as Piece | null;
    if (fact.kind === "points-scored") {
      close();
      const rule = String(fact["rule"]);
      told.push({ seat: seatOf(who), words: join(who, [words], naming), rule });
      continue;
    }
    if (who === null && isChronicle(fact, naming)) {
      close();
      told.push({ seat: null, words: cap(`${words}.`) });
      continue;
    }
    if (!open || open.who !== who) {
      close();
      open = { who, parts: [] };
    }
    open.parts.push(words);
  }
  close();
  return told;
}

function seatOf(who: Piece | null): number | null {
  return typeof who === "number" ? who : null;
}

function join(who: Piece | null, parts: readonly string[], naming: Naming): string {
  return cap(`${nameOf(who, naming)} ${folded(parts).join(", ")}.`);
}

/** The same thing several times is said once, with its number. */
function folded(parts: readonly string[]): string[] {
  const counted = new Map<string, number>();
  for (const part of parts) counted.set(part, (counted.get(part) ?? 0) + 1);
  return [...counted].map(([part, number]) =>
    number > 1 ? t("game-times", { part, number }) : part,
  );
}
