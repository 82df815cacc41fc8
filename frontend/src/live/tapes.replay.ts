// Does a screen that is told what the sockets really told show what a fresh load shows? The tapes are
// made by tests/games/test_fresh_view.py, which runs this with their file in GLENMORE_TAPES.
import { describe, expect, inject, it, vi } from "vitest";

import type { Answer, Message, MoveSeen, TableEvent, TableSeen } from "../api/types";
import { Play } from "../game/play.svelte";
import type { SocketLike } from "./socket";
import { LiveTable } from "./table.svelte";

interface Fresh {
  table: TableSeen;
  moves?: MoveSeen[];
  messages?: Message[];
}
interface Step {
  answer?: Answer | null;
  told?: { kind: string; events: TableEvent[]; table: TableSeen }[];
  fresh: Fresh;
}
type Tape = [Step & { table: TableSeen }, ...Step[]];

declare module "vitest" {
  interface ProvidedContext {
    tapes: Tape[];
  }
}

const read = vi.hoisted(() => ({ moves: [] as unknown[], messages: [] as unknown[] }));
vi.mock("../api/client", () => ({
  api: { GET: () => null },
  told: () => Promise.resolve({ ...read, text: "" }),
}));
const { Talk } = await import("../game/talk.svelte");

class Wire extends EventTarget implements SocketLike {
  readyState = 1;
  send = () => undefined;
  reconnect = () => undefined;
  close = () => undefined;

  tell(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

/** What is shown of moves: a sealed answer is told without its choice, and opened by later facts. */
const shown = (moves: readonly MoveSeen[] = []) =>
  moves.map(({ number, seat, by, facts }) => ({ number, seat, by, facts }));

/** A screen that has loaded a table and listens to its socket. */
async function opened(first: Tape[0]) {
  const wire = new Wire();
  const live = new LiveTable(first.table.id);
  live.open(() => wire);
  wire.tell({ kind: "table", events: [], table: first.table });
  const talk = new Talk(new Play(live));
  Object.assign(read, { moves: first.fresh.moves, messages: first.fresh.messages });
  talk.open();
  await vi.waitFor(() => expect(shown(talk.moves)).toEqual(shown(first.fresh.moves)));
  return { wire, live, talk };
}

/** The table as the screen shows it: an answer carries news besides, for the one who acted. */
function tableOf({ table }: LiveTable): object {
  const { news: _, ...seen } = table as TableSeen & { news?: unknown };
  return seen;
}

describe.each(inject("tapes").map((tape, number) => ({ tape, number })))(
  "screen $number",
  ({ tape }) => {
    it.each(["before", "behind"])("shows the fresh state, answers %s events", async (place) => {
      const [first, ...steps] = tape;
      const { wire, live, talk } = await opened(first);
      for (const { answer, told = [], fresh } of steps) {
        if (answer && place === "before") live.take(answer);
        for (const message of told) wire.tell(message);
        if (answer && place === "behind") live.take(answer);
        expect(tableOf(live)).toEqual(fresh.table);
      }
      const { moves, messages } = steps.at(-1)?.fresh ?? {};
      expect(shown(talk.moves)).toEqual(shown(moves));
      expect(talk.messages).toEqual(messages);
    });
  },
);
