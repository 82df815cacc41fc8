// What does Between a Rock and a Hard Place bring to the screen? The council, its cards and votes.
import type { Chronicle } from "../chronicle";
import Board from "./Council.svelte";
import { choices, facts } from "./words";

const council: Chronicle = {
  Board,
  verbs: { propose: "shown", vote: "shown" },
  choices,
  facts,
};
export default council;
