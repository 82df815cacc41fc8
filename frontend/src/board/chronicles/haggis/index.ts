// What does Address to a Haggis bring to the screen? The pool, the tables and the rolls.
import type { Chronicle } from "../chronicle";
import Board from "./Haggis.svelte";
import { choices, facts } from "./words";

const haggis: Chronicle = {
  Board,
  verbs: {
    "take-token": "shown",
    "draw-token": "shown",
    "return-token": "shown",
    "hand-over": "shown",
    starve: "shown",
  },
  about: ["roll-for-whisky", "reroll"],
  choices,
  facts,
};
export default haggis;
