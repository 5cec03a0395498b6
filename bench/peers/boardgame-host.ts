/** boardgame.io's own server, which keeps its matches in memory. */

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { takePart } from '../server/host.ts';
import { endlessNoughts } from './noughts.ts';

const server = Server({ games: [endlessNoughts], origins: [/./] });
const { appServer } = await server.run({ port: 0 });
takePart(appServer);
