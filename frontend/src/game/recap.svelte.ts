// What happened since the player last looked? It is told first, and played back on the board.
import { api, told } from "../api/client";
import type { MoveSeen } from "../api/types";
import type { View } from "../board";
import { sentences, type Sentence } from "./facts";
import type { Play } from "./play.svelte";
import type { Told } from "./words";

interface Turn {
  number: number;
  view: View;
  moves: MoveSeen[];
}

/** How long each turn is shown, in milliseconds. */
const PACE = 1600;
const seenKey = (id: string): string => `glenmore:seen:${id}`;

export class Recap {
  readonly #play: Play;
  turns = $state.raw<readonly Turn[]>([]);
  at = $state(0);
  watching = $state(false);
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

  /** Go on with the table as it is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.turns = [];
    this.watching = false;
    this.#play.past = null;
    this.#note();
  }

  #show(): void {
    this.#play.past = this.turns[this.at]?.view ?? null;
    this.#timer = setTimeout(
      () => {
        this.at += 1;
        if (this.at < this.turns.length) this.#show();
        else this.skip();
      },
      this.at ? PACE : PACE / 4,
    );
  }

  #note(): void {
    const { id, moves } = this.#play.table;
    localStorage.setItem(seenKey(id), String(moves));
  }

  async #check(): Promise<void> {
    const { id, seat, moves } = this.#play.table;
    const seen = Number(localStorage.getItem(seenKey(id)) ?? NaN);
    if (document.hidden || seen >= moves) return;
    if (seat === null || Number.isNaN(seen)) return this.#note();
    const asking = api.GET("/api/v1/tables/{id}/turns/", {
      params: { path: { id }, query: { seat, after: seen } },
    });
    const found = await told(asking).catch(() => null);
    const turns = (found?.turns ?? []) as unknown as Turn[];
    const others = turns.slice(1).some((turn) => turn.moves.some((move) => move.seat !== seat));
    if (others) this.turns = turns;
    else this.#note();
  }

  #sentences(moves: readonly MoveSeen[]): Sentence[] {
    const naming = this.#play.naming;
    if (!naming) return [];
    return sentences(moves.flatMap((move) => move.facts) as unknown as Told[], naming);
  }
}
