// How does one sign up, log in and out? By the site's own addresses for it, which answer in a format
// of their own: what is still to be done comes as a list of flows.
import { forgeryToken, reach } from "../api/client";
import { Refusal } from "../api/problems";
import { t } from "../words";

const AUTH = "/api/v1/auth/browser/v1";

/** What must happen before one is in: a code from a mail, a passkey to be made. */
export type Flow =
  "verify_email" | "mfa_signup_webauthn" | "mfa_authenticate" | "reauthenticate" | string;

interface Reply {
  status: number;
  data?: { flows?: { id: string; is_pending?: boolean }[] } & Record<string, unknown>;
  errors?: { message: string; code: string; param?: string }[];
}

export interface Told {
  /** Whether one is logged in now. */
  isIn: boolean;
  /** What is to be done next, where something is. */
  pending: Flow | null;
  data: Record<string, unknown>;
}

/** Ask for something about the account; throws what is refused. */
export async function ask(method: string, path: string, body?: object): Promise<Told> {
  const response = await reach(
    new Request(`${location.origin}${AUTH}/${path}`, {
      method,
      headers: { "Content-Type": "application/json", "X-CSRFToken": forgeryToken() },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const reply = (await response.json().catch(() => ({}))) as Reply;
  if (response.status !== 200 && response.status !== 401) throw refused(response.status, reply);
  return {
    isIn: response.status === 200,
    pending: pendingIn(reply),
    data: reply.data ?? {},
  };
}

function pendingIn(reply: Reply): Flow | null {
  const flows = reply.data?.flows ?? [];
  return (flows.find((flow) => flow.is_pending) ?? flows.find(isAgain))?.id ?? null;
}

const isAgain = (flow: { id: string }) => flow.id === "reauthenticate";

const WORDS: Record<number, string> = {
  403: t("auth-forbidden"),
  409: t("auth-done-already"),
  429: t("auth-too-often"),
};

function refused(status: number, reply: Reply): Refusal {
  const errors = (reply.errors ?? []).map(({ message, code, param }) => ({
    field: param ?? "",
    code,
    detail: message,
  }));
  const general = errors.filter((error) => !error.field || error.field === "key");
  const said = general.map((error) => error.detail).join(" ") || WORDS[status];
  const detail = said ?? t("auth-see-below");
  return new Refusal(status, { detail, errors, code: errors[0]?.code ?? "refused" });
}

export const logIn = (email: string, password: string) =>
  ask("POST", "auth/login", { email, password });

export const signUp = (wish: { email: string; password: string; display_name: string }) =>
  ask("POST", "auth/signup", wish);

export const confirmCode = (key: string) => ask("POST", "auth/email/verify", { key: key.trim() });

export const mailCodeAgain = () => ask("POST", "auth/email/verify/resend");

export const forgotPassword = (email: string) => ask("POST", "auth/password/request", { email });

export const setPasswordAnew = (key: string, password: string) =>
  ask("POST", "auth/password/reset", { key: key.trim(), password });

export const logOut = () => ask("DELETE", "auth/session");

/** Give an address, as a guest who wants an account or as somebody who moves. */
export const giveAddress = (email: string) => ask("POST", "account/email", { email });

export const changePassword = (words: { current_password?: string; new_password: string }) =>
  ask("POST", "account/password/change", words);

export const proveAgain = (password: string) => ask("POST", "auth/reauthenticate", { password });
