// Between a Rock and a Hard Place, or the Great Glen (Chronicle 7): the council, its cards and votes.
import type { Chronicle } from "../chronicle";
import Board from "./GreatGlen.svelte";
import { choices } from "./wording";

const greatGlen: Chronicle = {
  Board,
  verbs: { propose: "shown", vote: "shown" },
  choices,
};
export default greatGlen;
