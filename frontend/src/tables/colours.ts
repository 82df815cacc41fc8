// Which colours are there? As the drawings call them.
import type { SeatSeen } from "../api/types";

export type Colour = SeatSeen["colour"];

export const COLOURS: readonly Colour[] = ["rowan", "loch", "gorse", "heather", "slate"];
