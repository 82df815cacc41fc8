// What does Hammer of the Scots bring to the screen? The England token and the England row.
import type { Chronicle } from "../chronicle";
import Board from "./EnglandRow.svelte";
import { choices, facts } from "./words";

const hammer: Chronicle = { Board, verbs: {}, choices, facts };
export default hammer;
