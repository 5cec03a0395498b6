/** What people at a table notice of the bots beside them. */

import { RESIGN, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { readServerMessage, type ServerMessage } from '@sternwarte/protocol';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { personNamed, tableNamed } from '../testing/samples.ts';
import type { Listener } from './audience.ts';
import { plantBot } from '../testing/planted-bots.ts';
import { BotPool, type Thinkers } from './bot-pool.ts';
import { LiveTable } from './live-table.ts';

const game: Game = games.anno4000;
const NOTHING = (): void => undefined;

/** Somebody at the table, and all that he was told. */
class Hearer implements Listener {
  readonly person: string;
  readonly device = 'laptop';
  name: string;
  viewer: Listener['viewer'] = 'spectator';
  readonly heard: ServerMessage[] = [];
  #onNews = NOTHING;

  constructor(name: string) {
    this.name = name;
    this.person = personNamed(name).id;
  }

  send(frame: Buffer): void {
    const message = readServerMessage(frame.subarray(frame.indexOf('{"')).toString());
    if (message === null) throw new Error('not a message');
    this.heard.push(message);
    this.#onNews();
  }

  end(): void {}

  /** The newest message that fits, among all that came or will come. */
  async hears(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.heard.findLast(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        this.#onNews = resolve;
      });
    }
  }

  /** Which seats have bots that fail, as he knows it. */
  get failing(): readonly number[] {
    const told = this.heard.findLast((message) => message.type === 'bots');
    return told?.type === 'bots' ? told.failing : [];
  }
}

interface Asked {
  readonly seat: number;
  answer(move: unknown): void;
  fail(): void;
  /** Any move; one that ends the turn only where there is no other, or where it is wanted. */
  plain(endsTurn?: boolean): unknown;
}

/**
 * A bot begins, beside two people or another bot before two who look on; each decision of bots is made by the test, unless there
 * are real ones.
 */
async function lay(company: 'people' | 'bots', real?: Thinkers) {
  const store = openSqlite(':memory:');
  const questions: Asked[] = [];
  let onQuestion = NOTHING;
  const bots: Thinkers = real ?? {
    think: ({ view, seat }) =>
      new Promise((resolve, reject) => {
        questions.push({
          seat,
          answer: resolve,
          fail: () => reject(new Error('out of order')),
          plain(endsTurn = false) {
            const moves = game.moves(view, seat).filter(({ type }) => type !== RESIGN);
            return moves.find(({ type }) => (type === game.turnEnd) === endsTurn) ?? moves[0];
          },
        });
        onQuestion();
      }),
    close: async () => undefined,
  };
  const people = ['Ada', 'Bert'].map(personNamed);
  const stored = tableNamed('t', {
    game: game.id,
    version: game.version,
    fairness: { commitment: '', nonces: [], seed: '5'.repeat(64) },
    seats: [
      { person: null, bot: 'kadett', standIn: null, link: 's' },
      ...(company === 'people'
        ? people.map((person, n) => ({ person, bot: null, standIn: null, link: `s${n}` }))
        : [{ person: null, bot: 'kadett', standIn: null, link: 's0' } as const]),
    ],
  });
  for (const person of people) await store.addPerson(person, `token of ${person.name}`, 0);
  await store.saveTable(stored);
  const live = await LiveTable.load(stored, game, {
    store,
    bots,
    startedAt: 0,
    now: () => 0,
    pause: async () => undefined,
    wake: NOTHING,
    report: NOTHING,
  });
  const [ada, bert] = [new Hearer('Ada'), new Hearer('Bert')];
  for (const one of [ada, bert]) await live.join(one, null);
  const asked = async (): Promise<Asked> => {
    for (;;) {
      const question = questions.shift();
      if (question !== undefined) return question;
      await new Promise<void>((resolve) => {
        onQuestion = resolve;
      });
    }
  };
  return { live, ada, bert, asked };
}

const isStep = ({ type }: ServerMessage): boolean => type === 'steps';

test('who was declined may ask again when a bot has moved', async () => {
  const { live, ada, bert, asked } = await lay('people');
  const seq = async (): Promise<number> => (await live.position(ada.person))?.seq ?? 0;
  const first = await asked();
  const to = (await seq()) - 1;
  first.answer(first.plain());
  await ada.hears(isStep);
  const second = await asked();
  const ask = async (id: string): Promise<string | null> => {
    await live.askBack(ada, { type: 'back', id, atSeq: await seq(), to });
    const refused = ada.heard.find((message) => message.type === 'refused' && message.id === id);
    return refused?.type === 'refused' ? refused.why.key : null;
  };
  expect(await ask('a')).toBeNull();
  await live.answerBack(bert, { type: 'consent', id: 'b', to, says: 'decline' });
  expect(await ask('c')).toBe('backDeclined');
  const before = await seq();
  second.answer(second.plain(true));
  await ada.hears((message) => message.type === 'steps' && message.steps[0]?.entry.seq === before);
  expect(await ask('d')).toBeNull();
  await live.close();
});

test('a bot moves on a seat whose person has called wishes of his own whatever he likes', async () => {
  const { live, ada, asked } = await lay('people');
  const position = async (): Promise<{ readonly seq: number; readonly view: unknown }> => {
    const found = await live.position(ada.person);
    if (found === null) throw new Error('nothing has begun');
    return found;
  };
  while (typeof ada.viewer === 'string' || !(await live.awaits()).includes(ada.viewer)) {
    const question = await asked();
    const { seq } = await position();
    question.answer(question.plain(true));
    await ada.hears((message) => message.type === 'steps' && message.steps[0]?.entry.seq === seq);
  }
  const seat = ada.viewer;
  const { seq: atSeq, view } = await position();
  const move = game.moves(view, seat).find(({ type }) => type !== RESIGN && type !== game.turnEnd);
  await live.wish(ada, { type: 'move', id: `bot ${atSeq + 1}`, atSeq, move });
  expect((await position()).seq).toBe(atSeq + 1);
  await live.askForStandIn(ada.person, seat);
  const question = await asked();
  question.answer(question.plain());
  await ada.hears(
    (message) => message.type === 'steps' && message.steps[0]?.entry.seq === atSeq + 1,
  );
  await live.close();
});

test('everybody hears that a bot fails, also who comes later, until it plays again', async () => {
  const { live, ada, bert, asked } = await lay('bots');
  const first = await asked();
  /** The next decision of the same bot; all others are made at once. */
  const again = async (): Promise<Asked> => {
    for (;;) {
      const question = await asked();
      if (question.seat === first.seat) return question;
      question.answer(question.plain(true));
    }
  };
  first.fail();
  const second = await again();
  for (const one of [ada, bert]) expect(one.failing).toEqual([first.seat]);
  const late = new Hearer('Cleo');
  await live.join(late, null);
  expect(late.failing).toEqual([first.seat]);
  // What it wants and may not is no better than nothing.
  second.answer({ type: 'cheat' });
  const third = await again();
  expect(ada.failing).toEqual([first.seat]);
  expect(ada.heard.filter(({ type }) => type === 'bots')).toHaveLength(1);
  third.answer(third.plain());
  await again();
  for (const one of [ada, bert, late]) expect(one.failing).toEqual([]);
  await live.close();
});

test.each([
  ['thinks for ever', 'loop'],
  ['keeps more and more', 'hoard'],
] as const)(
  'a table goes on beside a bot that %s, and everybody hears of it',
  async (_what, deed) => {
    const allowance = { milliseconds: deed === 'loop' ? 100 : 600_000, bytes: 60e6 };
    const pool = new BotPool(1, allowance, () => plantBot(deed));
    const { live, ada } = await lay('bots', pool);
    // Each of them is made by a worker of its own, in vain.
    const made = (): number => ada.heard.filter(isStep).length;
    await ada.hears(() => made() > 1);
    await ada.hears(() => ada.failing.length > 0);
    await live.close();
    await pool.close();
  },
);
