/** Matches at a real server in this process, seen by the page's end of the line. */

import { equalPlain, RESIGN, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { hashView, type SeatInfo } from '@sternwarte/protocol';
import {
  seatPeople,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@sternwarte/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sayStep } from '../story.ts';
import type { OnlineMatch } from './online-match.ts';
import { playAlong, TestLine, until } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Company {
  readonly people: readonly Visitor[];
  readonly lines: readonly TestLine[];
  readonly table: string;
}

/** People at a table, the first of them the host, and the match begun. */
async function gather(game: Game, count = game.seats.min): Promise<Company> {
  const { people, table } = await seatPeople(server.address, game, count);
  const lines = people.map((person) => new TestLine(person, table));
  await Promise.all(lines.map(({ client }) => until(() => client.line.value === 'steady')));
  await people[0]?.post(`/api/tables/${table}/start`);
  await Promise.all(lines.map(({ client }) => until(() => client.eyes.value !== null)));
  return { people, lines, table };
}

/** What the server says that this person sees. */
async function truth(person: Visitor, table: string): Promise<string> {
  const look = person.look(table);
  const { view } = await look.hear('welcome');
  look.drop();
  return hashView(view);
}

/** The whole story, as the first seat reads it. */
function tell({ position, names }: OnlineMatch): readonly string[] {
  return position.value.log.map((step) => sayStep(step, { reader: 0, names: names.de }, 'de'));
}

function leave({ lines }: Company): void {
  for (const line of lines) line.close();
}

describe.for(GAME_IDS)('%s online', (id) => {
  const game: Game = games[id];

  test('is played to its end, and everybody has seen what the server would show', async () => {
    const company = await gather(game);
    const matches = await Promise.all(company.lines.map((line) => line.match(id)));
    await Promise.all(matches.map((match, n) => playAlong(game, match, `${id} ${n}`)));
    for (const [n, person] of company.people.entries()) {
      const { view, log, reader, pending } = matches[n]?.position.value ?? {};
      expect(pending?.kind).toBe('over');
      expect(hashView(view)).toBe(await truth(person, company.table));
      // Every step can be told, and was told for the one who sits here.
      expect(reader).toBe(n);
      const to = { reader: n, names: matches[n]?.names.en ?? [] };
      const said = log?.map((step) => sayStep(step, to, 'en')) ?? [];
      expect(said.some((text) => text !== '')).toBe(true);
    }
    for (const match of matches) match.stop();
    leave(company);
  });

  test('goes on through lines that break in the middle of moves and say everything twice', async () => {
    const company = await gather(game);
    const matches = await Promise.all(company.lines.map((line) => line.match(id)));
    const [shaky] = company.lines;
    if (shaky !== undefined) shaky.stutters = true;
    let moves = 0;
    const playing = matches.map((match, n) =>
      playAlong(game, match, `${id} broken ${n}`, () => {
        if (n === 0 && match.position.value.asked !== null && ++moves % 5 === 0) {
          if (shaky !== undefined) shaky.breaksAfterSending = true;
        }
        return moves < 60;
      }),
    );
    await Promise.all(playing);
    // How often depends on the game, which may be a short one.
    expect(shaky?.opened).toBeGreaterThan(1);
    const record = await company.people[0]?.get<{ log: { by: unknown }[] }>(
      `/api/tables/${company.table}/record`,
    );
    await Promise.all(
      matches.map((match) =>
        until(() => match.seen === record?.log.length && match.behind.value === 0),
      ),
    );
    for (const [n, person] of company.people.entries()) {
      expect(hashView(matches[n]?.position.value.view)).toBe(await truth(person, company.table));
    }
    leave(company);
  });

  test('after a reload the whole story is there again, and what was not seen is played', async () => {
    const company = await gather(game);
    const matches = await Promise.all(company.lines.map((line) => line.match(id)));
    const [first] = matches;
    const [person] = company.people;
    if (first === undefined || person === undefined) throw new Error('nobody came');
    await Promise.all(
      matches.map((match, n) => playAlong(game, match, `${id} ${n}`, () => first.seen < 30)),
    );
    const again = new TestLine(person, company.table);
    const reloaded = await again.match(id, 12);
    const shown: number[] = [];
    const forget = reloaded.position.subscribe(() => shown.push(reloaded.seen));
    await until(() => reloaded.behind.value === 0);
    forget();
    await until(() => reloaded.seen === first.seen);
    expect(shown).toEqual(expect.arrayContaining([12, 13, 14]));
    expect(tell(reloaded)).toEqual(tell(first));
    expect(equalPlain(reloaded.position.value.view, first.position.value.view)).toBe(true);
    again.close();
    leave(company);
  });
});

test('the server starts again in the middle of a match', async () => {
  const other = await startTestServer();
  const { people, table } = await seatPeople(other.address, games.astronuts);
  const lines = people.map((person) => new TestLine(person, table));
  await Promise.all(lines.map(({ client }) => until(() => client.line.value === 'steady')));
  await people[0]?.post(`/api/tables/${table}/start`);
  const matches = await Promise.all(lines.map((line) => line.match('astronuts')));
  const [match] = matches;
  if (match === undefined) throw new Error('nobody came');
  const until30 = matches.map((one, n) =>
    playAlong(games.astronuts, one, `restart ${n}`, () => match.seen < 30),
  );
  await until(() => match.seen > 8);
  await other.restart();
  await Promise.all(until30);
  expect(match.seen).toBeGreaterThanOrEqual(30);
  for (const line of lines) line.close();
  await other.close();
});

test('what is refused is taken back, and the reason is told', async () => {
  const company = await gather(games.anno4000);
  const [line] = company.lines;
  const match = await line?.match('anno4000');
  if (line === undefined || match === undefined) throw new Error('nobody came');
  const others = await Promise.all(company.lines.slice(1).map((one) => one.match('anno4000')));
  const playing = others.map((one) =>
    playAlong(games.anno4000, one, 'other', () => match.position.value.asked === null),
  );
  await until(() => match.position.value.asked !== null);
  await Promise.all(playing);
  const before = match.position.value;
  const [person] = company.people;
  await person?.post(`/api/tables/${company.table}/host`, { deed: 'pause' });
  const move = before.moves.find(({ type }) => type !== RESIGN);
  expect(match.play(move)).toBeNull();
  // Shown at once, before anybody has confirmed it.
  expect(match.position.value.asked).toBeNull();
  await until(() => match.refused.value !== null);
  expect(match.refused.value?.key).toBe('paused');
  expect(match.words.en.refusal({ key: 'paused', values: {} })).toContain('paused');
  expect(match.position.value.view).toBe(before.view);
  leave(company);
});

test('who comes and goes draws nothing anew; a pause does, and its end', async () => {
  const company = await gather(games.anno4000);
  const [person] = company.people;
  const matches = await Promise.all(company.lines.map((line) => line.match('anno4000')));
  await until(() => matches.some(({ position }) => position.value.asked !== null));
  const asked = matches.findIndex(({ position }) => position.value.asked !== null);
  const [match, line] = [matches[asked], company.lines[asked]];
  if (match === undefined || line === undefined) throw new Error('nobody');
  const before = match.position.value;
  // Somebody leaves, which everybody is told.
  company.lines[1 - asked]?.close();
  await until(() => line.client.info.value?.seats.some(isAway) === true);
  match.refresh();
  expect(match.position.value).toBe(before);
  await person?.post(`/api/tables/${company.table}/host`, { deed: 'pause' });
  await until(() => line.client.info.value?.paused === true);
  match.refresh();
  expect(match.position.value.asked).toBeNull();
  await person?.post(`/api/tables/${company.table}/host`, { deed: 'resume' });
  await until(() => line.client.info.value?.paused === false);
  match.refresh();
  expect(match.position.value.asked).toBe(before.asked);
  leave(company);
});

const isAway = (seat: SeatInfo): boolean => seat.kind === 'person' && !seat.present;

test('a view that went astray is set right by the server', async () => {
  const company = await gather(games.anno4000);
  const [line] = company.lines;
  const match = await line?.match('anno4000');
  const [person] = company.people;
  if (line === undefined || match === undefined || person === undefined) throw new Error('nobody');
  const view = line.client.standing?.view;
  // As if a patch had gone wrong.
  if (typeof view !== 'object' || view === null) throw new Error('no view');
  Object.assign(view, { astray: true });
  const matches = [
    match,
    ...(await Promise.all(company.lines.slice(1).map((one) => one.match('anno4000')))),
  ];
  let views = 0;
  await Promise.all(
    matches.map((one, n) =>
      playAlong(games.anno4000, one, `astray ${n}`, () => {
        views = line.bytes.split('"type":"view"').length - 1;
        return views === 0;
      }),
    ),
  );
  await until(() => !('astray' in Object(match.position.value.view)));
  expect(views).toBeGreaterThan(0);
  leave(company);
});

test('a move is taken back inside the turn, for everybody', async () => {
  const company = await gather(games.anno4000);
  const matches = await Promise.all(company.lines.map((line) => line.match('anno4000')));
  const free = () =>
    matches.find(({ position, isSending }) => position.value.undo !== null && !isSending.value);
  for (let undone = 0; undone < 3; undone++) {
    await Promise.all(
      matches.map((match, n) =>
        playAlong(games.anno4000, match, `undo ${undone} ${n}`, () => free() === undefined),
      ),
    );
    const match = free();
    expect(match?.undo(false)).toBeNull();
    await until(() => match?.isSending.value === false);
    expect(match?.refused.value).toBeNull();
  }
  for (const [n, person] of company.people.entries()) {
    const match = matches[n];
    const record = await person.get<{ log: unknown[] }>(`/api/tables/${company.table}/record`);
    await until(() => match?.seen === record.log.length);
    expect(hashView(match?.position.value.view)).toBe(await truth(person, company.table));
  }
  leave(company);
});

test('all agree to go back, or one of them does not', async () => {
  const game = games.anno4000;
  const company = await gather(game);
  const matches = await Promise.all(company.lines.map((line) => line.match('anno4000')));
  const [first] = matches;
  await Promise.all(
    matches.map((match, n) => playAlong(game, match, `back ${n}`, () => (first?.seen ?? 0) < 40)),
  );
  const [asker, other] = company.lines.map(({ client }) => client);
  if (first === undefined || asker === undefined || other === undefined) {
    throw new Error('nobody came');
  }
  // Nobody has anything under way any more, so that what is asked for now is not late.
  await until(() => matches.every(({ isSending }) => !isSending.value));
  const record = await company.people[0]?.get<{ log: unknown[] }>(
    `/api/tables/${company.table}/record`,
  );
  await until(() =>
    matches.every((match) => match.seen === record?.log.length && match.behind.value === 0),
  );
  const before = first.position.value.log.length;

  asker.askBack();
  await until(() => other.goingBack.value.ask !== null || asker.goingBack.value.why !== null);
  expect(asker.goingBack.value.why).toBeNull();
  expect(other.goingBack.value.ask).toMatchObject({ by: 0, agreed: [0] });
  other.answerBack('decline');
  await until(() => asker.goingBack.value.end !== null);
  expect(asker.goingBack.value).toEqual({
    ask: null,
    end: { ended: 'declined', by: 1 },
    why: null,
  });
  expect(first.position.value.log).toHaveLength(before);

  // Who was declined waits until somebody has moved.
  asker.askBack();
  await until(() => asker.goingBack.value.why !== null);
  expect(asker.goingBack.value.why?.key).toBe('backDeclined');
  asker.forgetBack();

  other.askBack();
  await until(() => asker.goingBack.value.ask !== null || other.goingBack.value.why !== null);
  expect(other.goingBack.value.why).toBeNull();
  asker.answerBack('agree');
  await until(() => matches.every(({ position }) => position.value.log.length < before));
  await until(() => other.goingBack.value.end?.ended === 'granted');
  for (const [n, person] of company.people.entries()) {
    expect(hashView(matches[n]?.position.value.view)).toBe(await truth(person, company.table));
  }
  leave(company);
});

test('what was said is heard once, in order, also by those who come later', async () => {
  const company = await gather(games.anno4000);
  const [line] = company.lines;
  if (line === undefined) throw new Error('nobody came');
  line.stutters = true;
  for (const text of ['Hello', 'there']) line.client.wish({ type: 'chat', text });
  await until(() => line.client.chat.value.length === 2);
  line.drop();
  line.client.wish({ type: 'chat', text: 'again' });
  await until(() => line.client.chat.value.length === 3);
  expect(line.client.chat.value.map(({ text }) => text)).toEqual(['Hello', 'there', 'again']);
  leave(company);
});

test('a table that one may not see ends the line with the reason', async () => {
  const { people } = await seatPeople(server.address, games.anno4000);
  const [person] = people;
  if (person === undefined) throw new Error('nobody came');
  const line = new TestLine(person, 'nowhere');
  await until(() => line.client.line.value === 'ended');
  expect(line.client.farewell.value?.key).toBe('noTable');
  line.close();
});
