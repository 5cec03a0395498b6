/** boardgame.io's own server, which keeps its matches in memory: `boardgame-host.ts <noughts, or one of our games>`. */

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { takePart } from '../server/host.ts';
import { endlessNoughts } from './noughts.ts';
import { makePeer } from './own-rules.ts';

const [, , game = ''] = process.argv;
const server = Server({
  games: [game === endlessNoughts.name ? endlessNoughts : makePeer(game)],
  origins: [/./],
});
const { appServer } = await server.run({ port: 0 });
takePart(appServer);
