/** "What if": any position of any match goes on, with the same past and another future. */

import { equalPlain } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { expect, test } from 'vitest';
import { filmOf, playedMatch } from '../replay/testing.ts';
import { openKept } from './local/open-match.ts';
import { fakeHex, PERSON } from './testing.ts';
import { branchOff, canBranch, seatToTake } from './what-if.ts';

test.for(GAME_IDS)('%s goes on from any position', (id) => {
  const kept = playedMatch(id);
  const { course } = filmOf(kept, id);
  const sheet = kept.saved;
  const steps = [0, 1, Math.trunc(course.length / 2), course.length - 1];
  for (const position of steps) {
    const branch = { sheet, course, position };
    expect(canBranch(branch, true)).toBe(true);
    const seat = seatToTake(branch, null);
    expect(seat).toBe(0);
    const fresh = branchOff({ ...branch, seat, bot: 'kadett' }, fakeHex('branch'), 5000);
    expect(fresh.saved.match.id).not.toBe(sheet.match.id);
    expect(fresh.saved.key).not.toBe(sheet.key);
    expect(fresh.saved.result).toBeNull();
    expect(fresh.log.map(({ seq }) => seq)).toEqual(fresh.log.map((_entry, i) => i));
    const opened = openKept(fresh, games[id], texts[id]);
    if (!opened.ok) throw new Error(opened.damage.key);
    expect(equalPlain(opened.match.table.state, course.stateAt(position))).toBe(true);
  }
  // There is nothing after the end.
  expect(canBranch({ sheet, course, position: course.length }, true)).toBe(false);
});

test('people become bots, but for whoever goes on', () => {
  const kept = playedMatch('anno4000', Infinity, { sitters: [PERSON, PERSON] });
  const { course } = filmOf(kept, 'anno4000');
  const branch = { sheet: kept.saved, course, position: 10 };
  // While they play, nobody tries out what is best.
  expect(canBranch(branch, false)).toBe(false);
  expect(canBranch(branch, true)).toBe(true);
  expect(seatToTake(branch, 1)).toBe(1);
  const { saved } = branchOff({ ...branch, seat: 1, bot: 'admiral' }, fakeHex('b'), 5000);
  expect(saved.sitters).toEqual([
    { kind: 'bot', name: null, bot: 'admiral' },
    { kind: 'here', name: null },
  ]);
});
