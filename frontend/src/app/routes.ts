// Which screens are there? Each is loaded when it is first opened.
import type { Route } from "./match";

const HOME = "Glenmore: your glen, tile by tile";

export const routes: readonly Route[] = [
  { path: "/", title: HOME, load: () => import("../home/Home.svelte") },
  { path: "/games", title: "All my games", load: () => import("../home/Games.svelte") },
  { path: "/lobby", title: "Lobby", load: () => import("../lobby/Lobby.svelte") },
  { path: "/find", title: "Find a game", load: () => import("../lobby/Find.svelte") },
  { path: "/tables/new", title: "New table", load: () => import("../tables/NewTable.svelte") },
  { path: "/tables/:id", title: "Table", load: () => import("../tables/TablePage.svelte") },
];
