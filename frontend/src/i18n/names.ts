// Names with their forms in sentences, and the functions by which messages ask for a form, as in `i18n/names.py`.
import { FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

/** The name of something, with the forms it takes in sentences. One without forms is the same everywhere. */
export class Name extends FluentType<string> {
  readonly forms: Readonly<Record<string, string>>;

  constructor(name: string, forms: Readonly<Record<string, string>> = {}) {
    super(name);
    this.forms = forms;
  }

  override toString(): string {
    return this.value;
  }
}

/** `{ THE($tile) }` is a name with its article, `{ THE($tile, case: "dative") }` a case of it. */
const the: FluentFunction = ([name], { case: form }) => {
  if (!(name instanceof Name)) return name ?? "";
  return name.forms[form === undefined ? "the" : text(form)] ?? name;
};

/** `{ CAPITAL(THE($tile)) }` begins a sentence. */
const capital: FluentFunction = ([words]) => {
  const start = words === undefined ? "" : text(words);
  return start.charAt(0).toUpperCase() + start.slice(1);
};

function text(value: FluentValue): string {
  return value instanceof FluentType ? String(value.valueOf()) : String(value);
}

export const FUNCTIONS: Record<string, FluentFunction> = { THE: the, CAPITAL: capital };
