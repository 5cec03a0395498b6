import { bots, type Bot, type Question } from '@sternwarte/bots';
import { draw, equalPlain, nextDraw, submit } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { expect, test } from 'vitest';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { beginSession } from './session.ts';
import { advise, decide } from './thinking.ts';

test('bots and hints at the terminal see what their seat may see, and no more', async () => {
  const kadett = bots.get('kadett');
  if (kadett === undefined) throw new Error('no kadett');
  const asked: Question[] = [];
  const spy: Bot = {
    ...kadett,
    begin: (question) => {
      asked.push(question);
      return kadett.begin(question);
    },
  };
  const players = ['A', 'B', 'C'].map((name) => ({ name, bot: spy }));
  const source = { hex: (bytes: number) => '5a'.repeat(bytes), isFixed: true };
  const session = beginSession(games.starfarers, { seats: 3, options: {} }, players, source);
  const { table, random } = session;
  const { game } = table;
  const terminal = fakeTerminal();
  let secret = 0;
  while (asked.length < 40) {
    const pending = game.pending(table.state);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      draw(table, nextDraw(table, random), 0);
      continue;
    }
    const [seat = 0] = pending.seats;
    const view = game.view(table.state, seat);
    if (!equalPlain(view, table.state)) secret++;
    const move = await decide(terminal, session, seat, spy, '');
    expect(asked.at(-1)?.view).toEqual(view);
    submit(table, seat, move, 0);
  }
  // Else there was nothing that could have been given away.
  expect(secret).toBeGreaterThan(20);
  let pending = game.pending(table.state);
  while (pending.kind === 'chance') {
    draw(table, nextDraw(table, random), 0);
    pending = game.pending(table.state);
  }
  if (pending.kind !== 'move') throw new Error('nobody is asked for a move');
  const [seat = 0] = pending.seats;
  expect(await advise(terminal, session, seat, '')).not.toHaveLength(0);
});
