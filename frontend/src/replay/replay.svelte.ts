// State of a replay: the moment shown, and stepping and playing through the moves.
import { api, unwrap } from "../api/client";
import { errorMessage } from "../api/errors";
import type { MoveDetails } from "../api/types";
import type { View } from "../board";
import { asView } from "../play/engine-types";
import { type LogTurn, logTurns } from "../play/log";
import type { Play } from "../play/play.svelte";
import { scoredIn, type Scored, scoringsIn, withScores } from "./scores";

export type Stride = "turn" | "move";
/** How long a turn or a decision is shown at speed 1. */
const DURATIONS_MS: Record<Stride, number> = { turn: 1800, move: 800 };
/** How many moves ahead views are loaded. */
const PREFETCHED_MOVES = 20;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  readonly play: Play;
  readonly #code: string;
  moves = $state.raw<readonly MoveDetails[]>([]);
  at = $state(0);
  stride = $state<Stride>("turn");
  speed = $state<number>(1);
  playing = $state(false);
  /** The seat whose territory is shown. */
  shown = $state(0);
  error = $state("");
  /** The loaded views, by seat and number. */
  readonly #views = new Map<string, View>();
  readonly #pending = new Map<string, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly last: number = $derived.by(() => this.moves.at(-1)?.number ?? 0);
  readonly scored: readonly Scored[] = $derived.by(() => scoredIn(this.moves));
  readonly scorings = $derived.by(() => scoringsIn(this.moves));
  /** The numbers of the moves that end turns, with the beginning and the last move. */
  readonly turns: readonly number[] = $derived.by(() => {
    const ends = this.moves.filter(({ choice }) => choice?.[0] === "end");
    return [...new Set([0, ...ends.map(({ number }) => number), this.last])];
  });
  /** The moves at which the replay stops. */
  readonly stops: readonly number[] = $derived.by(() =>
    this.stride === "turn" ? this.turns : Array.from({ length: this.last + 1 }, (_, i) => i),
  );
  readonly stop: number = $derived.by(() => this.stops.findLastIndex((stop) => stop <= this.at));
  /** What happened since the stop before the moment shown. */
  readonly happened: LogTurn[] = $derived.by(() => this.#happened());

  constructor(play: Play, code: string) {
    this.play = play;
    this.#code = code;
  }

  /** Whether the views of all seats are public, since the game is over. */
  get open(): boolean {
    return this.play.table.status === "finished" || this.play.table.imported;
  }

  /** Load the moves, and show a moment. */
  async load(number: number): Promise<void> {
    this.shown = this.play.seat ?? 0;
    const request = api.GET("/api/v1/tables/{id}/moves/", {
      params: { path: this.#path, query: { code: this.#code } },
    });
    this.moves = (await unwrap(request)).moves;
    await this.play.position.load();
    await this.go(number);
  }

  async go(number: number): Promise<void> {
    this.at = Math.max(0, Math.min(number, this.last));
    const wanted = this.at;
    this.error = "";
    try {
      const view = await this.#viewAt(wanted);
      if (view && this.at === wanted)
        this.play.position.pastView = withScores(view, this.scored, wanted);
      const soon = Math.min(this.last, wanted + PREFETCHED_MOVES);
      void this.#viewAt(soon).catch(() => null);
    } catch (failure) {
      this.error = errorMessage(failure);
      this.pause();
    }
  }

  step(by: number): Promise<void> {
    // between two stops, a step back leads to the stop before
    const between = this.stops[this.stop] !== this.at && by < 0;
    return this.go(this.stops[this.stop + by + (between ? 1 : 0)] ?? (by < 0 ? 0 : this.last));
  }

  /** Show another territory; if the game is over, with the view of that seat. */
  showSeat(seat: number): Promise<void> {
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

  async #run(fromStart: boolean): Promise<void> {
    await (fromStart ? this.go(0) : this.step(1));
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.#timer = setTimeout(() => void this.#run(false), DURATIONS_MS[this.stride] / this.speed);
  }

  get #path(): { id: string } {
    return { id: this.play.table.id };
  }

  async #viewAt(number: number): Promise<View | undefined> {
    const seat = this.open ? this.shown : null;
    const key = `${seat} ${number}`;
    if (!this.#views.has(key)) await this.#loadOnce(number, seat, key);
    return this.#views.get(key);
  }

  /** Load the part of the game that contains a move, with a single request at a time. */
  #loadOnce(number: number, seat: number | null, key: string): Promise<void> {
    const request = this.#pending.get(key) ?? this.#load(number, seat);
    this.#pending.set(key, request);
    return request.finally(() => this.#pending.delete(key));
  }

  async #load(number: number, seat: number | null): Promise<void> {
    const query = { number, code: this.#code, ...(seat !== null && { seat }) };
    const request = api.GET("/api/v1/tables/{id}/frames/", { params: { path: this.#path, query } });
    for (const frame of (await unwrap(request)).frames)
      this.#views.set(`${seat} ${frame.number}`, asView(frame.view));
  }

  #happened(): LogTurn[] {
    if (!this.at) return [];
    const before = this.stops.findLast((stop) => stop < this.at) ?? 0;
    const moves = this.moves.filter(({ number }) => number > before && number <= this.at);
    return logTurns(moves);
  }
}
