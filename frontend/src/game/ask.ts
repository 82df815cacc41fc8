// What does the action bar ask, and what would come of the answer?
import { boardFor, cellKey, type Choice, movedForOnce, type Outlook, type View } from "../board";
import type { Play } from "./play.svelte";
import {
  and,
  asideInWords,
  cap,
  choiceInWords,
  nameOf,
  type Naming,
  nextInWords,
  theTile,
  tileAt,
  tileName,
  tileOn,
} from "./words";
import { t } from "../words";

export interface Question {
  title: string;
  /** What would come of it. */
  aside: string;
  strong: string;
  /** The words of the primary button; empty where something must be picked first. */
  primary: string;
}

/** The tile that was taken and lies nowhere yet. */
export function inHand(play: Play): string | null {
  const taken = play.drafted
    .filter(({ kind }) => kind === "tile-taken" || kind === "tile-built")
    .at(-1);
  const tile = taken && String(taken["tile"]);
  const laid = play.drafted.some(
    (fact) => fact["tile"] === tile && ["tile-placed", "person-taken"].includes(fact.kind),
  );
  return tile && !laid ? tile : null;
}

/** Which of the four parts of a turn it is: take, place, activate, end. */
export function stage(play: Play): number {
  if (play.answers.length === 1 && play.canEnd && !play.asides.length) return 3;
  const kinds = play.drafted.map(({ kind }) => kind);
  if (kinds.includes("tile-placed") || kinds.includes("person-taken") || play.canEnd) return 2;
  return kinds.includes("tile-taken") ? 1 : 0;
}

/** The question in hand, or the one about what was picked. */
export function question(play: Play, naming: Naming): Question {
  const { view, candidate } = play;
  if (candidate) return about(candidate, play, naming);
  if (play.looked !== null) return onlyLooking(play, naming);
  const text = view.prompt?.text ?? "";
  if (play.aside !== null)
    return { ...EMPTY, title: asideTitle(play.aside, naming), primary: "", ...hint(play) };
  // one thing was picked, and there is more than one way to go on with it
  if (play.picked.length && play.offered.chips.length)
    return { ...EMPTY, title: text, primary: "" };
  if (play.canEnd) return ending(play, text);
  const [only, ...more] = play.offered.chips;
  const alone = only && !more.length && !play.offered.spots.size;
  return {
    ...EMPTY,
    title: text,
    primary: alone ? choiceInWords(only, naming) : "",
    ...hint(play),
  };
}

const EMPTY = { aside: "", strong: "" };

const ASIDES: Record<string, string> = {
  sell: t("game-ask-sell"),
  move: t("game-ask-move"),
  promote: t("game-ask-promote"),
};

function asideTitle(verb: string, naming: Naming): string {
  const own = Object.values(naming.chronicles).find(({ questions }) => questions?.[verb]);
  return own?.questions?.[verb]?.(naming) ?? ASIDES[verb] ?? asideInWords(verb, naming);
}

function hint(play: Play): Partial<Question> {
  // a lesson says itself what to tap
  if (play.table.step?.move) return {};
  const spots = [...play.offered.spots.keys()];
  if (spots.some((spot) => spot.startsWith("space:"))) {
    const takes = spots.filter((spot) =>
      play.offered.spots.get(spot)?.some(([verb]) => verb === "take"),
    );
    const ahead = new Set([...play.outlooks.keys(), ...takes]).size;
    const can = takes.length;
    if (!play.outlooks.size || !can) return { aside: t("game-tap-tile") };
    return { aside: t("game-can-take", { can, ahead }) };
  }
  if (spots.some((spot) => spot.startsWith("clan:"))) return { aside: t("game-tap-clan") };
  if (play.askedBoard && !play.picked.length) return { aside: t("game-tap-board") };
  if (spots.length && play.picked.length) return { aside: t("game-tap-where") };
  return spots.length ? { aside: t("game-tap-framed") } : {};
}

function ending(play: Play, text: string): Question {
  const left = play.offered.spots.size;
  const others = play.offered.chips.length > 1;
  const steps = play.view.turn.movement + play.view.turn.walks;
  const unused = steps ? `${t("game-steps-unused", { steps })} ` : "";
  if (left)
    return {
      title: text,
      aside: `${play.askedBoard ? t("game-tap-board") : t("game-can-activate", { number: left })} ${unused}`,
      strong: "",
      primary: t("game-end-turn"),
    };
  if (others) return { title: text, aside: unused, strong: "", primary: t("game-end-turn") };
  return {
    title: t("game-end-turn-asked"),
    aside: `${unused}${t("game-after-this")} `,
    strong: t("game-undo-ends"),
    primary: t("game-do-end"),
  };
}

function about(choice: Choice, play: Play, naming: Naming): Question {
  const [verb, thing] = choice;
  const outlook = play.outlooks.get(play.picked[0] ?? "");
  if (verb === "take") return taking(thing, outlook, play, naming);
  if (verb === "place") return placing(thing, outlook, play, naming);
  if (verb === "claim") return claiming(String(thing), outlook, naming);
  const words = choiceInWords(choice, naming);
  const own = naming.chronicles[boardFor(verb, naming.chronicles) ?? ""];
  return {
    ...EMPTY,
    title: `${words}?`,
    aside: own?.aside?.(choice, naming) ?? "",
    primary: words,
  };
}

function taking(
  space: unknown,
  outlook: Outlook | undefined,
  play: Play,
  naming: Naming,
): Question {
  const tile = tileOn(space, play.view) ?? "";
  const fits = outlook?.places.length;
  const where = fits ? `${t("game-places-fit", { places: fits })} ` : "";
  const passed = outlook?.passed ?? 0;
  const pass = `${t("game-you-pass", { tiles: passed })} `;
  const next = outlook?.next;
  return {
    title: t("game-take-asked", { tile: theTile(tile, naming) }),
    aside: outlook && next != null ? where + pass : where,
    strong: next != null ? `${nextInWords(next, play.seat, naming)}.` : "",
    primary: t("game-take-it"),
  };
}

function placing(
  cell: unknown,
  outlook: Outlook | undefined,
  play: Play,
  naming: Naming,
): Question {
  const tile = inHand(play);
  const lit = outlook?.places[0]?.activates ?? [];
  const names = lit.map((each) => {
    const own = cellKey(each) === cellKey(cell as number[]);
    return tileName(own && tile ? tile : tileAt(each, naming), naming);
  });
  return {
    title: tile ? t("game-place-asked", { tile: theTile(tile, naming) }) : t("game-place-it-asked"),
    aside: names.length
      ? `${t("game-can-activate-these")} `
      : outlook
        ? t("game-activates-nothing")
        : "",
    strong: names.length ? `${and(names)}.` : "",
    primary: t("game-do-place"),
  };
}

function claiming(clan: string, outlook: Outlook | undefined, { faces }: Naming): Question {
  const face = faces.clans.find(({ name }) => name === clan);
  const coins = outlook?.price;
  return {
    title: `${clan}?`,
    aside: face ? `${cap(face.words)}. ` : "",
    strong: coins == null ? "" : t("game-way-costs", { coins }),
    primary: t("game-do-claim", { clan }),
  };
}

function onlyLooking(play: Play, naming: Naming): Question {
  const space = play.looked as number;
  const tile = tileOn(space, play.view);
  const refused = play.outlooks.get(`space:${space}`)?.refused;
  return {
    title: tile ? tileName(tile, naming) : (play.view.prompt?.text ?? ""),
    aside: refused ? `${refused}.` : "",
    strong: "",
    primary: "",
  };
}

/** Who decides, said to one who waits. */
export function waitingFor(view: View, naming: Naming): string {
  const names = (view.prompt?.seats ?? []).map(
    (seat) => naming.seats.find((each) => each.seat === seat)?.name ?? "",
  );
  const neutral = movedForOnce(view, naming.faces);
  if (neutral !== undefined && view.prompt?.seats.includes(view.turn.seat ?? -1))
    return t("game-decide-for-once", { piece: nameOf(neutral, naming), name: names[0] ?? "" });
  return t("game-decide", {
    names: names.length ? and(names) : t("game-nobody"),
    count: Math.max(1, names.length),
  });
}
