// A boardgame.io server: `node server.cjs PORT flat FOLDER` or `node server.cjs PORT postgres URL`.
"use strict";

const { PostgresStore } = require("bgio-postgres");
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const { game } = require("./game.cjs");

const [port, kind, place] = process.argv.slice(2);
const db =
  kind === "postgres" ? new PostgresStore(place, { logging: false }) : new FlatFile({ dir: place });
const server = Server({ games: [game], db, origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log("ready") });
