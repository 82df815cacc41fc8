// How is a table laid out without keeping a phone busy? Part by part, each in a task of its own, so that
// taps are answered in between. All of it is there within a blink.

/** Tiles that are laid on the rondel at once. */
const TILES = 2;
/** More than any rondel has spaces. */
const SPACES = 16;

export class Dealing {
  #step = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the rondel is there, at first without tiles. */
  get begun(): boolean {
    return this.#step > 0;
  }

  /** How many tiles lie on it. */
  get tiles(): number {
    return Math.max(0, this.#step - 1) * TILES;
  }

  /** Whether the question can be read, which comes after the rondel. */
  get asks(): boolean {
    return this.tiles >= SPACES;
  }

  /** Whether everything is there. */
  get done(): boolean {
    return this.tiles > SPACES;
  }

  /** Lay out part by part. */
  begin(): void {
    this.#timer = setTimeout(() => {
      this.#step += 1;
      if (!this.done) this.begin();
    });
  }

  /** Lay out no more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
