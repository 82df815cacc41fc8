// Keyboard control of a replay: arrows step, the space bar plays, Home and End go to the ends.
import type { Replay } from "./replay.svelte";

export function listenToKeys(replay: Replay): () => void {
  const keys: Record<string, () => unknown> = {
    ArrowLeft: () => replay.step(-1),
    ArrowRight: () => replay.step(1),
    Home: () => replay.go(0),
    End: () => replay.go(replay.last),
    " ": () => replay.toggle(),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = keys[event.key];
    const handledElsewhere =
      event.target instanceof Element &&
      event.target.closest("input, select, button, a, .territory, .ring, .belt");
    if (!action || handledElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.key !== " ") replay.pause();
    action();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
