// Describe the facts of a game in sentences.
import type { Piece } from "../board";
import { countText, goodName } from "../board/descriptions";
import { isKey, type Name, t } from "../i18n";
import { capitalize, nameOf, type GameContext, scoringName, theTile, type Fact } from "./wording";

export interface Sentence {
  seat: number | null;
  words: string;
  rule?: string;
}

/** What a fact is about, by the names that its message may ask for. */
function about(fact: Fact, context: GameContext): Record<string, string | number | Name> {
  const { tile, card, good, coins, clan, face, label } = fact as Record<string, unknown>;
  return {
    who: fact["seat"] === context.view.viewer ? "you" : "other",
    tile: theTile(tile, context),
    card: theTile(card, context),
    good: goodName(good),
    coins: Number(coins),
    clan: String(clan),
    face: Number(face),
    label: String(label),
    person: context.faces.words["scotsman"] === "clan member" ? "member" : "scotsman",
  };
}

function messageFor(
  key: string,
  fact: Fact,
  context: GameContext,
  more: object = {},
): string | null {
  if (!isKey(key)) return null;
  return t(key as "game-fact-gained", { ...about(fact, context), ...more } as never);
}

/** What was gained and spent, and what was scored and lost, are two things each. */
function keyOf({ kind, amount, points }: Fact): string {
  if (kind === "gained" && Number(amount) < 0) return "game-fact-spent";
  if (kind === "points-scored" && Number(points) < 0) return "game-fact-lost";
  return `game-fact-${kind}`;
}

function amounts({ what, amount, points }: Fact): object {
  const number = Math.abs(Number(amount ?? points));
  return { what: countText(String(what), number), points: number };
}

/** Facts without a sentence: they move things, or another fact describes them. */
const SILENT = new Set(["turn-began", "piece-moved", "piece-left", "tile-laid", "game-ended"]);

/** One fact without its subject; null where it has no sentence. */
export function factInWords(fact: Fact, context: GameContext): string | null {
  if (SILENT.has(fact.kind)) return null;
  if (fact.kind === "scoring-held") return null;
  const own = Object.values(context.chronicles).find(({ facts }) => facts?.[fact.kind]);
  if (own) return own.facts?.[fact.kind]?.(fact, context) ?? null;
  return messageFor(keyOf(fact), fact, context, amounts(fact)) ?? unknown(fact);
}

/** Facts of a Chronicle about no seat are whole sentences. */
function isChronicle({ kind }: Fact, { chronicles }: GameContext): boolean {
  return Object.values(chronicles).some(({ facts }) => facts?.[kind]);
}

function unknown({ kind }: Fact): string {
  return kind.replaceAll("-", " ");
}

/** What happened, a sentence for each turn of each one who did something; scored points each with their
 * rule. */
export function sentences(facts: readonly Fact[], context: GameContext): Sentence[] {
  const result: Sentence[] = [];
  let open: { who: Piece | null; parts: string[] } | null = null;
  const close = () => {
    if (open?.parts.length)
      result.push({ seat: seatOf(open.who), words: join(open.who, open.parts, context) });
    open = null;
  };
  for (const fact of facts) {
    if (fact.kind === "scoring-held") {
      close();
      result.push({ seat: null, words: t("game-scoring", { name: scoringName(fact["name"]) }) });
      continue;
    }
    if (fact.kind === "turn-began") close();
    const words = factInWords(fact, context);
    if (!words) continue;
    const who = (fact["seat"] ?? fact["piece"] ?? null) as Piece | null;
    if (fact.kind === "points-scored") {
      close();
      const rule = String(fact["rule"]);
      result.push({ seat: seatOf(who), words: join(who, [words], context), rule });
      continue;
    }
    if (who === null && isChronicle(fact, context)) {
      close();
      result.push({ seat: null, words: capitalize(`${words}.`) });
      continue;
    }
    if (!open || open.who !== who) {
      close();
      open = { who, parts: [] };
    }
    open.parts.push(words);
  }
  close();
  return result;
}

function seatOf(who: Piece | null): number | null {
  return typeof who === "number" ? who : null;
}

function join(who: Piece | null, parts: readonly string[], context: GameContext): string {
  return capitalize(`${nameOf(who, context)} ${folded(parts).join(", ")}.`);
}

/** Merge equal parts into one with a count. */
function folded(parts: readonly string[]): string[] {
  const counted = new Map<string, number>();
  for (const part of parts) counted.set(part, (counted.get(part) ?? 0) + 1);
  return [...counted].map(([part, number]) =>
    number > 1 ? t("game-times", { part, number }) : part,
  );
}
