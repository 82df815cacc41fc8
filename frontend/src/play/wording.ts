// Describe choices, tiles and pieces in words.
import {
  type Choice,
  type Faces,
  type GameContext,
  type Piece,
  pieceName,
  type TileFace,
  type View,
} from "../board";
import { capitalize, goodName, theTile } from "../board/descriptions";
import { formatList, Name, t } from "../i18n";

export { capitalize, theTile };
export type { GameContext, Fact } from "../board";

type Cell = readonly number[];

export function tileName(tile: unknown, { faces }: GameContext): string {
  return faces.tiles[String(tile)]?.name ?? String(tile);
}

/** The tile on a cell of the viewer's territory, or of another seat's. */
export function tileAt(
  cell: unknown,
  { view }: GameContext,
  seat: unknown = null,
): string | undefined {
  const [x, y] = cell as Cell;
  const own = view.seats[Number(seat ?? view.viewer ?? -1)];
  return own?.tiles.find(({ cell: [east, north] }) => east === x && north === y)?.tile;
}

/** The tile on a space of the rondel. */
export function tileOn(space: unknown, view: View): string | undefined {
  return view.rondel.tiles.find(([where]) => where === space)?.[1] as string | undefined;
}

function at(cell: unknown, context: GameContext, seat: unknown = null): Name {
  return tileOrFree(tileAt(cell, context, seat), context);
}

function tileOrFree(tile: string | undefined, context: GameContext): Name {
  return tile ? theTile(tile, context) : new Name(t("game-free-place"));
}

type Say = (words: Choice, context: GameContext) => string;

const SAID: Record<string, Say> = {
  take: ([, space], context) =>
    t("game-do-take", { tile: theTile(tileOn(space, context.view) ?? "", context) }),
  discard: ([, space], context) =>
    t("game-do-discard", { tile: theTile(tileOn(space, context.view) ?? "", context) }),
  go: ([, space], context) =>
    t("game-do-go", { tile: tileOrFree(tileOn(space, context.view), context) }),
  place: () => t("game-do-place"),
  activate: ([, cell], context) => t("game-do-activate", { tile: at(cell, context) }),
  sell: ([, good, cell], context) =>
    t("game-do-sell", {
      good: goodName(good),
      tile: at(cell, context),
      price: context.view.market[String(good)] ?? 0,
    }),
  buy: ([, good], { view }) =>
    t("game-do-buy", { good: goodName(good), price: (view.market[String(good)] ?? 0) + 1 }),
  pay: ([, good, cell], context) => {
    if (good === undefined) return t("game-do-pay");
    return cell
      ? t("game-do-pay-from", { good: capitalize(goodName(good)), tile: at(cell, context) })
      : t("game-do-coin-for", { good: goodName(good) });
  },
  give: ([, number]) => t("game-do-give", { number: Number(number) }),
  choose: ([, good]) => capitalize(goodName(good)),
  gain: ([, good]) => capitalize(goodName(good)),
  keep: ([, good]) => t("game-do-keep", { good: goodName(good) }),
  replace: ([, good]) =>
    t("game-do-coin-for", { good: good === "any" ? t("game-a-good") : goodName(good) }),
  put: ([, good, cell], context) =>
    t("game-do-put", { good: capitalize(goodName(good)), tile: at(cell, context) }),
  move: ([, from, to], context) =>
    t("game-do-move", { from: at(from, context), to: at(to, context) }),
  promote: ([, cell], context) => t("game-do-promote", { tile: at(cell, context) }),
  sacrifice: ([, cell], context) => t("game-do-sacrifice", { tile: at(cell, context) }),
  "sacrifice-chieftain": () => t("game-do-sacrifice-chieftain"),
  recruit: ([, cell], context) => t("game-do-recruit", { tile: at(cell, context) }),
  remove: ([, cell], context) => t("game-do-remove", { tile: at(cell, context) }),
  claim: ([, clan]) => t("game-do-claim", { clan: String(clan) }),
  build: ([, tile], context) => t("game-do-build", { tile: theTile(tile, context) }),
  forgo: () => t("game-do-forgo"),
  done: () => t("game-do-done"),
  decline: () => t("game-do-decline"),
  end: () => t("game-do-end"),
};

/** A choice on a button. One without a message is spelled out. */
export function choiceInWords(choice: Choice, context: GameContext): string {
  const verb = String(choice[0]);
  const own = Object.values(context.chronicles).find(({ choices }) => choices?.[verb]);
  return (
    own?.choices?.[verb]?.(choice, context) ??
    SAID[verb]?.(choice, context) ??
    spelledOut(choice, context)
  );
}

/** A choice as a hint, with details that a button need not repeat. */
export function hintInWords(choice: Choice, context: GameContext): string {
  const [verb] = choice;
  if (verb === "place") return t("game-hint-place");
  return verb === "end" ? t("game-end-turn") : choiceInWords(choice, context);
}

function spelledOut([verb, ...things]: Choice, context: GameContext): string {
  const kinds = context.faces.verbs[String(verb)] ?? [];
  const seat = things.find((_, i) => kinds[i] === "seat");
  const words = things.map((thing, i) => {
    if (kinds[i] === "seat") return nameOf(thing, context);
    if (typeof thing === "object") return at(thing, context, seat);
    return context.faces.tiles[thing]?.name ?? String(thing);
  });
  return capitalize([verb, ...words].join(" ").replaceAll("-", " "));
}

/** The good that a choice is about, if it is about one. */
export function goodOf(choice: Choice, faces: Faces): string | undefined {
  return choice.find((word) => faces.goods.includes(String(word))) as string | undefined;
}

/** The tile that a choice names, where the tiles to choose from are on no board. */
export function faceOf([, thing]: Choice, { tiles }: Faces): TileFace | undefined {
  return typeof thing === "string" ? tiles[thing] : undefined;
}

const ASIDES: Record<string, string> = {
  sell: t("game-aside-sell"),
  move: t("game-aside-move"),
  promote: t("game-aside-promote"),
  forgo: t("game-do-forgo"),
};

/** The text of the button for an optional action. */
export function asideInWords(verb: string, context: GameContext): string {
  const own = Object.values(context.chronicles).find(({ asides }) => asides?.[verb]);
  return own?.asides?.[verb]?.(context) ?? ASIDES[verb] ?? capitalize(verb.replaceAll("-", " "));
}

/** The name of a piece on the rondel: a seat, the die, or a piece of a Chronicle. */
export function nameOf(
  piece: unknown,
  { seats, faces }: Pick<GameContext, "seats" | "faces">,
): string {
  return seats.find((each) => each.seat === piece)?.name ?? pieceName(piece as Piece, faces);
}

export function and(words: readonly string[]): string {
  return formatList(words, "all");
}

/** What a scoring is called: by its stack, or by its time. */
export function scoringName(name: unknown): string {
  return name === "at the end" ? t("game-at-the-end") : String(name);
}

/** Which seat plays after a choice, in words for the player who makes it. */
export function nextInWords(next: unknown, seat: number | null, context: GameContext): string {
  if (next === seat) return t("game-stay-last");
  return t("game-plays-next", { name: nameOf(next, context) });
}
