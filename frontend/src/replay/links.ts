// How is a moment of a game, or all of it, taken along?
import { api, told } from "../api/client";

/** The address of a moment of the game that is shown. */
export function addressOf(number: number, code: string): string {
  const asked = new URLSearchParams({ at: String(number) });
  if (code) asked.set("code", code);
  return `${location.pathname}?${asked}`;
}

/** Keep the record of a game as a file. */
export async function saveRecord(id: string, code: string): Promise<void> {
  const asking = api.GET("/api/v1/tables/{id}/record/", {
    params: { path: { id }, query: { code } },
  });
  const { record } = await told(asking);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `glenmore-${id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
