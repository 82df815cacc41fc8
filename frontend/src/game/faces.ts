// What is printed on the pieces of a game? Asked once; the device remembers it for offline days.
import { api, told } from "../api/client";
import type { Faces } from "../board";

const known = new Map<string, Promise<Faces>>();

export interface Game {
  edition: string;
  chronicles: readonly number[];
  rules: number;
}

export function readFaces(game: Game): Promise<Faces> {
  const key = `${game.edition} ${game.chronicles.join(",")} ${game.rules}`;
  const found = known.get(key) ?? ask(game);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function ask({ edition, chronicles, rules }: Game): Promise<Faces> {
  const query = { chronicles: chronicles.join(","), rules };
  const asking = api.GET("/api/v1/editions/{name}/faces/", {
    params: { path: { name: edition }, query },
  });
  return (await told(asking)).faces as unknown as Faces;
}
