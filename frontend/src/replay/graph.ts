// Where do the lines of the graph run? Numbers of moves to the right, points upwards.
import { at, type Source, type Step } from "./scores";

export interface Frame {
  width: number;
  height: number;
  /** The room left of and below the lines. */
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

/** The move at a place of the graph. */
export function numberAt(place: number, { width, left, last }: Frame): number {
  const share = (place - left) / Math.max(1, width - left - RIGHT);
  return Math.round(Math.max(0, Math.min(1, share)) * last);
}

/** Round numbers of points at which lines are drawn across. */
export function rungs(low: number, high: number): number[] {
  const wide = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => (high - low) / each <= 5) ?? 500;
  const first = Math.ceil(low / wide) * wide;
  const number = Math.floor((high - first) / wide) + 1;
  return Array.from({ length: number }, (_, i) => first + i * wide);
}

/** A line that keeps its height until the next step. */
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

/** Sources on top of each other; what costs points hangs below. */
export function bands(sources: readonly Source[], frame: Frame): Band[] {
  const numbers = [...new Set(sources.flatMap(({ line }) => line.map(({ number }) => number)))];
  const times = [...numbers, frame.last].sort((one, other) => one - other);
  let rise = times.map(() => 0);
  let fall = times.map(() => 0);
  return sources.map(({ label, line }) => {
    const heights = times.map((time) => at(line, time));
    const below = heights.map((height, i) => (height < 0 ? fall[i] : rise[i]) ?? 0);
    const above = heights.map((height, i) => (below[i] ?? 0) + height);
    rise = rise.map((each, i) => Math.max(each, above[i] ?? 0));
    fall = fall.map((each, i) => Math.min(each, above[i] ?? 0));
    return { label, line, area: area(times, above, below, frame) };
  });
}

function area(times: number[], above: number[], below: number[], frame: Frame): string {
  const corner = (number: number, points: number) => `${x(number, frame)} ${y(points, frame)}`;
  const there = times.flatMap((time, i) => {
    const next = times[i + 1] ?? frame.last;
    return [corner(time, above[i] ?? 0), corner(next, above[i] ?? 0)];
  });
  const back = times.flatMap((time, i) => {
    const next = times[i + 1] ?? frame.last;
    return [corner(time, below[i] ?? 0), corner(next, below[i] ?? 0)];
  });
  return `M${[...there, ...back.reverse()].join("L")}Z`;
}
