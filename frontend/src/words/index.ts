// How is something said in the visitor's language? By the messages of `<language>/*.ftl`, in Fluent's syntax.
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

export type Key = keyof Keys;
/** Messages that ask for nothing. */
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
  const bundle = new FluentBundle(code, { useIsolating: false });
  const { default: catalogues } = await CATALOGUES[code]();
  const messages = catalogues.flatMap((each) => Object.entries(each));
  bundle.addResource({ body: messages.map(([id, value]) => ({ id, value, attributes: {} })) });
  return bundle;
}

// Whoever imports this waits until the words are there: a constant may say something, too.
const bundle = await bundleOf(language);

/** The message of that key. */
export function t<K extends Key>(key: K, ...wanted: Keys[K] extends null ? [] : [Keys[K]]): string {
  const pattern = bundle.getMessage(key)?.value;
  // What cannot be said well is still said: errors are for the tests.
  return pattern ? bundle.formatPattern(pattern, given(wanted[0] as Wanted), []) : key;
}

type Wanted = Record<string, FluentVariable> | null | undefined;

/** A number that is written as it is where every language writes it so: a formatter is slow to make. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}

function given(wanted: Wanted): Record<string, FluentValue> | null {
  if (!wanted) return null;
  const counted = (value: FluentVariable) => (typeof value === "number" ? new Count(value) : value);
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, counted(value) as FluentValue]),
  );
}

/** Names in a row, as in "wood, stone and grain". Browsers know how to, but the first question to `Intl.ListFormat`
 * keeps a slow phone busy for some 50 ms, and the first screen asks. */
export function listed(names: readonly string[], type: "all" | "either"): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t(`lists-${type}`, { before: names.slice(0, -1).join(", "), last });
}

/** Whether there are words for something whose name comes from the site. */
export function isKey(key: string): key is PlainKey {
  return bundle.hasMessage(key);
}
