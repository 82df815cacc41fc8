// Wording of the choices and facts of the haggis tokens.
import { t } from "../../../i18n";
import type { Choice, GameContext, Fact } from "../../table";
import { actorArgs } from "../chronicle";
import { seatName, ownerArgs } from "../seats";

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
  "take-token": ([, token]: Choice): string => t("haggis-choice-take", value(token)),
  "draw-token": (): string => t("haggis-choice-draw"),
  "return-token": ([, token]: Choice): string => t("haggis-choice-give-back", value(token)),
  "hand-over": ([, token]: Choice): string => t("haggis-choice-hand-over", value(token)),
  roll: (): string => t("haggis-choice-roll"),
  starve: ([, seat]: Choice, context: GameContext): string =>
    t("haggis-choice-starve", { name: seatName(seat, context) }),
  reroll: (): string => t("haggis-choice-reroll"),
};

export const facts = {
  "haggis-token-taken": (fact: Fact, context: GameContext): string => {
    if (!fact["drawn"]) return t("haggis-fact-taken", actorAndValueArgs(fact, context));
    return fact["token"]
      ? t("haggis-fact-drew-own", actorAndValueArgs(fact, context))
      : t("haggis-fact-drew", actorArgs(fact, context));
  },
  "haggis-token-returned": (fact: Fact, context: GameContext): string =>
    t("haggis-fact-returned", actorArgs(fact, context)),
  "haggis-token-handed": (fact: Fact, context: GameContext): string =>
    t("haggis-fact-handed", { ...actorArgs(fact, context), ...ownerArgs(fact["other"], context) }),
  "haggis-token-opened": (): null => null,
  "haggis-began": (): string => t("haggis-fact-began"),
  "haggis-rolled": (fact: Fact, context: GameContext): string => {
    const face = Number(fact["face"]);
    return typeof fact["seat"] === "number"
      ? t("haggis-fact-rolled", { ...actorArgs(fact, context), face })
      : t("haggis-rolled", { face });
  },
  "haggis-token-turned": (fact: Fact, context: GameContext): string =>
    t("haggis-fact-turned", actorAndValueArgs(fact, context)),
  "haggis-tokens-cleared": (): null => null,
};

function actorAndValueArgs(fact: Fact, context: GameContext): { who: string; value: number } {
  return { ...actorArgs(fact, context), ...value(fact["token"]) };
}
