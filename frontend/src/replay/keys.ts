// Which keys move through a game? Arrows step, the space bar plays, Home and End lead to the ends.
import type { Replay } from "./replay.svelte";

export function listenToKeys(replay: Replay): () => void {
  const keys: Record<string, () => unknown> = {
    ArrowLeft: () => replay.step(-1),
    ArrowRight: () => replay.step(1),
    Home: () => replay.go(0),
    End: () => replay.go(replay.last),
    " ": () => replay.toggle(),
  };
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    const taken =
      event.target instanceof Element &&
      event.target.closest("input, select, button, a, .glen, .ring, .belt");
    if (!act || taken || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.key !== " ") replay.pause();
    act();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
