// What others did since the viewer's last move, while the screen was open.
import type { MoveDetails } from "../api/types";
import type { Fact } from "../board";
import { asFacts } from "./engine-types";
import { headlines } from "./log";
import type { Position } from "./position.svelte";

export class News {
  readonly #position: Position;
  #moves = $state.raw<readonly MoveDetails[]>([]);
  /** The facts of a scoring, until the player has read them. */
  scoring = $state.raw<readonly Fact[] | null>(null);

  constructor(position: Position) {
    this.#position = position;
  }

  /** Collect facts from the socket; returns a function that stops it. */
  listen(): () => void {
    return this.#position.live.onEvents((events) => {
      for (const { moves = [] } of events)
        for (const move of moves) {
          const facts = asFacts(move.facts);
          if (facts.some(({ kind }) => kind === "scoring-held")) this.scoring = facts;
          this.#moves = move.seat === this.#position.seat ? [] : [...this.#moves, move];
        }
    });
  }

  /** What they did, in sentences. */
  get headlines(): string[] {
    return headlines(this.#moves);
  }

  clear(): void {
    this.#moves = [];
  }
}
