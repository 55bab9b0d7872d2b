// A boardgame.io server in memory with a game whose state is as large as that of Yangtze. Its moves check no rules and
// only write where Yangtze would: what is compared is the server, and the comparison favours this one.
const { Server } = require("boardgame.io/server");

const CELLS = 36;
const SHORE = 76;

const yangtze = {
  name: "yangtze",
  setup: ({ ctx }) => ({
    phase: 0,
    supply: Array(7).fill(8),
    rewards_left: [8, 8, 8],
    placed: 1,
    lake_tile: Array(CELLS).fill(0),
    lake_x: Array(CELLS).fill(0),
    lake_y: Array(CELLS).fill(0),
    lake_turn: Array(CELLS).fill(0),
    shore: Array.from({ length: SHORE }, (_, k) => 1000 + k),
    players: Array.from({ length: ctx.numPlayers }, () => ({ hand: [1, 2, 3], hand_size: 3, cards: Array(7).fill(1), boats: 0, points: 0 })),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, seat) => (String(seat) === playerID ? player : { ...player, hand: null })),
  }),
  moves: {
    play: ({ G, playerID }, action) => {
      const me = G.players[Number(playerID)];
      const at = G.placed % CELLS;
      G.phase = (G.phase + 1) % 5;
      G.lake_tile[at] = action % CELLS;
      G.lake_x[at] = action % 12;
      G.lake_turn[at] = action % 4;
      G.shore[at] = action;
      G.placed += 1;
      me.hand[0] = action % CELLS;
      G.players.forEach((player, seat) => {
        player.cards[(action + seat) % 7] += 1;
        G.supply[(action + seat) % 7] -= 1;
      });
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const port = Number(process.argv[2]);
Server({ games: [yangtze], origins: [/.*/] }).run({ port }, () => console.log(`http://127.0.0.1:${port}`));
