import { expect, it } from "vitest";

import type { TableDetails } from "../api/types";
import { seatInfos } from "./seats";

it("In a game the viewer is addressed, and others have the names that the server gives them", () => {
  const seats = ["Ada", "Bot 1", "Bot 2"].map((name, number) => ({ number, name, colour: "loch" }));
  const table = { seats, seat: 0 } as unknown as TableDetails;
  expect(seatInfos(table).map(({ name }) => name)).toEqual(["You", "Bot 1", "Bot 2"]);
});
