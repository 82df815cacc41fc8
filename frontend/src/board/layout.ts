// Positions and sizes of spaces and cells on the screen.
import type { Cell } from "./table";

export interface Spot {
  x: number;
  y: number;
}

/** Columns and rows of a ring of spaces: nearly square, rather wide than high. */
export function ringSize(spaces: number): { columns: number; rows: number } {
  const half = spaces / 2 + 2;
  const rows = Math.floor(half / 2);
  return { columns: Math.ceil(half - rows), rows };
}

/** The position of a space on a ring, clockwise from the top left; space numbers wrap around. */
export function ringSpot(space: number, spaces: number): Spot {
  const { columns, rows } = ringSize(spaces);
  const at = modulo(space, spaces);
  if (at < columns) return { x: at, y: 0 };
  if (at < columns + rows - 1) return { x: columns - 1, y: at - columns + 1 };
  if (at < 2 * columns + rows - 2) return { x: 2 * columns + rows - 3 - at, y: rows - 1 };
  return { x: 0, y: spaces - at };
}

/** The position of a space on a belt of two rows: the flattened ring. */
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
/** Minimum tile size where tiles can be tapped. */
export const MIN_TAP_SIZE = 40;
/** Minimum tile size where nothing can be tapped, so that a large territory fits. */
export const MIN_OVERVIEW_SIZE = 28;
export const MAX_SIZE = 104;

export interface Pane {
  width: number;
  height: number;
  /** Height at the top that is covered by something else. */
  top?: number;
  /** Minimum tile size. */
  minSize?: number;
}

/** The tile size and the position of the cell (0, 0). */
export interface Viewport extends Spot {
  size: number;
}

/** The viewport that shows all cells, as far as the minimum size allows. */
export function fit(cells: readonly Cell[], pane: Pane): Viewport {
  const box = bounds(cells);
  const columns = box.east - box.west + 1;
  const rows = box.north - box.south + 1;
  const top = pane.top ?? 0;
  const room = Math.min((pane.width - 16) / columns, (pane.height - top - 16) / rows);
  const size = clamp(Math.floor(room) - GAP, pane.minSize ?? MIN_TAP_SIZE, Math.min(MAX_SIZE, 96));
  return { size, ...centred(box, size, { width: pane.width, height: pane.height, top }) };
}

function centred(box: Bounds, size: number, pane: Required<Omit<Pane, "minSize">>): Spot {
  const step = size + GAP;
  const middle = { x: (box.west + box.east) / 2, y: (box.north + box.south) / 2 };
  return {
    x: pane.width / 2 - size / 2 - middle.x * step,
    y: pane.top + (pane.height - pane.top) / 2 - size / 2 + middle.y * step,
  };
}

/** The upper left corner of a cell. */
export function corner(cell: Cell, viewport: Viewport): Spot {
  const step = viewport.size + GAP;
  return { x: viewport.x + (cell[0] ?? 0) * step, y: viewport.y - (cell[1] ?? 0) * step };
}

/** The viewport after zooming by a factor around a fixed point. */
export function zoomed(viewport: Viewport, factor: number, at: Spot): Viewport {
  const size = clamp(viewport.size * factor, MIN_OVERVIEW_SIZE, MAX_SIZE);
  const real = (size + GAP) / (viewport.size + GAP);
  return { size, x: at.x - (at.x - viewport.x) * real, y: at.y - (at.y - viewport.y) * real };
}

export function clamp(number: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, number));
}

/** Directions of the arrow keys. */
export const DIRECTIONS: Readonly<Record<string, Spot>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Index of the nearest spot in a direction, within a quarter turn; -1 if there is none. */
export function towards(from: Spot, spots: readonly Spot[], direction: Spot): number {
  let best = -1;
  let nearest = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * direction.x + (spot.y - from.y) * direction.y;
    const aside =
      Math.abs((spot.x - from.x) * direction.y) + Math.abs((spot.y - from.y) * direction.x);
    if (along <= 0.5 || along + 2 * aside >= nearest) return;
    nearest = along + 2 * aside;
    best = i;
  });
  return best;
}
