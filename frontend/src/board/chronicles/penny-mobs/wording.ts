// Wording of the choices and facts of the Penny Mobs.
import { t } from "../../../i18n";
import { cellKey, type Choice, type GameContext } from "../../table";
import { goodName } from "../../descriptions";
import { boardOf, piece } from "../chronicle";
import { theTile } from "../../descriptions";
import { tileOf, ownerArgs } from "../seats";

export interface Figure {
  mobster: string;
  seat: number;
  cell: readonly number[];
}

export interface PennyMobs {
  /** For each seat the pennies that count -1 and those that count +1. */
  pennies: readonly (readonly [number, number])[];
  prison: readonly (readonly [string, number])[];
  waiting: readonly string[];
  freed: readonly (readonly [string, number])[];
  tokens: readonly (readonly [string, number])[];
  spent: readonly string[];
  figures: readonly Figure[];
  levies: readonly (readonly [string, number])[];
  reserved: readonly [string, number] | null;
  claims: readonly string[];
}

/** The mobsters who stand on a tile when they are set, and those whose tokens lie about. */
const FIGURES = ["McSnitch", "MacDarkie", "McCastle"];
const [LEVIES, RESERVES, CLAIMS, WALKS] = ["McWander", "McLaird", "McClaim", "McSnitch"];

export const TAG = "penny-mobs";

export function mobs({ view }: GameContext): PennyMobs | undefined {
  return boardOf<PennyMobs>(view, TAG);
}

/** The seat in whose territory the mobster walks that can. */
export function hostOf(board: PennyMobs): number | undefined {
  return board.figures.find(({ mobster }) => mobster === WALKS)?.seat;
}

export function mobsterName(mobster: unknown, { faces }: GameContext): string {
  return piece(faces, TAG, "mobster", String(mobster)).title;
}

/** What a freed mobster is about at the moment. */
export function mobsterStatus(mobster: string, board: PennyMobs, context: GameContext): string[] {
  const texts: string[] = [];
  const figure = board.figures.find((each) => each.mobster === mobster);
  if (figure) {
    const tile = tileOf(figure.seat, figure.cell, context);
    texts.push(t("penny-mobs-stands-on", { tile, ...ownerArgs(figure.seat, context) }));
  } else if (FIGURES.includes(mobster)) texts.push(t("penny-mobs-not-set"));
  if (mobster === LEVIES)
    texts.push(...board.levies.map(([clan, coins]) => t("penny-mobs-levy", { clan, coins })));
  if (mobster === RESERVES && board.reserved) {
    const [tile, coins] = board.reserved;
    texts.push(t("penny-mobs-tile-reserved", { tile: theTile(tile, context), coins }));
  }
  if (mobster === CLAIMS && board.claims.length) {
    const cards = board.claims.map((card) => theTile(card, context).value).join(", ");
    texts.push(t("penny-mobs-claims", { cards }));
  }
  if (board.spent.includes(mobster)) texts.push(t("penny-mobs-spent"));
  return texts;
}

/** The figures in a seat's territory, by cell. */
export function figuresIn(seat: number, context: GameContext): Map<string, Figure[]> {
  const found = new Map<string, Figure[]>();
  for (const figure of mobs(context)?.figures ?? [])
    if (figure.seat === seat)
      found.set(cellKey(figure.cell), [...(found.get(cellKey(figure.cell)) ?? []), figure]);
  return found;
}

const mobsterArgs = (mobster: unknown, context: GameContext): { mobster: string } => ({
  mobster: mobsterName(mobster, context),
});
const tileArgs = (seat: unknown, cell: unknown, context: GameContext) => ({
  tile: tileOf(seat, cell, context),
  ...ownerArgs(seat, context),
});
const price = (good: unknown, { view }: GameContext): number => view.market[String(good)] ?? 0;

export const choices = {
  post: ([, mobster]: Choice, context: GameContext) =>
    t("penny-mobs-choice-post", mobsterArgs(mobster, context)),
  free: ([, mobster]: Choice, context: GameContext) =>
    t("penny-mobs-choice-free", mobsterArgs(mobster, context)),
  rob: ([, good]: Choice, context: GameContext) =>
    t("penny-mobs-choice-rob", { good: goodName(good), coins: price(good, context) }),
  "rob-england": () => t("penny-mobs-choice-rob-england"),
  levy: ([, coins, clan]: Choice) =>
    t("penny-mobs-choice-levy", { coins: Number(coins), clan: String(clan) }),
  reserve: ([, coins, space]: Choice, context: GameContext) => {
    const tile = context.view.rondel.tiles.find(([where]) => where === space)?.[1];
    return t("penny-mobs-choice-reserve", { coins: Number(coins), tile: theTile(tile, context) });
  },
  summon: ([, mobster, cell]: Choice, context: GameContext) =>
    cell === undefined
      ? t("penny-mobs-choice-summon-supply", mobsterArgs(mobster, context))
      : t("penny-mobs-choice-summon", {
          ...mobsterArgs(mobster, context),
          tile: tileOf(context.view.viewer, cell, context),
        }),
  haunt: ([, seat, cell]: Choice, context: GameContext) =>
    t("penny-mobs-choice-haunt", tileArgs(seat, cell, context)),
  sneak: ([, cell]: Choice, context: GameContext) => {
    const board = mobs(context);
    return t("penny-mobs-choice-sneak", { tile: tileOf(board && hostOf(board), cell, context) });
  },
  steal: ([, good, cell]: Choice, context: GameContext) =>
    t("penny-mobs-choice-steal", {
      good: goodName(good),
      tile: tileOf(context.view.viewer, cell, context),
    }),
  mail: ([, good, cell]: Choice, context: GameContext) =>
    t("penny-mobs-choice-mail", {
      good: goodName(good),
      tile: tileOf(context.view.viewer, cell, context),
    }),
  fence: ([, good]: Choice, context: GameContext) =>
    t("penny-mobs-choice-fence", { good: goodName(good), coins: price(good, context) }),
  shift: ([, seat, cell]: Choice, context: GameContext) =>
    t("penny-mobs-choice-shift", tileArgs(seat, cell, context)),
  "shift-to": ([, seat]: Choice, context: GameContext) =>
    t("penny-mobs-choice-shift-to", ownerArgs(seat, context)),
  "give-penny": () => t("penny-mobs-choice-give-penny"),
  second: ([, mobster]: Choice, context: GameContext) =>
    t("penny-mobs-choice-second", mobsterArgs(mobster, context)),
};

export const asides = {
  rob: () => t("penny-mobs-aside-rob"),
  "rob-england": () => t("penny-mobs-aside-rob-england"),
  levy: () => t("penny-mobs-aside-levy"),
  reserve: () => t("penny-mobs-aside-reserve"),
  summon: () => t("penny-mobs-aside-summon"),
  shift: () => t("penny-mobs-aside-shift"),
  sneak: () => t("penny-mobs-aside-sneak"),
};

export const questions = {
  rob: () => t("penny-mobs-ask-rob"),
  levy: () => t("penny-mobs-ask-levy"),
  reserve: () => t("penny-mobs-ask-reserve"),
  summon: () => t("penny-mobs-ask-summon"),
  shift: () => t("penny-mobs-ask-shift"),
  sneak: () => t("penny-mobs-ask-sneak"),
};
