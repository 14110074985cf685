// A server of boardgame.io as its documentation starts one: in-memory storage, a trivial game.
const { Server, Origins } = require('boardgame.io/server');

const game = {
  name: 'trivial',
  setup: () => ({ count: 0 }),
  moves: { click: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
