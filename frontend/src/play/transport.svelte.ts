// Send the player's moves to the server. It keeps them as a draft, and answers with the new table.
import { api, newIdempotencyKey, unwrap } from "../api/client";
import { ApiError, errorMessage, NetworkError } from "../api/errors";
import type { MoveResponse } from "../api/types";
import type { Choice } from "../board";
import { t } from "../i18n";
import type { Position } from "./position.svelte";

export interface MoveError {
  message: string;
  rule: string | null;
  /** Whether the screen was out of date or offline, so that the move itself may be right. */
  stale: boolean;
}

interface Listeners {
  onAccepted: () => void;
  /** The table had moved on before the request. */
  onStale: () => void;
}

type MoveRequest = {
  params: { path: { id: string }; header: { "Idempotency-Key": string } };
  body: { seat: number; expected: number };
};
type Response = Promise<{ data?: MoveResponse; error?: unknown; response: globalThis.Response }>;

export class Transport {
  readonly #position: Position;
  readonly #listeners: Listeners;
  busy = $state(false);
  error = $state.raw<MoveError | null>(null);

  constructor(position: Position, listeners: Listeners) {
    this.#position = position;
    this.#listeners = listeners;
  }

  choose(choice: Choice): Promise<void> {
    const choices = [choice as (string | number | number[])[]];
    return this.#send(({ params, body }) =>
      api.POST("/api/v1/tables/{id}/choices/", {
        params,
        body: { ...body, choices, together: false },
      }),
    );
  }

  /** Play several choices, which are undone as one. */
  chooseTogether(all: readonly Choice[]): Promise<void> {
    const choices = all as (string | number | number[])[][];
    return this.#send(({ params, body }) =>
      api.POST("/api/v1/tables/{id}/choices/", {
        params,
        body: { ...body, choices, together: true },
      }),
    );
  }

  confirm(): Promise<void> {
    return this.#send((request) => api.POST("/api/v1/tables/{id}/confirm/", request));
  }

  undo(): Promise<void> {
    return this.#send((request) => api.POST("/api/v1/tables/{id}/undo/", request));
  }

  redo(): Promise<void> {
    return this.#send((request) => api.POST("/api/v1/tables/{id}/redo/", request));
  }

  /** Play on without the lesson. */
  async leaveLesson(): Promise<void> {
    const params = { path: { id: this.#position.table.id } };
    try {
      const table = await unwrap(api.DELETE("/api/v1/tables/{id}/lesson/", { params }));
      this.#position.live.take(table);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  /** Run one request at a time; a failure is kept in `error`. */
  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await work();
    } catch (failure) {
      this.#fail(failure);
    } finally {
      this.busy = false;
    }
  }

  clearError(): void {
    this.error = null;
  }

  async #send(post: (request: MoveRequest) => Response): Promise<void> {
    const { id, seat, number } = this.#position.table;
    if (seat === null) return;
    const header = { "Idempotency-Key": newIdempotencyKey() };
    await this.run(async () => {
      const request = { params: { path: { id }, header }, body: { seat, expected: number } };
      const table = await unwrap(post(request));
      this.#position.live.take(table);
      this.#listeners.onAccepted();
      if (table.your_turn && !table.view?.choices.length) await this.#reload();
    });
  }

  /** Where one player has several seats, the next prompt may be for another of them. */
  async #reload(): Promise<void> {
    const path = { id: this.#position.table.id };
    this.#position.live.take(await unwrap(api.GET("/api/v1/tables/{id}/", { params: { path } })));
  }

  #fail(failure: unknown): void {
    const newer = failure instanceof ApiError ? failure.table : null;
    if (newer) {
      this.#position.live.take(newer);
      this.#listeners.onStale();
    }
    this.error = {
      message: newer ? t("game-moved-on") : errorMessage(failure),
      rule: failure instanceof ApiError ? failure.rule : null,
      stale: newer !== null || failure instanceof NetworkError,
    };
  }
}
