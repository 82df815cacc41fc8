// How does a list of tables stay true? Whenever a table changes, the socket brings its line anew.
import type { Summary } from "../api/types";
import { type Line, listen, type SocketLike } from "./socket";

interface Told {
  kind: "ready" | "table";
  table?: Summary;
}

interface Wishes {
  changed: (table: Summary) => void;
  /** After each time without a connection: what happened meanwhile is not told again. */
  ready: () => void;
  line?: (line: Line) => void;
  connect?: (address: () => string) => SocketLike;
}

/** Hear of the tables of the lobby and of one's own; the answer ends it. */
export function listenToLobby({ changed, ready, ...others }: Wishes): () => void {
  return listen<Told>({
    address: () => "/ws/lobby/",
    hear: (told) => (told.kind === "table" && told.table ? changed(told.table) : ready()),
    ...others,
  });
}
