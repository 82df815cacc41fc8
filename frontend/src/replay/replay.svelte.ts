// Which moment of a game is shown, and how does one go from moment to moment?
import { api, told } from "../api/client";
import { inWords } from "../api/problems";
import type { MoveSeen } from "../api/types";
import type { View } from "../board";
import { sentences, type Sentence } from "../game/facts";
import type { Play } from "../game/play.svelte";
import type { Told } from "../game/words";
import { scoredIn, type Scored, scoringsIn, withScores } from "./scores";

export type Stride = "turn" | "move";
/** How long a turn or a decision is shown at speed 1, in milliseconds. */
const PACE: Record<Stride, number> = { turn: 1800, move: 800 };
/** How many moves ahead the views are asked for before they are needed. */
const AHEAD = 20;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  readonly play: Play;
  readonly #code: string;
  moves = $state.raw<readonly MoveSeen[]>([]);
  at = $state(0);
  stride = $state<Stride>("turn");
  speed = $state<number>(1);
  playing = $state(false);
  /** The seat whose glen is shown. */
  shown = $state(0);
  trouble = $state("");
  /** What was shown or will be soon, by seat and number. */
  readonly #views = new Map<string, View>();
  readonly #asking = new Map<string, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly last: number = $derived.by(() => this.moves.at(-1)?.number ?? 0);
  readonly scored: readonly Scored[] = $derived.by(() => scoredIn(this.moves));
  readonly scorings = $derived.by(() => scoringsIn(this.moves));
  /** The numbers at which turns end, the beginning and the last one. */
  readonly turns: readonly number[] = $derived.by(() => {
    const ends = this.moves.filter(({ choice }) => choice?.[0] === "end");
    return [...new Set([0, ...ends.map(({ number }) => number), this.last])];
  });
  /** Where one can stop. */
  readonly stops: readonly number[] = $derived.by(() =>
    this.stride === "turn" ? this.turns : Array.from({ length: this.last + 1 }, (_, i) => i),
  );
  readonly stop: number = $derived.by(() => this.stops.findLastIndex((stop) => stop <= this.at));
  /** What happened on the way to the moment shown. */
  readonly said: Sentence[] = $derived.by(() => this.#sentences());

  constructor(play: Play, code: string) {
    this.play = play;
    this.#code = code;
  }

  /** Whether all may be seen from every seat: the game is over. */
  get open(): boolean {
    return this.play.table.status === "finished" || this.play.table.imported;
  }

  /** Read what was played, and show a moment. */
  async load(number: number): Promise<void> {
    this.shown = this.play.seat ?? 0;
    const asking = api.GET("/api/v1/tables/{id}/moves/", {
      params: { path: this.#path, query: { code: this.#code } },
    });
    this.moves = (await told(asking)).moves;
    await this.play.load();
    await this.go(number);
  }

  async go(number: number): Promise<void> {
    this.at = Math.max(0, Math.min(number, this.last));
    const wanted = this.at;
    this.trouble = "";
    try {
      const view = await this.#viewAt(wanted);
      if (view && this.at === wanted) this.play.past = withScores(view, this.scored, wanted);
      const soon = Math.min(this.last, wanted + AHEAD);
      void this.#viewAt(soon).catch(() => null);
    } catch (failure) {
      this.trouble = inWords(failure);
      this.pause();
    }
  }

  step(by: number): Promise<void> {
    // from between two stops a step back leads to the one before
    const between = this.stops[this.stop] !== this.at && by < 0;
    return this.go(this.stops[this.stop + by + (between ? 1 : 0)] ?? (by < 0 ? 0 : this.last));
  }

  /** Look at another glen, once the game is over with the eyes of that seat. */
  look(seat: number): Promise<void> {
    this.shown = seat;
    return this.go(this.at);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    void this.#run(this.at >= this.last);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #run(anew: boolean): Promise<void> {
    await (anew ? this.go(0) : this.step(1));
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.#timer = setTimeout(() => void this.#run(false), PACE[this.stride] / this.speed);
  }

  get #path(): { id: string } {
    return { id: this.play.table.id };
  }

  async #viewAt(number: number): Promise<View | undefined> {
    const seat = this.open ? this.shown : null;
    const key = `${seat} ${number}`;
    if (!this.#views.has(key)) await this.#ask(number, seat, key);
    return this.#views.get(key);
  }

  /** Ask for the part of the game in which a number lies, once. */
  #ask(number: number, seat: number | null, key: string): Promise<void> {
    const asking = this.#asking.get(key) ?? this.#read(number, seat);
    this.#asking.set(key, asking);
    return asking.finally(() => this.#asking.delete(key));
  }

  async #read(number: number, seat: number | null): Promise<void> {
    const query = { number, code: this.#code, ...(seat !== null && { seat }) };
    const asking = api.GET("/api/v1/tables/{id}/frames/", { params: { path: this.#path, query } });
    for (const frame of (await told(asking)).frames)
      this.#views.set(`${seat} ${frame.number}`, frame.view as unknown as View);
  }

  #sentences(): Sentence[] {
    const naming = this.play.naming;
    if (!naming || !this.at) return [];
    const before = this.stops.findLast((stop) => stop < this.at) ?? 0;
    const moves = this.moves.filter(({ number }) => number > before && number <= this.at);
    return sentences(moves.flatMap((move) => move.facts) as unknown as Told[], naming);
  }
}
