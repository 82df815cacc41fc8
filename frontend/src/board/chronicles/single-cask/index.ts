// What does Old Jamey's Single Cask Reserve bring to the screen? Cellars with casks, and sales.
import { t } from "../../../words";
import type { Lying, Naming } from "../../table";
import { boardOf, type Chronicle } from "../chronicle";
import { salesOf, type SingleCask, TAG } from "./cellars";
import Board from "./SingleCask.svelte";
import { building, choices, facts } from "./words";

/** The casks on the sale tiles. */
function onRondel(naming: Naming): ReadonlyMap<string, Lying> {
  const board = boardOf<SingleCask>(naming.view, TAG);
  const sales = board ? salesOf(board, naming) : [];
  return new Map(
    sales.map(({ tile, places }) => {
      const casks = places.reduce((sum, each) => sum + each.casks, 0);
      const icons = casks ? [{ icon: "i-whisky", number: casks }] : [];
      return [tile, { icons, words: t("casks-on-sale", { casks }) }];
    }),
  );
}

const singleCask: Chronicle = {
  Board,
  verbs: {
    store: "at once",
    "give-cask": "at once",
    age: "at once",
    "sell-cask": "at once",
  },
  onRondel,
  choices,
  asides: { "build-cellar": building },
  facts,
};
export default singleCask;
