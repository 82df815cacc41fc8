// The board draws real views of three games and offers what may be tapped.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";

import severalChronicles from "./fixtures/several-chronicles.json";
import glenMore2010 from "./fixtures/glen-more-2010.json";
import glenMore2 from "./fixtures/glen-more-2.json";
import {
  cellKey,
  type Choice,
  ClanBoard,
  type Faces,
  Territory,
  Market,
  offer,
  places,
  Rondel,
  spaceKey,
  splitAsides,
  tap,
  tappable,
  type View,
} from ".";
import { symbols } from "./symbols";
import { describeTile } from "./descriptions";
import { drawn } from "../drawings/testing";

interface Fixture {
  faces: Faces;
  moments: Record<string, { view: View }>;
}
const games = {
  "glen-more-2010": glenMore2010,
  "glen-more-2": glenMore2,
  "several-chronicles": severalChronicles,
} as unknown as Record<string, Fixture>;
const moments = Object.entries(games).flatMap(([game, { faces, moments }]) =>
  Object.entries(moments).map(([kind, { view }]) => ({ game, kind, faces, view })),
);
const seats = ["rowan", "loch", "gorse", "heather"].map((colour, seat) => ({
  seat,
  colour,
  name: `Player ${seat}`,
}));
const hub = createRawSnippet(() => ({ render: () => "<i></i>" }));

function moment(game: string, kind: string): { faces: Faces; view: View } {
  const found = moments.find((each) => each.game === game && each.kind === kind);
  if (!found) throw new Error(`no ${kind} in ${game}`);
  return found;
}

describe("every tile", () => {
  const faces = Object.values(games).flatMap(({ faces: all }) =>
    Object.values(all.tiles).map((face) => ({ name: `${all.edition} ${face.id}`, face, all })),
  );

  it.each(faces)("$name is drawn with symbols that exist", ({ face, all }) => {
    const found = symbols(face, all);
    expect(found.filter((symbol) => !drawn.has(symbol))).toEqual([]);
    expect(found[0]).toMatch(/^g-/);
    expect(found.at(-1)).toMatch(/^s-/);
  });

  it.each(faces)("$name describes its type, cost and effect", ({ face, all }) => {
    const words = describeTile(face, all.words);
    expect(words).toContain(face.name);
    expect(words).toContain(face.cost.length ? face.cost_words : "free");
    expect(words).toContain(face.activate_words);
    expect(words.includes("river")).toBe(face.river || face.activate_words.includes("river"));
  });
});

describe("at every moment", () => {
  it.each(moments)(
    "$game, $kind: each option has a place on the board or a chip",
    ({ faces, view }) => {
      const [answers, asides] = splitAsides(view.choices, faces.asides);
      expect([...answers, ...asides]).toHaveLength(view.choices.length);
      for (const open of [answers, asides]) {
        const found = reachable(open, [], faces);
        expect(found.size).toBe(new Set(open.map((choice) => JSON.stringify(choice))).size);
      }
    },
  );

  it.each(moments)("$game, $kind: the rondel shows every tile and piece", ({ faces, view }) => {
    const shown = vi.fn();
    const { container } = render(Rondel, {
      rondel: view.rondel,
      faces,
      seats,
      acting: view.turn.seat ?? null,
      offered: new Set<string>(),
      tap: shown,
      hub,
    });
    expect(container.querySelectorAll(".space")).toHaveLength(view.rondel.spaces);
    expect(container.querySelectorAll(".tile")).toHaveLength(view.rondel.tiles.length);
    expect(container.querySelectorAll(".piece")).toHaveLength(view.rondel.pieces.length);
  });

  it.each(moments)(
    "$game, $kind: a territory shows every tile and who stands on it",
    ({ faces, view }) => {
      for (const seat of view.seats) {
        const { container, unmount } = render(Territory, {
          seat,
          faces,
          colour: "rowan",
          label: "Territory",
        });
        expect(container.querySelectorAll(".tile")).toHaveLength(seat.tiles.length);
        const manned = seat.tiles.filter(({ scotsmen }) => scotsmen).length;
        expect(container.querySelectorAll(".men")).toHaveLength(manned);
        unmount();
      }
    },
  );
});

/** All choices that taps and chips lead to. */
function reachable(open: readonly Choice[], picked: string[], faces: Faces): Set<string> {
  const { spots, chips } = offer(open, picked, faces.verbs);
  const found = new Set(chips.map((choice) => JSON.stringify(choice)));
  for (const spot of spots.keys())
    for (const choice of reachable(open, tap(open, picked, spot, faces.verbs), faces))
      found.add(choice);
  return found;
}

describe("a tap", () => {
  it("on a tile of the rondel reports its space", async () => {
    const { faces, view } = moment("glen-more-2010", "take-tile");
    const tapped = vi.fn();
    const offered = new Set(view.choices.flatMap((choice) => places(choice, faces.verbs)));
    render(Rondel, {
      rondel: view.rondel,
      faces,
      seats,
      acting: view.turn.seat ?? null,
      offered,
      tap: tapped,
      hub,
    });
    const [, space] = view.choices[0] as [string, number];
    expect(offered.has(spaceKey(space))).toBe(true);
    const [tile] = screen.getAllByRole("button", { name: /available/ });
    await fireEvent.click(tile as HTMLElement);
    expect(tapped).toHaveBeenCalledWith(space);
  });

  it("on a free place reports its cell, and the place shows how many tiles it would activate", async () => {
    const { faces, view } = moment("glen-more-2", "place-tile");
    const seat = view.seats[view.viewer ?? 0] as View["seats"][number];
    const cells = view.choices
      .filter(([verb]) => verb === "place")
      .map(([, cell]) => cell as number[]);
    const tapped = vi.fn();
    const offered = new Map(cells.map((cell) => [cellKey(cell), "3"]));
    render(Territory, {
      seat,
      faces,
      colour: "loch",
      label: "Territory",
      cells,
      offered,
      tap: tapped,
    });
    const free = screen.getAllByRole("button", { name: /Empty spot .*activates 3 tiles/ });
    expect(free).toHaveLength(cells.length);
    await fireEvent.click(free[0] as HTMLElement);
    expect(tapped).toHaveBeenCalledWith(cells[0]);
  });

  it("on a free place shows which one was chosen", () => {
    const { faces, view } = moment("glen-more-2", "place-tile");
    const seat = view.seats[view.viewer ?? 0] as View["seats"][number];
    const cells = view.choices
      .filter(([verb]) => verb === "place")
      .map(([, cell]) => cell as number[]);
    const states = new Map([[cellKey(cells[0] as number[]), { chosen: true }]]);
    render(Territory, { seat, faces, colour: "loch", label: "Territory", cells, states });
    expect(screen.getAllByRole("button", { name: /Empty spot/, pressed: true })).toHaveLength(1);
  });

  it("on a clan reports its name; taken ones show their owner", async () => {
    const { faces, view } = moment("glen-more-2", "place-marker");
    const { markers } = view.boards["clan-board"] as { markers: [string, number][] };
    const tapped = vi.fn();
    const offered = new Set(["Brodie"]);
    render(ClanBoard, { faces, seats, markers, offered, tap: tapped });
    expect(screen.getAllByRole("button")).toHaveLength(faces.clans.length);
    await fireEvent.click(screen.getByRole("button", { name: /^Brodie.*available/ }));
    expect(tapped).toHaveBeenCalledWith("Brodie");
    expect(screen.getAllByRole("button", { name: /taken by Player/ })).toHaveLength(markers.length);
  });

  it("shows a friend twice who was taken twice by one seat (G2-CLN-2)", () => {
    const { faces } = moment("glen-more-2", "place-marker");
    const markers: [string, number][] = [
      ["Douglas", 0],
      ["Douglas", 0],
    ];
    const { container } = render(ClanBoard, { faces, seats, markers });
    expect(container.querySelectorAll("[data-clan='Douglas'] .shape svg")).toHaveLength(2);
  });
});

describe("picking", () => {
  const verbs = { move: ["cell", "cell"], pay: ["good", "cell"], buy: ["good"] };
  const walks: Choice[] = [
    ["move", [0, 0], [0, 1]],
    ["move", [0, 0], [1, 0]],
    ["move", [1, 1], [0, 1]],
  ];

  it("goes from the one who walks to where he walks", () => {
    expect([...offer(walks, [], verbs).spots.keys()]).toEqual(["cell:0,0", "cell:1,1"]);
    const picked = tap(walks, [], "cell:0,0", verbs);
    expect([...offer(walks, picked, verbs).spots.keys()]).toEqual(["cell:0,1", "cell:1,0"]);
    expect(offer(walks, tap(walks, picked, "cell:1,0", verbs), verbs).chips).toEqual([walks[1]]);
  });

  it("begins anew with another one, and lets go of the same one", () => {
    expect(tap(walks, ["cell:0,0"], "cell:1,1", verbs)).toEqual(["cell:1,1"]);
    expect(tap(walks, ["cell:0,0"], "cell:0,0", verbs)).toEqual([]);
    expect(tap(walks, ["cell:0,0"], "cell:9,9", verbs)).toEqual([]);
  });

  it("asks on chips which of two goods of a tile is meant", () => {
    const pays: Choice[] = [
      ["pay", "wood", [0, 0]],
      ["pay", "stone", [0, 0]],
      ["buy", "wood"],
    ];
    expect(offer(pays, [], verbs).chips).toEqual([["buy", "wood"]]);
    expect(offer(pays, ["cell:0,0"], verbs).chips).toEqual(pays.slice(0, 2));
  });

  it("with an unknown verb still finds its cells, and shows the rest on a chip", () => {
    const odd: Choice[] = [
      ["frobnicate", [2, 1], "thistle"],
      ["frobnicate", "thistle"],
    ];
    expect([...offer(odd, [], {}).spots.keys()]).toEqual(["cell:2,1"]);
    expect(offer(odd, [], {}).chips).toEqual([odd[1]]);
  });

  it("shows on a chip what is in another's territory", () => {
    const odd: Choice[] = [["haunt", 1, [0, 0]]];
    expect(offer(odd, [], { haunt: ["seat", "cell"] }).chips).toEqual(odd);
  });

  it("leaves every other answer one tap away", () => {
    const verbs = { claim: ["clan"], move: ["cell", "cell"] };
    const clans: Choice[] = [["claim", "Ross"], ["claim", "Gunn"], ["decline"]];
    expect(tappable(clans, [], verbs)).toEqual(new Set(["clan:Ross", "clan:Gunn"]));
    expect(tappable(clans, ["clan:Ross"], verbs)).toEqual(new Set(["clan:Gunn", "clan:Ross"]));
    expect(tap(clans, ["clan:Ross"], "clan:Gunn", verbs)).toEqual(["clan:Gunn"]);
    // where there is more to tap, only that is offered
    const walks: Choice[] = [
      ["move", [0, 0], [1, 0]],
      ["move", [2, 0], [1, 0]],
    ];
    expect(tappable(walks, ["cell:0,0"], verbs)).toEqual(new Set(["cell:1,0", "cell:0,0"]));
  });

  it("takes the asides for answers where there is nothing else to do", () => {
    const sales: Choice[] = [["sell", "wood", [0, 0]]];
    expect(splitAsides(sales, ["sell"])).toEqual([sales, []]);
    expect(splitAsides([...sales, ["end"]], ["sell"])).toEqual([[["end"]], sales]);
  });
});

it("the market shows the cost and sale price of each resource", () => {
  const { faces, view } = moment("glen-more-2", "pay");
  render(Market, { market: { ...view.market, wood: 2, stone: 0, barley: 3 }, goods: faces.goods });
  expect(screen.getByLabelText("wood: costs 3, sells for 2")).toBeTruthy();
  expect(screen.getByLabelText("stone: costs 1, no buyer")).toBeTruthy();
  expect(screen.getByLabelText("barley: sold out, sells for 3")).toBeTruthy();
});
