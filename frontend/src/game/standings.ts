// What would a scoring bring each seat now? The site tells it; here it is put to the right column.
import { api, told } from "../api/client";
import type { components } from "../api/schema";
import type { TableSeen } from "../api/types";

export type Standing = components["schemas"]["StandingSeen"];
type Comparison = Standing["comparisons"][number];

/** How the seats stand; nothing where it cannot be had just now. */
export async function readStandings({ id, seat }: TableSeen): Promise<readonly Standing[]> {
  const asking = api.GET("/api/v1/tables/{id}/standings/", {
    params: { path: { id }, query: seat === null ? {} : { seat } },
  });
  return (await told(asking).catch(() => null))?.standings ?? [];
}

/** Which drawing heads the column of what a comparison counts; all others count who stands in front. */
const COLUMNS: Record<string, string> = {
  whisky: "i-whisky",
  landmarks: "i-landmark",
  "special locations": "i-landmark",
  persons: "i-person",
};
const LEADERS = "leaders";

/** The column of a drawing; chieftains wear a colour, and stand at home in the other game. */
export function columnOf(icon: string): string {
  return icon.startsWith("chief-") || icon === "k-castle" ? LEADERS : icon;
}

/** The points of each comparison, by the column that it belongs to. */
export function leadsOf(comparisons: readonly Comparison[]): Record<string, number> {
  return Object.fromEntries(
    comparisons.map(({ name, points }) => [COLUMNS[name] ?? LEADERS, points]),
  );
}
