// Take a seat at a table.
import { api, unwrap } from "../api/client";
import type { TableDetails } from "../api/types";
import { session } from "../session/session.svelte";

/** Join a table; a visitor becomes a guest. Tables that are not public need the code of their invitation. */
export async function joinTable(id: string, code = ""): Promise<TableDetails> {
  await session.player();
  const params = { path: { id } };
  return unwrap(api.POST("/api/v1/tables/{id}/join/", { params, body: code ? { code } : {} }));
}
