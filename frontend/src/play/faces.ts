// Load what is printed on the pieces of a game, once per game.
import { api, unwrap } from "../api/client";
import type { Faces } from "../board";
import { asFaces } from "./engine-types";

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
  const request = api.GET("/api/v1/editions/{name}/faces/", {
    params: { path: { name: edition }, query },
  });
  return asFaces((await unwrap(request)).faces);
}
