// Link to a moment of a game, and download its record.
import { api, unwrap } from "../api/client";

/** The address of this replay at a move. */
export function addressOf(number: number, code: string): string {
  const query = new URLSearchParams({ at: String(number) });
  if (code) query.set("code", code);
  return `${location.pathname}?${query}`;
}

/** Download the record of a game as a file. */
export async function saveRecord(id: string, code: string): Promise<void> {
  const request = api.GET("/api/v1/tables/{id}/record/", {
    params: { path: { id }, query: { code } },
  });
  const { record } = await unwrap(request);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `glenmore-${id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
