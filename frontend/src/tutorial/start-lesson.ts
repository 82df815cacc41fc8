// Start a lesson or continue it.
import { api, unwrap } from "../api/client";
import { session } from "../session/session.svelte";

/** The table of a lesson: the one already started, or a new one. */
export async function startLesson(lesson: string): Promise<string> {
  await session.player();
  return (await unwrap(api.POST("/api/v1/lessons/", { body: { lesson } }))).id;
}
