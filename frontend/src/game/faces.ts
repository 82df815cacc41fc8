// What is printed on the pieces of a game? Asked once; the device remembers it for offline days.
import { api, told } from "../api/client";
import type { Faces } from "../board";

const known = new Map<string, Promise<Faces>>();

export function readFaces(edition: string, chronicles: readonly number[]): Promise<Faces> {
  const key = `${edition} ${chronicles.join(",")}`;
  const found = known.get(key) ?? ask(edition, chronicles);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function ask(edition: string, chronicles: readonly number[]): Promise<Faces> {
  const query = { chronicles: chronicles.join(",") };
  const asking = api.GET("/api/v1/editions/{name}/faces/", {
    params: { path: { name: edition }, query },
  });
  return (await told(asking)).faces as unknown as Faces;
}
