/** Our own server: `own-host.ts <database>`. */

import { openServer } from '../../server/index.ts';
import { GENEROUS } from '../../server/testing/server.ts';
import { takePart } from './host.ts';

const [, , file = ''] = process.argv;
const settings = { file, behindProxy: false, botWorkers: 1, log: null, limits: GENEROUS };
takePart((await openServer(settings)).server);
