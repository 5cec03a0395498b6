import { completeOptions } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { describe, expect, test } from 'vitest';
import { tableNamed } from '../testing/samples.ts';
import type { StoredTable } from '../store/store.ts';
import { agreeOn, replaceSeat } from './hosting.ts';

const game = games.anno4000;
const empty = { person: null, bot: null, standIn: null, link: '' };

function waiting(changed: Partial<StoredTable> = {}): StoredTable {
  return tableNamed('t', {
    game: game.id,
    status: 'waiting',
    options: completeOptions(game.options, {}),
    seats: [empty, empty, empty],
    ...changed,
  });
}

function after(table: StoredTable, seat: number, bot: 'pilot' | null): StoredTable {
  const changed = replaceSeat(game, table.host, seat, bot, 'new')(table);
  if ('key' in changed) throw new Error(changed.key);
  return changed;
}

describe('a bot that is given a seat before the match', () => {
  test('brings what is suggested for bots, and takes it along when it leaves as the last', () => {
    const one = after(waiting(), 1, 'pilot');
    expect(one.options).toMatchObject({ quietRounds: 20 });
    const two = after(one, 2, 'pilot');
    expect(after(two, 1, null).options).toMatchObject({ quietRounds: 20 });
    expect(after(after(two, 1, null), 2, null).options).toEqual(waiting().options);
  });

  test('changes nothing that was chosen', () => {
    const options = { ...waiting().options, quietRounds: 60 };
    expect(after(waiting({ options }), 1, 'pilot').options).toEqual(options);
  });

  test('changes nothing at a match that has begun, here or elsewhere', () => {
    const brought = waiting({ home: { entries: 3, draws: 1 } });
    expect(after(brought, 1, 'pilot').options).toEqual(brought.options);
    const running = waiting({ status: 'running' });
    expect(after(running, 1, 'pilot').options).toEqual(running.options);
  });
});

describe('what is agreed on', () => {
  test('can be changed back to the rulebook after a bot has brought its suggestion', () => {
    const withBot = after(waiting(), 1, 'pilot');
    const agreed = agreeOn(game, withBot.host, { quietRounds: null })(withBot);
    expect(agreed).toEqual({ ...withBot, options: waiting().options });
  });

  test('is what it was at a match that was begun elsewhere', () => {
    const brought = waiting({ home: { entries: 3, draws: 1 } });
    const refused = agreeOn(game, brought.host, { quietRounds: 30 })(brought);
    expect(refused).toMatchObject({ key: 'alreadyBegun' });
  });
});
