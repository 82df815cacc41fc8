// Hammer of the Scots (Chronicle 4): the England token and the England row.
import type { Chronicle } from "../chronicle";
import Board from "./HammerOfTheScots.svelte";
import { choices, facts } from "./wording";

const hammer: Chronicle = { Board, verbs: {}, choices, facts };
export default hammer;
