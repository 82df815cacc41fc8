// What does The Dubious Tome bring to the screen? The landmark cards with their events.
import type { Chronicle } from "../chronicle";
import Board from "./Tome.svelte";
import { asides, choices, facts, questions } from "./words";

const tome: Chronicle = {
  Board,
  verbs: { use: "shown", turn: "shown", "claim-card": "shown", borrow: "shown" },
  choices,
  asides,
  questions,
  facts,
};
export default tome;
