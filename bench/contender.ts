/** A contender is a script that measures itself once and prints what it found; see `printMeasurements`. */

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isRecord } from '@sternwarte/engine';
import { UNITS, type Measurement } from './measure.ts';

export interface Contender {
  readonly name: string;
  /** Relative to this folder. */
  readonly script: string;
  readonly args: readonly string[];
}

/** One process for each repetition: no contender profits or suffers from what was compiled for another. */
export async function runContender({ name, script, args }: Contender): Promise<Measurement[]> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error(`${name} ended with code ${String(code)}`);
  const parsed: unknown = JSON.parse(output);
  if (!Array.isArray(parsed)) throw new Error(`${name} printed no list of measurements`);
  return parsed.map(readMeasurement);
}

function readMeasurement(item: unknown): Measurement {
  if (isRecord(item)) {
    const { id, title, value } = item;
    const unit = UNITS.find((known) => known === item['unit']);
    if (
      typeof id === 'string' &&
      typeof title === 'string' &&
      typeof value === 'number' &&
      unit !== undefined
    ) {
      return { id, title, unit, value };
    }
  }
  throw new Error(`not a measurement: ${JSON.stringify(item)}`);
}
