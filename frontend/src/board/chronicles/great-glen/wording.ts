// Wording of the choices and facts of the Great Glen.
import { t } from "../../../i18n";
import type { Choice, GameContext } from "../../table";
import { piece } from "../chronicle";

export interface GreatGlen {
  cards: readonly string[];
  accepted: readonly string[];
  refused: readonly string[];
  /** For each seat the AYE and the NAY that are left. */
  votes: readonly (readonly [number, number])[];
  /** The votes on each card, in the order of the seats. */
  ballots: readonly (readonly [string, readonly string[]])[];
}

export type Fate = "accepted" | "refused" | "on-vote" | "open";

/** What has become of a card. */
export function fate(card: string, greatGlen: GreatGlen, context: GameContext): Fate {
  if (greatGlen.accepted.includes(card)) return "accepted";
  if (greatGlen.refused.includes(card)) return "refused";
  return context.view.prompt?.subject === card ? "on-vote" : "open";
}

export const FATE_ICONS: Readonly<Record<Fate, string>> = {
  accepted: "i-aye",
  refused: "i-nay",
  "on-vote": "i-vote",
  open: "i-sealed",
};

export const title = (card: unknown, { faces }: GameContext): string =>
  piece(faces, "great-glen", "council-card", String(card)).title;

export const choices = {
  propose: ([, card]: Choice, context: GameContext): string =>
    t("great-glen-choice-propose", { card: title(card, context) }),
  vote: ([, answer]: Choice): string =>
    answer === "aye" ? t("great-glen-choice-vote-aye") : t("great-glen-choice-vote-nay"),
};
