import { describe, expect, it } from "vitest";

import type { TableDetails } from "../api/types";
import { seatInfos } from "./seats";

function names(...bots: (string | { name: string; bot?: string })[]): string[] {
  const seats = bots.map((each, number) => ({
    number,
    colour: "rowan",
    bot: typeof each === "string" ? each : (each.bot ?? ""),
    player: typeof each === "string" ? null : { id: number, name: each.name },
  }));
  return seatInfos({ seats, seat: 0 } as unknown as TableDetails).map(({ name }) => name);
}

describe("in a game", () => {
  it("a bot has a short name", () => {
    expect(names({ name: "Ada" }, "greedy")).toEqual(["You", "Bot"]);
  });

  it("several bots are numbered, however they play", () => {
    expect(names({ name: "Ada" }, "greedy", "random")).toEqual(["You", "Bot 1", "Bot 2"]);
  });

  it("a player who left their seat to a bot keeps their name", () => {
    expect(names({ name: "Ada" }, { name: "Bo", bot: "greedy" })).toEqual(["You", "Bo"]);
  });
});
