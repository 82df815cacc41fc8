// What does the action bar ask, and what would come of the answer?
import { cellKey, type Choice, type Outlook, type View } from "../board";
import type { Play } from "./play.svelte";
import {
  and,
  choiceInWords,
  type Naming,
  nextInWords,
  theTile,
  tileAt,
  tileName,
  tileOn,
} from "./words";

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
  if (play.aside !== null) return { ...EMPTY, title: asideTitle(play.aside), primary: "" };
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
  sell: "What do you sell?",
  move: "Who walks, and where to?",
  promote: "Who becomes a chieftain?",
};

function asideTitle(verb: string): string {
  return ASIDES[verb] ?? `Where do you ${verb.replaceAll("-", " ")}?`;
}

function hint(play: Play): Partial<Question> {
  const spots = [...play.offered.spots.keys()];
  if (spots.some((spot) => spot.startsWith("space:"))) {
    const ahead = play.outlooks.size;
    const can = spots.length;
    if (!ahead) return { aside: "Tap a tile to see its cost and places." };
    return { aside: `${can} of ${ahead} tiles can be taken. Tap one to see cost and places.` };
  }
  if (spots.some((spot) => spot.startsWith("clan:"))) return { aside: "Tap a clan on the map." };
  if (spots.length && play.picked.length) return { aside: "Now tap where to." };
  return spots.length ? { aside: "Tap what is framed." } : {};
}

function ending(play: Play, text: string): Question {
  const left = play.offered.spots.size;
  const others = play.offered.chips.length > 1;
  const steps = play.view.turn.movement + play.view.turn.walks;
  const unused = steps ? `${steps} ${steps === 1 ? "step" : "steps"} unused. ` : "";
  if (left)
    return {
      title: text,
      aside: `${left} can be activated: tap them. ${unused}`,
      strong: "",
      primary: "End turn",
    };
  if (others) return { title: text, aside: unused, strong: "", primary: "End turn" };
  return {
    title: "End your turn?",
    aside: `${unused}After this new tiles are drawn and `,
    strong: "undo ends.",
    primary: "Confirm turn",
  };
}

function about(choice: Choice, play: Play, naming: Naming): Question {
  const [verb, thing] = choice;
  const outlook = play.outlooks.get(play.picked[0] ?? "");
  if (verb === "take") return taking(thing, outlook, play, naming);
  if (verb === "place") return placing(thing, outlook, play, naming);
  if (verb === "claim") return claiming(String(thing), naming);
  const words = choiceInWords(choice, naming);
  return { ...EMPTY, title: `${words}?`, primary: words };
}

function taking(
  space: unknown,
  outlook: Outlook | undefined,
  play: Play,
  naming: Naming,
): Question {
  const tile = tileOn(space, play.view) ?? "";
  const fits = outlook?.places.length;
  const where = fits ? `${fits} ${fits === 1 ? "place fits" : "places fit"}. ` : "";
  const passed = outlook?.passed ?? 0;
  const pass = `You pass ${passed === 0 ? "no tile" : passed === 1 ? "1 tile" : `${passed} tiles`} and `;
  const next = outlook?.next;
  return {
    title: `Take ${theTile(tile, naming)}?`,
    aside: outlook && next != null ? where + pass : where,
    strong: next != null ? `${nextInWords(next, play.seat, play.seats)}.` : "",
    primary: "Take it",
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
    title: tile ? `Place ${theTile(tile, naming)} here?` : "Place it here?",
    aside: names.length ? "Can activate " : outlook ? "Nothing would be activated." : "",
    strong: names.length ? `${and(names)}.` : "",
    primary: "Place",
  };
}

function claiming(clan: string, { faces }: Naming): Question {
  const face = faces.clans.find(({ name }) => name === clan);
  return {
    title: `${clan}?`,
    aside: face ? `${face.words}.` : "",
    strong: "",
    primary: `Befriend ${clan}`,
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
  return names.length > 1 ? `${and(names)} decide` : `${names[0] ?? "Nobody"} decides`;
}
