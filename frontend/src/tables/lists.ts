// Filter, sort and update lists of tables.
import type { TableSummary } from "../api/types";
import { type Family, familyOf } from "./paces";

export interface Filters {
  status: "open" | "running";
  edition: string;
  pace: Family | "";
  players: number | null;
  rated: boolean | null;
  /** The least share of games, per cent, that everybody there has seen through. */
  reliability: number | null;
}

/** The list with the table as it is now, at the place it had, or first; without it if it is to go. */
export function replaced(
  list: readonly TableSummary[],
  table: TableSummary,
  stays: boolean,
): TableSummary[] {
  const known = list.some((each) => each.id === table.id);
  if (!stays) return list.filter((each) => each.id !== table.id);
  return known ? list.map((each) => (each.id === table.id ? table : each)) : [table, ...list];
}

/** Whether the lobby shows a table under these filters. */
export function fits(table: TableSummary, filters: Filters): boolean {
  return (
    table.status === filters.status &&
    !table.imported &&
    (!filters.edition || table.edition === filters.edition) &&
    (!filters.pace || familyOf(table.pace) === filters.pace) &&
    (filters.players === null || table.players === filters.players) &&
    (filters.rated === null || table.rated === filters.rated) &&
    (leastReliability(table) ?? 100) >= (filters.reliability ?? 0)
  );
}

/** How reliable the least reliable person there is; null where nothing is known of anybody. */
export function leastReliability(table: TableSummary): number | null {
  const known = table.seats.map((seat) => seat.reliability ?? null).filter((each) => each !== null);
  return known.length ? Math.min(...known) : null;
}

/** The filters as query parameters; the API has none for families of paces, `fits` checks those. */
export function asQuery(filters: Filters) {
  return {
    status: filters.status,
    limit: 100,
    ...(filters.edition && { edition: filters.edition }),
    ...(filters.players !== null && { players: filters.players }),
    ...(filters.rated !== null && { rated: filters.rated }),
    ...(filters.reliability !== null && { reliability_from: filters.reliability }),
  };
}

/** Tables with the player's turn first, then running games, open tables and finished games. */
export function byUrgency(one: TableSummary, other: TableSummary): number {
  return urgency(one) - urgency(other) || newest(one.created, other.created);
}

/** The later moment first; both are written in the same way, so that no language has to be asked. */
function newest(one: string, other: string): number {
  return one === other ? 0 : one < other ? 1 : -1;
}

function urgency(table: TableSummary): number {
  if (table.status === "running") return table.your_turn ? 0 : 1;
  return table.status === "open" ? 2 : 3;
}
