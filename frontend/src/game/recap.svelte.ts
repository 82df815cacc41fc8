// What happened since the player last looked? It is told first, and played back on the board.
import { api, told } from "../api/client";
import type { MoveSeen } from "../api/types";
import type { View } from "../board";
import { sentences, type Sentence } from "./facts";
import type { Play } from "./play.svelte";
import type { Told } from "./words";

export interface Turn {
  number: number;
  view: View;
  moves: MoveSeen[];
}

/** How long each turn is shown, in milliseconds. */
const PACE = 1600;
/** How long a question waits for what happened before it, in milliseconds. */
const PATIENCE = 2000;
const seenKey = (id: string): string => `glenmore:seen:${id}`;

/** The table after one's own last turn, and all turns of others since; nothing where there are none,
 * or where one has not played nor looked yet. */
export function missed(turns: readonly Turn[], seat: number, looked: boolean): readonly Turn[] {
  const own = turns.map(({ moves }) => moves.some((move) => move.seat === seat));
  const mine = own.lastIndexOf(true);
  if (mine < 0 && !looked) return [];
  const since = turns.slice(Math.max(mine, 0));
  return since.length > 1 ? since : [];
}

export class Recap {
  readonly #play: Play;
  turns = $state.raw<readonly Turn[]>([]);
  at = $state(0);
  watching = $state(false);
  paused = $state(false);
  /** Whether it is still asked what was missed: until then nothing else is asked. */
  checking = $state(false);
  readonly pending: boolean = $derived.by(() => this.turns.length > 1 && !this.watching);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unhear: (() => void) | undefined;
  readonly #wake = () => void this.#check();

  constructor(play: Play) {
    this.#play = play;
  }

  /** Find out what was missed, and take note of what is seen from now on. */
  begin(): void {
    void this.#check();
    this.#unhear = this.#play.live.onEvents(() => {
      if (!document.hidden) this.#note();
    });
    document.addEventListener("visibilitychange", this.#wake);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#unhear?.();
    document.removeEventListener("visibilitychange", this.#wake);
  }

  /** What was missed, in sentences. */
  get said(): Sentence[] {
    const moves = this.turns.slice(1).flatMap((turn) => turn.moves);
    return this.#sentences(moves);
  }

  /** What the turn shown is about. */
  get caption(): Sentence[] {
    return this.#sentences(this.turns[this.at]?.moves ?? []);
  }

  watch(): void {
    this.watching = true;
    this.at = 0;
    this.#show();
  }

  /** Stop where it is, or go on from there. */
  pause(): void {
    this.paused = !this.paused;
    this.#show();
  }

  /** Look at the turn before or after the one shown; whoever steps wants no clock. */
  step(by: number): void {
    this.paused = true;
    this.at = Math.min(Math.max(this.at + by, 0), this.turns.length - 1);
    this.#show();
  }

  /** Go on with the table as it is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.turns = [];
    this.watching = this.paused = false;
    this.#play.past = null;
    this.#note();
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#play.past = this.turns[this.at]?.view ?? null;
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), this.at ? PACE : PACE / 4);
  }

  #next(): void {
    this.at += 1;
    if (this.at < this.turns.length) this.#show();
    else this.skip();
  }

  #note(): void {
    const { id, moves } = this.#play.table;
    localStorage.setItem(seenKey(id), String(moves));
  }

  async #check(): Promise<void> {
    const { id, seat, moves, hotseat } = this.#play.table;
    const seen = Number(localStorage.getItem(seenKey(id)) ?? 0);
    if (document.hidden || seen >= moves) return;
    // at one device all have seen it together
    if (seat === null || hotseat) return this.#note();
    const asking = api.GET("/api/v1/tables/{id}/turns/", {
      params: { path: { id }, query: { seat, after: seen } },
    });
    this.checking = true;
    const given = setTimeout(() => (this.checking = false), PATIENCE);
    const found = await told(asking).catch(() => null);
    clearTimeout(given);
    this.checking = false;
    this.turns = missed((found?.turns ?? []) as unknown as Turn[], seat, seen > 0);
    if (!this.turns.length) this.#note();
  }

  #sentences(moves: readonly MoveSeen[]): Sentence[] {
    const naming = this.#play.naming;
    if (!naming) return [];
    return sentences(moves.flatMap((move) => move.facts) as unknown as Told[], naming);
  }
}
