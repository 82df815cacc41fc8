// What do the Penny Mobs bring to the screen? The prison, the mobsters freed, and the pennies.
import type { Lying, Naming } from "../../table";
import type { Chronicle } from "../chronicle";
import Board from "./PennyMobs.svelte";
import { asides, choices, doings, facts, figuresIn, fullName, mobs, questions } from "./words";

function inGlen(naming: Naming, seat: number): ReadonlyMap<string, Lying> {
  const found = [...figuresIn(seat, naming)].map(([cell, figures]): [string, Lying] => [
    cell,
    {
      icons: figures.map(({ mobster }) => ({ icon: `mob-${mobster}`, number: 1 })),
      words: figures.map(({ mobster }) => fullName(mobster, naming)).join(", "),
    },
  ]);
  return new Map(found);
}

function onRondel(naming: Naming): ReadonlyMap<string, Lying> {
  const board = mobs(naming);
  if (!board?.reserved) return new Map();
  const [tile, coins] = board.reserved;
  const words = doings("McLaird", board, naming).join(", ");
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
  inGlen,
  onRondel,
  choices,
  asides,
  questions,
  facts,
};
export default pennyMobs;
