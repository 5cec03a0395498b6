/**
 * Speed in CPU time: what other programs do on the same machine then matters little. CPU time is that of all threads of
 * the process, so the garbage collector and the compiler are paid for too.
 */

/** Operations per second, or the time of one operation. */
export const UNITS = ['actions/s', 'moves/s', 'ms', 'µs', 'ns'] as const;
export type Unit = (typeof UNITS)[number];

/** One thing to measure. */
export interface Probe {
  readonly id: string;
  readonly title: string;
  readonly unit: Unit;
  /** Does some work, a tenth of a millisecond or more, and answers how many operations that was. */
  readonly run: () => number;
}

export interface Measurement {
  readonly id: string;
  readonly title: string;
  readonly unit: Unit;
  readonly value: number;
}

/** CPU seconds that a probe runs before it counts, so that the compiler has done its work, and while it counts. */
const WARM_UP = 0.4;
const DURATION = 0.8;

export function measure({ id, title, unit, run }: Probe): Measurement {
  spend(WARM_UP, run);
  const { operations, seconds } = spend(DURATION, run);
  return { id, title, unit, value: inUnit(unit, operations, seconds) };
}

/** Milliseconds between two looks at the CPU clock: asking it is a system call, which costs as much as many moves. */
const STRETCH = 5;

function spend(limit: number, run: () => number): { operations: number; seconds: number } {
  const start = process.cpuUsage();
  let operations = 0;
  for (;;) {
    const end = performance.now() + STRETCH;
    while (performance.now() < end) operations += run();
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    if (seconds >= limit) return { operations, seconds };
  }
}

function inUnit(unit: Unit, operations: number, seconds: number): number {
  switch (unit) {
    case 'actions/s':
    case 'moves/s':
      return operations / seconds;
    case 'ms':
      return (seconds * 1e3) / operations;
    case 'µs':
      return (seconds * 1e6) / operations;
    case 'ns':
      return (seconds * 1e9) / operations;
  }
}

/** What a contender's process does: measures everything once and prints it for `contender.ts` to read. */
export function printMeasurements(probes: readonly Probe[]): void {
  process.stdout.write(`${JSON.stringify(probes.map(measure))}\n`);
}
