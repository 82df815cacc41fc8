// The form for a new table: its fields, and which of them go together.
import type { EditionDetails, Terms } from "../api/types";
import { playable } from "./chronicles";
import type { Colour } from "./colours";
import { t } from "../i18n";

/** What the form holds; numbers and names as the API wants them come out of `asTerms`. */
export interface TableForm {
  edition: string;
  players: number;
  bots: number;
  /** The level of each bot there could be. */
  levels: string[];
  chronicles: number[];
  options: string[];
  pace: NonNullable<Terms["pace"]>;
  visibility: NonNullable<Terms["visibility"]>;
  rated: boolean;
  hotseat: boolean;
  colour: Colour | "";
  /** As usual at this pace where it is null. */
  rest: Rest | null;
}

/** How much rest each seat is granted. */
export interface Rest {
  sleep_hours: number;
  weekend_pause: boolean;
  vacation_days: number;
}

/** The level of bots where nobody chooses another. */
export const DEFAULT_LEVEL = "medium";
const MAX_BOTS = 4;

export const DEFAULTS: TableForm = {
  edition: "glen-more-2",
  players: 3,
  bots: 0,
  levels: Array<string>(MAX_BOTS).fill(DEFAULT_LEVEL),
  chronicles: [],
  options: [],
  pace: "correspondence",
  visibility: "public",
  rated: false,
  hotseat: false,
  colour: "",
  rest: null,
};

/** The form without what the edition, or another field, does not allow. */
export function normalised(form: TableForm, edition: EditionDetails, isGuest: boolean): TableForm {
  const players = clamp(form.players, Math.min(...edition.players), Math.max(...edition.players));
  const bots = Math.min(form.bots, players - 1);
  const options = edition.options.map((option) => option.name);
  const chronicles = playable(edition.chronicles, players).map(({ number }) => number);
  return {
    ...form,
    players,
    bots,
    options: form.options.filter((name) => options.includes(name)),
    chronicles: chronicles.filter((number) => form.chronicles.includes(number)),
    rated: form.rated && !isGuest && !bots && !form.hotseat,
  };
}

/** Why a game cannot be rated; empty if it can. */
export function whyNotRated(form: TableForm, isGuest: boolean): string {
  if (isGuest) return t("tables-unrated-guest");
  if (form.bots) return t("tables-unrated-bots");
  return form.hotseat ? t("tables-unrated-hotseat") : "";
}

export function asTerms({ bots, levels, colour, rest, ...others }: TableForm): Terms {
  const named = { bots: levels.slice(0, bots), ...(colour && { colour }) };
  return { ...others, ...rest, ...named };
}

/** Whether clocks run: they do where one person waits for another. */
export function isTimed({ players, bots, hotseat }: TableForm): boolean {
  return !hotseat && players - bots > 1;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
