// The stack that tiles are drawn from, and the landmarks still in it.
import type { Faces, TileFace, View } from "../board";

export interface StackInPlay {
  name: string;
  left: number;
}

/** The first stack that is not used up. */
export function stackInPlay(view: View): StackInPlay | null {
  const [name, left] = Object.entries(view.stacks).find(([, number]) => number > 0) ?? [];
  return name && left ? { name, left } : null;
}

/** The tiles with a card that belong to a stack and are visible nowhere: they are still in it. */
export function landmarksAhead(stack: string, view: View, faces: Faces): TileFace[] {
  const seen = new Set([
    ...view.rondel.tiles.map(([, tile]) => tile),
    ...view.seats.flatMap(({ tiles, cards }) => [...tiles.map(({ tile }) => tile), ...cards]),
    ...view.discarded,
    ...view.removed,
  ]);
  const all = Object.values(faces.tiles);
  return all.filter((face) => face.stack === stack && face.card_rule && !seen.has(face.id));
}
