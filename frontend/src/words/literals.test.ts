// Does any component say something in one language alone? What is read comes from the catalogues.
import { type AST, parse } from "svelte/compiler";
import { expect, it } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", {
  eager: true,
  query: "?raw",
  import: "default",
});
/** Names that are the same everywhere: ours, and those printed on keys. */
const NAMES = new Set(["Glenmore", "Enter", "Shift", "Shift Z", "Esc", "Escape"]);
/** What a record looks like: its notation has no language. */
const RECORD = /^glenmore record 1\n/;
/** Attributes that are read, or handed on to be read. */
const READ = /^(aria-label|alt|label|legend|placeholder|title|words)$/;
const NEVER_SHOWN = new Set(["ImportDeclaration", "StyleDirective", "TSLiteralType"]);
const WORDS = /^[A-Z][a-z]+|[A-Za-z]{2} [a-z]{2}/;

interface Branch {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  [part: string]: unknown;
}

/** All that is written in a component and would be shown as it stands. */
function written(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(written);
  if (!node || typeof node !== "object") return [];
  const branch = node as Branch;
  if (branch.type === "Text") return /\p{L}{2}/u.test(branch.data ?? "") ? [trimmed(branch)] : [];
  if (branch.type === "Attribute") return inAttribute(branch);
  if (branch.type === "Literal") return literal(branch.value);
  if (branch.type === "TemplateElement") return literal((branch.value as { raw: string }).raw);
  if (NEVER_SHOWN.has(branch.type ?? "")) return [];
  return Object.values(branch).flatMap(written);
}

function inAttribute({ name = "", value }: Branch): string[] {
  if (name === "class") return [];
  const parts = (Array.isArray(value) ? value : [value]) as Branch[];
  return parts.flatMap((part) => (part?.type === "Text" && !READ.test(name) ? [] : written(part)));
}

const trimmed = ({ data = "" }: Branch) => data.trim().replaceAll(/\s+/g, " ");
const literal = (value: unknown) => (typeof value === "string" && WORDS.test(value) ? [value] : []);

function said(source: string): string[] {
  const { fragment, instance }: AST.Root = parse(source, { modern: true });
  return written([fragment, instance?.content]).filter(
    (words) => !NAMES.has(words) && !RECORD.test(words),
  );
}

it("finds what is written in one language", () => {
  const source = `<script>const a = "Free seat";</script><b title="Close">Rated {a ? "by day" : x}</b>`;
  expect(said(source).sort()).toEqual(["Close", "Free seat", "Rated", "by day"]);
});

it.each(Object.entries(components))("%s says nothing but messages", (_path, source) => {
  expect(said(source)).toEqual([]);
});
