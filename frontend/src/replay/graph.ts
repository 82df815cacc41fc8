// Geometry of the score graph: move numbers to the right, points upwards.
import { at, type Source, type Step } from "./scores";

export interface Frame {
  width: number;
  height: number;
  /** The margins left of and below the lines. */
  left: number;
  bottom: number;
  last: number;
  low: number;
  high: number;
}

const TOP = 8;
const RIGHT = 10;

export function x(number: number, { width, left, last }: Frame): number {
  return left + ((width - left - RIGHT) * number) / Math.max(1, last);
}

export function y(points: number, { height, bottom, low, high }: Frame): number {
  return height - bottom - ((height - bottom - TOP) * (points - low)) / Math.max(1, high - low);
}

/** The number of the move at a horizontal position. */
export function numberAt(position: number, { width, left, last }: Frame): number {
  const fraction = (position - left) / Math.max(1, width - left - RIGHT);
  return Math.round(Math.max(0, Math.min(1, fraction)) * last);
}

/** Round numbers of points at which grid lines are drawn. */
export function gridLines(low: number, high: number): number[] {
  const spacing = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => (high - low) / each <= 5) ?? 500;
  const first = Math.ceil(low / spacing) * spacing;
  const count = Math.floor((high - first) / spacing) + 1;
  return Array.from({ length: count }, (_, i) => first + i * spacing);
}

/** The path of a step line: the height stays the same until the next step. */
export function path(line: readonly Step[], frame: Frame): string {
  const [first, ...others] = line;
  if (!first) return "";
  const parts = [`M${x(first.number, frame)} ${y(first.points, frame)}`];
  for (const { number, points } of others) parts.push(`H${x(number, frame)}V${y(points, frame)}`);
  return `${parts.join("")}H${x(frame.last, frame)}`;
}

export interface Band {
  label: string;
  area: string;
  line: readonly Step[];
}

/** Stacked areas of the sources: gains upwards, losses downwards. */
export function bands(sources: readonly Source[], frame: Frame): Band[] {
  const numbers = [...new Set(sources.flatMap(({ line }) => line.map(({ number }) => number)))];
  const times = [...numbers, frame.last].sort((one, other) => one - other);
  let top = times.map(() => 0);
  let bottom = times.map(() => 0);
  return sources.map(({ label, line }) => {
    const heights = times.map((time) => at(line, time));
    const below = heights.map((height, i) => (height < 0 ? bottom[i] : top[i]) ?? 0);
    const above = heights.map((height, i) => (below[i] ?? 0) + height);
    top = top.map((each, i) => Math.max(each, above[i] ?? 0));
    bottom = bottom.map((each, i) => Math.min(each, above[i] ?? 0));
    return { label, line, area: area(times, above, below, frame) };
  });
}

function area(times: number[], above: number[], below: number[], frame: Frame): string {
  const corner = (number: number, points: number) => `${x(number, frame)} ${y(points, frame)}`;
  const upper = times.flatMap((time, i) => {
    const next = times[i + 1] ?? frame.last;
    return [corner(time, above[i] ?? 0), corner(next, above[i] ?? 0)];
  });
  const lower = times.flatMap((time, i) => {
    const next = times[i + 1] ?? frame.last;
    return [corner(time, below[i] ?? 0), corner(next, below[i] ?? 0)];
  });
  return `M${[...upper, ...lower.reverse()].join("L")}Z`;
}
