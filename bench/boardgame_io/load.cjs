// Measure how many moves per second a boardgame.io server stores: `node load.cjs PORT MATCHES MOVES`
// plays MOVES moves at each match, all matches at once, each move after the previous is confirmed.
"use strict";

const { randomUUID } = require("node:crypto");

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const { game } = require("./game.cjs");

const [port, matches, moves] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;

/** A client at a new match. */
async function open() {
  const matchID = randomUUID();
  const multiplayer = SocketIO({ server });
  const client = Client({ game, matchID, playerID: "0", numPlayers: 3, multiplayer, debug: false });
  client.start();
  await new Promise((ready) => {
    const unsubscribe = client.subscribe((state) => {
      if (!state || !client.matchData) return;
      unsubscribe();
      ready();
    });
  });
  return client;
}

/** The seconds from each move to its confirmation. */
function play(client) {
  const took = [];
  return new Promise((done) => {
    let start = performance.now();
    const unsubscribe = client.subscribe((state) => {
      if (state.G.steps[0] !== took.length + 1) return;
      took.push((performance.now() - start) / 1000);
      if (took.length === moves) {
        unsubscribe();
        return done(took);
      }
      start = performance.now();
      setImmediate(() => client.moves.step());
    });
    client.moves.step();
  });
}

async function main() {
  const clients = await Promise.all(Array.from({ length: matches }, open));
  const start = performance.now();
  const took = (await Promise.all(clients.map(play))).flat();
  console.log(JSON.stringify({ took, seconds: (performance.now() - start) / 1000 }));
  process.exit(0);
}

main();
