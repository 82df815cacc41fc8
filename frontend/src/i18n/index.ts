// Messages in the language of the visitor, from the Fluent catalogues `locales/<language>/*.ftl`.
import {
  FluentBundle,
  FluentNumber,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";

import type { Messages } from "../../tools/catalogues";
import type { Keys } from "./keys";
import { language, type Language } from "./language";
import { FUNCTIONS } from "./names";

export { Name } from "./names";

export type Key = keyof Keys;
/** Keys of messages without arguments. */
export type PlainKey = { [K in Key]: Keys[K] extends null ? K : never }[Key];

type Catalogues = Promise<{ default: Messages[] }>;
const CATALOGUES: Record<Language, () => Catalogues> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
  de: () => import("./de"),
};

/** All messages of a language. */
export async function bundleOf(code: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { functions: FUNCTIONS, useIsolating: false });
  const { default: catalogues } = await CATALOGUES[code]();
  const messages = catalogues.flatMap((each) => Object.entries(each));
  bundle.addResource({ body: messages.map(([id, value]) => ({ id, value, attributes: {} })) });
  return bundle;
}

// A top-level await: importing modules run only when the messages are loaded, so constants may use them, too.
const bundle = await bundleOf(language);

/** The message with this key. */
export function t<K extends Key>(key: K, ...args: Keys[K] extends null ? [] : [Keys[K]]): string {
  const pattern = bundle.getMessage(key)?.value;
  // A message with errors is still shown as well as possible; the tests find the errors.
  return pattern ? bundle.formatPattern(pattern, fluentArgs(args[0] as Args), []) : key;
}

type Args = Record<string, FluentVariable> | null | undefined;

/** A number that is written without a formatter, which is slow to create, if all languages write it the same way. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}

function fluentArgs(args: Args): Record<string, FluentValue> | null {
  if (!args) return null;
  const counted = (value: FluentVariable) => (typeof value === "number" ? new Count(value) : value);
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, counted(value) as FluentValue]),
  );
}

/** A list of names, as in "wood, stone and grain". `Intl.ListFormat` could do it, but its first use takes some 50 ms on a
 * slow phone, and the first screen needs it. */
export function formatList(names: readonly string[], type: "all" | "either"): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t(`lists-${type}`, { before: names.slice(0, -1).join(", "), last });
}

/** Whether there is a message for a key that was built from a name sent by the server. */
export function isKey(key: string): key is PlainKey {
  return bundle.hasMessage(key);
}
