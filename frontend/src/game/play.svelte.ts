// How does a player take his turn on the screen? Taps pick places; what is chosen goes to the server,
// which keeps it as a draft; what comes back is drawn.
import { api, newKey, told } from "../api/client";
import { inWords, Refusal, Unreachable } from "../api/problems";
import type { Answer, TableSeen } from "../api/types";
import {
  boardFor,
  type Choice,
  type Chronicles,
  drawnVerbs,
  type Faces,
  type Outlook,
  offer,
  places,
  same,
  type SeatLook,
  split,
  tap as tapped,
  tappable,
  unpack,
  type View,
} from "../board";
import type { LiveTable } from "../live/table.svelte";
import { readFaces } from "./faces";
import { writeChoice } from "./notation";
import { looks } from "./seats";
import type { Naming, Told } from "./words";
import { t } from "../words";

/** What a tap plays at once; all else is looked at first and confirmed by a button. */
const AT_ONCE = new Set(["activate", "pay", "sell", "move", "promote", "put", "recruit"]);
const END: Choice = ["end"];

export interface Trouble {
  words: string;
  rule: string | null;
  stale: boolean;
}

export class Play {
  readonly live: LiveTable;
  faces = $state.raw<Faces | null>(null);
  chronicles = $state.raw<Chronicles>({});
  /** A view shown instead of the table as it is, while one looks back. */
  past = $state.raw<View | null>(null);
  picked = $state.raw<readonly string[]>([]);
  /** What is done besides the question: the verb of it. */
  aside = $state<string | null>(null);
  /** A space of the rondel that is only looked at. */
  looked = $state<number | null>(null);
  outlooks = $state.raw<ReadonlyMap<string, Outlook>>(new Map());
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** What the others did since one's own last move, as it was heard. */
  news = $state.raw<readonly Told[]>([]);
  /** What a bot would choose, at the number at which it was asked. */
  #hint = $state.raw<{ number: number; choice: Choice } | null>(null);
  /** What was told when a scoring was held, until it has been read. */
  scoring = $state.raw<readonly Told[] | null>(null);

  readonly table: TableSeen = $derived.by(() => this.live.table as TableSeen);
  readonly view: View = $derived.by(() => this.past ?? (this.table.view as unknown as View));
  readonly seat: number | null = $derived.by(() => this.table.seat);
  readonly seats: readonly SeatLook[] = $derived.by(() => looks(this.table));
  readonly naming: Naming | null = $derived.by(() =>
    this.faces
      ? { faces: this.faces, chronicles: this.chronicles, view: this.view, seats: this.seats }
      : null,
  );
  /** Whether a bot plays one's seat until one comes back. */
  readonly away: boolean = $derived.by(() => this.table.seats[this.seat ?? -1]?.away ?? false);
  /** Whether the game waits for an answer that can be given here. */
  readonly asked: boolean = $derived.by(
    () =>
      !this.past &&
      this.seat !== null &&
      !this.table.seats[this.seat]?.bot &&
      this.view.choices.length > 0,
  );
  /** What may be chosen: all that the game allows, or what a lesson asks for. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const wanted = this.table.step?.move;
    if (!this.asked) return [];
    return this.view.choices.filter((choice) => !wanted || writeChoice(choice) === wanted);
  });
  readonly #parted = $derived.by(() => split(this.choices, this.faces?.asides ?? []));
  readonly answers: readonly Choice[] = $derived.by(() => this.#parted[0]);
  readonly asides: readonly Choice[] = $derived.by(() => this.#parted[1]);
  /** What is chosen among: the answers, or one of the things besides them. */
  readonly open: readonly Choice[] = $derived.by(() =>
    this.aside === null ? this.answers : this.asides.filter(([verb]) => verb === this.aside),
  );
  readonly #drawn = $derived.by(() => drawnVerbs(this.chronicles));
  readonly offered = $derived.by(() => offer(this.open, this.picked, this.verbs, this.#drawn));
  /** What might be tapped instead of what was picked last. */
  readonly instead: ReadonlyMap<string, readonly Choice[]> = $derived.by(
    () => offer(this.open, this.picked.slice(0, -1), this.verbs, this.#drawn).spots,
  );
  /** What may be tapped: what comes next, or another thing instead of the last where nothing does. */
  readonly tappable: ReadonlySet<string> = $derived.by(() =>
    tappable(this.open, this.picked, this.verbs, this.#drawn),
  );
  /** The tag of the Chronicle's board on which the answers lie. */
  readonly askedBoard: string | undefined = $derived.by(() => {
    const placed = this.open.find(
      ([verb, ...things]) => things.length && this.#drawn.has(String(verb)),
    );
    return placed && boardFor(placed[0], this.chronicles);
  });
  /** The tag of the Chronicle's board that the question is about, wherever the answers lie. */
  readonly boardInSight: string | undefined = $derived.by(() => {
    const kind = this.asked ? (this.view.prompt?.kind ?? "") : "";
    const about = Object.keys(this.chronicles).find((tag) =>
      this.chronicles[tag]?.about?.includes(kind),
    );
    return this.askedBoard ?? about;
  });
  /** What may be tapped on the boards of Chronicles; a verb without things stands for itself. */
  readonly onBoards: ReadonlySet<string> = $derived.by(() => {
    const alone = this.guest
      ? []
      : [...this.open, ...this.asides].filter(({ length }) => length === 1);
    return new Set([...this.tappable, ...alone.map(([verb]) => `verb:${String(verb)}`)]);
  });
  /** What has been picked, if it is one whole choice that waits for its button. On a Chronicle's
   * board it is enough that only one is left. */
  readonly candidate: Choice | null = $derived.by(() => {
    if (!this.picked.length) return null;
    const { chips, spots } = this.offered;
    const left = [...spots.values()].flat().filter(([verb]) => this.#drawn.has(String(verb)));
    const whole = chips.length ? chips : left;
    return whole.length === 1 ? (whole[0] ?? null) : null;
  });
  readonly canEnd: boolean = $derived.by(() => this.answers.some((choice) => same(choice, END)));
  /** The facts of the turn so far, as far as it is a draft. */
  readonly drafted: readonly Told[] = $derived.by(
    () => (this.table.draft?.facts.flat() ?? []) as unknown as Told[],
  );
  /** Whether the answer is for good, as in another's turn or where all are asked: then a tap only
   * selects it. */
  readonly guest: boolean = $derived.by(
    () => this.view.turn.seat !== this.seat || (this.view.prompt?.seats.length ?? 0) > 1,
  );

  /** Whether somebody who plays against bots alone may ask for a hint; a lesson says itself what to do. */
  readonly mayAskHint: boolean = $derived.by(
    () => this.asked && this.table.alone && !this.table.step?.move,
  );
  /** What a bot would choose now, if that was asked. */
  readonly hint: Choice | null = $derived.by(() =>
    this.#hint?.number === this.table.number ? this.#hint.choice : null,
  );
  /** What is lit because of the hint: the next place of it, or what is done besides the question. */
  readonly hinted: string | undefined = $derived.by(() => {
    if (!this.hint) return undefined;
    const verb = String(this.hint[0]);
    if (this.asides.includes(this.hint) && this.aside !== verb) return `aside:${verb}`;
    const way = places(this.hint, this.verbs, this.#drawn);
    return this.picked.every((place, i) => way[i] === place) ? way[this.picked.length] : way[0];
  });

  constructor(live: LiveTable) {
    this.live = live;
  }

  get verbs(): Faces["verbs"] {
    return this.faces?.verbs ?? {};
  }

  /** Take note of what others do while one watches; the answer ends it. */
  hear(): () => void {
    return this.live.onEvents((events) => {
      for (const { moves = [] } of events)
        for (const { seat, facts } of moves) {
          const told = facts as unknown as Told[];
          if (told.some(({ kind }) => kind === "scoring-held")) this.scoring = told;
          this.news = seat === this.seat ? [] : [...this.news, ...told];
        }
    });
  }

  async load(): Promise<void> {
    const faces = await readFaces(this.table);
    this.chronicles = await unpack(faces.chronicles.map(({ board }) => board));
    this.faces = faces;
  }

  /** Ask what would come of the choices; without an answer the screen only says less. */
  async lookAhead(): Promise<void> {
    const { id, seat, number } = this.table;
    this.outlooks = new Map();
    if (!this.asked || seat === null) return;
    const asking = api.GET("/api/v1/tables/{id}/outlook/", {
      params: { path: { id }, query: { seat } },
    });
    const seen = await told(asking).catch(() => null);
    if (seen?.number !== number || this.table.number !== number) return;
    const outlook = (seen.outlook as unknown as Outlook[]).map((each): [string, Outlook] => [
      places(each.choice, this.verbs, this.#drawn)[0] ?? "",
      each,
    ]);
    // what cannot be taken may be gone to all the same: then it is not refused
    this.outlooks = new Map(
      outlook.filter(([place, { refused }]) => !refused || !this.offered.spots.has(place)),
    );
  }

  /** Ask what a bot would do; nothing is played. */
  async askHint(): Promise<void> {
    const { id, seat } = this.table;
    if (this.busy || seat === null) return;
    this.busy = true;
    this.trouble = null;
    this.drop();
    const params = { path: { id }, query: { seat } };
    try {
      const { number, choice } = await told(api.GET("/api/v1/tables/{id}/hint/", { params }));
      const meant = this.choices.find((each) => same(each, choice as Choice));
      this.#hint = meant ? { number, choice: meant } : null;
    } catch (failure) {
      this.#refused(failure);
    } finally {
      this.busy = false;
    }
  }

  /** A place of the board was tapped: pick it, and play what is complete and can be undone. */
  tap(place: string): void {
    this.trouble = null;
    this.picked = tapped(this.open, this.picked, place, this.verbs, this.#drawn);
    const choice = this.candidate;
    if (choice && this.#isAtOnce(String(choice[0])) && !this.guest) void this.play(choice);
  }

  /** Something on a Chronicle's board was tapped: a thing of the question, or what is done by itself. */
  tapBoard(place: string): void {
    const verb = /^verb:(.+)$/.exec(place)?.[1];
    if (verb && !this.tappable.has(place)) void this.play([verb]);
    else this.tap(place);
  }

  #isAtOnce(verb: string): boolean {
    const told = Object.values(this.chronicles).map(({ verbs }) => verbs[verb]);
    return AT_ONCE.has(verb) || told.includes("at once");
  }

  /** Look at a tile of the rondel, whether or not it can be had. */
  look(space: number): void {
    const place = `space:${space}`;
    const again = this.looked === space;
    this.looked = again ? null : space;
    if (this.tappable.has(place)) this.tap(place);
    else this.picked = [];
  }

  /** The table moved on: forget what was picked if it leads nowhere any more. */
  letGo(): void {
    const { chips, spots } = this.offered;
    if (this.picked.length && !chips.length && !spots.size) this.drop();
  }

  /** Forget what was picked. */
  drop(): void {
    this.picked = [];
    this.looked = null;
  }

  /** Do something besides the question, or come back to it. */
  turnTo(aside: string | null): void {
    this.drop();
    this.aside = this.aside === aside ? null : aside;
    const [only, ...more] = this.open;
    if (this.aside && only && !more.length && !places(only, this.verbs, this.#drawn).length)
      void this.play(only);
  }

  play(choice: Choice): Promise<void> {
    const choices = [choice as (string | number | number[])[]];
    return this.#send(({ params, body }) =>
      api.POST("/api/v1/tables/{id}/choices/", { params, body: { ...body, choices } }),
    );
  }

  confirm(): Promise<void> {
    return this.#send((moment) => api.POST("/api/v1/tables/{id}/confirm/", moment));
  }

  undo(): Promise<void> {
    return this.#send((moment) => api.POST("/api/v1/tables/{id}/undo/", moment));
  }

  redo(): Promise<void> {
    return this.#send((moment) => api.POST("/api/v1/tables/{id}/redo/", moment));
  }

  /** Go on without the lesson. */
  async leaveLesson(): Promise<void> {
    const params = { path: { id: this.table.id } };
    try {
      this.live.take(await told(api.DELETE("/api/v1/tables/{id}/lesson/", { params })));
    } catch (failure) {
      this.#refused(failure);
    }
  }

  async #send(ask: Ask): Promise<void> {
    const { id, seat, number } = this.table;
    if (this.busy || seat === null) return;
    this.busy = true;
    this.trouble = null;
    const key = { "Idempotency-Key": newKey() };
    try {
      const moment = { params: { path: { id }, header: key }, body: { seat, expected: number } };
      const answer = await told(ask(moment));
      this.live.take(answer);
      this.#forget();
      if (answer.your_turn && !answer.view?.choices.length) await this.#lookAgain();
    } catch (failure) {
      this.#refused(failure);
    } finally {
      this.busy = false;
    }
  }

  /** Where one plays several seats, the next question may be for another of them. */
  async #lookAgain(): Promise<void> {
    const path = { id: this.table.id };
    this.live.take(await told(api.GET("/api/v1/tables/{id}/", { params: { path } })));
  }

  #forget(): void {
    this.drop();
    if (!this.asides.some(([verb]) => verb === this.aside)) this.aside = null;
  }

  #refused(failure: unknown): void {
    const late = failure instanceof Refusal && failure.table !== null;
    if (late && failure.table) this.live.take(failure.table);
    if (late) this.drop();
    this.trouble = {
      words: late ? t("game-moved-on") : inWords(failure),
      rule: failure instanceof Refusal ? failure.rule : null,
      stale: late || failure instanceof Unreachable,
    };
  }
}

type Moment = {
  params: { path: { id: string }; header: { "Idempotency-Key": string } };
  body: { seat: number; expected: number };
};
type Ask = (moment: Moment) => Promise<{ data?: Answer; error?: unknown; response: Response }>;
