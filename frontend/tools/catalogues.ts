// How do catalogues reach a phone? Read already, since to read Fluent's syntax there would keep it from drawing.
// `import messages from "./home.ftl"` gives the messages by their keys.
import { FluentResource, type Message } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Messages by their keys, as a bundle keeps them. */
export type Messages = Record<string, NonNullable<Message["value"]>>;

/** The messages of a catalogue; terms and attributes, which we do not use, would be lost. */
export function readMessages(text: string, file: string): Messages {
  const { body } = new FluentResource(text);
  return Object.fromEntries(
    body.map(({ id, value, attributes }) => {
      if (id.startsWith("-") || value === null || Object.keys(attributes).length)
        throw new Error(`${file}: ${id} is not a message with a value alone`);
      return [id, value];
    }),
  );
}

export const catalogues: Plugin = {
  name: "catalogues",
  transform: {
    filter: { id: /\.ftl$/ },
    // A browser reads JSON faster than it reads the same as a script.
    handler: (text, file) => {
      const json = JSON.stringify(readMessages(text, file));
      return { code: `export default JSON.parse(${JSON.stringify(json)});`, map: null };
    },
  },
};
