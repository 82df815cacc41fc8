// Render a table in stages, each in a separate task, so that a slow phone answers taps in between.

/** Tiles of the rondel that are drawn in one stage. */
const TILES_PER_STAGE = 2;
/** As many as any rondel has spaces. */
const MAX_SPACES = 16;

/** In this order: the player reads the question while the tiles are drawn. */
type Part = "rondel" | "question" | "tiles" | "hub" | "territory" | "rest";
const STEPS: readonly Part[] = [
  "rondel",
  "question",
  ...Array.from({ length: MAX_SPACES / TILES_PER_STAGE }, (): Part => "tiles"),
  "hub",
  "territory",
  "rest",
];

export class StagedRender {
  #step = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether that part is there; of the tiles, the first. */
  has(part: Part): boolean {
    return this.#step > STEPS.indexOf(part);
  }

  /** How many spaces of the rondel have their tiles. */
  get tiles(): number {
    return STEPS.slice(0, this.#step).filter((part) => part === "tiles").length * TILES_PER_STAGE;
  }

  /** Draw stage by stage. */
  begin(): void {
    this.#timer = setTimeout(() => {
      this.#step += 1;
      if (this.#step < STEPS.length) this.begin();
    });
  }

  /** Stop. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
