// How is it said which cards are turned, and what their events do?
import { t } from "../../../words";
import type { Choice, Naming, Told } from "../../table";
import { who } from "../chronicle";
import { seatName, tileOf, tileTitle, whose } from "../seats";

export interface Tome {
  turned: readonly string[];
  /** The comparisons in which a seat has a table of its own. */
  tables: readonly (readonly [number, string])[];
}

const card = (id: unknown, naming: Naming): { card: string } => ({ card: tileTitle(id, naming) });

/** What a table of one's own is for. */
export function compared(comparison: string): string {
  return comparison === "whisky" ? t("tome-whisky") : t("tome-castle");
}

export const choices = {
  use: ([, id]: Choice, naming: Naming): string => t("tome-use", card(id, naming)),
  turn: ([, id]: Choice, naming: Naming): string => t("tome-turn", card(id, naming)),
  "claim-card": ([, id]: Choice, naming: Naming): string => t("tome-claim", card(id, naming)),
  exchange: (): string => t("tome-exchange"),
  send: ([, cell]: Choice, naming: Naming): string => tileOf(naming.view.viewer, cell, naming),
  borrow: ([, seat, cell]: Choice, naming: Naming): string =>
    t("tome-borrow", { tile: tileOf(seat, cell, naming), name: seatName(seat, naming) }),
  swap: ([, space]: Choice, naming: Naming): string => {
    const tile = naming.view.rondel.tiles.find(([where]) => where === space)?.[1];
    return t("tome-swap", { tile: tileTitle(tile, naming) });
  },
};

export const asides = { "claim-card": () => t("tome-claim-aside") };

export const questions = { "claim-card": () => t("tome-claim-asked") };

export const facts = {
  "card-turned": (fact: Told, naming: Naming): string => {
    const about = { ...who(fact, naming), ...card(fact["card"], naming) };
    return fact["used"] ? t("tome-fact-used", about) : t("tome-fact-turned", about);
  },
  "table-gained": (fact: Told, naming: Naming): string => t("tome-fact-table", who(fact, naming)),
  "tile-borrowed": (fact: Told, naming: Naming): string =>
    t("tome-fact-borrowed", {
      ...who(fact, naming),
      tile: tileTitle(fact["tile"], naming),
      ...whose(fact["owner"], naming),
    }),
  "englishman-swapped": (fact: Told, naming: Naming): string =>
    t("tome-fact-swapped", { ...who(fact, naming), tile: tileTitle(fact["tile"], naming) }),
  "card-claimed": (fact: Told, naming: Naming): string =>
    t("tome-fact-claimed", { ...who(fact, naming), ...card(fact["card"], naming) }),
};
