// Names of the kinds, channels and states of notifications.
import type { components } from "../api/schema";
import { t } from "../i18n";

type Schemas = components["schemas"];
export type Kind = Schemas["KindEnum"];
export type Channel = Schemas["ChannelChoice"];
export type Settings = Schemas["NotificationSettings"];
export type Notification = Schemas["Notification"];

export const KINDS: Readonly<Record<Kind, string>> = {
  turn: t("notifications-kind-turn"),
  deadline: t("notifications-kind-deadline"),
  started: t("notifications-kind-started"),
  over: t("notifications-kind-over"),
  invitation: t("notifications-kind-invitation"),
  mention: t("notifications-kind-mention"),
  takeover: t("notifications-kind-takeover"),
  digest: t("notifications-kind-digest"),
};

export const CHANNELS: Readonly<Record<Channel, string>> = {
  either: t("notifications-way-either"),
  push: t("notifications-way-push"),
  mail: t("notifications-way-mail"),
  both: t("notifications-way-both"),
  none: t("notifications-way-none"),
};

const STATES: Readonly<Record<string, string>> = {
  waiting: t("notifications-state-waiting"),
  sending: t("notifications-state-sending"),
  sent: t("notifications-state-sent"),
  gathered: t("notifications-state-gathered"),
  dropped: t("notifications-state-dropped"),
  failed: t("notifications-state-failed"),
  unknown: t("notifications-state-unknown"),
};

/** What became of a message, and why. */
export function fate(message: Pick<Notification, "state" | "reason">): string {
  const state = STATES[message.state ?? "waiting"] ?? "";
  return message.reason ? `${state}: ${message.reason}` : state;
}
