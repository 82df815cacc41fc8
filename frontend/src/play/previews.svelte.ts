// Previews: what would come of each choice, by the first place that is tapped for it.
import { api, unwrap } from "../api/client";
import type { ChoicePreview } from "../board";
import { asPreviews } from "./engine-types";
import type { Position } from "./position.svelte";
import type { Selection } from "./selection.svelte";

export class Previews {
  readonly #position: Position;
  readonly #selection: Selection;
  byPlace = $state.raw<ReadonlyMap<string, ChoicePreview>>(new Map());

  constructor(position: Position, selection: Selection) {
    this.#position = position;
    this.#selection = selection;
  }

  /** Load the previews of the current choices; if that fails, the screen shows less. */
  async load(): Promise<void> {
    const { id, seat, number } = this.#position.table;
    this.byPlace = new Map();
    if (!this.#position.canAnswer || seat === null) return;
    const params = { path: { id }, query: { seat } };
    const loaded = await unwrap(api.GET("/api/v1/tables/{id}/previews/", { params })).catch(
      () => null,
    );
    if (loaded?.number !== number || this.#position.table.number !== number) return;
    const previews = asPreviews(loaded.previews).map((preview): [string, ChoicePreview] => [
      this.#selection.placesOf(preview.choice)[0] ?? "",
      preview,
    ]);
    // A tile that cannot be taken may still be a place to go to: then it is not refused.
    this.byPlace = new Map(
      previews.filter(
        ([place, { refused }]) => !refused || !this.#selection.offer.spots.has(place),
      ),
    );
  }
}
