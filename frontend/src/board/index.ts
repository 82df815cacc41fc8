// Public interface of the board: components that draw a table, and the places of choices. It contains no rules.
export type { BoardProps, Chronicle } from "./chronicles/chronicle";
export {
  boardFor,
  type Chronicles,
  drawnVerbs,
  territoryOverlays,
  rondelOverlays,
  loadChronicles,
} from "./chronicles/registry";
export { default as ClanBoard } from "./ClanBoard.svelte";
export { icon, signIcons } from "./symbols";
export { default as Territory, type Ghost } from "./Territory.svelte";
export type { TileState } from "./TerritoryTile.svelte";
export { type SeatStat, seatStats } from "./seat-stats";
export { default as Market } from "./Market.svelte";
export { default as MarketLine } from "./MarketLine.svelte";
export { elementBoxes, movedKeys, animateMoves } from "./motion";
export { default as Price } from "./Price.svelte";
export { default as SeatStats } from "./SeatStats.svelte";
export { default as Rondel } from "./Rondel.svelte";
export { offer, places, sameChoice, splitAsides, tap, tappable } from "./choice-places";
export { default as Signs } from "./Signs.svelte";
export {
  countText,
  goodName,
  neutralPieceMoved,
  pieceName,
  describeTile,
  rondelArgs,
} from "./descriptions";
export * from "./table";
export { default as TileArt } from "./TileArt.svelte";
export { default as TileIcon } from "./TileIcon.svelte";
