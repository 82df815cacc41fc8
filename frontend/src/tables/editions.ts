// Names and pictures of the editions in lists and forms.
import { t } from "../i18n";

interface Look {
  id: string;
  name: string;
  players: string;
  picture: readonly string[];
}

export const editions: readonly Look[] = [
  {
    id: "glen-more-2",
    name: "Glen More II",
    players: t("tables-players-second"),
    picture: ["g-castle", "s-castle"],
  },
  {
    id: "glen-more-2010",
    name: "Glen More (2010)",
    players: t("tables-players-first"),
    picture: ["g-animal", "river-v", "s-sheep"],
  },
];

/** The name of a game as players say it. */
export function nameOf(edition: string): string {
  return editions.find((each) => each.id === edition)?.name ?? edition;
}

const SCENES: Record<number, readonly string[]> = {
  1: ["g-trade", "river-h", "s-boatyard"],
  5: ["g-special", "s-gathering"],
  7: ["g-castle", "river-h", "s-castle"],
};

/** The tile shown as the picture of a table: that of its first Chronicle or of its game. */
export function pictureOf(table: { edition: string; chronicles: readonly number[] }) {
  const scene = SCENES[table.chronicles[0] ?? 0];
  return scene ?? editions.find((each) => each.id === table.edition)?.picture ?? [];
}
