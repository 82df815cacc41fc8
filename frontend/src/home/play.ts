// How does a game against bots begin at once?
import { api, told } from "../api/client";
import { session } from "../session/session.svelte";

/** Open a table for one player and one bot, which begins by itself; its id. */
export async function playBots(edition: string): Promise<string> {
  await session.player();
  const table = await told(
    api.POST("/api/v1/tables/", {
      body: { edition, players: 2, bots: ["greedy"], visibility: "link" },
    }),
  );
  return table.id;
}
