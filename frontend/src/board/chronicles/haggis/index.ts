// Address to a Haggis (Chronicle 5): the pool, the tables and the rolls.
import type { Chronicle } from "../chronicle";
import Board from "./Haggis.svelte";
import { choices } from "./wording";

const haggis: Chronicle = {
  Board,
  verbs: {
    "take-token": "shown",
    "draw-token": "shown",
    "return-token": "shown",
    "hand-over": "shown",
    starve: "shown",
  },
  shownFor: ["roll-for-whisky", "reroll"],
  choices,
};
export default haggis;
