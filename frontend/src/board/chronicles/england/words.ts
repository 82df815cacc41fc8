// What does England have, and how is it said what its holder does?
import { t } from "../../../words";
import type { Naming, Told } from "../../table";
import { who } from "../chronicle";

export interface England {
  holder: number | null;
  /** How many fields of the row hold coins. */
  row: number;
}

export const facts = {
  "england-taken": (fact: Told, naming: Naming) => t("england-fact-taken", who(fact, naming)),
  "england-paid": (fact: Told, naming: Naming) => {
    const coins = Number(fact["coins"]);
    return coins < 0
      ? t("england-fact-robbed", { ...who(fact, naming), coins: -coins })
      : t("england-fact-paid", { ...who(fact, naming), coins });
  },
};
