// boardgame.io's server as its documentation starts it, with a game of four and a small state.
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');

const SQUARES = 64;

const race = {
  name: 'race',
  setup: () => ({ pawns: [0, 0, 0, 0], last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go: ({ G, playerID }, steps) => {
      const seat = Number(playerID);
      G.pawns[seat] = (G.pawns[seat] + steps) % SQUARES;
      G.last = { seat, steps };
    },
  },
};

const server = Server({ games: [race], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
