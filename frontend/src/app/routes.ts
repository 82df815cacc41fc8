// Which screens are there? Each is loaded when it is first opened.
import type { Route } from "./match";

const HOME = "Glenmore: your glen, tile by tile";

export const routes: readonly Route[] = [
  { path: "/", title: HOME, load: () => import("../home/Home.svelte") },
  { path: "/games", title: "All my games", load: () => import("../home/Games.svelte") },
  { path: "/lobby", title: "Lobby", load: () => import("../lobby/Lobby.svelte") },
  { path: "/find", title: "Find a game", load: () => import("../lobby/Find.svelte") },
  { path: "/tables/new", title: "New table", load: () => import("../tables/NewTable.svelte") },
  { path: "/me", title: "You", load: () => import("../me/Me.svelte") },
  {
    path: "/me/notifications",
    title: "Messages and time",
    load: () => import("../notifications/Notifications.svelte"),
  },
  { path: "/sign-in", title: "Log in", load: () => import("../auth/SignIn.svelte") },
  { path: "/sign-up", title: "Make an account", load: () => import("../auth/SignUp.svelte") },
  {
    path: "/reset-password",
    title: "A new password",
    load: () => import("../auth/ResetPassword.svelte"),
  },
  { path: "/tables/:id", title: "Table", load: () => import("../tables/TablePage.svelte") },
];
