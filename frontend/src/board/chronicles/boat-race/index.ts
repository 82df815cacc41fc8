// The Highland Boat Race (Chronicle 1): rivers with boats, castles with tokens.
import { t } from "../../../i18n";
import { cellKey, type TileOverlay, type GameContext } from "../../table";
import { boardOf, type Chronicle } from "../chronicle";
import Board from "./BoatRace.svelte";
import { type BoatRace, boatsAt, rivers, TAG } from "./race";
import { choices } from "./wording";

/** The boats on the tiles of a seat's river. */
function territoryOverlays(context: GameContext, seat: number): ReadonlyMap<string, TileOverlay> {
  const race = boardOf<BoatRace>(context.view, TAG);
  const river = race && rivers(race, context).find(({ owner }) => owner?.seat === seat);
  const found = new Map<string, TileOverlay>();
  for (const column of river?.columns ?? []) {
    const boats = boatsAt(race as BoatRace, river?.number ?? 0, column);
    const looks = context.seats.filter((each) => boats.includes(each.seat));
    const icons = looks.map(({ colour }) => ({ icon: `boat-${colour}`, number: 1 }));
    const words = t("boat-race-boats-here", { names: looks.map(({ name }) => name).join(", ") });
    if (looks.length) found.set(cellKey([column, 0]), { icons, words });
  }
  return found;
}

const boatRace: Chronicle = {
  Board,
  verbs: { reward: "shown" },
  territoryOverlays,
  choices,
  asides: { row: () => t("boat-race-choice-row"), overtake: () => t("boat-race-choice-overtake") },
};
export default boatRace;
