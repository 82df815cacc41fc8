// Find what moved between two views and animate it. Elements carry a key that stays with their piece or tile.
import type { View } from "./table";

/** The location of each piece and tile, by key. */
export function locations(view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const [piece, space] of view.rondel.pieces) found.set(`piece:${piece}`, `space:${space}`);
  for (const [space, tile] of view.rondel.tiles) found.set(`tile:${tile}`, `space:${space}`);
  for (const { seat, tiles } of view.seats)
    for (const { tile, cell } of tiles) {
      const own = found.has(`tile:${tile}`) ? `tile:${tile}:${seat}` : `tile:${tile}`;
      found.set(own, `seat:${seat}:${cell.join(",")}`);
    }
  return found;
}

/** The keys of everything that is in another location than before. */
export function movedKeys(before: View, after: View): string[] {
  const was = locations(before);
  return [...locations(after)]
    .filter(([key, place]) => was.has(key) && was.get(key) !== place)
    .map(([key]) => key);
}

type Boxes = Map<string, DOMRect>;

/** The boxes on the screen of all elements with a motion key. */
export function elementBoxes(root: ParentNode): Boxes {
  const found: Boxes = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-motion-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset["motionKey"] as string, box);
  }
  return found;
}

/** Animate elements from their old boxes to where they are now. */
export function animateMoves(
  root: ParentNode,
  from: Boxes,
  keys: readonly string[],
  duration: number,
): void {
  if (!duration) return;
  for (const key of keys) {
    const was = from.get(key);
    const element = root.querySelector<HTMLElement>(`[data-motion-key="${CSS.escape(key)}"]`);
    const now = element?.getBoundingClientRect();
    if (!was || !element?.animate || !now?.width) continue;
    const shift = `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${was.width / now.width})`;
    element.animate(
      [
        { transform: shift, transformOrigin: "0 0", zIndex: 9 },
        { transform: "none", transformOrigin: "0 0", zIndex: 9 },
      ],
      { duration, easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}
