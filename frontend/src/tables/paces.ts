// Names of the paces; they match the server's clocks.
import type { Pace } from "../api/types";
import { t } from "../i18n";

export type Family = "live" | "slow";

interface PaceTold {
  name: string;
  /** The initial time of a seat, and the time added by each turn. */
  text: string;
}

const days = (bank: number, turn: number) => `${bank} ${t("tables-d")} + ${turn} ${t("tables-d")}`;

export const PACES: Record<Pace, PaceTold> = {
  "live-quick": { name: "10 min + 1 min", text: t("tables-pace-live", { minutes: 10, more: 1 }) },
  live: { name: "20 min + 2 min", text: t("tables-pace-live", { minutes: 20, more: 2 }) },
  "live-slow": { name: "40 min + 4 min", text: t("tables-pace-live", { minutes: 40, more: 4 }) },
  "correspondence-12h": {
    name: `2 ${t("tables-d")} + 12 ${t("tables-h")}`,
    text: t("tables-pace-hours", { hours: 12, spare: 2 }),
  },
  correspondence: { name: days(3, 1), text: t("tables-pace-days", { days: 1, spare: 3 }) },
  "correspondence-3d": { name: days(5, 3), text: t("tables-pace-days", { days: 3, spare: 5 }) },
  "correspondence-7d": { name: days(7, 7), text: t("tables-pace-days", { days: 7, spare: 7 }) },
};

export const FAMILIES: Record<Family, { name: string; icon: string; text: string; usual: Pace }> = {
  slow: {
    name: t("tables-slow"),
    icon: "u-moon",
    text: t("tables-slow-more"),
    usual: "correspondence",
  },
  live: { name: t("tables-live"), icon: "u-bolt", text: t("tables-live-more"), usual: "live" },
};

export function familyOf(pace: Pace): Family {
  return pace.startsWith("live") ? "live" : "slow";
}

/** The paces of a family, the fastest first. */
export function pacesOf(family: Family): Pace[] {
  return (Object.keys(PACES) as Pace[]).filter((pace) => familyOf(pace) === family);
}
