// Hammer of the Scots (Chronicle 4): the England token and the England row.
import type { Chronicle } from "../chronicle";
import Board from "./HammerOfTheScots.svelte";
import { choices } from "./wording";

const hammer: Chronicle = { Board, verbs: {}, choices };
export default hammer;
