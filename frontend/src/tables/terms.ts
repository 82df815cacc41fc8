// Which table does one wish to open, and which wishes go together?
import type { EditionSeen, Terms } from "../api/types";
import { playable } from "./chronicles";
import type { Colour } from "./colours";
import { t } from "../words";

/** What the form holds; numbers and names as the API wants them come out of `asTerms`. */
export interface Wishes {
  edition: string;
  players: number;
  bots: number;
  bot: string;
  chronicles: number[];
  options: string[];
  pace: NonNullable<Terms["pace"]>;
  visibility: NonNullable<Terms["visibility"]>;
  rated: boolean;
  hotseat: boolean;
  colour: Colour | "";
  /** As usual at this pace where nothing is said. */
  rest: Rest | null;
}

/** How much rest each seat is granted. */
export interface Rest {
  sleep_hours: number;
  weekend_pause: boolean;
  vacation_days: number;
}

export const DEFAULTS: Wishes = {
  edition: "glen-more-2",
  players: 3,
  bots: 0,
  bot: "greedy",
  chronicles: [],
  options: [],
  pace: "correspondence",
  visibility: "public",
  rated: false,
  hotseat: false,
  colour: "",
  rest: null,
};

/** The wishes without what this game, or another of the wishes, does not allow. */
export function sensible(wishes: Wishes, edition: EditionSeen, isGuest: boolean): Wishes {
  const players = clamp(wishes.players, Math.min(...edition.players), Math.max(...edition.players));
  const bots = Math.min(wishes.bots, players - 1);
  const options = edition.options.map((option) => option.name);
  const chronicles = playable(edition.chronicles, players).map(({ number }) => number);
  return {
    ...wishes,
    players,
    bots,
    options: wishes.options.filter((name) => options.includes(name)),
    chronicles: chronicles.filter((number) => wishes.chronicles.includes(number)),
    rated: wishes.rated && !isGuest && !bots && !wishes.hotseat,
  };
}

/** Why a game cannot be rated; empty if it can. */
export function whyNotRated(wishes: Wishes, isGuest: boolean): string {
  if (isGuest) return t("tables-unrated-guest");
  if (wishes.bots) return t("tables-unrated-bots");
  return wishes.hotseat ? t("tables-unrated-hotseat") : "";
}

export function asTerms({ bots, bot, colour, rest, ...others }: Wishes): Terms {
  const named = { bots: Array<string>(bots).fill(bot), ...(colour && { colour }) };
  return { ...others, ...rest, ...named };
}

/** Whether clocks run: they do where one person waits for another. */
export function isTimed({ players, bots, hotseat }: Wishes): boolean {
  return !hotseat && players - bots > 1;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
