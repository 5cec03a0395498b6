/** One of several nodes on one PostgreSQL: `node-host.ts <database>`. */

import { openServer } from '../../server/index.ts';
import { GENEROUS } from '../../server/testing/server.ts';
import { takePart } from './host.ts';

const [, , database = ''] = process.argv;
// On a crowded machine nobody is to be taken for dead.
const cluster = { database, redis: null, address: null, leaseSeconds: 60 };
const settings = {
  file: '',
  cluster,
  behindProxy: false,
  botWorkers: 1,
  log: null,
  limits: GENEROUS,
};
takePart((await openServer(settings)).server);
