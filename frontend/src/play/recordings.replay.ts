// Play recorded socket messages to the screen, which must then show what a fresh load shows. The
// recordings are made by tests/games/test_fresh_view.py, which runs this with their file in GLENMORE_RECORDINGS.
import { describe, expect, inject, it, vi } from "vitest";

import type { MoveResponse, Message, MoveDetails, TableEvent, TableDetails } from "../api/types";
import { Play } from "./play.svelte";
import type { SocketLike } from "../live/socket";
import { LiveTable } from "../live/table.svelte";

interface Fresh {
  table: TableDetails;
  moves?: MoveDetails[];
  messages?: Message[];
}
interface Step {
  answer?: MoveResponse | null;
  received?: { kind: string; events: TableEvent[]; table: TableDetails }[];
  fresh: Fresh;
}
type Recording = [Step & { table: TableDetails }, ...Step[]];

declare module "vitest" {
  interface ProvidedContext {
    recordings: Recording[];
  }
}

const history = vi.hoisted(() => ({ moves: [] as unknown[], messages: [] as unknown[] }));
vi.mock("../api/client", () => ({
  api: { GET: () => null },
  unwrap: () => Promise.resolve({ ...history, text: "" }),
}));
const { TableLog } = await import("./table-log.svelte");

class FakeSocket extends EventTarget implements SocketLike {
  readyState = 1;
  send = () => undefined;
  reconnect = () => undefined;
  close = () => undefined;

  receive(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

/** The parts of moves that are shown: a secret answer has no choice at first, and later facts reveal it. */
const shown = (moves: readonly MoveDetails[] = []) =>
  moves.map(({ number, seat, by, facts }) => ({ number, seat, by, facts }));

/** Load a table and connect its socket, as a screen does. */
async function openTable(first: Recording[0]) {
  const socket = new FakeSocket();
  const live = new LiveTable(first.table.id);
  live.open(() => socket);
  socket.receive({ kind: "table", events: [], table: first.table });
  const tableLog = new TableLog(new Play(live));
  Object.assign(history, { moves: first.fresh.moves, messages: first.fresh.messages });
  tableLog.open();
  await vi.waitFor(() => expect(shown(tableLog.moves)).toEqual(shown(first.fresh.moves)));
  return { socket, live, tableLog };
}

/** The table as the screen shows it, without the news that only the answer to the acting player carries. */
function tableOf({ table }: LiveTable): object {
  const { news: _, ...seen } = table as TableDetails & { news?: unknown };
  return seen;
}

describe.each(inject("recordings").map((recording, number) => ({ recording, number })))(
  "screen $number",
  ({ recording }) => {
    it.each(["before", "after"])("shows the fresh state, answers %s events", async (place) => {
      const [first, ...steps] = recording;
      const { socket, live, tableLog } = await openTable(first);
      for (const { answer, received = [], fresh } of steps) {
        if (answer && place === "before") live.take(answer);
        for (const message of received) socket.receive(message);
        if (answer && place === "after") live.take(answer);
        expect(tableOf(live)).toEqual(fresh.table);
      }
      const { moves, messages } = steps.at(-1)?.fresh ?? {};
      expect(shown(tableLog.moves)).toEqual(shown(moves));
      expect(tableLog.messages).toEqual(messages);
    });
  },
);
