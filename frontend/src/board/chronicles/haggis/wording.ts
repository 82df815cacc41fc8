// Wording of the choices and facts of the haggis tokens.
import { t } from "../../../i18n";
import type { Choice, GameContext } from "../../table";
import { seatName } from "../seats";

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
