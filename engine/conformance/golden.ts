/**
 * Recorded matches as tests: each is replayed entry by entry, to the end that it had.
 *
 *     // games/mygame/golden/golden.test.ts
 *     testGolden(mygame, { replays: 'a recorded match', endings: 'they end in every way there is' }, { 'won at once': { record, … } });
 */

import { expect, test } from 'vitest';
import type { Game, Result, Tagged } from '../contract.ts';
import type { OptionValues } from '../options.ts';
import { readRecord, type RecordedMatch } from '../record.ts';
import { verifyFairness } from '../verify.ts';
import { brokenIn } from '../scenario.ts';

export interface Golden extends Result {
  readonly record: object;
  readonly entries: number;
  /** How many of them take something back. */
  readonly undone: number;
  /** Whether anybody can verify the draws; matches of people with dice of their own have no commitment. */
  readonly isFair: boolean;
  /** What else is known of the end, as the game's own tests look at it. */
  readonly facts?: unknown;
}

/** The names of the tests, with the numbers of the rules that they prove. */
interface Titles {
  readonly replays: string;
  readonly endings: string;
}

/** `factsOf` looks at what the game knows of the end of a match, besides its result. */
export function testGolden<
  State,
  Move extends Tagged,
  Chance,
  Event extends Tagged,
  Options extends OptionValues,
  Ending extends string,
>(
  game: Game<State, Move, Chance, Event, Options, Ending>,
  titles: Titles,
  matches: Readonly<Record<string, Golden>>,
  factsOf: (state: State, result: Result) => unknown = () => undefined,
): void {
  test.for(Object.entries(matches))(`${titles.replays} %s`, ([, match]) => {
    const { winners, ending, places, entries, undone, isFair } = match;
    const { table } = readGolden(game, match.record);
    const { log, seats, fairness } = table.match;
    expect(table.game.pending(table.state)).toEqual({
      kind: 'over',
      result: { winners, ending, places },
    });
    expect([seats, log.length]).toEqual([places.length, entries]);
    expect(log.filter((entry) => 'undo' in entry)).toHaveLength(undone);
    expect(brokenIn(table.game, table.state)).toEqual([]);
    expect(fairness !== null).toBe(isFair);
    expect(verifyFairness(table.game, table.match)?.key ?? null).toBe(
      isFair ? null : 'noCommitment',
    );
    // The record was read by the rules of this game.
    expect(factsOf(table.state as State, match)).toEqual(match.facts);
  });

  test(`${titles.endings}, with every number of players`, () => {
    const all = Object.values(matches);
    expect(new Set(all.map(({ ending }) => ending))).toEqual(new Set(game.endings));
    const counts = new Set(all.map(({ places }) => places.length));
    const { min, max } = game.seats;
    expect(counts).toEqual(new Set(Array.from({ length: max - min + 1 }, (_unused, n) => min + n)));
  });
}

export function readGolden(game: Game, record: object): RecordedMatch {
  const reading = readRecord(JSON.stringify(record), (id) => (id === game.id ? game : undefined));
  if (!reading.ok) throw new Error(`damaged: ${JSON.stringify(reading.damage)}`);
  return reading.value;
}
