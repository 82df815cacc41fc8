// How does a lesson begin, or go on?
import { api, told } from "../api/client";
import { session } from "../session/session.svelte";

/** The table of a lesson: the one that was begun, or a new one. */
export async function beginLesson(lesson: string): Promise<string> {
  await session.player();
  return (await told(api.POST("/api/v1/lessons/", { body: { lesson } }))).id;
}
