// Write all message keys with their arguments as a type into src/i18n/keys.ts, so that an unknown message or a missing
// argument is a type error.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { parse, Visitor } from "@fluent/syntax";

const I18N = fileURLToPath(new URL("../src/i18n/", import.meta.url));
const LOCALES = `${I18N}locales/`;
const ANYTHING = "string | number | Name";
const PLURALS = new Set(["zero", "one", "two", "few", "many"]);

/** Collects the arguments of a message: a name with its forms where the message asks for one, a number where plural forms
 * depend on it. */
class Arguments extends Visitor {
  /** @type {Map<string, string>} */
  types = new Map();

  /** @param {import("@fluent/syntax").VariableReference} variable */
  visitVariableReference(variable) {
    if (!this.types.has(variable.id.name)) this.types.set(variable.id.name, ANYTHING);
  }

  /** @param {import("@fluent/syntax").FunctionReference} call */
  visitFunctionReference(call) {
    const [name] = call.arguments.positional;
    if (call.id.name === "THE" && name?.type === "VariableReference")
      this.types.set(name.id.name, "Name");
    this.genericVisit(call);
  }

  /** @param {import("@fluent/syntax").SelectExpression} choice */
  visitSelectExpression(choice) {
    const isPlural = choice.variants.some(
      ({ key }) => key.type === "NumberLiteral" || PLURALS.has(key.name),
    );
    if (isPlural && choice.selector.type === "VariableReference")
      this.types.set(choice.selector.id.name, "number");
    this.genericVisit(choice);
  }
}

/** @param {import("@fluent/syntax").Message[]} messages - one of each language */
function line(messages) {
  const args = new Arguments();
  for (const message of messages) args.visit(message);
  const names = [...args.types].sort().map(([name, kind]) => `${name}: ${kind}`);
  return `  "${messages[0]?.id.name}": ${names.length ? `{ ${names.join("; ")} }` : "null"};`;
}

/** @param {string} language */
function messagesIn(language) {
  const files = readdirSync(`${LOCALES}${language}`).filter((name) => name.endsWith(".ftl"));
  return files.sort().flatMap((name) => {
    const { body } = parse(readFileSync(`${LOCALES}${language}/${name}`, "utf8"), {});
    return body.filter((entry) => entry.type === "Message");
  });
}

/** The versions of each message in all languages, the English one first. */
function messagesByKey() {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  const others = folders.map(({ name }) => name).filter((name) => name !== "en");
  /** @type {Map<string, import("@fluent/syntax").Message[]>} */
  const byKey = new Map();
  for (const message of ["en", ...others].flatMap(messagesIn))
    byKey.set(message.id.name, [...(byKey.get(message.id.name) ?? []), message]);
  return [...byKey.values()];
}

/** Write the type, unless it is unchanged. */
export function writeKeys() {
  const lines = messagesByKey().map(line);
  const text = `// Written by tools/message-keys.js.\nimport type { Name } from "./names";\n\nexport interface Keys {\n${lines.join("\n")}\n}\n`;
  if (readOrEmpty(`${I18N}keys.ts`) !== text) writeFileSync(`${I18N}keys.ts`, text);
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeKeys();
