/** How the bots of a ladder stand after some games. Those of the same name are counted together. */

import type { Encounter } from './contest.ts';
import { interval, ratings } from './rating.ts';

export interface Standing {
  readonly bot: string;
  /** Two of the same name at one table count twice. */
  readonly games: number;
  /** A shared win counts in parts. */
  readonly wins: number;
  readonly share: number;
  /** Where the true share lies in 95 of 100 cases. */
  readonly interval: readonly [number, number];
  /** Like Elo's, from who came out before whom; the mean is 0. */
  readonly rating: number;
  readonly decisionsPerGame: number;
  readonly meanMilliseconds: number;
  readonly slowestMilliseconds: number;
  /** How often moves had been tried altogether when one of them was chosen: walks of the Admiral, looks of the Pilot. */
  readonly meanVisits: number;
}

export interface Standings {
  readonly games: number;
  readonly actionsPerGame: number;
  readonly endings: Readonly<Record<string, number>>;
  /** Games that took too long; nobody won them. */
  readonly givenUp: number;
  /** Best first. */
  readonly bots: readonly Standing[];
}

/** `botIds` in the order of `Contest.bots`; `endings` are those that the game knows. */
export function standingsOf(
  botIds: readonly string[],
  endings: readonly string[],
  encounters: readonly Encounter[],
): Standings {
  const ids = [...new Set(botIds)];
  const rating = ratings({ ids, wins: duelsOf(ids, botIds, encounters) });
  const counts = new Map(endings.map((ending) => [ending, 0]));
  for (const { ending } of encounters) {
    if (ending !== null) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const games = encounters.length;
  return {
    games,
    actionsPerGame: ratio(sum(encounters.map(({ actions }) => actions)), games),
    endings: Object.fromEntries(counts),
    givenUp: encounters.filter(({ ending }) => ending === null).length,
    bots: ids
      .map((bot) => standingOf(bot, rating.get(bot) ?? 0, botIds, encounters))
      .toSorted((a, b) => b.rating - a.rating),
  };
}

function standingOf(
  bot: string,
  rating: number,
  botIds: readonly string[],
  encounters: readonly Encounter[],
): Standing {
  const scores = encounters.flatMap((encounter) =>
    encounter.scores.filter((_, index) => botIds[index] === bot),
  );
  const games = scores.length;
  const wins = sum(scores.map(({ share }) => share));
  const decisions = sum(scores.map((score) => score.decisions));
  return {
    bot,
    games,
    wins,
    share: ratio(wins, games),
    interval: interval(wins, games),
    rating,
    decisionsPerGame: ratio(decisions, games),
    meanMilliseconds: ratio(sum(scores.map(({ milliseconds }) => milliseconds)), decisions),
    slowestMilliseconds: scores.reduce((most, { slowest }) => Math.max(most, slowest), 0),
    meanVisits: ratio(
      sum(scores.map(({ visits }) => visits)),
      sum(scores.map(({ choices }) => choices)),
    ),
  };
}

function duelsOf(
  ids: readonly string[],
  botIds: readonly string[],
  encounters: readonly Encounter[],
): number[][] {
  const wins = ids.map(() => ids.map(() => 0));
  for (const { scores, ending } of encounters) {
    if (ending === null) continue;
    for (const [a, { place }] of scores.entries()) {
      for (const [b, other] of scores.entries()) {
        const [own, rival] = [ids.indexOf(botIds[a] ?? ''), ids.indexOf(botIds[b] ?? '')];
        const row = wins[own];
        if (own === rival || row === undefined || place > other.place) continue;
        row[rival] = (row[rival] ?? 0) + (place < other.place ? 1 : 0.5);
      }
    }
  }
  return wins;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
