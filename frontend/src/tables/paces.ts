// How fast can it be played, in words? The site's clocks mean the same by the same names.
import type { Pace } from "../api/types";

export type Family = "live" | "slow";

interface PaceTold {
  name: string;
  /** What a seat begins with, and what each turn adds. */
  text: string;
}

export const PACES: Record<Pace, PaceTold> = {
  "live-quick": { name: "10 min + 1 min", text: "10 minutes and 1 more each turn" },
  live: { name: "20 min + 2 min", text: "20 minutes and 2 more each turn" },
  "live-slow": { name: "40 min + 4 min", text: "40 minutes and 4 more each turn" },
  "correspondence-12h": { name: "2 d + 12 h", text: "12 hours a turn, with 2 days to spare" },
  correspondence: { name: "3 d + 1 d", text: "1 day a turn, with 3 days to spare" },
  "correspondence-3d": { name: "5 d + 3 d", text: "3 days a turn, with 5 days to spare" },
  "correspondence-7d": { name: "7 d + 7 d", text: "7 days a turn, with 7 days to spare" },
};

export const FAMILIES: Record<Family, { name: string; icon: string; text: string; usual: Pace }> = {
  slow: { name: "Slow", icon: "u-moon", text: "a move now and then", usual: "correspondence" },
  live: { name: "Live", icon: "u-bolt", text: "all at the table now", usual: "live" },
};

export function familyOf(pace: Pace): Family {
  return pace.startsWith("live") ? "live" : "slow";
}

/** The paces of a family, the fastest first. */
export function pacesOf(family: Family): Pace[] {
  return (Object.keys(PACES) as Pace[]).filter((pace) => familyOf(pace) === family);
}
