// The API's types of a game as the types that the board draws. The OpenAPI document lists each kind of seat,
// fact and board; the board needs only the shape that they share, so the types are converted here and nowhere else.
import type { components } from "../api/schema";
import type { Fact, Faces, ChoicePreview, View } from "../board";

type Schemas = components["schemas"];

export const asView = (view: Schemas["View"]): View => view as unknown as View;

export const asFacts = (facts: readonly Schemas["Fact"][]): readonly Fact[] =>
  facts as unknown as readonly Fact[];

/** The facts of all moves, in order. */
export const factsOf = (moves: readonly { facts: Schemas["Fact"][] }[]): readonly Fact[] =>
  asFacts(moves.flatMap((move) => move.facts));

export const asFaces = (faces: Schemas["Faces"]): Faces => faces as unknown as Faces;

export const asPreviews = (previews: readonly Schemas["Preview"][]): readonly ChoicePreview[] =>
  previews as unknown as readonly ChoicePreview[];
