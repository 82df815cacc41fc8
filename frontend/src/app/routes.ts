// All routes. Each screen is loaded when it is first opened.
import { t } from "../i18n";
import type { Route } from "../navigation/match";

export const routes: readonly Route[] = [
  { path: "/", title: t("app-title"), load: () => import("../home/Home.svelte") },
  { path: "/games", title: t("app-all-games"), load: () => import("../home/Games.svelte") },
  { path: "/lobby", title: t("app-lobby"), load: () => import("../lobby/Lobby.svelte") },
  { path: "/find", title: t("app-find-game"), load: () => import("../lobby/Find.svelte") },
  {
    path: "/tables/new",
    title: t("app-new-table"),
    load: () => import("../tables/NewTable.svelte"),
  },
  { path: "/me", title: t("app-you"), load: () => import("../account/Me.svelte") },
  {
    path: "/me/notifications",
    title: t("app-messages"),
    load: () => import("../notifications/Notifications.svelte"),
  },
  { path: "/sign-in", title: t("app-log-in"), load: () => import("../auth/SignIn.svelte") },
  { path: "/sign-up", title: t("app-sign-up"), load: () => import("../auth/SignUp.svelte") },
  {
    path: "/reset-password",
    title: t("app-new-password"),
    load: () => import("../auth/ResetPassword.svelte"),
  },
  {
    path: "/tables/:id/replay",
    title: t("replay-title"),
    load: () => import("../replay/ReplayScreen.svelte"),
  },
  {
    path: "/learn",
    title: t("tutorial-learn"),
    load: () => import("../tutorial/LearnScreen.svelte"),
  },
  {
    path: "/verify",
    title: t("replay-verify"),
    load: () => import("../replay/VerifyScreen.svelte"),
  },
  {
    path: "/import",
    title: t("replay-import-title"),
    load: () => import("../replay/ImportScreen.svelte"),
  },
  { path: "/tables/:id", title: t("app-table"), load: () => import("../game/TablePage.svelte") },
];
