// Which small glen does the first page show? A legal one: the river runs through the middle column,
// the road through the middle row, and both meet in the start village.
import type { Sign, Tile } from "../board/tile";

const wood: Sign = { icon: "i-wood", words: "1 wood" };
const stone: Sign = { icon: "i-stone", words: "1 stone" };
const grain: Sign = { icon: "i-barley", words: "1 grain" };
const sheep: Sign = { icon: "i-sheep", words: "1 sheep" };
const cattle: Sign = { icon: "i-cattle", words: "1 cattle" };
const whisky: Sign = { icon: "i-whisky", words: "1 whisky" };
const clanMember: Sign = { icon: "man-rowan", words: "1 clan member" };
const movement: Sign = { icon: "i-movement", words: "1 movement point" };

/** A tile of the small glen, and the rule that says what it does. */
export interface Place extends Tile {
  rule: string;
}

/** Row by row, north-west first. */
export const glen: readonly Place[] = [
  {
    name: "Fair",
    ground: "g-trade",
    subject: "s-fair",
    cost: [wood],
    input: [{ icon: "i-different", words: "up to 3 different resources" }],
    output: [{ icon: "i-vpmark", words: "1, 3 or 5 victory points" }],
    rule: "G1-ACT-6",
  },
  {
    name: "Forest",
    ground: "g-forest",
    subject: "s-forest",
    river: true,
    output: [wood],
    goods: ["i-wood"],
    rule: "G1-ACT-3",
  },
  {
    name: "Village",
    ground: "g-village",
    subject: "s-village",
    cost: [stone],
    once: [clanMember],
    output: [movement],
    men: 1,
    rule: "G1-ACT-7",
  },
  {
    name: "Cornfield",
    ground: "g-field",
    subject: "s-field",
    road: true,
    output: [grain],
    goods: ["i-barley"],
    rule: "G1-ACT-3",
  },
  {
    name: "Start village",
    ground: "g-village",
    subject: "s-village",
    river: true,
    road: true,
    once: [clanMember],
    output: [movement],
    men: 1,
    rule: "G1-SET-3",
  },
  {
    name: "Quarry",
    ground: "g-quarry",
    subject: "s-quarry",
    road: true,
    output: [stone],
    rule: "G1-ACT-3",
  },
  {
    name: "Distillery",
    ground: "g-whisky",
    subject: "s-whisky",
    cost: [stone],
    once: [whisky],
    input: [grain],
    output: [whisky],
    rule: "G1-ACT-4",
  },
  {
    name: "Meadow",
    ground: "g-animal",
    subject: "s-sheep",
    river: true,
    output: [sheep],
    goods: ["i-sheep", "i-sheep"],
    rule: "G1-ACT-3",
  },
  {
    name: "Pasture",
    ground: "g-animal",
    subject: "s-cow",
    output: [cattle],
    goods: ["i-cattle"],
    rule: "G1-ACT-3",
  },
];
