// How are choices and facts said?
import {
  type Choice,
  type Faces,
  type Naming,
  type Piece,
  pieceName,
  type TileFace,
  type View,
} from "../board";
import { cap, goodName } from "../board/speech";
import { listed, t } from "../words";

export { cap };
export type { Naming, Told } from "../board";

type Cell = readonly number[];

export function tileName(tile: unknown, { faces }: Naming): string {
  return faces.tiles[String(tile)]?.name ?? String(tile);
}

/** A tile with its article where its name is the name of a kind: "the Distillery". */
export function theTile(tile: string, naming: Naming): string {
  const face = naming.faces.tiles[tile];
  const named = face && face.name.toLowerCase() !== face.type;
  return named
    ? tileName(tile, naming)
    : t("game-the-tile", { tile: tileName(tile, naming).toLowerCase() });
}

/** The tile on a cell of the viewer's territory, or of another seat's. */
export function tileAt(cell: unknown, { view }: Naming, seat: unknown = null): string | undefined {
  const [x, y] = cell as Cell;
  const own = view.seats[Number(seat ?? view.viewer ?? -1)];
  return own?.tiles.find(({ cell: [east, north] }) => east === x && north === y)?.tile;
}

/** The tile on a space of the rondel. */
export function tileOn(space: unknown, view: View): string | undefined {
  return view.rondel.tiles.find(([where]) => where === space)?.[1] as string | undefined;
}

function at(cell: unknown, naming: Naming, seat: unknown = null): string {
  const tile = tileAt(cell, naming, seat);
  return tile ? tileName(tile, naming) : t("game-free-place");
}

type Say = (words: Choice, naming: Naming) => string;

const SAID: Record<string, Say> = {
  take: ([, space], naming) =>
    t("game-do-take", { tile: theTile(tileOn(space, naming.view) ?? "", naming) }),
  discard: ([, space], naming) =>
    t("game-do-discard", { tile: theTile(tileOn(space, naming.view) ?? "", naming) }),
  go: ([, space], naming) => {
    const tile = tileOn(space, naming.view);
    return t("game-do-go", { tile: tile ? tileName(tile, naming) : t("game-free-place") });
  },
  place: () => t("game-do-place"),
  activate: ([, cell], naming) => t("game-do-activate", { tile: at(cell, naming) }),
  sell: ([, good, cell], naming) =>
    t("game-do-sell", {
      good: goodName(good),
      tile: at(cell, naming),
      price: naming.view.market[String(good)] ?? 0,
    }),
  buy: ([, good], { view }) =>
    t("game-do-buy", { good: goodName(good), price: (view.market[String(good)] ?? 0) + 1 }),
  pay: ([, good, cell], naming) => {
    if (good === undefined) return t("game-do-pay");
    return cell
      ? t("game-do-pay-from", { good: cap(goodName(good)), tile: at(cell, naming) })
      : t("game-do-coin-for", { good: goodName(good) });
  },
  give: ([, number]) => t("game-do-give", { number: Number(number) }),
  choose: ([, good]) => cap(goodName(good)),
  gain: ([, good]) => cap(goodName(good)),
  keep: ([, good]) => t("game-do-keep", { good: goodName(good) }),
  replace: ([, good]) =>
    t("game-do-coin-for", { good: good === "any" ? t("game-a-good") : goodName(good) }),
  put: ([, good, cell], naming) =>
    t("game-do-put", { good: cap(goodName(good)), tile: at(cell, naming) }),
  move: ([, from, to], naming) => t("game-do-move", { from: at(from, naming), to: at(to, naming) }),
  promote: ([, cell], naming) => t("game-do-promote", { tile: at(cell, naming) }),
  sacrifice: ([, cell], naming) => t("game-do-sacrifice", { tile: at(cell, naming) }),
  "sacrifice-chieftain": () => t("game-do-sacrifice-chieftain"),
  recruit: ([, cell], naming) => t("game-do-recruit", { tile: at(cell, naming) }),
  remove: ([, cell], naming) => t("game-do-remove", { tile: at(cell, naming) }),
  claim: ([, clan]) => t("game-do-claim", { clan: String(clan) }),
  build: ([, tile], naming) => t("game-do-build", { tile: tileName(tile, naming) }),
  forgo: () => t("game-do-forgo"),
  done: () => t("game-do-done"),
  decline: () => t("game-do-decline"),
  end: () => t("game-do-end"),
};

/** A choice on a button. Whatever has no words of its own is spelled out. */
export function choiceInWords(choice: Choice, naming: Naming): string {
  const verb = String(choice[0]);
  const own = Object.values(naming.chronicles).find(({ choices }) => choices?.[verb]);
  return (
    own?.choices?.[verb]?.(choice, naming) ??
    SAID[verb]?.(choice, naming) ??
    spelledOut(choice, naming)
  );
}

/** A choice as a hint: it says what a button need not, since the player has picked it. */
export function hintInWords(choice: Choice, naming: Naming): string {
  const [verb, cell] = choice;
  if (verb === "place") return t("game-hint-place", { cell: (cell as Cell).join(", ") });
  return verb === "end" ? t("game-end-turn") : choiceInWords(choice, naming);
}

function spelledOut([verb, ...things]: Choice, naming: Naming): string {
  const kinds = naming.faces.verbs[String(verb)] ?? [];
  const seat = things.find((_, i) => kinds[i] === "seat");
  const words = things.map((thing, i) => {
    if (kinds[i] === "seat") return nameOf(thing, naming);
    if (typeof thing === "object") return at(thing, naming, seat);
    return naming.faces.tiles[thing]?.name ?? String(thing);
  });
  return cap([verb, ...words].join(" ").replaceAll("-", " "));
}

/** The good that a choice is about, if it is about one. */
export function goodOf(choice: Choice, faces: Faces): string | undefined {
  return choice.find((word) => faces.goods.includes(String(word))) as string | undefined;
}

/** The tile that a choice names, where one chooses among tiles that lie on no board. */
export function faceOf([, thing]: Choice, { tiles }: Faces): TileFace | undefined {
  return typeof thing === "string" ? tiles[thing] : undefined;
}

const ASIDES: Record<string, string> = {
  sell: t("game-aside-sell"),
  move: t("game-aside-move"),
  promote: t("game-aside-promote"),
  forgo: t("game-do-forgo"),
};

/** What may be done besides the question, on a button. */
export function asideInWords(verb: string, naming: Naming): string {
  const own = Object.values(naming.chronicles).find(({ asides }) => asides?.[verb]);
  return own?.asides?.[verb]?.(naming) ?? ASIDES[verb] ?? cap(verb.replaceAll("-", " "));
}

/** Whoever moves on the rondel: a seat, the die, or a piece of a Chronicle. */
export function nameOf(piece: unknown, { seats, faces }: Pick<Naming, "seats" | "faces">): string {
  return seats.find((each) => each.seat === piece)?.name ?? pieceName(piece as Piece, faces);
}

export function and(words: readonly string[]): string {
  return listed(words, "all");
}

/** What a scoring is called: by its stack, or by its time. */
export function scoringName(name: unknown): string {
  return name === "at the end" ? t("game-at-the-end") : String(name);
}

/** Who plays after a choice, said to the one who makes it. */
export function nextInWords(next: unknown, seat: number | null, naming: Naming): string {
  if (next === seat) return t("game-stay-last");
  return t("game-plays-next", { name: nameOf(next, naming) });
}
