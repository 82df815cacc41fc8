// What does the board module offer? Drawings of a table, and options by their shape; no rules.
export type { BoardWishes, Chronicle } from "./chronicles/chronicle";
export {
  boardFor,
  type Chronicles,
  drawnVerbs,
  inGlen,
  onRondel,
  unpack,
} from "./chronicles/registry";
export { default as ClanBoard } from "./ClanBoard.svelte";
export { icon, spelled } from "./drawings";
export { default as Glen, type Ghost } from "./Glen.svelte";
export type { TileState } from "./GlenTile.svelte";
export { type Holding, holdings } from "./holdings";
export { default as Market } from "./Market.svelte";
export { default as MarketLine } from "./MarketLine.svelte";
export { boxes, moved, travel } from "./motion";
export { default as Price } from "./Price.svelte";
export { default as Purse } from "./Purse.svelte";
export { default as Rondel } from "./Rondel.svelte";
export { offer, places, same, split, tap, tappable } from "./shapes";
export { default as Signs } from "./Signs.svelte";
export { countedWords, goodName, movedForOnce, pieceName, tileInWords } from "./speech";
export * from "./table";
export { default as TileArt } from "./TileArt.svelte";
