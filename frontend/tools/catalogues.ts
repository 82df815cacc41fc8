// Vite plugin that compiles Fluent catalogues at build time, since parsing them on a phone would delay the first paint.
// `import messages from "./home.ftl"` gives the messages by key.
import { FluentResource, type Message } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Messages by their keys, as a `FluentBundle` stores them. */
export type Messages = Record<string, NonNullable<Message["value"]>>;

/** The messages of a catalogue. Terms and attributes are rejected, since they would be lost. */
export function readMessages(text: string, file: string): Messages {
  const { body } = new FluentResource(text);
  return Object.fromEntries(
    body.map(({ id, value, attributes }) => {
      if (id.startsWith("-") || value === null || Object.keys(attributes).length)
        throw new Error(`${file}: ${id} is not a message with only a value`);
      return [id, value];
    }),
  );
}

export const catalogues: Plugin = {
  name: "catalogues",
  transform: {
    filter: { id: /\.ftl$/ },
    // A browser parses JSON faster than the same data as a script.
    handler: (text, file) => {
      const json = JSON.stringify(readMessages(text, file));
      return { code: `export default JSON.parse(${JSON.stringify(json)});`, map: null };
    },
  },
};
