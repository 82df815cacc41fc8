// The smallest game that stores something at each move: three players count their steps. It has
// hardly any rules, so the time measured is the framework's.
"use strict";

exports.game = {
  name: "steps",
  minPlayers: 3,
  maxPlayers: 3,
  setup: ({ ctx }) => ({ steps: Array(ctx.numPlayers).fill(0), last: null }),
  moves: {
    // `client: false`: only what the server has stored is shown.
    step: {
      move: ({ G, playerID }) => {
        G.steps[playerID] += 1;
        G.last = playerID;
      },
      client: false,
    },
  },
  turn: { activePlayers: { all: "walk" }, stages: { walk: {} } },
};
