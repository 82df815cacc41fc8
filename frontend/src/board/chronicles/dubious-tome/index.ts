// The Dubious Tome (Chronicle 6): landmark cards with their events.
import type { Chronicle } from "../chronicle";
import Board from "./DubiousTome.svelte";
import { asides, choices, questions } from "./wording";

const dubiousTome: Chronicle = {
  Board,
  verbs: { use: "shown", turn: "shown", "claim-card": "shown", borrow: "shown" },
  choices,
  asides,
  questions,
};
export default dubiousTome;
