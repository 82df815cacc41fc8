// Old Jamey's Single Cask Reserve (Chronicle 3): cellars with casks, and sales.
import { t } from "../../../i18n";
import type { TileOverlay, GameContext } from "../../table";
import { boardOf, type Chronicle } from "../chronicle";
import { salesOf, type SingleCask, TAG } from "./cellars";
import Board from "./SingleCask.svelte";
import { building, choices } from "./wording";

/** The casks on the sale tiles. */
function rondelOverlays(context: GameContext): ReadonlyMap<string, TileOverlay> {
  const board = boardOf<SingleCask>(context.view, TAG);
  const sales = board ? salesOf(board, context) : [];
  return new Map(
    sales.map(({ tile, places }) => {
      const casks = places.reduce((sum, each) => sum + each.casks, 0);
      const icons = casks ? [{ icon: "i-whisky", number: casks }] : [];
      return [tile, { icons, words: t("single-cask-on-sale", { casks }) }];
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
  rondelOverlays,
  choices,
  asides: { "build-cellar": building },
};
export default singleCask;
