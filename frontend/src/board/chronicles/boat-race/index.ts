// What does the Highland Boat Race bring to the screen? Rivers with boats, castles with tokens.
import { t } from "../../../words";
import { cellKey, type Lying, type Naming } from "../../table";
import { boardOf, type Chronicle } from "../chronicle";
import Board from "./BoatRace.svelte";
import { type BoatRace, boatsAt, rivers, TAG } from "./race";
import { choices, facts } from "./words";

/** The boats on the tiles of a seat's river. */
function inGlen(naming: Naming, seat: number): ReadonlyMap<string, Lying> {
  const race = boardOf<BoatRace>(naming.view, TAG);
  const river = race && rivers(race, naming).find(({ owner }) => owner?.seat === seat);
  const found = new Map<string, Lying>();
  for (const column of river?.columns ?? []) {
    const boats = boatsAt(race as BoatRace, river?.number ?? 0, column);
    const looks = naming.seats.filter((each) => boats.includes(each.seat));
    const icons = looks.map(({ colour }) => ({ icon: `boat-${colour}`, number: 1 }));
    const words = t("race-boats-here", { names: looks.map(({ name }) => name).join(", ") });
    if (looks.length) found.set(cellKey([column, 0]), { icons, words });
  }
  return found;
}

const boatRace: Chronicle = {
  Board,
  verbs: { reward: "shown" },
  inGlen,
  choices,
  asides: { row: () => t("race-row"), overtake: () => t("race-overtake") },
  facts,
};
export default boatRace;
