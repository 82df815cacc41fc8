// How is a tile said to one who does not see it? Kind, river, cost, gift, activation, contents, state.
import type { Faces, Piece, PieceFace, PlacedTile, TileFace, View } from "./table";
import { isKey, listed, t } from "../words";

export interface Standing {
  goods?: readonly string[];
  scotsmen?: number;
}

/** All that a tile shows, in words. */
export function tileInWords(
  face: TileFace,
  words: Faces["words"],
  standing: Standing | null = null,
  state = "",
): string {
  const parts = [kind(face), lines(face)];
  if (!standing) parts.push(cost(face), once(face));
  parts.push(
    activation(face),
    face.card_words && !standing ? t("board-card", { words: face.card_words }) : "",
  );
  if (standing) parts.push(...contents(standing, words));
  return [...parts, state].filter(Boolean).join("; ");
}

function kind(face: TileFace): string {
  const key = `board-type-${face.type}`;
  const type = isKey(key) ? t(key) : "";
  const known = !type || face.name.toLowerCase().includes(type.toLowerCase());
  return known ? face.name : `${face.name}, ${type}`;
}

function lines(face: TileFace): string {
  return listed(
    [face.river && t("board-river"), face.road && t("board-road")].filter((each) => each !== false),
    "all",
  );
}

function cost(face: TileFace): string {
  return face.cost.length ? t("board-costs", { cost: face.cost_words }) : t("board-free");
}

function once(face: TileFace): string {
  return face.once_words && t("board-once", { gain: face.once_words });
}

function activation(face: TileFace): string {
  return face.activate_words && t("board-activated", { gain: face.activate_words });
}

function contents({ goods, scotsmen }: Standing, words: Faces["words"]): string[] {
  const counted = new Map<string, number>();
  for (const good of goods ?? []) counted.set(good, (counted.get(good) ?? 0) + 1);
  const lying = [...counted].map(([good, number]) => countedWords(good, number));
  const here = scotsmen ? [people(scotsmen, words)] : [];
  return [...here, ...lying];
}

/** Whether a piece belongs to a Chronicle, and to nobody. */
export function isNeutral(piece: Piece, faces: Faces): boolean {
  return neutral(piece, faces) !== undefined;
}

/** The piece of a Chronicle that a seat moves in this turn instead of its own. */
export function movedForOnce({ turn, rondel }: View, faces: Faces): Piece | undefined {
  if (turn.own) return undefined;
  return rondel.pieces.map(([piece]) => piece).find((piece) => piece && isNeutral(piece, faces));
}

/** What a piece is called that is nobody's. */
export function pieceName(piece: Piece, faces: Faces): string {
  return neutral(piece, faces)?.words ?? t("board-die");
}

/** What stands under it where there is little room: its name without an article. */
export function pieceLabel(piece: Piece, faces: Faces): string {
  return neutral(piece, faces)?.title ?? t("board-die-alone");
}

function neutral(piece: Piece, faces: Faces): PieceFace | undefined {
  return faces.chronicles.map(({ pieces }) => pieces["piece"]?.[piece]).find(Boolean);
}

/** So many of those who live in a territory. */
export function people(count: number, words: Faces["words"]): string {
  const clan = words["scotsman"] === "clan member";
  return clan ? t("board-clan-members", { count }) : t("board-scotsmen", { count });
}

/** Words as a label or sentence begins with them. */
export function cap(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a good is called. */
export function goodName(good: unknown): string {
  const key = `board-good-${String(good)}`;
  return isKey(key) ? t(key) : String(good);
}

/** So many of something; what has no words of its own is called by its name. */
export function countedWords(what: string, count: number): string {
  const key = `board-counted-${what}`;
  return isKey(key) ? t(key as "board-counted-coins", { count }) : `${count} ${goodName(what)}`;
}

/** A territory, row by row from the north. */
export function inReadingOrder(tiles: readonly PlacedTile[]): PlacedTile[] {
  const [x, y] = [0, 1];
  return [...tiles].sort(
    (one, other) =>
      (other.cell[y] ?? 0) - (one.cell[y] ?? 0) || (one.cell[x] ?? 0) - (other.cell[x] ?? 0),
  );
}
