// How is it said what is done with haggis tokens?
import { t } from "../../../words";
import type { Choice, Naming, Told } from "../../table";
import { who } from "../chronicle";
import { seatName, whose } from "../seats";

export interface Haggis {
  /** Face down in the pool, and face up there; 0 is a token whose value is not seen. */
  pool: readonly number[];
  face_up: readonly number[];
  tables: readonly (readonly number[])[];
  turned: readonly (readonly number[])[];
  in_hand: readonly [number, number] | null;
  rolls: readonly number[];
}

/** The drawings of the die's faces. */
export const DIE: Readonly<Record<number, string>> = { 1: "i-die1", 2: "i-die2", 3: "i-die" };
/** Nothing to be tapped. */
export const NONE = { offered: new Set<string>(), picked: new Set<string>() };

const value = (word: unknown): { value: number } => ({ value: Number(word) });

export const choices = {
  "take-token": ([, token]: Choice): string => t("haggis-take", value(token)),
  "draw-token": (): string => t("haggis-draw"),
  "return-token": ([, token]: Choice): string => t("haggis-give-back", value(token)),
  "hand-over": ([, token]: Choice): string => t("haggis-hand-over", value(token)),
  roll: (): string => t("haggis-roll"),
  starve: ([, seat]: Choice, naming: Naming): string =>
    t("haggis-starve", { name: seatName(seat, naming) }),
  reroll: (): string => t("haggis-reroll"),
};

export const facts = {
  "haggis-token-taken": (fact: Told, naming: Naming): string => {
    if (!fact["drawn"]) return t("haggis-fact-taken", valued(fact, naming));
    return fact["token"]
      ? t("haggis-fact-drew-own", valued(fact, naming))
      : t("haggis-fact-drew", who(fact, naming));
  },
  "haggis-token-returned": (fact: Told, naming: Naming): string =>
    t("haggis-fact-returned", who(fact, naming)),
  "haggis-token-handed": (fact: Told, naming: Naming): string =>
    t("haggis-fact-handed", { ...who(fact, naming), ...whose(fact["other"], naming) }),
  "haggis-token-opened": (): null => null,
  "haggis-began": (): string => t("haggis-fact-began"),
  "haggis-rolled": (fact: Told, naming: Naming): string => {
    const face = Number(fact["face"]);
    return typeof fact["seat"] === "number"
      ? t("haggis-fact-rolled", { ...who(fact, naming), face })
      : t("haggis-rolled", { face });
  },
  "haggis-token-turned": (fact: Told, naming: Naming): string =>
    t("haggis-fact-turned", valued(fact, naming)),
  "haggis-tokens-cleared": (): null => null,
};

function valued(fact: Told, naming: Naming): { who: string; value: number } {
  return { ...who(fact, naming), ...value(fact["token"]) };
}
