// Requests to sign up, log in and out. The server's auth API has a different format: what is still to be done
// comes as a list of flows.
import { csrfToken, fetchOrThrow } from "../api/client";
import { ApiError } from "../api/errors";
import { t } from "../i18n";

const BASE_PATH = "/api/v1/auth/browser/v1";

/** A step that is still to be done, as entering a code or creating a passkey. */
export type Flow =
  | "verify_email"
  | "mfa_signup_webauthn"
  | "mfa_authenticate"
  | "reauthenticate"
  | "mfa_reauthenticate"
  | string;

interface Reply {
  status: number;
  data?: { flows?: { id: string; is_pending?: boolean }[] } & Record<string, unknown>;
  errors?: { message: string; code: string; param?: string }[];
}

export interface AuthResult {
  /** Whether the player is logged in now. */
  isLoggedIn: boolean;
  /** The next step, where there is one. */
  pending: Flow | null;
  data: Record<string, unknown>;
}

/** Send a request to the auth API; throws an `ApiError` where it is refused. */
export async function authRequest(
  method: string,
  path: string,
  body?: object,
): Promise<AuthResult> {
  const response = await fetchOrThrow(
    new Request(`${location.origin}${BASE_PATH}/${path}`, {
      method,
      headers: { "Content-Type": "application/json", "X-CSRFToken": csrfToken() },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const reply = (await response.json().catch(() => ({}))) as Reply;
  if (response.status !== 200 && response.status !== 401) throw errorFrom(response.status, reply);
  return {
    isLoggedIn: response.status === 200,
    pending: pendingIn(reply),
    data: reply.data ?? {},
  };
}

function pendingIn(reply: Reply): Flow | null {
  const flows = reply.data?.flows ?? [];
  return (flows.find((flow) => flow.is_pending) ?? flows.find(isReauthentication))?.id ?? null;
}

const isReauthentication = (flow: { id: string }) => flow.id.endsWith("reauthenticate");

const WORDS: Record<number, string> = {
  403: t("auth-forbidden"),
  409: t("auth-done-already"),
  429: t("auth-too-often"),
};

function errorFrom(status: number, reply: Reply): ApiError {
  const errors = (reply.errors ?? []).map(({ message, code, param }) => ({
    field: param ?? "",
    code,
    detail: message,
  }));
  const general = errors.filter((error) => !error.field || error.field === "key");
  const message = general.map((error) => error.detail).join(" ") || WORDS[status];
  const detail = message ?? t("auth-see-below");
  return new ApiError(status, { detail, errors, code: errors[0]?.code ?? "refused" });
}

export const logIn = (email: string, password: string) =>
  authRequest("POST", "auth/login", { email, password });

export const signUp = (form: { email: string; password: string; display_name: string }) =>
  authRequest("POST", "auth/signup", form);

export const confirmCode = (key: string) =>
  authRequest("POST", "auth/email/verify", { key: key.trim() });

export const resendCode = () => authRequest("POST", "auth/email/verify/resend");

export const requestPasswordReset = (email: string) =>
  authRequest("POST", "auth/password/request", { email });

export const resetPassword = (key: string, password: string) =>
  authRequest("POST", "auth/password/reset", { key: key.trim(), password });

export const logOut = () => authRequest("DELETE", "auth/session");

/** Set the email address, for a guest who signs up or for a change of address. */
export const setEmail = (email: string) => authRequest("POST", "account/email", { email });

export const changePassword = (words: { current_password?: string; new_password: string }) =>
  authRequest("POST", "account/password/change", words);

/** Whether the player can log in by a password, not only by passkeys. */
export async function hasPassword(): Promise<boolean> {
  const { data } = await authRequest("GET", "auth/session");
  return (data["user"] as { has_usable_password?: boolean })?.has_usable_password ?? false;
}

export const reauthenticate = (password: string) =>
  authRequest("POST", "auth/reauthenticate", { password });
