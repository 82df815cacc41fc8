// What is counted of a seat, wherever it is compared?
import type { Faces, SeatView } from "./table";

export interface Holding {
  icon: string;
  words: string;
  number: number;
}

/** Coins, what scorings compare, and points where they are open. */
export function holdings(seat: SeatView, faces: Faces, colour: string): Holding[] {
  const held: Holding[] = [
    { icon: "i-coin", words: "coins", number: seat.coins },
    { icon: "i-whisky", words: "whisky", number: seat.whisky },
    leaders(seat, colour),
    { icon: "i-landmark", words: "cards", number: seat.cards.length },
  ];
  if (seat.persons) held.push({ icon: "i-person", words: "persons", number: seat.persons.length });
  if (seat.points != null) held.push({ icon: "i-vpmark", words: "points", number: seat.points });
  return faces.goods.length ? held : [];
}

/** Chieftains, or where there are none, who stands at home. */
function leaders(seat: SeatView, colour: string): Holding {
  if (seat.chieftains !== undefined)
    return { icon: `chief-${colour}`, words: "chieftains", number: seat.chieftains };
  const home = seat.tiles.find(({ tile }) => tile === HOME_CASTLE);
  return { icon: "k-castle", words: "at the Home Castle", number: home?.scotsmen ?? 0 };
}

/** The tile that wears the seat's shield. */
export const HOME_CASTLE = "home-castle";
