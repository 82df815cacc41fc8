// The recap: the turns that the player missed, in words and played back on the board.
import { api, unwrap } from "../api/client";
import type { MoveDetails } from "../api/types";
import type { View } from "../board";
import { asView } from "./engine-types";
import { type LogTurn, logTurns } from "./log";
import type { Play } from "./play.svelte";

export interface Turn {
  number: number;
  view: View;
  moves: MoveDetails[];
}

/** How long each turn is shown. */
const TURN_MS = 1600;
/** How long the prompt is held back while the missed turns are loaded. */
const LOAD_TIMEOUT_MS = 2000;
const seenKey = (id: string): string => `glenmore:seen:${id}`;

/** The seat's last turn and all turns of others since; empty where there are none, or where the player neither
 * played nor opened the table before. */
export function missedTurns(
  turns: readonly Turn[],
  seat: number,
  opened: boolean,
): readonly Turn[] {
  const last = turns.findLastIndex(({ moves }) => moves.some((move) => move.seat === seat));
  if (last < 0 && !opened) return [];
  const since = turns.slice(Math.max(last, 0));
  return since.length > 1 ? since : [];
}

export class Recap {
  readonly #play: Play;
  turns = $state.raw<readonly Turn[]>([]);
  at = $state(0);
  watching = $state(false);
  paused = $state(false);
  /** Whether the missed turns are being loaded; the prompt waits for them. */
  loading = $state(false);
  readonly pending: boolean = $derived.by(() => this.turns.length > 1 && !this.watching);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: (() => void) | undefined;
  readonly #onVisibilityChange = () => void this.#load();

  constructor(play: Play) {
    this.#play = play;
  }

  /** Load what was missed, and mark later events as seen while the page is visible. */
  begin(): void {
    void this.#load();
    this.#unsubscribe = this.#play.live.onEvents(() => {
      if (!document.hidden) this.#markSeen();
    });
    document.addEventListener("visibilitychange", this.#onVisibilityChange);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#unsubscribe?.();
    document.removeEventListener("visibilitychange", this.#onVisibilityChange);
  }

  /** All missed turns. */
  get summary(): LogTurn[] {
    return logTurns(this.turns.slice(1).flatMap((turn) => turn.moves));
  }

  /** The turn that is shown. */
  get caption(): LogTurn[] {
    return logTurns(this.turns[this.at]?.moves ?? []);
  }

  watch(): void {
    this.watching = true;
    this.at = 0;
    this.#show();
  }

  /** Pause, or continue from there. */
  togglePause(): void {
    this.paused = !this.paused;
    this.#show();
  }

  /** Show the turn before or after, and pause. */
  step(by: number): void {
    this.paused = true;
    this.at = Math.min(Math.max(this.at + by, 0), this.turns.length - 1);
    this.#show();
  }

  /** Return to the current position. */
  skip(): void {
    clearTimeout(this.#timer);
    this.turns = [];
    this.watching = this.paused = false;
    this.#play.position.pastView = null;
    this.#markSeen();
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#play.position.pastView = this.turns[this.at]?.view ?? null;
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), this.at ? TURN_MS : TURN_MS / 4);
  }

  #next(): void {
    this.at += 1;
    if (this.at < this.turns.length) this.#show();
    else this.skip();
  }

  #markSeen(): void {
    const { id, moves } = this.#play.table;
    localStorage.setItem(seenKey(id), String(moves));
  }

  async #load(): Promise<void> {
    const { id, seat, moves, hotseat } = this.#play.table;
    const seen = Number(localStorage.getItem(seenKey(id)) ?? 0);
    if (document.hidden || seen >= moves) return;
    // players who share a device have seen every turn
    if (seat === null || hotseat) return this.#markSeen();
    const request = api.GET("/api/v1/tables/{id}/turns/", {
      params: { path: { id }, query: { seat, after: seen } },
    });
    this.loading = true;
    const timeout = setTimeout(() => (this.loading = false), LOAD_TIMEOUT_MS);
    const found = await unwrap(request).catch(() => null);
    clearTimeout(timeout);
    this.loading = false;
    const turns = (found?.turns ?? []).map((turn) => ({ ...turn, view: asView(turn.view) }));
    this.turns = missedTurns(turns, seat, seen > 0);
    if (!this.turns.length) this.#markSeen();
  }
}
