// What are kinds of messages, ways and states called?
import type { components } from "../api/schema";

type Schemas = components["schemas"];
export type Kind = Schemas["KindEnum"];
export type Way = Schemas["Way"];
export type Settings = Schemas["NotificationSettings"];
export type Notification = Schemas["Notification"];

export const KINDS: Readonly<Record<Kind, string>> = {
  turn: "It is my turn",
  deadline: "My time runs out",
  started: "A game begins",
  over: "A game is over",
  invitation: "I am invited",
  mention: "Somebody speaks to me",
  takeover: "A bot plays for me",
  digest: "Once a day, all in one",
};

export const WAYS: Readonly<Record<Way, string>> = {
  either: "Push, else mail",
  push: "Push",
  mail: "Mail",
  both: "Push and mail",
  none: "Not at all",
};

const STATES: Readonly<Record<string, string>> = {
  waiting: "Not sent yet",
  sending: "Being sent",
  sent: "Sent",
  gathered: "Kept",
  dropped: "Not sent",
  failed: "Failed",
  unknown: "Perhaps sent",
};

/** What became of a message, and why. */
export function fate(message: Pick<Notification, "state" | "reason">): string {
  const state = STATES[message.state ?? "waiting"] ?? "";
  return message.reason ? `${state}: ${message.reason}` : state;
}
