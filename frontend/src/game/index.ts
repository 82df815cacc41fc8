// What other folders use of the game screen.
export { default as GameScreen } from "./GameScreen.svelte";
