// What the player has tapped so far, and what can be tapped next.
import { boardFor, type Choice, offer, places, tap, tappable } from "../board";
import type { Position } from "./position.svelte";

export class Selection {
  readonly #position: Position;
  /** The places tapped so far, in order. */
  picked = $state.raw<readonly string[]>([]);
  /** The verb of the aside that is being made instead of an answer. */
  aside = $state<string | null>(null);
  /** The space of the rondel whose tile is shown in detail. */
  inspected = $state<number | null>(null);

  /** The choices to select from: the answers, or those of the aside. */
  readonly options: readonly Choice[] = $derived.by(() =>
    this.aside === null
      ? this.#position.answers
      : this.#position.asides.filter(([verb]) => verb === this.aside),
  );
  readonly offer = $derived.by(() => this.#offerAfter(this.picked));
  /** The places that may be tapped instead of the last one. */
  readonly alternatives: ReadonlyMap<string, readonly Choice[]> = $derived.by(
    () => this.#offerAfter(this.picked.slice(0, -1)).spots,
  );
  /** The places that may be tapped: the next ones, or where there are none the alternatives. */
  readonly targets: ReadonlySet<string> = $derived.by(() =>
    tappable(this.options, this.picked, this.#position.verbs, this.#position.drawnVerbs),
  );
  /** The places that may be tapped on the boards of Chronicles; a verb alone is a place, too. */
  readonly boardTargets: ReadonlySet<string> = $derived.by(() => {
    const alone = this.#position.isBinding
      ? []
      : [...this.options, ...this.#position.asides].filter(({ length }) => length === 1);
    return new Set([...this.targets, ...alone.map(([verb]) => `verb:${String(verb)}`)]);
  });
  /** The tag of the Chronicle's board on which the answers lie. */
  readonly answerBoard: string | undefined = $derived.by(() => {
    const placed = this.options.find(
      ([verb, ...things]) => things.length && this.#position.drawnVerbs.has(String(verb)),
    );
    return placed && boardFor(placed[0], this.#position.chronicles);
  });
  /** The tag of the Chronicle's board that the prompt is about, wherever the answers lie. */
  readonly promptBoard: string | undefined = $derived.by(() => {
    const { canAnswer, chronicles, view } = this.#position;
    const kind = canAnswer ? (view.prompt?.kind ?? "") : "";
    const about = Object.keys(chronicles).find((tag) => chronicles[tag]?.shownFor?.includes(kind));
    return this.answerBoard ?? about;
  });
  /** The one choice that the picked places make, until it is confirmed. On a Chronicle's board it is enough that
   * only one choice is left. */
  readonly pending: Choice | null = $derived.by(() => {
    if (!this.picked.length) return null;
    const { chips, spots } = this.offer;
    const onBoards = ([verb]: Choice) => this.#position.drawnVerbs.has(String(verb));
    const complete = chips.length ? chips : [...spots.values()].flat().filter(onBoards);
    return complete.length === 1 ? (complete[0] ?? null) : null;
  });

  constructor(position: Position) {
    this.#position = position;
  }

  pick(place: string): void {
    const { verbs, drawnVerbs } = this.#position;
    this.picked = tap(this.options, this.picked, place, verbs, drawnVerbs);
  }

  /** Show a tile of the rondel in detail, or no longer. */
  inspect(space: number): void {
    this.inspected = this.inspected === space ? null : space;
  }

  clear(): void {
    this.picked = [];
    this.inspected = null;
  }

  /** Clear what was picked if the table has moved on and it leads nowhere. */
  clearIfStale(): void {
    const { chips, spots } = this.offer;
    if (this.picked.length && !chips.length && !spots.size) this.clear();
  }

  /** Clear the selection after a move, and leave the optional action if it has no more choices. */
  reset(): void {
    this.clear();
    if (!this.#position.asides.some(([verb]) => verb === this.aside)) this.aside = null;
  }

  /** Turn to an aside, or back to the prompt. */
  toggleAside(aside: string | null): void {
    this.clear();
    this.aside = this.aside === aside ? null : aside;
  }

  /** The places of a choice, in the order in which they are tapped. */
  placesOf(choice: Choice): string[] {
    return places(choice, this.#position.verbs, this.#position.drawnVerbs);
  }

  #offerAfter(picked: readonly string[]) {
    return offer(this.options, picked, this.#position.verbs, this.#position.drawnVerbs);
  }
}
