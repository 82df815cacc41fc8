// Wording of the choices and facts of the boat race.
import { t } from "../../../i18n";
import type { Choice, GameContext, Fact } from "../../table";
import { piece, actorArgs } from "../chronicle";
import { ownerArgs } from "../seats";
import { TAG } from "./race";

const brings = (token: unknown, { faces }: GameContext) =>
  piece(faces, TAG, "token", String(token)).words;

export const choices = {
  row: (): string => t("boat-race-choice-row"),
  overtake: (): string => t("boat-race-choice-overtake"),
  reward: ([, token]: Choice, context: GameContext): string =>
    t("boat-race-choice-take", { token: brings(token, context) }),
};

export const facts = {
  "race-began": (fact: Fact, context: GameContext) =>
    t("boat-race-fact-began", actorArgs(fact, context)),
  "boat-moved": (fact: Fact, context: GameContext) =>
    t("boat-race-fact-moved", actorArgs(fact, context)),
  "boat-passed": (fact: Fact, context: GameContext) =>
    t("boat-race-fact-passed", {
      ...actorArgs(fact, context),
      ...ownerArgs(fact["other"], context),
    }),
  "tokens-seen": (fact: Fact, context: GameContext) =>
    t("boat-race-fact-seen", actorArgs(fact, context)),
  "token-taken": (fact: Fact, context: GameContext) =>
    t("boat-race-fact-taken", {
      ...actorArgs(fact, context),
      token: brings(fact["token"], context),
    }),
  "result-gained": (fact: Fact, context: GameContext) =>
    t(`boat-race-fact-${fact["result"] as "first"}`, actorArgs(fact, context)),
};
