// The colours of seats.
import type { SeatDetails } from "../api/types";

export type Colour = SeatDetails["colour"];

export const COLOURS: readonly Colour[] = ["rowan", "loch", "gorse", "heather", "slate"];
