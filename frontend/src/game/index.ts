// What does the app show of a running or finished game?
export { default as GameScreen } from "./GameScreen.svelte";
