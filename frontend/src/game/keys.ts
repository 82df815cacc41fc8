// Which keys play? Z takes back, Shift Z makes again, Enter on the button confirms, Escape lets go.
import type { Play } from "./play.svelte";

export function listenToKeys(play: Play, more: () => void): () => void {
  const press = (event: KeyboardEvent): void => {
    const typing = event.target instanceof Element && event.target.closest("input, textarea");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "z" && event.shiftKey) void play.redo();
    else if (key === "z") void play.undo();
    else if (key === "escape") play.drop();
    else if (key === "m") more();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
