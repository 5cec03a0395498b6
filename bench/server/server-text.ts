/** What was measured of the server, for people. */

import type { Growth } from './growth.ts';
import type { Speed } from './measuring.ts';
import { PEER_WAYS } from './peer-way.ts';
import { SEATS, TABLES, type GameFigures, type ServerReport } from './suite.ts';

export function formatServer(report: ServerReport): string {
  const { node, machineNode, games, boardgame, peersMissing, repetitions } = report;
  const lines = [
    `server, Node ${node}, ${TABLES} tables of ${SEATS} seats, one move under way at each; ${repetitions} repetition(s), the median counts`,
  ];
  for (const one of games) lines.push('', ...linesOf(one, machineNode));
  lines.push(
    '',
    boardgame === null ? '' : formatSpeed('noughts and crosses on boardgame.io', boardgame),
  );
  if (peersMissing !== null) lines.push(`  boardgame.io was not measured: ${peersMissing}`);
  return `${lines.join('\n')}\n`;
}

function linesOf(one: GameFigures, machineNode: string | null): string[] {
  const { game, moves, watched, calm, growth, opening, sockets, way, bytesPerViewer } = one;
  const { boardgame, boardgameElsewhere } = one;
  const lines = [game];
  for (const [name, pair] of [
    ['durable moves', moves],
    ['ten onlookers', watched],
    ['500 calm tables', calm],
  ] as const) {
    if (pair !== undefined) lines.push(formatSpeed(name, pair.own), formatSpeed('bare', pair.bare));
  }
  for (const peer of PEER_WAYS) {
    const speed = boardgame?.[peer];
    if (speed !== undefined) lines.push(formatSpeed(`boardgame.io, ${peer}`, speed));
  }
  if (boardgameElsewhere !== undefined) {
    lines.push(formatSpeed(`documented, Node ${machineNode ?? ''}`, boardgameElsewhere));
  }
  for (const { peer, ratio, cpuRatio } of one.comparisons) {
    lines.push(
      `  ours : ${peer}  ${ratio.toFixed(2)} : 1 (by CPU time ${cpuRatio.toFixed(2)} : 1)`,
    );
  }
  if (bytesPerViewer !== null) {
    lines.push(`  sent to each viewer for a move  ${bytesPerViewer.toFixed(0)} bytes`);
  }
  if (way !== undefined) {
    lines.push(
      `  a move without sockets  ${way.stored.toFixed(1)} µs CPU with its commit, ${way.unstored.toFixed(1)} without`,
    );
  }
  if (growth !== undefined) lines.push(...formatGrowth(growth));
  if (opening !== undefined) {
    lines.push(
      `  opening ${opening.entries} entries  ${opening.fromSnapshot.toFixed(2)} ms (without snapshot ${opening.fromFirstEntry.toFixed(1)} ms)`,
    );
  }
  if (sockets !== undefined) {
    lines.push(
      `  heap of an idle socket ${kilobytes(sockets.idleSocket)}, of a seated one ${kilobytes(sockets.seatedSocket)}`,
    );
  }
  return lines;
}

function formatGrowth({ empty, full, matches, early, late, entries }: Growth): string[] {
  return [
    formatSpeed('empty file', empty),
    formatSpeed('full file', full),
    `  (full: ${matches} stored matches)`,
    `  a move at entry 100 ${early.toFixed(1)} µs, at entry ${entries} ${late.toFixed(1)} µs of CPU time`,
  ];
}

function formatSpeed(name: string, speed: Speed): string {
  const { movesPerSecond, cpuMicroseconds, loadMicroseconds, meanMilliseconds } = speed;
  const { p50, p99, inFlight } = speed;
  return `  ${name.padEnd(24)} ${movesPerSecond.toFixed(0).padStart(7)} moves/s, ${cpuMicroseconds.toFixed(0)} µs CPU each (load ${loadMicroseconds.toFixed(0)}), ${tenths(meanMilliseconds)} ms on average (${tenths(inFlight)} under way), p50 ${tenths(p50)}, p99 ${tenths(p99)}`;
}

function tenths(value: number): string {
  return value.toFixed(1);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
