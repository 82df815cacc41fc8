// Names of all drawings, for tests that check whether something is drawn.
const files = import.meta.glob<string>("./*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The files by their names. */
export const drawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice(2), text]),
);

/** The names of the symbols of a file. */
export function symbolsIn(file: string): string[] {
  const found = (drawings[file] ?? "").matchAll(/<symbol id="([^"]+)"/g);
  return [...found].map(([, id]) => id ?? "");
}

/** The names of all symbols. */
export const drawn: ReadonlySet<string> = new Set(Object.keys(drawings).flatMap(symbolsIn));
