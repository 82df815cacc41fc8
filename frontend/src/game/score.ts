// How is a score sheet put together? A line for each reason, a column for each seat.
import type { SeatView } from "../board";

export interface SheetLine {
  label: string;
  rule: string;
  /** By seat; null where the seat got nothing, or keeps it secret. */
  points: (number | null)[];
}

export function scoreLines(seats: readonly SeatView[]): SheetLine[] {
  const lines = new Map<string, SheetLine>();
  for (const { seat, score_lines } of seats)
    for (const { label, rule, points } of score_lines ?? []) {
      const key = `${label}|${rule}`;
      const line = lines.get(key) ?? { label, rule, points: seats.map(() => null) };
      line.points[seat] = (line.points[seat] ?? 0) + points;
      lines.set(key, line);
    }
  return [...lines.values()];
}
