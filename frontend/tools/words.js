// Which messages do the catalogues hold, and what does each ask for? Written as a type into src/words/keys.ts,
// so that a message which does not exist, or lacks something, is a type error.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { parse, Visitor } from "@fluent/syntax";

const WORDS = fileURLToPath(new URL("../src/words/", import.meta.url));
const PLURALS = new Set(["zero", "one", "two", "few", "many"]);

/** What a message asks for: numbers where their plural form counts. */
class Wants extends Visitor {
  /** @type {Map<string, string>} */
  found = new Map();

  /** @param {import("@fluent/syntax").VariableReference} variable */
  visitVariableReference(variable) {
    if (!this.found.has(variable.id.name)) this.found.set(variable.id.name, "string | number");
  }

  /** @param {import("@fluent/syntax").SelectExpression} choice */
  visitSelectExpression(choice) {
    const counts = choice.variants.some(
      ({ key }) => key.type === "NumberLiteral" || PLURALS.has(key.name),
    );
    if (counts && choice.selector.type === "VariableReference")
      this.found.set(choice.selector.id.name, "number");
    this.genericVisit(choice);
  }
}

/** @param {import("@fluent/syntax").Message[]} messages - one of each language */
function line(messages) {
  const wants = new Wants();
  for (const message of messages) wants.visit(message);
  const names = [...wants.found].sort().map(([name, kind]) => `${name}: ${kind}`);
  return `  "${messages[0]?.id.name}": ${names.length ? `{ ${names.join("; ")} }` : "null"};`;
}

/** @param {string} language */
function messagesIn(language) {
  const files = readdirSync(`${WORDS}${language}`).filter((name) => name.endsWith(".ftl"));
  return files.sort().flatMap((name) => {
    const { body } = parse(readFileSync(`${WORDS}${language}/${name}`, "utf8"), {});
    return body.filter((entry) => entry.type === "Message");
  });
}

/** The messages by their keys, each in all languages, the English first. */
function messages() {
  const folders = readdirSync(WORDS, { withFileTypes: true }).filter((each) => each.isDirectory());
  const others = folders.map(({ name }) => name).filter((name) => name !== "en");
  /** @type {Map<string, import("@fluent/syntax").Message[]>} */
  const found = new Map();
  for (const message of ["en", ...others].flatMap(messagesIn))
    found.set(message.id.name, [...(found.get(message.id.name) ?? []), message]);
  return [...found.values()];
}

/** Write the type anew, where it is another than before. */
export function writeKeys() {
  const lines = messages().map(line);
  const text = `// Written by tools/words.js.\nexport interface Keys {\n${lines.join("\n")}\n}\n`;
  if (readOr(`${WORDS}keys.ts`) !== text) writeFileSync(`${WORDS}keys.ts`, text);
}

/** @param {string} file */
function readOr(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeKeys();
