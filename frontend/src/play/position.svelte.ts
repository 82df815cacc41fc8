// The position that a screen shows: the view of the table, who sits where, and which choices are open.
import type { TableDetails } from "../api/types";
import {
  type Choice,
  type Chronicles,
  drawnVerbs,
  type Fact,
  type Faces,
  type GameContext,
  sameChoice,
  type SeatInfo,
  splitAsides,
  loadChronicles,
  type View,
} from "../board";
import type { LiveTable } from "../live/table.svelte";
import { asFacts, asView } from "./engine-types";
import { readFaces } from "./faces";
import { writeChoice } from "./notation";
import { seatInfos } from "./seats";

const END: Choice = ["end"];

export class Position {
  readonly live: LiveTable;
  faces = $state.raw<Faces | null>(null);
  chronicles = $state.raw<Chronicles>({});
  /** An earlier view shown instead of the current one, in a recap or a replay. */
  pastView = $state.raw<View | null>(null);

  readonly table: TableDetails = $derived.by(() => this.live.table as TableDetails);
  readonly view: View = $derived.by(
    () => this.pastView ?? asView(this.table.view as NonNullable<TableDetails["view"]>),
  );
  readonly seat: number | null = $derived.by(() => this.table.seat);
  readonly seats: readonly SeatInfo[] = $derived.by(() => seatInfos(this.table));
  readonly context: GameContext | null = $derived.by(() =>
    this.faces
      ? { faces: this.faces, chronicles: this.chronicles, view: this.view, seats: this.seats }
      : null,
  );
  /** Whether a bot plays the viewer's seat until they return. */
  readonly isAway: boolean = $derived.by(() => this.table.seats[this.seat ?? -1]?.away ?? false);
  /** Whether the game waits for an answer that can be given here. */
  readonly canAnswer: boolean = $derived.by(
    () =>
      !this.pastView &&
      this.seat !== null &&
      !this.table.seats[this.seat]?.bot &&
      this.view.choices.length > 0,
  );
  /** The choices open to the viewer; in a lesson only the one that it asks for. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const lessonMove = this.table.step?.move;
    if (!this.canAnswer) return [];
    return this.view.choices.filter((choice) => !lessonMove || writeChoice(choice) === lessonMove);
  });
  readonly #parts = $derived.by(() => splitAsides(this.choices, this.faces?.asides ?? []));
  /** The choices that answer the prompt. */
  readonly answers: readonly Choice[] = $derived.by(() => this.#parts[0]);
  /** The optional actions, which do not answer the question. */
  readonly asides: readonly Choice[] = $derived.by(() => this.#parts[1]);
  readonly canEndTurn: boolean = $derived.by(() =>
    this.answers.some((choice) => sameChoice(choice, END)),
  );
  /** The activations that one tap can make: they ask, cost and waste nothing. */
  readonly freeActivations: readonly Choice[] = $derived.by(() =>
    this.canAnswer && !this.table.step?.move
      ? ((this.table.draft?.free_activations ?? []) as Choice[])
      : [],
  );
  /** How much of the turn is left that costs nothing: activations, movement points and offers. */
  readonly unused: number = $derived.by(() => {
    if (!this.canEndTurn || this.table.step?.move) return 0;
    const offers = this.answers.filter(([verb]) => verb !== "activate" && verb !== "end").length;
    const canMove = this.asides.some(([verb]) => verb === "move");
    const steps = canMove ? this.view.turn.movement + this.view.turn.walks : 0;
    return this.freeActivations.length + steps + Math.min(offers, 1);
  });
  /** Whether an answer cannot be undone, as in another seat's turn or where several seats are asked. */
  readonly isBinding: boolean = $derived.by(
    () => this.view.turn.seat !== this.seat || (this.view.prompt?.seats.length ?? 0) > 1,
  );
  /** The facts of the draft: this turn so far. */
  readonly draftedFacts: readonly Fact[] = $derived.by(() =>
    asFacts(this.table.draft?.facts.flat() ?? []),
  );
  /** The verbs whose choices lie on the boards of Chronicles. */
  readonly drawnVerbs: ReadonlySet<string> = $derived.by(() => drawnVerbs(this.chronicles));

  constructor(live: LiveTable) {
    this.live = live;
  }

  get verbs(): Faces["verbs"] {
    return this.faces?.verbs ?? {};
  }

  /** Load what is printed on the pieces, and the code of the Chronicles in play. */
  async load(): Promise<void> {
    const faces = await readFaces(this.table);
    this.chronicles = await loadChronicles(faces.chronicles.map(({ board }) => board));
    this.faces = faces;
  }
}
