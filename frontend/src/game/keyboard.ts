// Keyboard shortcuts of the game screen; the sheet of keys lists them.
import type { Play } from "../play/play.svelte";

interface Ways {
  play: Play;
  /** Open a sheet, or close it if it is the one. */
  toggle: (sheet: string) => void;
}

/** The first thing of a part of the screen that keys can reach. */
function focus(part: string): void {
  document.querySelector<HTMLElement>(`${part} [tabindex="0"], ${part}[tabindex]`)?.focus();
}

export function listenToKeys({ play, toggle }: Ways): () => void {
  const keys: Record<string, () => unknown> = {
    z: () => play.transport.undo(),
    Z: () => play.transport.redo(),
    Escape: () => play.selection.clear(),
    m: () => toggle("more"),
    l: () => toggle("log"),
    w: () => toggle("words"),
    "/": () => toggle("type"),
    "?": () => toggle("keys"),
    q: () => focus(".ask h1"),
    r: () => focus(".rondel-pane"),
    g: () => focus(".territory-pane > .territory"),
  };
  const press = (event: KeyboardEvent): void => {
    const typing =
      event.target instanceof Element && event.target.closest("input, textarea, select");
    const act =
      keys[event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key];
    if (!act || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
