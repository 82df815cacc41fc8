// Which screens are there? Each is loaded when it is first opened.
import type { Route } from "./match";

export const routes: readonly Route[] = [
  {
    path: "/",
    title: "Glenmore: your glen, tile by tile",
    load: () => import("../home/Home.svelte"),
  },
  { path: "/tables/:id", title: "Table", load: () => import("../tables/TablePage.svelte") },
];
