/** From measurements to what is printed: median and spread, the limits of the project, ratios to the peers. */

import type { Measurement, Unit } from './measure.ts';

/** One line of the report: the same probe over all repetitions. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly unit: Unit;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly limit: Verdict | null;
}

export interface Ratio {
  readonly ours: string;
  readonly peer: string;
  readonly ratio: number;
}

export interface Report {
  readonly suite: string;
  readonly node: string;
  readonly repetitions: number;
  readonly games: readonly { readonly game: string; readonly figures: readonly Figure[] }[];
  readonly peers: readonly Figure[];
  /** Why there are none, when there are none. */
  readonly peersMissing: string | null;
  readonly ratios: readonly { readonly game: string; readonly ratios: readonly Ratio[] }[];
}

/** What the project promises; `aim` is what it hopes for. */
type Limit = { readonly atLeast: number; readonly aim: number } | { readonly below: number };

interface Verdict {
  readonly kept: boolean;
  readonly remark: string;
}

type Limits = readonly (readonly [RegExp, Limit])[];

const LIMITS: Limits = [
  [/^playouts-/, { atLeast: 300_000, aim: 1_000_000 }],
  [/^clone$/, { below: 2 }],
  [/^view$/, { below: 50 }],
  [/^replay$/, { below: 20 }],
];

/** The big game has a bigger state and more to decide. */
const LIMITS_OF: Readonly<Record<string, Limits>> = {
  starfarers: [
    [/^playouts-/, { atLeast: 150_000, aim: 500_000 }],
    [/^clone$/, { below: 4 }],
    [/^view$/, { below: 100 }],
    [/^replay$/, { below: 20 }],
  ],
};

function judge(contender: string, id: string, unit: Unit, median: number): Verdict | null {
  const limits = LIMITS_OF[contender] ?? LIMITS;
  const limit = limits.find(([pattern]) => pattern.test(id))?.[1];
  if (limit === undefined) return null;
  if ('below' in limit) {
    return { kept: median < limit.below, remark: `limit < ${format(limit.below, unit)}` };
  }
  const aim = median >= limit.aim ? 'reached' : 'not reached';
  return {
    kept: median >= limit.atLeast,
    remark: `limit ≥ ${format(limit.atLeast, unit)}, aim ${format(limit.aim, unit)} ${aim}`,
  };
}

/** `runs` are the repetitions of one contender, each with the same probes in the same order. */
export function toFigures(contender: string, runs: readonly (readonly Measurement[])[]): Figure[] {
  return (runs[0] ?? []).map(({ id, title, unit }) => {
    const values = runs.flatMap((run) =>
      run.filter((one) => one.id === id).map((one) => one.value),
    );
    values.sort((a, b) => a - b);
    const median = medianOf(values);
    return {
      id,
      title,
      unit,
      median,
      min: values[0] ?? median,
      max: values.at(-1) ?? median,
      limit: judge(contender, id, unit, median),
    };
  });
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** How many actions our engine makes while a peer makes one move. */
export function toRatios(figures: readonly Figure[], peers: readonly Figure[]): Ratio[] {
  const playouts = figures.filter(({ unit }) => unit === 'actions/s');
  return playouts.flatMap((ours) =>
    peers.map((peer) => ({
      ours: ours.title,
      peer: peer.title,
      ratio: ours.median / peer.median,
    })),
  );
}

function format(value: number, unit: Unit): string {
  const digits = value >= 100 ? 0 : 3 - Math.max(1, Math.ceil(Math.log10(value)));
  return `${value.toLocaleString('en', { maximumFractionDigits: Math.max(0, digits) })} ${unit}`;
}

function formatFigure({ title, unit, median, min, max, limit }: Figure): string {
  const spread = `(${format(min, unit)} … ${format(max, unit)})`;
  const mark = limit?.kept === true ? 'pass' : 'FAIL';
  const verdict = limit === null ? '' : `  ${mark}: ${limit.remark}`;
  return `  ${title.padEnd(48)} ${format(median, unit).padStart(16)}  ${spread.padEnd(36)}${verdict}`;
}

export function formatReport(report: Report): string {
  const { suite, node, repetitions, games, peers, peersMissing, ratios } = report;
  const lines = [`${suite}, Node ${node}, CPU time, median of ${repetitions} (least … most)`];
  for (const { game, figures } of games) lines.push('', game, ...figures.map(formatFigure));
  lines.push('', 'peers', ...peers.map(formatFigure));
  if (peersMissing !== null) lines.push(`  not measured: ${peersMissing}`);
  for (const { game, ratios: list } of ratios) {
    lines.push('', `${game} : peer`);
    for (const { ours, peer, ratio } of list) {
      lines.push(`  ${ours.padEnd(28)} : ${peer.padEnd(48)} ${ratio.toFixed(1).padStart(6)} : 1`);
    }
  }
  return `${lines.join('\n')}\n`;
}
