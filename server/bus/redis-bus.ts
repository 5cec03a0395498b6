/** Hints by Redis, where `REDIS_URL` says that there is one: it carries several times as many as PostgreSQL does. */

import { setTimeout } from 'node:timers/promises';
import { createClient } from 'redis';
import { CHANNEL, makeHint, readHint, type Bus, type Hearing } from './bus.ts';

const MAX_PAUSE_MILLISECONDS = 1_000;
const PATIENCE_MILLISECONDS = 2_000;

export async function openRedisBus(url: string, hearing: Hearing): Promise<Bus> {
  const make = () =>
    createClient({
      url,
      // A hint that cannot be called out now is of no use later.
      disableOfflineQueue: true,
      socket: { reconnectStrategy: (retries) => Math.min(retries * 50, MAX_PAUSE_MILLISECONDS) },
    }).on('error', () => undefined);
  const [speaker, listener] = [make(), make()];
  let isFirst = true;
  listener.on('ready', () => {
    // It subscribes again by itself.
    if (!isFirst) hearing.missed();
    isFirst = false;
  });
  async function connect(): Promise<void> {
    await Promise.all([speaker.connect(), listener.connect()]);
    await listener.subscribe(CHANNEL, (text) => {
      const hint = readHint(text);
      if (hint !== null) hearing.hear(hint);
    });
  }
  const connecting = connect().catch(() => undefined);
  // A Redis that is not there yet holds up nobody: hints may be lost.
  await Promise.race([connecting, setTimeout(PATIENCE_MILLISECONDS, null, { ref: false })]);
  return {
    publish(hint) {
      speaker.publish(CHANNEL, makeHint(hint)).catch(() => undefined);
    },
    async close() {
      speaker.destroy();
      listener.destroy();
    },
  };
}
