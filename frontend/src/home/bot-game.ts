// Start a game against a bot.
import { api, unwrap } from "../api/client";
import { session } from "../session/session.svelte";
import { DEFAULT_LEVEL } from "../tables/terms";

/** Open a table for one player and one bot, which starts at once; return its id. */
export async function startBotGame(edition: string): Promise<string> {
  await session.player();
  const table = await unwrap(
    api.POST("/api/v1/tables/", {
      body: { edition, players: 2, bots: [DEFAULT_LEVEL], visibility: "link" },
    }),
  );
  return table.id;
}
