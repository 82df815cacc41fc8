// Which Chronicles may be chosen, and suggested sets of them.
import type { EditionDetails } from "../api/types";

type ChronicleDetails = EditionDetails["chronicles"][number];

/** Those that so many can play. */
export function playable(all: readonly ChronicleDetails[], players: number): ChronicleDetails[] {
  return all.filter(({ least }) => least <= players);
}

/** The Chronicles recommended for beginners. */
export function firstSet(all: readonly ChronicleDetails[], players: number): number[] {
  return playable(all, players)
    .filter((each) => each.for_first)
    .map(({ number }) => number);
}

/** Two or three of them, by chance. */
export function randomSet(
  all: readonly ChronicleDetails[],
  players: number,
  chance: () => number = Math.random,
): number[] {
  const left = playable(all, players).map(({ number }) => number);
  const drawn: number[] = [];
  for (let wanted = 2 + Math.floor(chance() * 2); wanted && left.length; wanted--)
    drawn.push(...left.splice(Math.floor(chance() * left.length), 1));
  return drawn.sort((one, other) => one - other);
}
