// The Penny Mobs (Chronicle 8): the prison, the freed mobsters and the pennies.
import type { TileOverlay, GameContext } from "../../table";
import type { Chronicle } from "../chronicle";
import Board from "./PennyMobs.svelte";
import { asides, choices, mobsterStatus, figuresIn, mobsterName, mobs, questions } from "./wording";

function territoryOverlays(context: GameContext, seat: number): ReadonlyMap<string, TileOverlay> {
  const found = [...figuresIn(seat, context)].map(([cell, figures]): [string, TileOverlay] => [
    cell,
    {
      icons: figures.map(({ mobster }) => ({ icon: `mob-${mobster}`, number: 1 })),
      words: figures.map(({ mobster }) => mobsterName(mobster, context)).join(", "),
    },
  ]);
  return new Map(found);
}

function rondelOverlays(context: GameContext): ReadonlyMap<string, TileOverlay> {
  const board = mobs(context);
  if (!board?.reserved) return new Map();
  const [tile, coins] = board.reserved;
  const words = mobsterStatus("McLaird", board, context).join(", ");
  return new Map([[tile, { icons: [{ icon: "i-coin", number: coins }], words }]]);
}

const pennyMobs: Chronicle = {
  Board,
  verbs: {
    post: "shown",
    free: "shown",
    second: "shown",
    haunt: "shown",
    sneak: "at once",
    shift: "shown",
    "shift-to": "shown",
  },
  territoryOverlays,
  rondelOverlays,
  choices,
  asides,
  questions,
};
export default pennyMobs;
