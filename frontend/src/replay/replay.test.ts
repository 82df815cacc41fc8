// Graph and score lines agree with the facts of the moves.
import { describe, expect, it } from "vitest";

import type { MoveDetails } from "../api/types";
import type { View } from "../board";
import { bands, type Frame, numberAt, path, gridLines, x, y } from "./graph";
import { at, scoredIn, scoringsIn, sources, steps, total, withScores } from "./scores";

function move(number: number, ...facts: object[]): MoveDetails {
  return {
    number,
    seat: 0,
    by: "player",
    choice: ["end"],
    rule: "",
    facts,
    made: "",
  } as MoveDetails;
}
const scored = (seat: number, points: number, label: string) => ({
  kind: "points-scored",
  seat,
  points,
  label,
  rule: "G1-SCO-2",
});
const moves = [
  move(1, { kind: "tile-taken", seat: 0, tile: "forest" }),
  move(3, scored(0, 2, "whisky"), scored(1, 5, "cards"), { kind: "scoring-held", name: "1" }),
  move(7, scored(0, 4, "fair")),
  move(9, scored(0, -3, "tiles"), scored(0, 1, "whisky")),
];
const lines = scoredIn(moves);
const own = lines.filter(({ seat }) => seat === 0);
const frame: Frame = { width: 136, height: 126, left: 26, bottom: 18, last: 10, low: 0, high: 10 };

describe("Points", () => {
  it("are read from the facts of each move", () => {
    expect(lines.map(({ number, seat, points }) => [number, seat, points])).toEqual([
      [3, 0, 2],
      [3, 1, 5],
      [7, 0, 4],
      [9, 0, -3],
      [9, 0, 1],
    ]);
    expect(scoringsIn(moves)).toEqual([{ number: 3, name: "1" }]);
    expect([0, 3, 8, 9].map((number) => total(lines, 0, number))).toEqual([0, 2, 6, 4]);
  });

  it("grow by steps", () => {
    const line = steps(own);
    expect(line).toEqual([
      { number: 0, points: 0 },
      { number: 3, points: 2 },
      { number: 7, points: 6 },
      { number: 9, points: 4 },
    ]);
    expect([2, 3, 8, 99].map((number) => at(line, number))).toEqual([0, 2, 6, 4]);
  });

  it("are grouped by their sources, the small ones together", () => {
    expect(sources(own, 5, "others").map(({ label }) => label)).toEqual([
      "fair",
      "whisky",
      "tiles",
    ]);
    const few = sources(own, 2, "others");
    expect(few.map(({ label, line }) => [label, line.at(-1)?.points])).toEqual([
      ["fair", 4],
      ["others", 0],
    ]);
  });

  it("are in the view as they were at that moment", () => {
    const view = { seats: [{ seat: 0, points: null }, { seat: 1 }] } as unknown as View;
    const then = withScores(view, lines, 7).seats;
    expect(then.map(({ points, score_lines }) => [points, score_lines?.length])).toEqual([
      [6, 2],
      [5, 1],
    ]);
  });
});

describe("The graph", () => {
  it("shows the first move on the left, the last on the right, and points upwards", () => {
    expect([x(0, frame), x(10, frame)]).toEqual([26, 126]);
    expect([y(0, frame), y(10, frame)]).toEqual([108, 8]);
    expect([numberAt(26, frame), numberAt(76, frame), numberAt(500, frame)]).toEqual([0, 5, 10]);
  });

  it("has a few grid lines at round numbers", () => {
    expect(gridLines(0, 92)).toEqual([0, 20, 40, 60, 80]);
    expect(gridLines(-3, 6)).toEqual([-2, 0, 2, 4, 6]);
  });

  it("keeps a line's height until the next step", () => {
    expect(path(steps([{ ...lines[0]! }]), frame)).toBe("M26 108H56V88H126");
    expect(path([], frame)).toBe("");
  });

  it("stacks gains upwards and losses downwards", () => {
    const [fair, whisky, tiles] = bands(sources(own, 5, "others"), { ...frame, low: -5 });
    const heights = (area = "") =>
      area.split("L").map((corner) => Number(corner.split(" ")[1]?.replace("Z", "")));
    const zero = y(0, { ...frame, low: -5 });
    expect(Math.max(...heights(fair?.area))).toBe(zero);
    expect(Math.min(...heights(whisky?.area))).toBeLessThan(Math.min(...heights(fair?.area)));
    expect(Math.max(...heights(tiles?.area))).toBeGreaterThan(zero);
  });
});
