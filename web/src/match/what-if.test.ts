/** "What if": any position of any match goes on, with the same past and another future. */

import {
  createRandom,
  equalPlain,
  limitsOf,
  randomPolicy,
  verifyFairness,
} from '@sternwarte/engine';
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

test.for(GAME_IDS)(
  '%s: what falls after the position can be verified, what fell before cannot',
  (id) => {
    const kept = playedMatch(id);
    const { course } = filmOf(kept, id);
    const position = Math.trunc(course.length / 2);
    const branch = { sheet: kept.saved, course, position, seat: 0, bot: 'kadett' as const };
    const fresh = branchOff(branch, fakeHex('fair branch'), 5000);
    expect(fresh.saved.ownDice).toBe(false);
    const { fairness } = fresh.saved.match;
    expect(limitsOf({ fairness }, fresh.saved.names.en, true)).toContain('homeDraws');
    const opened = openKept(fresh, games[id], texts[id]);
    if (!opened.ok) throw new Error(opened.damage.key);
    const { table } = opened.match;
    const random = createRandom('goes on');
    for (let now = 5000; now < 5400; now++) {
      const pending = table.pending();
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') table.perform(table.nextDraw(random), now);
      else {
        const by = pending.seats[0] ?? 0;
        const move = randomPolicy(table.state, by, table.game.moves(table.state, by), random);
        table.perform({ by, move }, now);
      }
    }
    const { match } = table;
    expect(verifyFairness(table.game, match)).toBeNull();
    // Without saying that it has a past it would be a lie.
    if (fairness === null) throw new Error('nothing is promised');
    const lie = { ...match, fairness: { ...fairness, home: 0 } };
    expect(verifyFairness(table.game, lie)).not.toBeNull();
  },
);

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
