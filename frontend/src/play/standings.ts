// What a scoring would bring each seat now, by the columns of the comparison.
import { api, unwrap } from "../api/client";
import type { components } from "../api/schema";
import type { TableDetails } from "../api/types";

export type Standing = components["schemas"]["SeatStanding"];
type Comparison = Standing["comparisons"][number];

/** Load the standings of the seats; empty if that fails. */
export async function readStandings({ id, seat }: TableDetails): Promise<readonly Standing[]> {
  const request = api.GET("/api/v1/tables/{id}/standings/", {
    params: { path: { id }, query: seat === null ? {} : { seat } },
  });
  return (await unwrap(request).catch(() => null))?.standings ?? [];
}

/** The icon of the column for each comparison; all others are in the column of leaders. */
const COLUMNS: Record<string, string> = {
  whisky: "i-whisky",
  landmarks: "i-landmark",
  "special locations": "i-landmark",
  persons: "i-person",
};
const LEADERS = "leaders";

/** The column of an icon. Chieftains have the icon of their colour, and the Home Castle in Glen More II. */
export function columnOf(icon: string): string {
  return icon.startsWith("chief-") || icon === "k-castle" ? LEADERS : icon;
}

/** The points of each comparison, by the column that it belongs to. */
export function leadsOf(comparisons: readonly Comparison[]): Record<string, number> {
  return Object.fromEntries(
    comparisons.map(({ name, points }) => [COLUMNS[name] ?? LEADERS, points]),
  );
}
