// How is it said what boats do, and what tokens bring?
import { t } from "../../../words";
import type { Choice, Naming, Told } from "../../table";
import { piece, who } from "../chronicle";
import { whose } from "../seats";
import { TAG } from "./race";

const brings = (token: unknown, { faces }: Naming) =>
  piece(faces, TAG, "token", String(token)).words;

export const choices = {
  row: (): string => t("race-row"),
  overtake: (): string => t("race-overtake"),
  reward: ([, token]: Choice, naming: Naming): string =>
    t("race-take", { token: brings(token, naming) }),
};

export const facts = {
  "race-began": (fact: Told, naming: Naming) => t("race-fact-began", who(fact, naming)),
  "boat-moved": (fact: Told, naming: Naming) => t("race-fact-moved", who(fact, naming)),
  "boat-passed": (fact: Told, naming: Naming) =>
    t("race-fact-passed", { ...who(fact, naming), ...whose(fact["other"], naming) }),
  "tokens-seen": (fact: Told, naming: Naming) => t("race-fact-seen", who(fact, naming)),
  "token-taken": (fact: Told, naming: Naming) =>
    t("race-fact-taken", { ...who(fact, naming), token: brings(fact["token"], naming) }),
  "result-gained": (fact: Told, naming: Naming) =>
    t(`race-fact-${fact["result"] as "first"}`, who(fact, naming)),
};
