// Highlander (Chronicle 2): the mountain with its coins and resources.
import { t } from "../../../i18n";
import { icon } from "../../symbols";
import type { TileOverlay, GameContext } from "../../table";
import { boardOf, type Chronicle } from "../chronicle";
import Board from "./Highlander.svelte";
import { choices, inWords, type Highlander, things } from "./wording";

function rondelOverlays({ view }: GameContext): ReadonlyMap<string, TileOverlay> {
  const mountain = boardOf<Highlander>(view, "highlander") ?? { coins: 0, goods: [] };
  const icons = things(mountain).map(({ what, number }) => ({ icon: icon(what), number }));
  const words = icons.length ? t("highlander-lies", { things: inWords(mountain) }) : "";
  return new Map([["mountain", { icons, words }]]);
}

const highlander: Chronicle = { Board, verbs: {}, rondelOverlays, choices };
export default highlander;
