// How is a table laid out without keeping a phone busy? Part by part, each in a task of its own, so that
// taps are answered in between. All of it is there within a blink.

/** Tiles that are laid on the rondel at once. */
const TILES = 2;
/** As many as any rondel has spaces. */
const SPACES = 16;

/** In this order: while tiles are laid out, one reads what is asked. */
type Part = "rondel" | "question" | "tiles" | "hub" | "glen" | "rest";
const STEPS: readonly Part[] = [
  "rondel",
  "question",
  ...Array.from({ length: SPACES / TILES }, (): Part => "tiles"),
  "hub",
  "glen",
  "rest",
];

export class Dealing {
  #step = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether that part is there; of the tiles, the first. */
  has(part: Part): boolean {
    return this.#step > STEPS.indexOf(part);
  }

  /** How many spaces of the rondel have their tiles. */
  get tiles(): number {
    return STEPS.slice(0, this.#step).filter((part) => part === "tiles").length * TILES;
  }

  /** Lay out part by part. */
  begin(): void {
    this.#timer = setTimeout(() => {
      this.#step += 1;
      if (this.#step < STEPS.length) this.begin();
    });
  }

  /** Lay out no more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
