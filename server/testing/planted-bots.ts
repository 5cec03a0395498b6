/** Workers that do not think: each does one thing, whatever it is asked. */

import { startBotWorker, type BotWorker } from '@sternwarte/bots/service/node';

const DEEDS = {
  /** Never answers, and never listens again. */
  loop: 'for (;;);',
  /** The same, and keeps more and more. */
  hoard: 'const all = new Map(); for (let n = 0; ; n++) all.set(n, { n });',
  /** The same beside its heap. */
  pile: 'const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1));',
  answer: `parentPort.postMessage({ type: 'thought', id, thought: { move: 'mine' } });`,
} as const;

export type Deed = keyof typeof DEEDS;

export function plantBot(deed: Deed): BotWorker {
  const text = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id }) => { ${DEEDS[deed]} });`;
  return startBotWorker(new URL(`data:text/javascript,${encodeURIComponent(text)}`));
}
