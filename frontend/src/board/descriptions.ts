// Describe tiles, pieces and resources in words, for screen readers and labels.
import { cellKey, type Cell, type Faces, type Piece, type PieceFace } from "./table";
import type { PlacedTile, TileFace, View } from "./table";
import { isKey, formatList, Name, t } from "../i18n";

export interface TileContents {
  goods?: readonly string[];
  scotsmen?: number;
}

/** Everything that a tile shows, in words. */
export function describeTile(
  face: TileFace,
  words: Faces["words"],
  contents: TileContents | null = null,
  state = "",
): string {
  const parts = [nameAndType(face), lines(face)];
  if (!contents) parts.push(cost(face), once(face));
  parts.push(
    activation(face),
    face.card_words && !contents ? t("board-card", { words: face.card_words }) : "",
  );
  if (contents) parts.push(...contentsText(contents, words));
  return [...parts, state].filter(Boolean).join("; ");
}

function nameAndType(face: TileFace): string {
  const key = `board-type-${face.type}`;
  const type = isKey(key) ? t(key) : "";
  const known = !type || face.name.toLowerCase().includes(type.toLowerCase());
  return known ? face.name : `${face.name}, ${type}`;
}

function lines(face: TileFace): string {
  return formatList(
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

function contentsText({ goods, scotsmen }: TileContents, words: Faces["words"]): string[] {
  const counted = new Map<string, number>();
  for (const good of goods ?? []) counted.set(good, (counted.get(good) ?? 0) + 1);
  const goodsText = [...counted].map(([good, number]) => countText(good, number));
  const scotsmenHere = scotsmen ? [scotsmenText(scotsmen, words)] : [];
  return [...scotsmenHere, ...goodsText];
}

/** Whether a piece belongs to a Chronicle rather than to a seat. */
export function isNeutral(piece: Piece, faces: Faces): boolean {
  return neutral(piece, faces) !== undefined;
}

/** The neutral piece that a seat moves in this turn instead of its own. */
export function neutralPieceMoved({ turn, rondel }: View, faces: Faces): Piece | undefined {
  if (turn.own) return undefined;
  return rondel.pieces.map(([piece]) => piece).find((piece) => piece && isNeutral(piece, faces));
}

/** The name of a piece that belongs to no seat. */
export function pieceName(piece: Piece, faces: Faces): string {
  return neutral(piece, faces)?.words ?? t("board-die");
}

/** Its name without an article, for small labels. */
export function pieceLabel(piece: Piece, faces: Faces): string {
  return neutral(piece, faces)?.title ?? t("board-die-alone");
}

function neutral(piece: Piece, faces: Faces): PieceFace | undefined {
  return faces.chronicles.map(({ pieces }) => pieces["piece"]?.[piece]).find(Boolean);
}

/** A number of the Scotsmen or clan members in a territory. */
export function scotsmenText(count: number, words: Faces["words"]): string {
  const clan = words["scotsman"] === "clan member";
  return clan ? t("board-clan-members", { count }) : t("board-scotsmen", { count });
}

/** A tile for a message that writes `{ THE($tile) }`. */
export function theTile(tile: unknown, { faces }: { faces: Faces }): Name {
  const face = faces.tiles[String(tile)];
  return new Name(face?.name ?? String(tile), face?.forms);
}

/** What an edition calls the rondel, for messages with `$rondel`. */
export function rondelArgs({ words }: Pick<Faces, "words">): { rondel: string } {
  return { rondel: words["rondel"] ?? "rondel" };
}

const SIDES: readonly (readonly [side: string, x: number, y: number])[] = [
  ["north", 0, 1],
  ["south", 0, -1],
  ["east", 1, 0],
  ["west", -1, 0],
];

/** An empty cell, by a tile that it shares a side with. */
export function describeFreeCell(cell: Cell, tiles: readonly PlacedTile[], faces: Faces): string {
  const [x = 0, y = 0] = cell;
  for (const [side, east, north] of SIDES) {
    const beside = cellKey([x - east, y - north]);
    const tile = tiles.find((placed) => cellKey(placed.cell) === beside)?.tile;
    if (tile) return t("board-free-place", { side, tile: theTile(tile, { faces }) });
  }
  return cellKey(cell);
}

/** A text with its first letter in upper case. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a resource. */
export function goodName(good: unknown): string {
  const key = `board-good-${String(good)}`;
  return isKey(key) ? t(key) : String(good);
}

/** A number of something; without a message for it, the number and its name. */
export function countText(what: string, count: number): string {
  const key = `board-counted-${what}`;
  return isKey(key) ? t(key as "board-counted-coins", { count }) : `${count} ${goodName(what)}`;
}

/** The tiles of a territory, row by row from the north. */
export function inReadingOrder(tiles: readonly PlacedTile[]): PlacedTile[] {
  const [x, y] = [0, 1];
  return [...tiles].sort(
    (one, other) =>
      (other.cell[y] ?? 0) - (one.cell[y] ?? 0) || (one.cell[x] ?? 0) - (other.cell[x] ?? 0),
  );
}
