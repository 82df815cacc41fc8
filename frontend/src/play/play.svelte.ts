// A player's part in a game: the position, what they select, the moves they send, previews, hint and news.
import type { TableDetails } from "../api/types";
import type { Choice, GameContext, SeatInfo, View } from "../board";
import type { LiveTable } from "../live/table.svelte";
import { Hint } from "./hint.svelte";
import { News } from "./news.svelte";
import { Position } from "./position.svelte";
import { Previews } from "./previews.svelte";
import { Selection } from "./selection.svelte";
import { Transport } from "./transport.svelte";

/** Verbs whose choice is played by the last tap; all others are confirmed by a button. */
const PLAYED_BY_TAP = new Set(["activate", "pay", "sell", "move", "promote", "put", "recruit"]);

export class Play {
  readonly live: LiveTable;
  readonly position: Position;
  readonly selection: Selection;
  readonly transport: Transport;
  readonly previews: Previews;
  readonly hint: Hint;
  readonly news: News;

  constructor(live: LiveTable) {
    this.live = live;
    this.position = new Position(live);
    this.selection = new Selection(this.position);
    this.transport = new Transport(this.position, {
      onAccepted: () => this.selection.reset(),
      onStale: () => this.selection.clear(),
    });
    this.previews = new Previews(this.position, this.selection);
    this.hint = new Hint(this.position, this.selection, this.transport);
    this.news = new News(this.position);
  }

  get table(): TableDetails {
    return this.position.table;
  }

  get view(): View {
    return this.position.view;
  }

  /** The viewer's seat; null for spectators. */
  get seat(): number | null {
    return this.position.seat;
  }

  get seats(): readonly SeatInfo[] {
    return this.position.seats;
  }

  get context(): GameContext | null {
    return this.position.context;
  }

  /** Pick a place of the board; a choice that is complete and can be undone is played at once. */
  tap(place: string): void {
    this.transport.clearError();
    this.selection.pick(place);
    const choice = this.selection.pending;
    if (choice && this.#isPlayedByTap(choice) && !this.position.isBinding)
      void this.transport.choose(choice);
  }

  /** Pick a place of a Chronicle's board, or play a verb that stands alone. */
  tapBoard(place: string): void {
    const verb = /^verb:(.+)$/.exec(place)?.[1];
    if (verb && !this.selection.targets.has(place)) void this.transport.choose([verb]);
    else this.tap(place);
  }

  /** Show a tile of the rondel in detail, and pick it if it can be taken. */
  inspect(space: number): void {
    const place = `space:${space}`;
    this.selection.inspect(space);
    if (this.selection.targets.has(place)) this.tap(place);
    else this.selection.picked = [];
  }

  /** Turn to an aside or back to the prompt; an aside with one choice and no places is played at once. */
  toggleAside(aside: string | null): void {
    this.selection.toggleAside(aside);
    const [only, ...more] = this.selection.options;
    if (this.selection.aside && only && !more.length && !this.selection.placesOf(only).length)
      void this.transport.choose(only);
  }

  #isPlayedByTap([verb]: Choice): boolean {
    const chronicles = Object.values(this.position.chronicles);
    return (
      PLAYED_BY_TAP.has(String(verb)) ||
      chronicles.some(({ verbs }) => verbs[String(verb)] === "at once")
    );
  }
}
