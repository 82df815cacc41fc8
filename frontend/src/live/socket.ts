// How does a screen hear at once what happens? By a socket that comes back by itself, and that is
// probed when the device wakes: a phone that slept often takes a dead connection for a living one.
import { WebSocket as Returning } from "partysocket";

/** What we need of a socket; tests bring their own. */
export interface SocketLike extends EventTarget {
  readonly readyState: number;
  send(text: string): void;
  reconnect(): void;
  close(): void;
}

export type Line = "connecting" | "open" | "lost" | "closed";

interface Wishes<Message> {
  /** Asked anew at each attempt, so that it can name the last event that was seen. */
  address: () => string;
  hear: (message: Message) => void;
  line?: (line: Line) => void;
  connect?: (address: () => string) => SocketLike;
}

/** The site closes with this code what may not, or no longer, be seen. */
const NOT_SEEN = 4404;
const CONNECTING = 0;
const OPEN = 1;
const PATIENCE = 4_000;
const HEARTBEAT = 30_000;
const WAKING = ["online", "focus", "pageshow"] as const;

/** Open a socket that stays open; the answer closes it for good. */
export function listen<Message>(wishes: Wishes<Message>): () => void {
  const socket = (wishes.connect ?? connect)(wishes.address);
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const calm = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const probe = () => {
    if (document.visibilityState === "hidden" || waiting !== undefined) return;
    if (socket.readyState === CONNECTING) return;
    if (socket.readyState !== OPEN) return socket.reconnect();
    waiting = setTimeout(() => {
      calm();
      socket.reconnect();
    }, PATIENCE);
    socket.send("ping");
  };
  const heartbeat = setInterval(probe, HEARTBEAT);

  const stop = () => {
    calm();
    clearInterval(heartbeat);
    document.removeEventListener("visibilitychange", probe);
    for (const sign of WAKING) window.removeEventListener(sign, probe);
    socket.close();
  };

  socket.addEventListener("open", () => wishes.line?.("open"));
  socket.addEventListener("close", (event) => {
    calm();
    const over = (event as CloseEvent).code === NOT_SEEN;
    if (over) stop();
    wishes.line?.(over ? "closed" : "lost");
  });
  socket.addEventListener("message", (event) => {
    calm();
    const message = JSON.parse((event as MessageEvent<string>).data) as { kind: string };
    if (message.kind !== "pong") wishes.hear(message as Message);
  });
  document.addEventListener("visibilitychange", probe);
  for (const sign of WAKING) window.addEventListener(sign, probe);
  return stop;
}

function connect(address: () => string): SocketLike {
  const origin = location.origin.replace(/^http/, "ws");
  return new Returning(() => origin + address(), undefined, {
    minReconnectionDelay: 500,
    maxReconnectionDelay: 10_000,
  });
}
