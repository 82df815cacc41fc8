// Which Chronicles may be chosen, and which sets are worth a try?
import type { EditionSeen } from "../api/types";

type ChronicleSeen = EditionSeen["chronicles"][number];

/** Those that so many can play. */
export function playable(all: readonly ChronicleSeen[], players: number): ChronicleSeen[] {
  return all.filter(({ least }) => least <= players);
}

/** Those to begin with. */
export function firstSet(all: readonly ChronicleSeen[], players: number): number[] {
  return playable(all, players)
    .filter((each) => each.for_first)
    .map(({ number }) => number);
}

/** Two or three of them, by chance. */
export function randomSet(
  all: readonly ChronicleSeen[],
  players: number,
  chance: () => number = Math.random,
): number[] {
  const left = playable(all, players).map(({ number }) => number);
  const drawn: number[] = [];
  for (let wanted = 2 + Math.floor(chance() * 2); wanted && left.length; wanted--)
    drawn.push(...left.splice(Math.floor(chance() * left.length), 1));
  return drawn.sort((one, other) => one - other);
}
