// How does a device prove who one is? By a passkey: the browser makes and shows it.
import { Said } from "../api/problems";
import { ask, type Told } from "./auth";
import { t } from "../words";

interface Options<Public> {
  publicKey: Public;
}

/** Whether this browser and this address can have passkeys. */
export function arePossible(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

/** Log in; no name and no address is asked for. */
export async function logInByPasskey(): Promise<Told> {
  const { data } = await ask("GET", "auth/webauthn/login");
  const options = data["request_options"] as Options<PublicKeyCredentialRequestOptionsJSON>;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.publicKey);
  const credential = await chosen(navigator.credentials.get({ publicKey }));
  return ask("POST", "auth/webauthn/login", { credential });
}

export const signUpByPasskey = (wish: { email: string; display_name: string }) =>
  ask("POST", "auth/webauthn/signup", wish);

/** Make the passkey of an account that was just signed up for. */
export async function makeFirstPasskey(): Promise<Told> {
  const { data } = await ask("GET", "auth/webauthn/signup");
  return ask("PUT", "auth/webauthn/signup", await made(data));
}

/** Add a passkey to one's account; it may ask for the password before. */
export async function addPasskey(): Promise<Told> {
  const told = await ask("GET", "account/authenticators/webauthn");
  return told.isIn ? ask("POST", "account/authenticators/webauthn", await made(told.data)) : told;
}

export interface Passkey {
  id: number;
  name: string;
  created_at: number;
}

export async function listPasskeys(): Promise<Passkey[]> {
  const { data } = await ask("GET", "account/authenticators");
  const all = Object.values(data) as (Passkey & { type: string })[];
  return all.filter((each) => each.type === "webauthn");
}

export const removePasskey = (id: number) =>
  ask("DELETE", "account/authenticators/webauthn", { authenticators: [id] });

async function made(data: Record<string, unknown>) {
  const options = data["creation_options"] as Options<PublicKeyCredentialCreationOptionsJSON>;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.publicKey);
  const credential = await chosen(navigator.credentials.create({ publicKey }));
  return { name: deviceName(), credential };
}

async function chosen(asking: Promise<Credential | null>): Promise<unknown> {
  const credential = await asking.catch(() => null);
  if (!credential) throw new NoPasskey();
  return (credential as PublicKeyCredential).toJSON();
}

/** The player closed the browser's question, or the device has no passkey for this site. */
export class NoPasskey extends Said {
  constructor() {
    super(t("auth-no-passkey"));
  }
}

function deviceName(): string {
  const system = /Android|iPhone|iPad|Windows|Mac|Linux/.exec(navigator.userAgent)?.[0];
  return system ? `${system}, ${new Date().toLocaleDateString()}` : "Passkey";
}
