// Create passkeys, and log in with them.
import { UserFacingError } from "../api/errors";
import { authRequest, type AuthResult } from "./auth-api";
import { t } from "../i18n";

interface Options<Public> {
  publicKey: Public;
}

/** Whether this browser supports passkeys on this site. */
export function areSupported(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

/** Log in by a passkey, without name or address. */
export const logInByPasskey = () => provePasskey("auth/webauthn/login");

/** Prove again, by a passkey, who is there. */
export const reauthenticateByPasskey = () => provePasskey("auth/webauthn/reauthenticate");

async function provePasskey(path: string): Promise<AuthResult> {
  const { data } = await authRequest("GET", path);
  const options = data["request_options"] as Options<PublicKeyCredentialRequestOptionsJSON>;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.publicKey);
  const credential = await credentialOf(navigator.credentials.get({ publicKey }));
  return authRequest("POST", path, { credential });
}

export const signUpByPasskey = (form: { email: string; display_name: string }) =>
  authRequest("POST", "auth/webauthn/signup", form);

/** Create the first passkey of a new account. */
export async function createFirstPasskey(): Promise<AuthResult> {
  const { data } = await authRequest("GET", "auth/webauthn/signup");
  return authRequest("PUT", "auth/webauthn/signup", await createCredential(data));
}

/** Add a passkey to the account; the server may require the password first. */
export async function addPasskey(): Promise<AuthResult> {
  const result = await authRequest("GET", "account/authenticators/webauthn");
  return result.isLoggedIn
    ? authRequest("POST", "account/authenticators/webauthn", await createCredential(result.data))
    : result;
}

export interface Passkey {
  id: number;
  name: string;
  created_at: number;
}

export async function listPasskeys(): Promise<Passkey[]> {
  const { data } = await authRequest("GET", "account/authenticators");
  const all = Object.values(data) as (Passkey & { type: string })[];
  return all.filter((each) => each.type === "webauthn");
}

export const removePasskey = (id: number) =>
  authRequest("DELETE", "account/authenticators/webauthn", { authenticators: [id] });

async function createCredential(data: Record<string, unknown>) {
  const options = data["creation_options"] as Options<PublicKeyCredentialCreationOptionsJSON>;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.publicKey);
  const credential = await credentialOf(navigator.credentials.create({ publicKey }));
  return { name: deviceName(), credential };
}

async function credentialOf(request: Promise<Credential | null>): Promise<unknown> {
  const credential = await request.catch(() => null);
  if (!credential) throw new NoPasskey();
  return (credential as PublicKeyCredential).toJSON();
}

/** The player closed the browser's dialog, or the device has no passkey for this site. */
export class NoPasskey extends UserFacingError {
  constructor() {
    super(t("auth-no-passkey"));
  }
}

function deviceName(): string {
  const system = /Android|iPhone|iPad|Windows|Mac|Linux/.exec(navigator.userAgent)?.[0];
  return system ? `${system}, ${new Date().toLocaleDateString()}` : "Passkey";
}
