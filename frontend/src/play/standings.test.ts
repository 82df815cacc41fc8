import { describe, expect, it } from "vitest";

import type { Faces, View } from "../board";
import { broughtBy } from "./score";
import { landmarksAhead, stackInPlay } from "./stacks";
import { columnOf, leadsOf } from "./standings";
import type { Fact } from "./wording";

describe("what a scoring would bring", () => {
  it("is in the column of what is compared", () => {
    const compared = [
      { name: "Scotsmen on the Home Castle", value: 2, points: 2 },
      { name: "landmarks", value: 1, points: 0 },
      { name: "whisky", value: 3, points: 5 },
      { name: "persons", value: 1, points: 1 },
    ];
    const leads = leadsOf(compared);
    const icons = ["i-coin", "i-whisky", "k-castle", "i-landmark", "i-person"];
    expect(icons.map((icon) => leads[columnOf(icon)])).toEqual([undefined, 5, 2, 0, 1]);
    const first = leadsOf([{ name: "chieftains", value: 1, points: 3 }]);
    expect(first[columnOf("chief-rowan")]).toBe(3);
  });
});

describe("what a scoring brought", () => {
  const line = (seat: number, label: string, points: number, rule = "G2-SCO-1") =>
    ({ kind: "points-scored", seat, label, points, rule }) as unknown as Fact;

  it("is the sum of its lines, and of no others", () => {
    const facts = [
      line(0, "Fair", 8, "G2-ACT-5"),
      { kind: "scoring-held", name: "B" } as unknown as Fact,
      line(0, "décompte B : whisky", 3),
      line(0, "décompte B : personnages", 1),
      line(2, "décompte B : whisky", 2),
      line(2, "haggis", 5, "C5-SCO-1"),
    ];
    expect(broughtBy(facts)).toEqual({ stack: "B", points: { 0: 4, 2: 2 } });
  });
});

describe("the stack in play", () => {
  const view = {
    stacks: { A: 0, B: 4, C: 9 },
    rondel: { tiles: [[3, "duart"]] },
    seats: [{ tiles: [{ tile: "ross" }], cards: ["ross"] }],
    discarded: [],
    removed: ["doune"],
  } as unknown as View;
  const face = (id: string, stack: string, card_rule = "R") => ({ id, stack, card_rule });
  const tiles = [
    face("duart", "B"),
    face("ross", "B"),
    face("doune", "B"),
    face("elgin", "B"),
    face("forest", "B", ""),
    face("oban", "C"),
  ];
  const faces = {
    tiles: Object.fromEntries(tiles.map((each) => [each.id, each])),
  } as unknown as Faces;

  it("is the first that has tiles left", () => {
    expect(stackInPlay(view)).toEqual({ name: "B", left: 4 });
    expect(stackInPlay({ ...view, stacks: { A: 0 } })).toBeNull();
  });

  it("still holds the landmarks that are visible nowhere", () => {
    expect(landmarksAhead("B", view, faces).map(({ id }) => id)).toEqual(["elgin"]);
  });
});
