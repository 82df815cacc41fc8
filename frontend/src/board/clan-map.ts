// Coordinates and roads of the clan board.

/** Size of the map. */
export const MAP = { width: 360, height: 530 };

export const START = "Start";
export const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  Start: [144, 236.8],
  MacLeod: [37, 207.6],
  MacDonald: [108, 317.1],
  Cameron: [180, 317.1],
  Chisholm: [252, 255],
  Ross: [180, 160.1],
  Munro: [252, 182],
  McKinnon: [37, 291.5],
  MacDonell: [252, 328],
  MacMillan: [180, 396],
  Grant: [321, 255],
  Gunn: [252, 109],
  Sutherland: [108, 109],
  MacLean: [37, 393.7],
  McKay: [108, 36],
  Sinclair: [252, 36],
  MacGregor: [180, 477.6],
  Mackintosh: [316, 328],
  MacLachlan: [108, 410],
  MacPherson: [283.9, 404.6],
  Brodie: [321, 182],
  Oliphant: [266.2, 482.8],
  Douglas: [72.5, 482.8],
};

export const LAND =
  "M62 16C84 4 120 12 148 8s70-14 116-6 62 22 44 44-26 32-22 48 40 8 62 24 20 52 14 86 12 76 4 112-14" +
  " 60-28 96-18 100-54 114-82-6-122 4-34 34-84 30-82-14-86-50 26-46 26-72-24-30-34-60S6 300 8 262s-14" +
  "-50-8-84 32-34 50-54 4-34-2-56-8-42 14-52z";

/** Roads that would run through a field if they were straight. */
const CURVES: Readonly<Record<string, string>> = {
  "MacDonald-MacDonell": "C138 379.1 212 384 252 328",
};

export interface Road {
  path: string;
  free: boolean;
  stones: { x: number; y: number }[];
}

/** A road, with a milestone for each coin of its cost. */
export function road({ start, end, coins }: { start: string; end: string; coins: number }): Road {
  const [x, y] = SPOTS[start] ?? [0, 0];
  const [toX, toY] = SPOTS[end] ?? [0, 0];
  const bend = CURVES[`${start}-${end}`];
  const path = `M${x} ${y}${bend ?? `L${toX} ${toY}`}`;
  if (bend) return { path, free: !coins, stones: [{ x: 144.8, y: 357.4 }] };
  const stones = Array.from({ length: coins }, (_, i) => {
    const part = (i + 1) / (coins + 1) + (coins === 1 ? 0.03 : 0);
    return { x: x + (toX - x) * part, y: y + (toY - y) * part };
  });
  return { path, free: !coins, stones };
}

/** Distance band of a field, which decides on the colour and shape of its edge. */
export function band(distance: number): "near" | "middle" | "far" {
  return distance === 0 ? "near" : distance === 1 ? "middle" : "far";
}
