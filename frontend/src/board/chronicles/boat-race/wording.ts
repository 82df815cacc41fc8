// Wording of the choices and facts of the boat race.
import { t } from "../../../i18n";
import type { Choice, GameContext } from "../../table";
import { piece } from "../chronicle";
import { TAG } from "./race";

const brings = (token: unknown, { faces }: GameContext) =>
  piece(faces, TAG, "token", String(token)).words;

export const choices = {
  row: (): string => t("boat-race-choice-row"),
  overtake: (): string => t("boat-race-choice-overtake"),
  reward: ([, token]: Choice, context: GameContext): string =>
    t("boat-race-choice-take", { token: brings(token, context) }),
};
