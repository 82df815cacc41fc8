// The question in the action bar, and what would come of the answer.
import {
  boardFor,
  cellKey,
  type Choice,
  neutralPieceMoved,
  type ChoicePreview,
  type View,
} from "../board";
import type { Play } from "./play.svelte";
import {
  and,
  asideInWords,
  capitalize,
  choiceInWords,
  nameOf,
  type GameContext,
  nextInWords,
  theTile,
  tileAt,
  tileName,
  tileOn,
} from "./wording";
import { t } from "../i18n";

export interface Question {
  title: string;
  /** What would come of it. */
  aside: string;
  strong: string;
  /** The words of the primary button; empty where something must be picked first. */
  primary: string;
  /** How many useful things ending the turn now would waste; then it takes a second tap. */
  unused?: number;
}

/** The tile that was taken and is not placed yet. */
export function inHand(play: Play): string | null {
  const taken = play.position.draftedFacts
    .filter(({ kind }) => kind === "tile-taken" || kind === "tile-built")
    .at(-1);
  const tile = taken && String(taken["tile"]);
  const laid = play.position.draftedFacts.some(
    (fact) => fact["tile"] === tile && ["tile-placed", "person-taken"].includes(fact.kind),
  );
  return tile && !laid ? tile : null;
}

/** Which of the four parts of a turn it is: take, place, activate, end. */
export function stage(play: Play): number {
  if (
    play.position.answers.length === 1 &&
    play.position.canEndTurn &&
    !play.position.asides.length
  )
    return 3;
  const kinds = play.position.draftedFacts.map(({ kind }) => kind);
  if (kinds.includes("tile-placed") || kinds.includes("person-taken") || play.position.canEndTurn)
    return 2;
  return kinds.includes("tile-taken") ? 1 : 0;
}

/** The question in hand, or the one about what was picked. */
export function question(play: Play, context: GameContext): Question {
  const { view } = play;
  const { pending } = play.selection;
  if (pending) return about(pending, play, context);
  if (play.selection.inspected !== null) return onlyLooking(play, context);
  const text = view.prompt?.text ?? "";
  if (play.selection.aside !== null)
    return {
      ...EMPTY,
      title: asideTitle(play.selection.aside, context),
      primary: "",
      ...hint(play),
    };
  // one thing was picked, and there is more than one way to go on with it
  if (play.selection.picked.length && play.selection.offer.chips.length)
    return { ...EMPTY, title: text, primary: "" };
  if (play.position.canEndTurn) return ending(play, text);
  const [only, ...more] = play.selection.offer.chips;
  const alone = only && !more.length && !play.selection.offer.spots.size;
  return {
    ...EMPTY,
    title: text,
    primary: alone ? choiceInWords(only, context) : "",
    ...hint(play),
  };
}

const EMPTY = { aside: "", strong: "" };

const ASIDES: Record<string, string> = {
  sell: t("game-ask-sell"),
  move: t("game-ask-move"),
  promote: t("game-ask-promote"),
};

function asideTitle(verb: string, context: GameContext): string {
  const own = Object.values(context.chronicles).find(({ questions }) => questions?.[verb]);
  return own?.questions?.[verb]?.(context) ?? ASIDES[verb] ?? asideInWords(verb, context);
}

function hint(play: Play): Partial<Question> {
  // the text of a lesson says what to tap
  if (play.table.step?.move) return {};
  const spots = [...play.selection.offer.spots.keys()];
  if (spots.some((spot) => spot.startsWith("space:"))) {
    const takes = spots.filter((spot) =>
      play.selection.offer.spots.get(spot)?.some(([verb]) => verb === "take"),
    );
    const ahead = new Set([...play.previews.byPlace.keys(), ...takes]).size;
    const can = takes.length;
    if (!play.previews.byPlace.size || !can) return { aside: t("game-tap-tile") };
    return { aside: t("game-can-take", { can, ahead }) };
  }
  if (spots.some((spot) => spot.startsWith("clan:"))) return { aside: t("game-tap-clan") };
  if (play.selection.answerBoard && !play.selection.picked.length)
    return { aside: t("game-tap-board") };
  if (spots.length && play.selection.picked.length) return { aside: t("game-tap-where") };
  return spots.length ? { aside: t("game-tap-framed") } : {};
}

function ending(play: Play, text: string): Question {
  const left = play.selection.offer.spots.size;
  const others = play.selection.offer.chips.length > 1;
  const steps = play.view.turn.movement + play.view.turn.walks;
  const unused = steps ? `${t("game-steps-unused", { steps })} ` : "";
  if (left)
    return {
      title: text,
      aside: `${play.selection.answerBoard ? t("game-tap-board") : t("game-can-activate", { number: left })} ${unused}`,
      strong: "",
      ...endButton(play),
    };
  if (others || play.position.unused)
    return { title: text, aside: unused, strong: "", ...endButton(play) };
  return {
    title: t("game-end-turn-asked"),
    aside: `${unused}${t("game-after-this")} `,
    strong: t("game-undo-ends"),
    primary: t("game-do-end"),
  };
}

function endButton(play: Play): Pick<Question, "primary" | "unused"> {
  const { unused } = play.position;
  const primary = unused ? t("game-end-turn-unused", { number: unused }) : t("game-end-turn");
  return { primary, unused };
}

function about(choice: Choice, play: Play, context: GameContext): Question {
  const [verb, thing] = choice;
  const preview = play.previews.byPlace.get(play.selection.picked[0] ?? "");
  if (verb === "take") return taking(thing, preview, play, context);
  if (verb === "place") return placing(thing, preview, play, context);
  if (verb === "claim") return claiming(String(thing), preview, context);
  const words = choiceInWords(choice, context);
  const own = context.chronicles[boardFor(verb, context.chronicles) ?? ""];
  return {
    ...EMPTY,
    title: t("game-asked", { words }),
    aside: own?.aside?.(choice, context) ?? "",
    primary: words,
  };
}

function taking(
  space: unknown,
  preview: ChoicePreview | undefined,
  play: Play,
  context: GameContext,
): Question {
  const tile = tileOn(space, play.view) ?? "";
  const fits = preview?.places.length;
  const where = fits ? `${t("game-places-fit", { places: fits })} ` : "";
  const passed = preview?.passed ?? 0;
  const pass = `${t("game-you-pass", { tiles: passed })} `;
  const next = preview?.next;
  return {
    title: t("game-take-asked", { tile: theTile(tile, context) }),
    aside: preview && next != null ? where + pass : where,
    strong: next != null ? nextInWords(next, play.seat, context) : "",
    primary: t("game-take-it"),
  };
}

function placing(
  cell: unknown,
  preview: ChoicePreview | undefined,
  play: Play,
  context: GameContext,
): Question {
  const tile = inHand(play);
  const lit = preview?.places[0]?.activates ?? [];
  const names = lit.map((each) => {
    const own = cellKey(each) === cellKey(cell as number[]);
    return tileName(own && tile ? tile : tileAt(each, context), context);
  });
  return {
    title: tile
      ? t("game-place-asked", { tile: theTile(tile, context) })
      : t("game-place-it-asked"),
    aside: preview && !names.length ? t("game-activates-nothing") : "",
    strong: names.length ? t("game-can-activate-these", { names: and(names) }) : "",
    primary: t("game-do-place"),
  };
}

function claiming(
  clan: string,
  preview: ChoicePreview | undefined,
  { faces }: GameContext,
): Question {
  const face = faces.clans.find(({ name }) => name === clan);
  const coins = preview?.price;
  return {
    title: t("game-asked", { words: t("game-do-claim", { clan }) }),
    aside: face ? `${capitalize(face.words)}. ` : "",
    strong: coins == null ? "" : t("game-way-costs", { coins }),
    primary: t("game-do-claim", { clan }),
  };
}

function onlyLooking(play: Play, context: GameContext): Question {
  const space = play.selection.inspected as number;
  const tile = tileOn(space, play.view);
  const refused = play.previews.byPlace.get(`space:${space}`)?.refused;
  return {
    title: tile ? tileName(tile, context) : (play.view.prompt?.text ?? ""),
    aside: refused ? `${refused}.` : "",
    strong: "",
    primary: "",
  };
}

/** Who decides, for those who wait. */
export function waitingFor(view: View, context: GameContext): string {
  const names = (view.prompt?.seats ?? []).map(
    (seat) => context.seats.find((each) => each.seat === seat)?.name ?? "",
  );
  const neutral = neutralPieceMoved(view, context.faces);
  if (neutral !== undefined && view.prompt?.seats.includes(view.turn.seat ?? -1))
    return t("game-decide-for-once", { piece: nameOf(neutral, context), name: names[0] ?? "" });
  return t("game-decide", {
    names: names.length ? and(names) : t("game-nobody"),
    count: Math.max(1, names.length),
  });
}
