// What is counted of a seat, wherever it is compared?
import type { Faces, SeatView } from "./table";
import { t } from "../words";

export interface Holding {
  icon: string;
  words: string;
  number: number;
}

/** Coins, what scorings compare, and points where they are open. */
export function holdings(seat: SeatView, faces: Faces, colour: string): Holding[] {
  const held: Holding[] = [
    { icon: "i-coin", words: t("board-held-coins"), number: seat.coins },
    { icon: "i-whisky", words: t("board-held-whisky"), number: seat.whisky },
    leaders(seat, colour),
    { icon: "i-landmark", words: t("board-held-cards"), number: seat.cards.length },
  ];
  if (seat.persons)
    held.push({ icon: "i-person", words: t("board-held-persons"), number: seat.persons.length });
  if (seat.points != null)
    held.push({ icon: "i-vpmark", words: t("board-held-points"), number: seat.points });
  return faces.goods.length ? held : [];
}

/** Chieftains, or where there are none, who stands at home. */
function leaders(seat: SeatView, colour: string): Holding {
  if (seat.chieftains !== undefined)
    return { icon: `chief-${colour}`, words: t("board-held-chieftains"), number: seat.chieftains };
  const home = seat.tiles.find(({ tile }) => tile === HOME_CASTLE);
  return { icon: "k-castle", words: t("board-held-home"), number: home?.scotsmen ?? 0 };
}

/** The tile that wears the seat's shield. */
export const HOME_CASTLE = "home-castle";
