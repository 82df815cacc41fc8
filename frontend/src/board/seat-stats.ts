// Count what a seat owns, wherever seats are compared.
import type { Faces, SeatView } from "./table";
import { t } from "../i18n";

export interface SeatStat {
  icon: string;
  label: string;
  number: number;
}

/** Coins, what scorings compare, and points where they are open. */
export function seatStats(seat: SeatView, faces: Faces, colour: string): SeatStat[] {
  const stats: SeatStat[] = [
    { icon: "i-coin", label: t("board-held-coins"), number: seat.coins },
    { icon: "i-whisky", label: t("board-held-whisky"), number: seat.whisky },
    leaders(seat, colour),
    { icon: "i-landmark", label: t("board-held-cards"), number: seat.cards.length },
  ];
  if (seat.persons)
    stats.push({ icon: "i-person", label: t("board-held-persons"), number: seat.persons.length });
  if (seat.points != null)
    stats.push({ icon: "i-vpmark", label: t("board-held-points"), number: seat.points });
  return faces.goods.length ? stats : [];
}

/** Chieftains, or in the first edition the Scotsmen on the home castle. */
function leaders(seat: SeatView, colour: string): SeatStat {
  if (seat.chieftains !== undefined)
    return { icon: `chief-${colour}`, label: t("board-held-chieftains"), number: seat.chieftains };
  const home = seat.tiles.find(({ tile }) => tile === HOME_CASTLE);
  return { icon: "k-castle", label: t("board-held-home"), number: home?.scotsmen ?? 0 };
}

/** The tile that carries the shield of the seat. */
export const HOME_CASTLE = "home-castle";
