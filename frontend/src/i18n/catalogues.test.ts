// All languages have the same messages; none is missing, unused or unreadable, or takes other arguments.
import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

import { readMessages } from "../../tools/catalogues";
import { bundleOf, formatList, t } from ".";
import { firstSupported, LANGUAGES, type Language } from "./language";

const catalogues = import.meta.glob<string>("./locales/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const sources = Object.entries(
  import.meta.glob<string>("../**/*.{ts,svelte}", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
)
  .filter(([path]) => path !== "./keys.ts" && !path.includes(".test."))
  .map(([, text]) => text);
const languages = Object.keys(LANGUAGES) as Language[];

class Arguments extends Visitor {
  names = new Set<string>();
  override visitVariableReference(variable: VariableReference): void {
    this.names.add(variable.id.name);
  }
}

interface Entry {
  file: string;
  key: string;
  args: string;
}

function entriesOf(language: string): Entry[] {
  const folder = `./locales/${language}/`;
  const files = Object.entries(catalogues).filter(([path]) => path.startsWith(folder));
  return files.flatMap(([path, text]) => {
    const file = path.slice(folder.length, -".ftl".length);
    return messagesOf(path, text).map((message) => entryOf(file, message));
  });
}

function messagesOf(path: string, text: string): Message[] {
  const { body } = parse(text, {});
  const junk = body.filter((entry) => entry.type === "Junk").map((entry) => entry.content);
  expect(junk, `${path} cannot be read`).toEqual([]);
  return body.filter((entry) => entry.type === "Message");
}

function entryOf(file: string, message: Message): Entry {
  const found = new Arguments();
  found.visit(message);
  // Only some languages need `who`: there the acting player decides on the form of the verb.
  found.names.delete("who");
  return { file, key: message.id.name, args: [...found.names].sort().join(", ") };
}

const english = entriesOf("en");

describe("The catalogues", () => {
  it.each(languages)("hold the same messages in English and in %s", (language) => {
    expect(entriesOf(language).sort(byKey)).toEqual([...english].sort(byKey));
  });

  it("are folders of all languages, and of no other", () => {
    const folders = Object.keys(catalogues).map((path) => path.split("/")[2]);
    expect([...new Set(folders)].sort()).toEqual([...languages].sort());
  });

  it("name each message once, after its file", () => {
    const keys = english.map((entry) => entry.key);
    expect(keys.filter((key, place) => keys.indexOf(key) < place)).toEqual([]);
    expect(english.filter(({ file, key }) => !key.startsWith(`${file}-`))).toEqual([]);
  });

  it("hold no unused message", () => {
    const isUsed = usageIn(sources);
    expect(english.map((entry) => entry.key).filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(languages)("can be formatted in %s with their arguments", async (language) => {
    const bundle = await bundleOf(language);
    for (const { key, args } of english) {
      const errors: Error[] = [];
      const given = Object.fromEntries(["who", ...args.split(", ")].map((name) => [name, 2]));
      const pattern = bundle.getMessage(key)?.value;
      expect(pattern && bundle.formatPattern(pattern, given, errors)).toBeTruthy();
      expect(errors, key).toEqual([]);
    }
  });
});

describe("A message", () => {
  it("has the plural form of its language", async () => {
    expect(t("app-games-wait", { count: 1 })).toBe("1 game is waiting for you");
    expect(t("app-games-wait", { count: 2 })).toBe("2 games are waiting for you");
    const french = await bundleOf("fr");
    const pattern = french.getMessage("app-games-wait")?.value ?? "";
    expect(french.formatPattern(pattern, { count: 0 })).toBe("Aucune partie ne vous attend");
  });
});

describe("A catalogue", () => {
  it("is read when the app is built, each message by its key", () => {
    const messages = readMessages("home-a = Yes\nhome-b = { $name } plays\n", "home.ftl");
    expect(messages["home-a"]).toBe("Yes");
    expect(messages["home-b"]).toEqual([expect.objectContaining({ name: "name" }), " plays"]);
  });

  it.each(["home-a = Yes\n  .more = No\n", "-clan = Clan\n"])(
    "holds nothing but messages with a value, so not %j",
    (text) => expect(() => readMessages(text, "home.ftl")).toThrow("home.ftl"),
  );
});

describe("A list of names", () => {
  const NAMES = ["wood", "stone", "grain", "sheep"];
  const TYPES = { all: "conjunction", either: "disjunction" } as const;

  it.each(languages)("is written as browsers write it in %s", async (language) => {
    const bundle = await bundleOf(language);
    const locale = language === "en" ? "en-GB" : language;
    for (const [key, type] of Object.entries(TYPES)) {
      const format = new Intl.ListFormat(locale, { type });
      const pattern = bundle.getMessage(`lists-${key}`)?.value ?? "";
      for (let number = 2; number <= NAMES.length; number++) {
        const [before, last] = [NAMES.slice(0, number - 1).join(", "), NAMES[number - 1] as string];
        const text = bundle.formatPattern(pattern, { before, last });
        expect(text).toBe(format.format(NAMES.slice(0, number)));
      }
    }
  });

  it("needs no separator for one name or none", () => {
    expect(formatList([], "all")).toBe("");
    expect(formatList(["wood"], "either")).toBe("wood");
    expect(formatList(["wood", "stone", "grain"], "all")).toBe("wood, stone and grain");
  });
});

describe("A visitor's language", () => {
  it("is the first supported one", () => {
    expect(firstSupported(["pt-BR", "nl-BE", "fr"])).toBe("nl");
    expect(firstSupported(["", "pt"])).toBe("en");
  });
});

function byKey(one: Entry, other: Entry): number {
  return one.key < other.key ? -1 : 1;
}

/** Whether the sources contain a key, or build it from parts: `home-${status}`. */
function usageIn(texts: readonly string[]): (key: string) => boolean {
  const whole = new Set(texts.flatMap((text) => matchesIn(text, /["'`]([a-z][a-z0-9-]+)["'`]/g)));
  const built = texts.flatMap((text) =>
    matchesIn(text, /`([a-z0-9]+-[a-z0-9-]*(?:\$\{[^}]*\}-?)+[^`]*)`/g),
  );
  const forms = built.map((form) => new RegExp(`^${form.replaceAll(/\$\{[^}]*\}/g, ".+")}$`));
  return (key) => whole.has(key) || forms.some((form) => form.test(key));
}

function matchesIn(text: string, form: RegExp): string[] {
  return [...text.matchAll(form)].map((match) => match[1] ?? "");
}
