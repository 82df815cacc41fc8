// Spaces and cells are laid out correctly and fit on the screen.
import { describe, expect, it } from "vitest";

import {
  beltSpot,
  bounds,
  corner,
  fit,
  GAP,
  ringSize,
  ringSpot,
  MIN_OVERVIEW_SIZE,
  MIN_TAP_SIZE,
  towards,
  zoomed,
} from "./layout";
import { movedKeys, locations } from "./motion";
import { Pan } from "./pan";
import type { View } from "./table";

describe("the ring", () => {
  it.each([10, 12, 14, 15, 16, 18])(
    "of %i spaces has a place for each, one beside the next",
    (spaces) => {
      if (spaces % 2) return expect(ringSize(spaces).columns).toBeGreaterThan(0);
      const spots = Array.from({ length: spaces }, (_, space) => ringSpot(space, spaces));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spaces);
      spots.forEach((spot, i) => {
        const next = spots[(i + 1) % spaces] as typeof spot;
        expect(Math.abs(spot.x - next.x) + Math.abs(spot.y - next.y)).toBe(1);
      });
    },
  );

  it("counts on and on", () => {
    expect(ringSpot(28, 14)).toEqual({ x: 0, y: 0 });
    expect(ringSpot(18, 14)).toEqual({ x: 4, y: 0 });
    expect(ringSize(14)).toEqual({ columns: 5, rows: 4 });
  });

  it("becomes a belt of two rows", () => {
    expect(beltSpot(6, 14)).toEqual({ x: 6, y: 0 });
    expect(beltSpot(7, 14)).toEqual({ x: 6, y: 1 });
    expect(beltSpot(13, 14)).toEqual({ x: 0, y: 1 });
  });
});

describe("the viewport", () => {
  const cells = [
    [-2, 0],
    [2, 1],
    [0, -1],
  ];

  it("shows all cells in the pane, under what covers its top", () => {
    const pane = { width: 360, height: 260, top: 46 };
    const viewport = fit(cells, pane);
    for (const cell of cells) {
      const { x, y } = corner(cell, viewport);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(pane.top);
      expect(x + viewport.size).toBeLessThanOrEqual(pane.width);
      expect(y + viewport.size).toBeLessThanOrEqual(pane.height);
    }
    expect(bounds(cells)).toEqual({ west: -2, east: 2, north: 1, south: -1 });
  });

  it("never makes tiles too small to be tapped", () => {
    const wide = Array.from({ length: 30 }, (_, east) => [east, 0]);
    expect(fit(wide, { width: 360, height: 200 }).size).toBe(MIN_TAP_SIZE);
    expect(fit(wide, { width: 360, height: 200, minSize: MIN_OVERVIEW_SIZE }).size).toBe(
      MIN_OVERVIEW_SIZE,
    );
  });

  it("zooms around a point that stays where it is", () => {
    const viewport = { size: 62, x: 100, y: 80 };
    const at = corner([1, 0], viewport);
    const larger = zoomed(viewport, 1.5, at);
    const now = corner([1, 0], larger);
    expect(now.x).toBeCloseTo(at.x);
    expect(now.y).toBeCloseTo(at.y);
    expect(larger.size).toBe(93);
    expect(GAP).toBe(2);
  });

  it("finds the next one in a direction", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
      { x: 30, y: 2 },
    ];
    expect(towards({ x: 0, y: 0 }, spots, { x: 1, y: 0 })).toBe(1);
    expect(towards({ x: 0, y: 0 }, spots, { x: 0, y: 1 })).toBe(2);
    expect(towards({ x: 0, y: 0 }, spots, { x: -1, y: 0 })).toBe(-1);
  });
});

describe("movement", () => {
  const view = (pieces: [number, number][], tiles: [number, string][], own: string[]): View =>
    ({
      rondel: { spaces: 14, pieces, tiles },
      seats: [
        { seat: 0, tiles: own.map((tile, i) => ({ tile, cell: [i, 0], goods: [], scotsmen: 0 })) },
      ],
    }) as unknown as View;

  it("is what is somewhere else than before: a piece, and the tile it took", () => {
    const before = view(
      [
        [0, 1],
        [1, 2],
      ],
      [
        [3, "forest"],
        [4, "fair"],
      ],
      ["village"],
    );
    const after = view(
      [
        [0, 3],
        [1, 2],
      ],
      [[4, "fair"]],
      ["village", "forest"],
    );
    expect(movedKeys(before, after)).toEqual(["piece:0", "tile:forest"]);
    expect(movedKeys(after, after)).toEqual([]);
    expect(locations(after).get("tile:fair")).toBe("space:4");
  });
});

describe("fingers", () => {
  const touch = (pointerId: number, clientX: number, clientY: number) =>
    ({ pointerId, clientX, clientY }) as PointerEvent;

  function hand() {
    const drags: number[][] = [];
    const pinches: number[] = [];
    const pan = new Pan({
      drag: (x, y) => drags.push([x, y]),
      pinch: (factor) => pinches.push(factor),
    });
    return { drags, pinches, pan };
  }

  it("that hardly move tap", () => {
    const { drags, pan } = hand();
    pan.down(touch(1, 10, 10));
    pan.move(touch(1, 12, 11));
    pan.up(touch(1, 12, 11));
    let stopped = false;
    pan.suppressClick({
      stopPropagation: () => (stopped = true),
      preventDefault: () => {},
    } as unknown as Event);
    expect(drags).toEqual([]);
    expect(stopped).toBe(false);
  });

  it("drag, and the click behind a drag is none", () => {
    const { drags, pan } = hand();
    pan.down(touch(1, 10, 10));
    pan.move(touch(1, 40, 10));
    pan.up(touch(1, 40, 10));
    let stopped = 0;
    const click = {
      stopPropagation: () => (stopped += 1),
      preventDefault: () => {},
    } as unknown as Event;
    pan.suppressClick(click);
    pan.suppressClick(click);
    expect(drags).toEqual([[30, 0]]);
    expect(stopped).toBe(1);
  });

  it("pinch when there are two of them", () => {
    const { pinches, pan } = hand();
    pan.down(touch(1, 0, 0));
    pan.down(touch(2, 100, 0));
    pan.move(touch(2, 200, 0));
    expect(pinches).toEqual([2]);
  });
});
