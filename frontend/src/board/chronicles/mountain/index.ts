// What does Highlander bring to the screen? The mountain, and all that lies on it.
import { t } from "../../../words";
import { icon } from "../../drawings";
import type { Lying, Naming } from "../../table";
import { boardOf, type Chronicle } from "../chronicle";
import Board from "./Mountain.svelte";
import { choices, facts, inWords, type Mountain, things } from "./words";

function onRondel({ view }: Naming): ReadonlyMap<string, Lying> {
  const mountain = boardOf<Mountain>(view, "mountain") ?? { coins: 0, goods: [] };
  const icons = things(mountain).map(({ what, number }) => ({ icon: icon(what), number }));
  const words = icons.length ? t("mountain-lies", { things: inWords(mountain) }) : "";
  return new Map([["mountain", { icons, words }]]);
}

const highlander: Chronicle = { Board, verbs: {}, onRondel, choices, facts };
export default highlander;
