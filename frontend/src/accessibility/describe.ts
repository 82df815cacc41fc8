// Describe a table as lines of text, each place with its name in the notation.
import { seatStats, pieceName, describeTile, type SeatView, type View } from "../board";
import { capitalize, goodName } from "../board/descriptions";
import type { GameContext } from "../play/wording";
import { t } from "../i18n";

/** The rondel from the last piece on: the pieces and tiles on each space. */
export function describeRondel({ view, faces, seats }: GameContext): string[] {
  const { pieces, tiles } = view.rondel;
  const lines = [
    ...pieces.map(([piece, space]) => ({
      space: Number(space),
      words: seats.find((each) => each.seat === piece)?.name ?? pieceName(piece ?? "", faces),
    })),
    ...tiles.map(([space, tile]) => {
      const face = faces.tiles[String(tile)];
      return { space: Number(space), words: face ? describeTile(face, faces.words) : String(tile) };
    }),
  ];
  return lines
    .sort((one, other) => one.space - other.space)
    .map(({ space, words }) => t("access-space", { space, words }));
}

/** A territory from north to south: each cell with its tile and the pieces on it. */
export function describeTerritory(seat: SeatView, { faces }: GameContext): string[] {
  const [east, north] = [0, 1];
  const tiles = [...seat.tiles].sort(
    (one, other) =>
      (other.cell[north] ?? 0) - (one.cell[north] ?? 0) ||
      (one.cell[east] ?? 0) - (other.cell[east] ?? 0),
  );
  return tiles.map((placed) => {
    const face = faces.tiles[placed.tile];
    const words = face ? describeTile(face, faces.words, placed) : placed.tile;
    return t("access-cell", { cell: placed.cell.join(","), words });
  });
}

/** The resources, coins and cards of a seat. */
export function describeSeatStats(seat: SeatView, { faces, seats }: GameContext): string {
  const colour = seats.find((each) => each.seat === seat.seat)?.colour ?? "slate";
  const held = seatStats(seat, faces, colour).map(({ label, number }) => `${label} ${number}`);
  return held.join(", ");
}

/** The cost and the sale price of each resource. */
export function describeMarket(view: View, goods: readonly string[]): string[] {
  return goods.map((good) => {
    const row = view.market[good] ?? 0;
    return t("access-price", {
      good: capitalize(goodName(good)),
      sale: row,
      cost: row < 3 ? row + 1 : 0,
    });
  });
}
