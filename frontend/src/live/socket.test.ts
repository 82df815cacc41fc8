import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { TableDetails } from "../api/types";
import { Lobby } from "./lobby";
import { listen, type Line, type SocketLike } from "./socket";
import { LiveTable } from "./table.svelte";

class FakeSocket extends EventTarget implements SocketLike {
  readyState = 1;
  sent: string[] = [];
  reconnected = 0;
  closed = false;
  send = (text: string) => void this.sent.push(text);
  reconnect = () => void this.reconnected++;
  close = () => void (this.closed = true);

  tell(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  drop(code: number): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

let socket: FakeSocket;
let address: () => string;
const connect = (given: () => string) => {
  address = given;
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
});
afterEach(() => void vi.useRealTimers());

describe("a socket", () => {
  function open() {
    const heard: object[] = [];
    const lines: Line[] = [];
    const stop = listen<object>({
      address: () => "/ws/lobby/",
      onMessage: (message) => heard.push(message),
      line: (line) => lines.push(line),
      connect,
    });
    return { heard, lines, stop };
  }

  it("passes on messages, but not pongs", () => {
    const { heard } = open();
    socket.tell({ kind: "pong" });
    socket.tell({ kind: "ready" });
    expect(heard).toEqual([{ kind: "ready" }]);
  });

  it.each(["online", "focus", "pageshow"])("is pinged at the event %s", (event) => {
    open();
    window.dispatchEvent(new Event(event));
    expect(socket.sent).toEqual(["ping"]);
  });

  it("that does not answer a ping is reconnected", () => {
    open();
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(4_000);
    expect(socket.reconnected).toBe(1);
  });

  it("that answers a ping is kept", () => {
    open();
    window.dispatchEvent(new Event("focus"));
    socket.tell({ kind: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(socket.reconnected).toBe(0);
  });

  it("that is known to be lost is reconnected as soon as the device wakes", () => {
    open();
    socket.readyState = 3;
    window.dispatchEvent(new Event("online"));
    expect(socket.reconnected).toBe(1);
    expect(socket.sent).toEqual([]);
  });

  it("that is connecting is left alone", () => {
    open();
    socket.readyState = 0;
    window.dispatchEvent(new Event("pageshow"));
    expect(socket.reconnected).toBe(0);
    expect(socket.sent).toEqual([]);
  });

  it("reports a lost connection and a refused one, which is not retried", () => {
    const { lines } = open();
    socket.dispatchEvent(new Event("open"));
    socket.drop(1006);
    expect(socket.closed).toBe(false);
    socket.drop(4404);
    expect(socket.closed).toBe(true);
    expect(lines).toEqual(["open", "lost", "closed"]);
  });

  it("that was closed ignores wake events", () => {
    open().stop();
    window.dispatchEvent(new Event("focus"));
    vi.advanceTimersByTime(60_000);
    expect(socket.sent).toEqual([]);
  });
});

describe("a live table", () => {
  const seen = (event: number) => ({ id: "abc", event }) as TableDetails;

  it("asks for the events after the last one it has", () => {
    const live = new LiveTable("abc", { code: "sesame" });
    live.open(connect);
    expect(address()).toBe("/ws/tables/abc/?code=sesame");
    socket.tell({ kind: "table", events: [], table: seen(7) });
    expect(address()).toBe("/ws/tables/abc/?after=7&code=sesame");
  });

  it("is never replaced by an older one", () => {
    const live = new LiveTable("abc");
    live.open(connect);
    socket.tell({ kind: "table", events: [], table: seen(7) });
    live.take(seen(6));
    expect(live.table?.event).toBe(7);
    live.take(seen(8));
    expect(live.table?.event).toBe(8);
  });

  it("is shown as it was last seen when there is no connection, and only then", () => {
    localStorage.clear();
    const before = new LiveTable("abc");
    before.take(seen(7));
    const live = new LiveTable("abc");
    live.open(connect);
    expect(live.table).toBeNull();
    socket.drop(1006);
    expect(live.table?.event).toBe(7);
  });

  it("passes on events with the table after them", () => {
    const live = new LiveTable("abc");
    const heard: number[] = [];
    live.onEvents((events, table) => heard.push(...events.map((each) => each.number), table.event));
    live.open(connect);
    socket.tell({ kind: "events", events: [{ number: 8, kind: "moves" }], table: seen(8) });
    expect(heard).toEqual([8, 8]);
  });
});

describe("the lobby", () => {
  const listener = () => ({ changed: vi.fn(), ready: vi.fn() });

  it("passes on changed tables, and reports when lists must be reloaded", () => {
    const lobby = new Lobby(() => 1, connect);
    const list = listener();
    lobby.listen(list);
    socket.tell({ kind: "ready" });
    socket.tell({ kind: "table", table: { id: "abc" } });
    expect(list.ready).toHaveBeenCalledOnce();
    expect(list.changed).toHaveBeenCalledWith({ id: "abc" });
  });

  it("is one socket for all lists, closed when the last one goes", () => {
    const opened = vi.fn(connect);
    const lobby = new Lobby(() => 1, opened);
    const [first, second] = [listener(), listener()];
    const leave = lobby.listen(first);
    socket.tell({ kind: "ready" });
    const leaveToo = lobby.listen(second);
    expect(second.ready).toHaveBeenCalledOnce();
    expect(opened).toHaveBeenCalledOnce();
    leave();
    expect(socket.closed).toBe(false);
    leaveToo();
    expect(socket.closed).toBe(true);
  });

  it("is reconnected when the viewer changes, and only then", () => {
    let viewer: number | undefined = undefined;
    const opened = vi.fn(connect);
    const lobby = new Lobby(() => viewer, opened);
    lobby.reconnectIfViewerChanged();
    lobby.listen(listener());
    lobby.reconnectIfViewerChanged();
    expect(opened).toHaveBeenCalledOnce();
    viewer = 7;
    lobby.reconnectIfViewerChanged();
    expect(opened).toHaveBeenCalledTimes(2);
  });
});
