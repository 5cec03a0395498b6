import { draw, newMatch, openTable, submit, takeBack, type Match } from '@sternwarte/engine';
import { tinyGame, type TinyChance, type TinyMove } from '@sternwarte/engine/conformance/tiny-game';
import { describe, expect, test } from 'vitest';
import { beginAnalysis, type Analysis } from './analysis.ts';
import { tiny } from './testing/tiny-expertise.ts';

/** One round between the cards 6 and 1: seat 0 rolls a 2, and seat 1 challenges though it cannot win that way. */
function blunder(): Match {
  const config = { seats: 2, options: { rounds: 1 } };
  const table = openTable(tinyGame, newMatch(tinyGame, 'm', config));
  const chance = (outcome: TinyChance): unknown => draw(table, outcome, 0);
  const move = (seat: number, made: TinyMove): unknown => submit(table, seat, made, 0);
  chance({ type: 'deal', seat: 0, card: 6 });
  chance({ type: 'deal', seat: 1, card: 1 });
  move(0, { type: 'take' });
  takeBack(table, 0, 1, 0);
  move(0, { type: 'roll' });
  chance({ type: 'die', face: 2 });
  move(0, { type: 'endTurn' });
  move(1, { type: 'challenge', seat: 0 });
  move(1, { type: 'endTurn' });
  return table.match;
}

function analyse(match: Match): Analysis {
  const analysing = beginAnalysis({ ...tiny, match, iterations: 300 });
  while (analysing.step());
  return analysing.analysis();
}

describe('an analysis', () => {
  const match = blunder();
  const { positions, swings, mistakes, total } = analyse(match);

  test('judges the position before the first entry and after each one', () => {
    expect(positions.map(({ seq }) => seq)).toEqual([-1, ...match.log.map(({ seq }) => seq)]);
    expect(total).toBe(positions.length);
    for (const { chances } of positions) {
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    }
    expect(positions.at(-1)?.chances).toEqual([1, 0]);
  });

  test('after an undo the chances are those of before', () => {
    const [before, , undone] = positions.slice(2);
    expect(undone?.chances).toEqual(before?.chances);
  });

  test('finds the move that lost the match, and what would have been better', () => {
    // After a 2 the die wins with 3 to 6, and shares with 2.
    const swing = swings.find(({ seq }) => seq === 7);
    expect(swing).toMatchObject({ by: 1, seat: 1, after: 0, better: { type: 'roll' } });
    expect(swing?.before).toBeGreaterThan(0.6);
    expect(swings[0]).toEqual(swing);
    expect(mistakes.find(({ by }) => by === 1)).toEqual(swing);
    expect(mistakes.every(({ before, after, better }) => after < before && better !== null)).toBe(
      true,
    );
  });

  test('a move that the search would have made changes nothing, though chance is to speak next', () => {
    const [before, after] = [3, 4].map((seq) => positions.find((one) => one.seq === seq)?.chances);
    expect(match.log[4]).toMatchObject({ by: 0, move: { type: 'roll' } });
    expect(after).toEqual(before);
    expect(swings.some(({ seq }) => seq === 4)).toBe(false);
  });

  test('what was taken back changed nothing', () => {
    expect(swings.some(({ seq }) => seq === 2 || seq === 3)).toBe(false);
  });

  test('is the same every time', () => {
    expect(analyse(match)).toEqual({ positions, swings, mistakes, total });
  });

  test('can be looked at in the middle', () => {
    const analysing = beginAnalysis({ ...tiny, match, iterations: 50 });
    for (let n = 0; n < 60; n++) expect(analysing.step()).toBe(true);
    const partial = analysing.analysis();
    expect(partial.positions).toHaveLength(analysing.done());
    expect(analysing.done()).toBeGreaterThan(0);
    expect(analysing.done()).toBeLessThan(analysing.total);
  });

  test('of a match that has hardly begun has one position', () => {
    const empty = newMatch(tinyGame, 'e', { seats: 2, options: {} });
    expect(analyse(empty).positions).toHaveLength(1);
    expect(analyse(empty).swings).toEqual([]);
  });
});
