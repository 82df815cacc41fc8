// No component contains literal visible text: all texts come from the catalogues.
import { type AST, parse } from "svelte/compiler";
import { expect, it } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", {
  eager: true,
  query: "?raw",
  import: "default",
});
/** Names that are the same in all languages: the site's name, and the labels of keys. */
const NAMES = new Set(["Glenmore", "Enter", "Shift", "Shift Z", "Esc", "Escape"]);
/** The beginning of a record: its notation is the same in all languages. */
const RECORD = /^glenmore record 1\n/;
/** Attributes whose text is shown or read out. */
const VISIBLE_ATTRIBUTES = /^(aria-label|alt|label|legend|placeholder|title|words)$/;
const NEVER_SHOWN = new Set(["ImportDeclaration", "StyleDirective", "TSLiteralType"]);
const WORDS = /^[A-Z][a-z]+|[A-Za-z]{2} [a-z]{2}/;

interface SyntaxNode {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  [part: string]: unknown;
}

/** All literal texts in a syntax tree that would be shown. */
function literalTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalTexts);
  if (!node || typeof node !== "object") return [];
  const branch = node as SyntaxNode;
  if (branch.type === "Text") return /\p{L}{2}/u.test(branch.data ?? "") ? [trimmed(branch)] : [];
  if (branch.type === "Attribute") return inAttribute(branch);
  if (branch.type === "Literal") return literal(branch.value);
  if (branch.type === "TemplateElement") return literal((branch.value as { raw: string }).raw);
  if (NEVER_SHOWN.has(branch.type ?? "")) return [];
  return Object.values(branch).flatMap(literalTexts);
}

function inAttribute({ name = "", value }: SyntaxNode): string[] {
  if (name === "class") return [];
  const parts = (Array.isArray(value) ? value : [value]) as SyntaxNode[];
  return parts.flatMap((part) =>
    part?.type === "Text" && !VISIBLE_ATTRIBUTES.test(name) ? [] : literalTexts(part),
  );
}

const trimmed = ({ data = "" }: SyntaxNode) => data.trim().replaceAll(/\s+/g, " ");
const literal = (value: unknown) => (typeof value === "string" && WORDS.test(value) ? [value] : []);

function visibleLiterals(source: string): string[] {
  const { fragment, instance }: AST.Root = parse(source, { modern: true });
  return literalTexts([fragment, instance?.content]).filter(
    (words) => !NAMES.has(words) && !RECORD.test(words),
  );
}

it("finds literal texts", () => {
  const source = `<script>const a = "Free seat";</script><b title="Close">Rated {a ? "by day" : x}</b>`;
  expect(visibleLiterals(source).sort()).toEqual(["Close", "Free seat", "Rated", "by day"]);
});

it.each(Object.entries(components))("%s shows only messages", (_path, source) => {
  expect(visibleLiterals(source)).toEqual([]);
});
