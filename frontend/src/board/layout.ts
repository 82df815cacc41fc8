// Where do spaces and cells lie on a screen?
import type { Cell } from "./table";

export interface Spot {
  x: number;
  y: number;
}

/** How wide and high a ring of so many spaces is, in spaces; as square as it can be, rather wide. */
export function ringSize(spaces: number): { columns: number; rows: number } {
  const half = spaces / 2 + 2;
  const rows = Math.floor(half / 2);
  return { columns: Math.ceil(half - rows), rows };
}

/** The place of a space on a ring, clockwise from the top left; spaces are counted on and on. */
export function ringSpot(space: number, spaces: number): Spot {
  const { columns, rows } = ringSize(spaces);
  const at = modulo(space, spaces);
  if (at < columns) return { x: at, y: 0 };
  if (at < columns + rows - 1) return { x: columns - 1, y: at - columns + 1 };
  if (at < 2 * columns + rows - 2) return { x: 2 * columns + rows - 3 - at, y: rows - 1 };
  return { x: 0, y: spaces - at };
}

/** The place of a space on a belt of two rows, the loop flattened. */
export function beltSpot(space: number, spaces: number): Spot {
  const at = modulo(space, spaces);
  const length = Math.ceil(spaces / 2);
  return at < length ? { x: at, y: 0 } : { x: spaces - 1 - at, y: 1 };
}

export const modulo = (number: number, by: number): number => ((number % by) + by) % by;

export interface Bounds {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** The smallest rectangle around some cells. */
export function bounds(cells: readonly Cell[]): Bounds {
  const east = cells.map((cell) => cell[0] ?? 0);
  const north = cells.map((cell) => cell[1] ?? 0);
  return {
    west: Math.min(...east),
    east: Math.max(...east),
    north: Math.max(...north),
    south: Math.min(...north),
  };
}

export const GAP = 2;
/** What is to be tapped is not smaller than this. */
export const SMALLEST = 40;
/** Where nothing is to be tapped, a large territory is rather seen as a whole. */
export const OVERVIEW = 28;
export const LARGEST = 104;

export interface Pane {
  width: number;
  height: number;
  /** What stands over the moor at its top. */
  top?: number;
  /** The smallest side of a tile. */
  least?: number;
}

/** The side of a tile, and where the cell (0, 0) lies, so that all cells are seen if they can be. */
export interface Lens extends Spot {
  size: number;
}

export function fit(cells: readonly Cell[], pane: Pane): Lens {
  const box = bounds(cells);
  const columns = box.east - box.west + 1;
  const rows = box.north - box.south + 1;
  const top = pane.top ?? 0;
  const room = Math.min((pane.width - 16) / columns, (pane.height - top - 16) / rows);
  const size = clamp(Math.floor(room) - GAP, pane.least ?? SMALLEST, Math.min(LARGEST, 96));
  return { size, ...centred(box, size, { width: pane.width, height: pane.height, top }) };
}

function centred(box: Bounds, size: number, pane: Required<Omit<Pane, "least">>): Spot {
  const step = size + GAP;
  const middle = { x: (box.west + box.east) / 2, y: (box.north + box.south) / 2 };
  return {
    x: pane.width / 2 - size / 2 - middle.x * step,
    y: pane.top + (pane.height - pane.top) / 2 - size / 2 + middle.y * step,
  };
}

/** The upper left corner of a cell. */
export function corner(cell: Cell, lens: Lens): Spot {
  const step = lens.size + GAP;
  return { x: lens.x + (cell[0] ?? 0) * step, y: lens.y - (cell[1] ?? 0) * step };
}

/** The lens after zooming by a factor around a point that stays where it is. */
export function zoomed(lens: Lens, factor: number, at: Spot): Lens {
  const size = clamp(lens.size * factor, OVERVIEW, LARGEST);
  const real = (size + GAP) / (lens.size + GAP);
  return { size, x: at.x - (at.x - lens.x) * real, y: at.y - (at.y - lens.y) * real };
}

export function clamp(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, number));
}

/** The next of some spots in a direction: the nearest one within a quarter of a turn. */
export function towards(from: Spot, spots: readonly Spot[], way: Spot): number {
  let best = -1;
  let nearest = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x);
    if (along <= 0.5 || along + 2 * aside >= nearest) return;
    nearest = along + 2 * aside;
    best = i;
  });
  return best;
}
