// Choose the symbols of the sprite that draw a tile or a sign.
import type { Faces, Sign, TileFace } from "./table";

const GROUND: Record<string, string> = {
  village: "village",
  castle: "castle",
  animal: "animal",
  meadow: "animal",
  pasture: "animal",
  field: "field",
  cornfield: "field",
  forest: "forest",
  quarry: "quarry",
  material: "forest",
  whisky: "whisky",
  distillery: "whisky",
  abbey: "whisky",
  loch: "loch",
  person: "person",
  end: "special",
  special: "special",
};
const SUBJECT: Record<string, string> = {
  meadow: "sheep",
  pasture: "cow",
  cornfield: "field",
  distillery: "whisky",
};
/** The kind of a trade tile of Glen More II, by what it takes. */
const TRADES: readonly (readonly [string, string])[] = [
  ["different", "fair"],
  ["animals", "butcher"],
  ["any", "grocer"],
];
const PEOPLE = ["bruce", "mary", "poet"];
/** Tiles with their own drawing. */
const SPECIFIC: Record<string, string> = {
  "loch-ness": "ness",
  "the-end": "end",
  "race-start": "race",
  "mary-stuart": "mary",
  "flora-macdonald": "mary",
  "robert-the-bruce": "bruce",
  "william-wallace": "bruce",
  "rob-roy": "bruce",
  "robert-burns": "poet",
  "caledonian-pines": "pines",
  mountain: "mountain",
  "single-cask-sale-b": "sale",
  "single-cask-sale-c": "sale",
  "single-cask-sale-d": "sale",
  "gathering-a": "gathering",
  "gathering-b": "gathering",
  "gathering-c": "gathering",
  "gathering-d": "gathering",
  "wallace-monument": "monument",
  "glenfinnan-monument": "monument",
  "glenfinnan-church": "abbey",
};

/** The symbols of a tile's drawing, from the ground upwards. */
export function symbols(face: TileFace, faces: Pick<Faces, "tiles">): string[] {
  const lines = [];
  if (face.road) lines.push("road-h");
  if (face.river) lines.push(hasRoads(faces) ? "river-v" : "river-h");
  return [`g-${ground(face)}`, ...lines, `s-${subject(face)}`];
}

/** Whether tiles have roads: then roads run across and rivers down, else rivers run across. */
export function hasRoads(faces: Pick<Faces, "tiles">): boolean {
  return Object.values(faces.tiles).some((face) => face.road);
}

function ground(face: TileFace): string {
  if (face.type === "material" && gives(face, "stone") && !gives(face, "wood")) return "quarry";
  return GROUND[face.type] ?? "trade";
}

function subject(face: TileFace): string {
  const own = SPECIFIC[face.id] ?? SUBJECT[face.type];
  if (own) return own;
  if (face.type === "animal") return animals(face);
  if (face.type === "material") return materials(face);
  if (face.type === "trade") return trade(face);
  if (face.type === "person") return PEOPLE[face.id.length % PEOPLE.length] as string;
  return DRAWN_TYPES.has(face.type) ? face.type : "monument";
}

const DRAWN_TYPES = new Set(
  "village castle field forest quarry whisky loch abbey fair butcher grocer tavern bridge".split(
    " ",
  ),
);

function animals(face: TileFace): string {
  if (gives(face, "sheep") && gives(face, "cattle")) return "fold";
  return gives(face, "cattle") ? "cow" : "sheep";
}

function materials(face: TileFace): string {
  if (gives(face, "wood") && gives(face, "stone")) return "works";
  if (gives(face, "wood")) return "forest";
  return gives(face, "stone") ? "quarry" : "works";
}

function trade(face: TileFace): string {
  if (face.activate.some((sign) => sign.what === "marker")) return "hall";
  if (gives(face, "movement")) return "boatyard";
  const known = TRADES.find(([what]) => face.given.some((sign) => sign.what === what));
  if (known) return known[1];
  if (!face.given.length) return "tavern";
  return face.given.every((sign) => ["wood", "stone"].includes(sign.what)) ? "bridge" : "grocer";
}

function gives(face: TileFace, what: string): boolean {
  return face.activate.some((sign) => sign.what === what);
}

const ICONS: Record<string, string> = {
  grain: "i-barley",
  scotsman: "i-scotsman",
  points: "i-vp",
  castle: "k-castle",
  villages: "k-village",
  coins: "i-coin",
  "tiles with Scotsmen": "i-scotsman",
  "overbuild tiles": "i-overbuild",
  "river tiles": "i-river",
  card: "i-landmark",
  activate: "i-spark",
};
const NAMED_ICONS = new Set(
  (
    "wood stone barley sheep cattle whisky coin movement landmark person marker any different animals" +
    " remove discard age boat haggis mountain mobster penny chronicle chieftain bonnet event england square"
  ).split(" "),
);

/** The symbol of a sign, a resource or anything else that is counted. */
export function icon(what: string): string {
  const kind = /^activate (.+)$/.exec(what)?.[1];
  if (kind) return `k-${kind}`;
  return ICONS[what] ?? (NAMED_ICONS.has(what) ? `i-${what}` : "i-chronicle");
}

/** Each sign repeated as often as it counts, or once with a number where space is short. */
export function signIcons(
  signs: readonly Sign[],
  maxIcons = 3,
): { icon: string; number: number }[] {
  const total = signs.reduce((sum, sign) => sum + sign.number, 0);
  return signs.flatMap(({ what, number }) => {
    if (what === "points") return [{ icon: icon(what), number }];
    if (number > 1 && total > maxIcons) return [{ icon: icon(what), number }];
    return Array.from({ length: number }, () => ({ icon: icon(what), number: 0 }));
  });
}

/** The signs on the pennant: first the card, then the one-time gain. */
export function pennant(face: TileFace): readonly Sign[] {
  if (face.type === "person") return [{ what: "marker", number: 1 }];
  return face.card_rule ? [{ what: "card", number: 1 }, ...face.once] : face.once;
}

/** Whether a tile only produces resources, which its drawing shows already. */
export function isPlain(face: TileFace): boolean {
  return !face.given.length && face.activate.every(({ what }) => PLAIN.has(what));
}

const PLAIN = new Set(["wood", "stone", "grain", "barley", "sheep", "cattle"]);
