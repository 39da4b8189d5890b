// boardgame.io's server as its documentation starts it, with a race of four pawns.
//
//   node server.js PORT [TABLE]
//
// TABLE is JSON that lies on the table beside the pawns: what a real game would have to tell.
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');

const SQUARES = 64;
const table = JSON.parse(process.argv[3] ?? '{}');

const race = {
  name: 'race',
  setup: () => ({ ...table, pawns: [0, 0, 0, 0], last: null }),
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
