// What is known of a tile that is to be drawn or explained?

/** A sign in the sprite, and how a reader says it. */
export interface Sign {
  icon: string;
  words: string;
}

export interface Tile {
  name: string;
  ground: string;
  subject: string;
  river?: boolean;
  road?: boolean;
  cost?: Sign[];
  once?: Sign[];
  /** What is given when the tile is activated, if anything must be given. */
  input?: Sign[];
  output?: Sign[];
  /** Who and what stands on it. */
  men?: number;
  goods?: string[];
}

/** The symbols that make up the picture, from the ground upwards. */
export function layers(tile: Tile): string[] {
  const road = tile.road ? ["road-h"] : [];
  const river = tile.river ? ["river-v"] : [];
  return [tile.ground, ...road, ...river, tile.subject];
}
