// How is it said what the council votes on, and how?
import { t } from "../../../words";
import type { Choice, Naming, Told } from "../../table";
import { piece } from "../chronicle";

export interface Council {
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
export function fate(card: string, council: Council, naming: Naming): Fate {
  if (council.accepted.includes(card)) return "accepted";
  if (council.refused.includes(card)) return "refused";
  return naming.view.prompt?.subject === card ? "on-vote" : "open";
}

export const FATE_ICONS: Readonly<Record<Fate, string>> = {
  accepted: "i-aye",
  refused: "i-nay",
  "on-vote": "i-vote",
  open: "i-sealed",
};

export const title = (card: unknown, { faces }: Naming): string =>
  piece(faces, "great-glen", "council-card", String(card)).title;

const count = (votes: unknown, vote: string): number =>
  (votes as string[]).filter((each) => each === vote).length;

export const choices = {
  propose: ([, card]: Choice, naming: Naming): string =>
    t("council-propose", { card: title(card, naming) }),
  vote: ([, answer]: Choice): string =>
    answer === "aye" ? t("council-vote-aye") : t("council-vote-nay"),
};

export const facts = {
  "votes-cast": ({ card, votes, accepted }: Told, naming: Naming): string => {
    const told = {
      card: title(card, naming),
      ayes: count(votes, "aye"),
      nays: count(votes, "nay"),
    };
    return accepted ? t("council-fact-accepted", told) : t("council-fact-refused", told);
  },
};
