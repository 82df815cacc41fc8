// What has moved between two views, and how is it shown? Things have keys that stay with them: what is
// found under the same key somewhere else has come from there.
import type { View } from "./table";

/** Where each thing of a view is: pieces and tiles on the rondel, tiles in territories. */
export function whereabouts(view: View): Map<string, string> {
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

/** The keys of all that is somewhere else than before. */
export function moved(before: View, after: View): string[] {
  const was = whereabouts(before);
  return [...whereabouts(after)]
    .filter(([key, place]) => was.has(key) && was.get(key) !== place)
    .map(([key]) => key);
}

type Boxes = Map<string, DOMRect>;

/** Where on the screen the things with keys are. */
export function boxes(root: ParentNode): Boxes {
  const found: Boxes = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset["thing"] as string, box);
  }
  return found;
}

/** Let what has moved come from where it was. */
export function travel(root: ParentNode, from: Boxes, keys: readonly string[], time: number): void {
  if (!time) return;
  for (const key of keys) {
    const was = from.get(key);
    const element = root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(key)}"]`);
    const now = element?.getBoundingClientRect();
    if (!was || !element?.animate || !now?.width) continue;
    const shift = `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${was.width / now.width})`;
    element.animate(
      [
        { transform: shift, transformOrigin: "0 0", zIndex: 9 },
        { transform: "none", transformOrigin: "0 0", zIndex: 9 },
      ],
      { duration: time, easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}
