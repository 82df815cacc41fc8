// Which table does one wish to open, and which wishes go together?
import type { EditionSeen, Terms } from "../api/types";
import type { Colour } from "./colours";

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
};

/** The wishes without what this game, or another of the wishes, does not allow. */
export function sensible(wishes: Wishes, edition: EditionSeen, isGuest: boolean): Wishes {
  const players = clamp(wishes.players, Math.min(...edition.players), Math.max(...edition.players));
  const bots = Math.min(wishes.bots, players - 1);
  const options = edition.options.map((option) => option.name);
  const chronicles = edition.chronicles.filter((each) => each.least <= players);
  return {
    ...wishes,
    players,
    bots,
    options: wishes.options.filter((name) => options.includes(name)),
    chronicles: wishes.chronicles.filter((number) =>
      chronicles.some((each) => each.number === number),
    ),
    rated: wishes.rated && !isGuest && !bots && !wishes.hotseat,
  };
}

/** Why a game cannot be rated; empty if it can. */
export function whyNotRated(wishes: Wishes, isGuest: boolean): string {
  if (isGuest) return "guests play unrated games";
  if (wishes.bots) return "bots do not play rated games";
  return wishes.hotseat ? "all seats on one device are never rated" : "";
}

export function asTerms({ bots, bot, colour, ...others }: Wishes): Terms {
  return { ...others, bots: Array<string>(bots).fill(bot), ...(colour && { colour }) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
