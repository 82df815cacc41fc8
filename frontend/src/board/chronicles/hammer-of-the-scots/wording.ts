// Wording of the choices and facts of Hammer of the Scots.
import { type Name, t } from "../../../i18n";
import type { Choice, GameContext } from "../../table";
import { boardOf, pieces } from "../chronicle";
import { theTile } from "../../descriptions";

export interface HammerOfTheScots {
  holder: number | null;
  /** How many fields of the row hold coins. */
  row: number;
}

/** What goes on the next field of the row, or comes from the last one, for a tile of the rondel. */
function deal(space: unknown, context: GameContext, step: number): { tile: Name; coins: number } {
  const row = boardOf<HammerOfTheScots>(context.view, "hammer-of-the-scots")?.row ?? 0;
  const coins = pieces(context.faces, "hammer-of-the-scots", "england-row")[row + step]?.value ?? 0;
  const tile = context.view.rondel.tiles.find(([where]) => where === space)?.[1];
  return { tile: theTile(tile, context), coins };
}

const acts = ({ view }: GameContext): boolean => view.prompt?.kind === "act-for-england";

/** With the Englishman a tile is taken or discarded at a price, which the text contains. */
export const choices = {
  take: ([, space]: Choice, context: GameContext) =>
    acts(context) ? t("hammer-of-the-scots-choice-take", deal(space, context, 0)) : null,
  discard: ([, space]: Choice, context: GameContext) =>
    acts(context) ? t("hammer-of-the-scots-choice-discard", deal(space, context, -1)) : null,
};
