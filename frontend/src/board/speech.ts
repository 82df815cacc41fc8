// How is a tile said to one who does not see it? Kind, river, cost, gift, activation, contents, state.
import type { Faces, PlacedTile, TileFace } from "./table";

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
  parts.push(activation(face), face.card_words && !standing ? `card: ${face.card_words}` : "");
  if (standing) parts.push(...contents(standing, words));
  return [...parts, state].filter(Boolean).join("; ");
}

function kind(face: TileFace): string {
  const known = face.name.toLowerCase().includes(face.type) || face.type === "special";
  return known ? face.name : `${face.name}, ${face.type}`;
}

function lines(face: TileFace): string {
  return [face.river && "river", face.road && "road"].filter(Boolean).join(" and ");
}

function cost(face: TileFace): string {
  return face.cost.length ? `costs ${face.cost_words}` : "free";
}

function once(face: TileFace): string {
  return face.once_words && `once ${face.once_words}`;
}

function activation(face: TileFace): string {
  return face.activate_words && `activated ${face.activate_words}`;
}

function contents({ goods, scotsmen }: Standing, words: Faces["words"]): string[] {
  const counted = new Map<string, number>();
  for (const good of goods ?? []) counted.set(good, (counted.get(good) ?? 0) + 1);
  const lying = [...counted].map(([good, number]) => `${number} ${good}`);
  const people = scotsmen ? [plural(scotsmen, words["scotsman"] ?? "Scotsman")] : [];
  return [...people, ...lying];
}

/** So many of something. */
export function plural(number: number, word: string): string {
  if (number === 1) return `1 ${word}`;
  return `${number} ${word.endsWith("man") ? `${word.slice(0, -3)}men` : `${word}s`}`;
}

/** A territory, row by row from the north. */
export function inReadingOrder(tiles: readonly PlacedTile[]): PlacedTile[] {
  const [x, y] = [0, 1];
  return [...tiles].sort(
    (one, other) =>
      (other.cell[y] ?? 0) - (one.cell[y] ?? 0) || (one.cell[x] ?? 0) - (other.cell[x] ?? 0),
  );
}
