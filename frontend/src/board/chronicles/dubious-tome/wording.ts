// Wording of the choices and facts of the Dubious Tome.
import { type Name, t } from "../../../i18n";
import type { Choice, GameContext } from "../../table";
import { theTile } from "../../descriptions";
import { seatName, tileOf } from "../seats";

export interface DubiousTome {
  turned: readonly string[];
  /** The comparisons for which a seat uses its own scoring table. */
  tables: readonly (readonly [number, string])[];
}

const card = (id: unknown, context: GameContext): { card: Name } => ({
  card: theTile(id, context),
});

/** What a table of one's own is for. */
export function compared(comparison: string): string {
  return comparison === "whisky" ? t("dubious-tome-whisky") : t("dubious-tome-castle");
}

export const choices = {
  use: ([, id]: Choice, context: GameContext): string =>
    t("dubious-tome-choice-use", card(id, context)),
  turn: ([, id]: Choice, context: GameContext): string =>
    t("dubious-tome-choice-turn", card(id, context)),
  "claim-card": ([, id]: Choice, context: GameContext): string =>
    t("dubious-tome-choice-claim", card(id, context)),
  exchange: (): string => t("dubious-tome-choice-exchange"),
  send: ([, cell]: Choice, context: GameContext): string =>
    tileOf(context.view.viewer, cell, context).value,
  borrow: ([, seat, cell]: Choice, context: GameContext): string =>
    t("dubious-tome-choice-borrow", {
      tile: tileOf(seat, cell, context),
      name: seatName(seat, context),
    }),
  swap: ([, space]: Choice, context: GameContext): string => {
    const tile = context.view.rondel.tiles.find(([where]) => where === space)?.[1];
    return t("dubious-tome-choice-swap", { tile: theTile(tile, context) });
  },
};

export const asides = { "claim-card": () => t("dubious-tome-aside-claim") };

export const questions = { "claim-card": () => t("dubious-tome-ask-claim") };
