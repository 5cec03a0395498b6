/** boardgame.io's own server, which keeps its matches in memory: `boardgame-host.ts <noughts, or one of our games> <in which way>`. */

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { takePart } from '../server/host.ts';
import { endlessNoughts } from './noughts.ts';
import { makePeer, wayOf } from './own-rules.ts';

const [, , game = '', way = ''] = process.argv;
const server = Server({
  games: [game === endlessNoughts.name ? endlessNoughts : makePeer(game, wayOf(way))],
  origins: [/./],
});
const { appServer } = await server.run({ port: 0 });
takePart(appServer);
