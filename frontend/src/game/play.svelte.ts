// How does a player take his turn on the screen? Taps pick places; what is chosen goes to the server,
// which keeps it as a draft; what comes back is drawn.
import { api, newKey, told } from "../api/client";
import { inWords, Refusal, Unreachable } from "../api/problems";
import type { Answer, TableSeen } from "../api/types";
import {
  type Choice,
  type Faces,
  type Outlook,
  offer,
  places,
  same,
  type SeatLook,
  split,
  tap as tapped,
  type View,
} from "../board";
import type { LiveTable } from "../live/table.svelte";
import { readFaces } from "./faces";
import { looks } from "./seats";
import type { Naming, Told } from "./words";

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

  readonly table: TableSeen = $derived.by(() => this.live.table as TableSeen);
  readonly view: View = $derived.by(() => this.past ?? (this.table.view as unknown as View));
  readonly seat: number | null = $derived.by(() => this.table.seat);
  readonly seats: readonly SeatLook[] = $derived.by(() => looks(this.table));
  readonly naming: Naming | null = $derived.by(() =>
    this.faces ? { faces: this.faces, view: this.view, seats: this.seats } : null,
  );
  /** Whether the game waits for an answer that can be given here. */
  readonly asked: boolean = $derived.by(
    () => !this.past && this.seat !== null && this.view.choices.length > 0,
  );
  readonly #parted = $derived.by(() =>
    split(this.asked ? this.view.choices : [], this.faces?.asides ?? []),
  );
  readonly answers: readonly Choice[] = $derived.by(() => this.#parted[0]);
  readonly asides: readonly Choice[] = $derived.by(() => this.#parted[1]);
  /** What is chosen among: the answers, or one of the things besides them. */
  readonly open: readonly Choice[] = $derived.by(() =>
    this.aside === null ? this.answers : this.asides.filter(([verb]) => verb === this.aside),
  );
  readonly offered = $derived.by(() => offer(this.open, this.picked, this.verbs));
  /** What has been picked, if it is one whole choice that waits for its button. */
  readonly candidate: Choice | null = $derived.by(() =>
    this.picked.length && this.offered.chips.length === 1 ? (this.offered.chips[0] ?? null) : null,
  );
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
        for (const { seat, facts } of moves)
          this.news = seat === this.seat ? [] : [...this.news, ...(facts as unknown as Told[])];
    });
  }

  async load(): Promise<void> {
    this.faces = await readFaces(this.table);
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
    const outlook = seen.outlook as unknown as Outlook[];
    this.outlooks = new Map(
      outlook.map((each) => [places(each.choice, this.verbs)[0] ?? "", each]),
    );
  }

  /** A place of the board was tapped: pick it, and play what is complete and can be undone. */
  tap(place: string): void {
    this.trouble = null;
    this.picked = tapped(this.open, this.picked, place, this.verbs);
    const choice = this.candidate;
    if (choice && AT_ONCE.has(String(choice[0])) && !this.guest) void this.play(choice);
  }

  /** Look at a tile of the rondel, whether or not it can be had. */
  look(space: number): void {
    const place = `space:${space}`;
    const again = this.looked === space;
    this.looked = again ? null : space;
    if (this.offered.spots.has(place) || this.picked.includes(place)) this.tap(place);
    else this.picked = [];
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
    if (this.aside && only && !more.length && !places(only, this.verbs).length)
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
      words: late ? "The table moved on. Nothing was changed here." : inWords(failure),
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
