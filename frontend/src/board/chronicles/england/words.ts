// What does England have, and how is it said what its holder does?
import { t } from "../../../words";
import type { Choice, Naming, Told } from "../../table";
import { boardOf, pieces, who } from "../chronicle";
import { tileTitle } from "../seats";

export interface England {
  holder: number | null;
  /** How many fields of the row hold coins. */
  row: number;
}

/** What goes on the next field of the row, or comes from the last one, for a tile of the rondel. */
function deal(space: unknown, naming: Naming, step: number): { tile: string; coins: number } {
  const row = boardOf<England>(naming.view, "england")?.row ?? 0;
  const coins = pieces(naming.faces, "england", "england-row")[row + step]?.value ?? 0;
  const tile = naming.view.rondel.tiles.find(([where]) => where === space)?.[1];
  return { tile: tileTitle(tile, naming), coins };
}

const acts = ({ view }: Naming): boolean => view.prompt?.kind === "act-for-england";

/** With the Englishman a tile is taken and discarded at a price, which is said. */
export const choices = {
  take: ([, space]: Choice, naming: Naming) =>
    acts(naming) ? t("england-take", deal(space, naming, 0)) : null,
  discard: ([, space]: Choice, naming: Naming) =>
    acts(naming) ? t("england-discard", deal(space, naming, -1)) : null,
};

export const facts = {
  "england-taken": (fact: Told, naming: Naming) => t("england-fact-taken", who(fact, naming)),
  "england-paid": (fact: Told, naming: Naming) => {
    const coins = Number(fact["coins"]);
    return coins < 0
      ? t("england-fact-robbed", { ...who(fact, naming), coins: -coins })
      : t("england-fact-paid", { ...who(fact, naming), coins });
  },
};
