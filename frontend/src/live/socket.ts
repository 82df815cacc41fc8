// A WebSocket that reconnects, and that is pinged when the device wakes up: a phone that slept often takes a dead
// connection for a live one.
import { WebSocket as ReconnectingSocket } from "partysocket";

/** The part of a WebSocket that is used here; tests bring their own. */
export interface SocketLike extends EventTarget {
  readonly readyState: number;
  send(text: string): void;
  reconnect(): void;
  close(): void;
}

export type Line = "connecting" | "open" | "lost" | "closed";

interface SocketOptions<Message> {
  /** Called at each attempt, so that it can name the last event received. */
  address: () => string;
  onMessage: (message: Message) => void;
  line?: (line: Line) => void;
  connect?: (address: () => string) => SocketLike;
}

/** The server's close code for what the viewer may not, or no longer, see. */
const CLOSE_NOT_VISIBLE = 4404;
const CONNECTING = 0;
const OPEN = 1;
const PING_TIMEOUT_MS = 4_000;
const HEARTBEAT_INTERVAL_MS = 30_000;
const WAKE_EVENTS = ["online", "focus", "pageshow"] as const;

/** Open a socket that reconnects; returns a function that closes it for good. */
export function listen<Message>(options: SocketOptions<Message>): () => void {
  const socket = (options.connect ?? connect)(options.address);
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const clearPing = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const probe = () => {
    if (document.visibilityState === "hidden" || waiting !== undefined) return;
    if (socket.readyState === CONNECTING) return;
    if (socket.readyState !== OPEN) return socket.reconnect();
    waiting = setTimeout(() => {
      clearPing();
      socket.reconnect();
    }, PING_TIMEOUT_MS);
    socket.send("ping");
  };
  const heartbeat = setInterval(probe, HEARTBEAT_INTERVAL_MS);

  const stop = () => {
    clearPing();
    clearInterval(heartbeat);
    document.removeEventListener("visibilitychange", probe);
    for (const name of WAKE_EVENTS) window.removeEventListener(name, probe);
    socket.close();
  };

  socket.addEventListener("open", () => options.line?.("open"));
  socket.addEventListener("close", (event) => {
    clearPing();
    const over = (event as CloseEvent).code === CLOSE_NOT_VISIBLE;
    if (over) stop();
    options.line?.(over ? "closed" : "lost");
  });
  socket.addEventListener("message", (event) => {
    clearPing();
    const message = JSON.parse((event as MessageEvent<string>).data) as { kind: string };
    if (message.kind !== "pong") options.onMessage(message as Message);
  });
  document.addEventListener("visibilitychange", probe);
  for (const name of WAKE_EVENTS) window.addEventListener(name, probe);
  return stop;
}

function connect(address: () => string): SocketLike {
  const origin = location.origin.replace(/^http/, "ws");
  return new ReconnectingSocket(() => origin + address(), undefined, {
    minReconnectionDelay: 500,
    maxReconnectionDelay: 10_000,
  });
}
