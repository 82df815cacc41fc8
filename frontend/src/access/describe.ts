// How is a table told to one who does not see it? Line by line, each place with its name in the notation.
import { holdings, pieceName, tileInWords, type SeatView, type View } from "../board";
import type { Naming } from "../game/words";
import { t } from "../words";

/** The rondel from the hindmost piece on: who stands where, and what can be had. */
export function rondelInWords({ view, faces, seats }: Naming): string[] {
  const { pieces, tiles } = view.rondel;
  const lines = [
    ...pieces.map(([piece, space]) => ({
      space: Number(space),
      words: seats.find((each) => each.seat === piece)?.name ?? pieceName(piece ?? "", faces),
    })),
    ...tiles.map(([space, tile]) => {
      const face = faces.tiles[String(tile)];
      return { space: Number(space), words: face ? tileInWords(face, faces.words) : String(tile) };
    }),
  ];
  return lines
    .sort((one, other) => one.space - other.space)
    .map(({ space, words }) => t("access-space", { space, words }));
}

/** A territory from north to south: each cell with its tile and what stands on it. */
export function glenInWords(seat: SeatView, { faces }: Naming): string[] {
  const [east, north] = [0, 1];
  const tiles = [...seat.tiles].sort(
    (one, other) =>
      (other.cell[north] ?? 0) - (one.cell[north] ?? 0) ||
      (one.cell[east] ?? 0) - (other.cell[east] ?? 0),
  );
  return tiles.map((placed) => {
    const face = faces.tiles[placed.tile];
    const words = face ? tileInWords(face, faces.words, placed) : placed.tile;
    return t("access-cell", { cell: placed.cell.join(","), words });
  });
}

/** What a seat has besides its tiles. */
export function purseInWords(seat: SeatView, { faces, seats }: Naming): string {
  const colour = seats.find((each) => each.seat === seat.seat)?.colour ?? "slate";
  const held = holdings(seat, faces, colour).map(({ words, number }) => `${words} ${number}`);
  return held.join(", ");
}

/** What each good costs and brings. */
export function marketInWords(view: View, goods: readonly string[]): string[] {
  return goods.map((good) => {
    const row = view.market[good] ?? 0;
    return t("access-price", { good, sale: row, cost: row < 3 ? row + 1 : 0 });
  });
}
