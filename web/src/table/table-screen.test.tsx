// @vitest-environment happy-dom

/** The table as people use it, with the boards as they are and bots that answer at once. */

import type { BoardProps, GameBoard } from '@sternwarte/atlas';
import { RESIGN } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { loadGame } from '@sternwarte/games/load';
import { texts } from '@sternwarte/games/texts';
import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sitterOf } from '../match/sitter.ts';
import { BOT, openTestMatch, PERSON, type TestMatch } from '../match/testing.ts';
import { sayNumber } from '../rules/rule-number.ts';
import { fastForward, language, textInterface } from '../settings.ts';
import { TableScreen } from './table-screen.tsx';

const page = document.createElement('div');
document.body.append(page);

/** Words of one element or of the whole page. */
const read = (selector = '*'): string => page.querySelector(selector)?.textContent ?? '';

function button(name: string | RegExp): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((candidate) => {
    const label = candidate.getAttribute('aria-label') ?? candidate.textContent ?? '';
    return typeof name === 'string' ? label.trim() === name : name.test(label);
  });
  if (found === undefined) throw new Error(`no button ${String(name)}`);
  return found;
}

async function show(game: GameId, match: TestMatch, other?: GameBoard): Promise<void> {
  await loadGame(game, 'de');
  const { board: own } = await loadGame(game, 'en');
  const board = other ?? own;
  await act(async () => {
    render(
      <TableScreen
        game={game}
        match={match.controller}
        board={board}
        colours={catalogue[game].colours}
        warning={null}
        onAgain={() => undefined}
        onSave={() => undefined}
        replayAddress="#/replay/x"
      />,
      page,
    );
    match.controller.run();
    await match.settle();
  });
  await act(() => vi.dynamicImportSettled());
}

/** Answers what others ask, until it is the person's own turn: only then can one resign, if at all. */
async function playUntilOwnTurn(match: TestMatch): Promise<boolean> {
  const { controller } = match;
  const canResign = (): boolean =>
    controller.position.value.moves.some(({ type }) => type === RESIGN);
  for (let i = 0; i < 50 && !canResign(); i++) {
    controller.play(controller.position.value.moves.at(-1));
    await match.settle();
  }
  return canResign();
}

/** What is rarely needed lies behind one button. */
async function readInWords(): Promise<void> {
  await press('More');
  await press('In words');
  // What shows it is fetched, and then the words.
  for (let parcel = 0; parcel < 2; parcel++) await act(() => vi.dynamicImportSettled());
}

/** Some things are fetched when they are first wanted. */
const press = async (name: string | RegExp): Promise<void> => {
  await act(() => button(name).click());
  await act(() => vi.dynamicImportSettled());
};

beforeEach(() => {
  language.value = 'en';
  textInterface.value = false;
});
afterEach(() => {
  render(null, page);
});

describe.for(GAME_IDS)('the table of %s', (id) => {
  test('says what is asked, in both languages at any moment', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    await show(id, match);
    const { view } = match.controller.position.value;
    for (const code of ['en', 'de'] as const) {
      await act(() => {
        language.value = code;
      });
      const names = match.controller.names[code];
      expect(read('.ask')).toBe(match.controller.words[code].asks(view, names));
    }
  });

  test('can be played in words alone', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    await show(id, match);
    await readInWords();
    const { controller } = match;
    const before = controller.match.log.length;
    const moves = [...page.querySelectorAll<HTMLButtonElement>('.text-moves li button')];
    expect(moves.length).toBeGreaterThan(0);
    await act(async () => {
      moves[0]?.click();
      await match.settle();
    });
    expect(controller.match.log.length).toBeGreaterThan(before);
    // Under headings where the board can list what lies there, and else as the game says it.
    const { board } = await loadGame(id, 'en');
    const isListed = board.survey !== undefined;
    expect(page.querySelectorAll('.text-position h3').length > 2).toBe(isListed);
    expect(page.querySelectorAll('.text-position li').length > 10).toBe(isListed);
    expect(read('.text-position')).not.toBe('');
  });

  test('moves can be typed, and what is not understood is said', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    await show(id, match);
    await readInWords();
    const type = async (text: string): Promise<void> => {
      const input = page.querySelector<HTMLInputElement>('.text-entry input');
      if (input === null) throw new Error('nowhere to type');
      await act(() => {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await act(async () => {
        input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
        await match.settle();
      });
    };
    await type('abracadabra');
    expect(read('.text-moves .notice')).toContain('abracadabra');
    const { controller } = match;
    const [move] = controller.position.value.moves.filter(({ type: kind }) => kind !== RESIGN);
    if (move === undefined) throw new Error('no move');
    const before = controller.match.log.length;
    await type(texts[id].en.makeMove(move));
    expect(controller.match.log.length).toBeGreaterThan(before);
  });

  test('asks before somebody resigns, where that can be done', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    await show(id, match);
    let canResign = false;
    await act(async () => {
      canResign = await playUntilOwnTurn(match);
    });
    await readInWords();
    await press('More');
    expect(document.querySelector('dialog')?.textContent.includes('Resign')).toBe(canResign);
    if (!canResign) return;
    await press('Resign');
    expect(document.querySelector('dialog')?.textContent).toContain('Really resign?');
    await press('Cancel');
    expect(document.querySelector('dialog')).toBeNull();
    expect(match.controller.position.value.moves.some(({ type }) => type === RESIGN)).toBe(true);
  });

  test('the log leads to earlier positions and back', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    await show(id, match);
    const { controller } = match;
    await act(async () => {
      controller.play(controller.position.value.moves.find(({ type }) => type !== RESIGN));
      await match.settle();
    });
    const present = read('.ask');
    await press(/^Set-up/);
    const [first] = page.querySelectorAll<HTMLButtonElement>('.log-line');
    await act(() => first?.click());
    await act(() => vi.dynamicImportSettled());
    expect(read('.past')).toMatch(/Position after entry \d+/);
    // What is asked is what was asked then.
    const view = controller.past.value?.view;
    expect(read('.ask')).toBe(controller.words.en.asks(view, controller.names.en));
    await press('Back to now');
    expect(page.querySelector('.past')).toBeNull();
    expect(read('.ask')).toBe(present);
  });

  test('advice can be asked for', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    await show(id, match);
    await act(async () => {
      button('Advice').click();
      await match.settle();
    });
    await act(() => vi.dynamicImportSettled());
    expect(page.querySelectorAll('.advice li')).toHaveLength(1);
  });

  test('the rules of the decision are at hand', async () => {
    const match = openTestMatch(id, [PERSON, BOT]);
    await show(id, match);
    await press('Rules');
    // First the dialog, then what it shows.
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.dynamicImportSettled());
    const shown = [...document.querySelectorAll('dialog .rule-number')].map(
      ({ textContent }) => textContent,
    );
    const all = Object.keys(match.controller.words.en.help).map((rule) => sayNumber(rule, 'en'));
    expect(new Set(shown)).toEqual(new Set(all));
    await press('Close');
  });
});

test('a suggestion is shown on the board, and played by a press of its own', async () => {
  const match = openTestMatch('anno4000', [PERSON, BOT]);
  const plain = (await loadGame('anno4000', 'en')).board;
  const shown: (string | undefined)[] = [];
  const Board = (props: BoardProps): ComponentChild => {
    shown.push(props.highlight?.type);
    return null;
  };
  await show('anno4000', match, { ...plain, Board });
  await act(async () => {
    button('Advice').click();
    await match.settle();
  });
  const { controller } = match;
  const before = controller.match.log.length;
  expect(shown.at(-1)).toBeDefined();
  await press(/Chance to win/);
  expect(controller.match.log).toHaveLength(before);
  await press('Play this move');
  expect(controller.match.log.length).toBeGreaterThan(before);
  expect(shown.at(-1)).toBeUndefined();
});

const isSettled = (): boolean => document.documentElement.hasAttribute('data-settled');
const timers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the page says whether it stands still: not while a move is being kept, nor before it is drawn', async () => {
  const match = openTestMatch('anno4000', [PERSON, BOT]);
  await show('anno4000', match);
  await timers();
  expect(isSettled()).toBe(true);
  const { controller } = match;
  const { promise: kept, resolve: keep } = Promise.withResolvers<void>();
  match.writing = () => kept;
  const ask = read('.ask');
  controller.play(controller.position.value.moves.find(({ type }) => type !== RESIGN));
  expect(isSettled()).toBe(false);
  await act(timers);
  await timers();
  expect([isSettled(), read('.ask')]).toEqual([false, ask]);
  match.writing = null;
  await act(async () => {
    keep();
    await match.settle();
    expect(isSettled()).toBe(false);
  });
  await timers();
  expect(isSettled()).toBe(true);
  render(null, page);
  expect(isSettled()).toBe(false);
});

const lostAttack = () => ({ text: 'That would be lost.', anyway: 'Attack' });

test('a move that is likely a mistake is asked about once', async () => {
  const match = openTestMatch('anno4000', [PERSON, BOT]);
  const plain = (await loadGame('anno4000', 'en')).board;
  await show('anno4000', match, { ...plain, guard: lostAttack });
  await readInWords();
  const { controller } = match;
  const before = controller.match.log.length;
  const first = (): HTMLButtonElement | null => page.querySelector('.text-moves li button');
  await act(() => first()?.click());
  expect(read('.guard')).toContain('That would be lost.');
  await press('Not after all');
  expect(page.querySelector('.guard')).toBeNull();
  expect(controller.match.log).toHaveLength(before);
  await act(() => first()?.click());
  expect(controller.match.log.length).toBeGreaterThan(before);
});

/** What is expected of the seats, as their plates say it. */
const duties = (): readonly string[] =>
  [...page.querySelectorAll('.seat-plate .turn')].map(({ textContent }) => textContent ?? '');

/** Plays on until it is the person's own turn and such a move is possible; `false` when that does not come. */
async function playUntil({ controller, settle }: TestMatch, type: string): Promise<boolean> {
  const isPossible = (): boolean =>
    controller.position.value.moves.some((move) => move.type === type);
  for (let i = 0; i < 60 && !isPossible(); i++) {
    controller.play(controller.position.value.moves.find((move) => move.type !== RESIGN));
    await act(settle);
  }
  return isPossible();
}

test('while an offer is open nobody is to move: one waits, the others are asked', async () => {
  const match = openTestMatch('starfarers', [PERSON, BOT, BOT], {}, 'offers');
  await show('starfarers', match);
  expect(await playUntil(match, 'offer')).toBe(true);
  expect(duties()).toEqual(['to move', '', '']);
  match.bots.held = [];
  const { controller } = match;
  const offer = controller.position.value.moves.find(({ type }) => type === 'offer');
  await act(() => void controller.play(offer));
  expect(duties()).toEqual(['waits', 'is asked', 'is asked']);
});

test('during the own roll nobody else is said to be awaited', async () => {
  const match = openTestMatch('astronuts', [PERSON, BOT]);
  await show('astronuts', match);
  expect(await playUntil(match, 'declare')).toBe(true);
  const { controller } = match;
  const declared = controller.position.value.moves.find(({ type }) => type === 'declare');
  await act(() => void controller.play(declared));
  expect(controller.position.value.pending.kind).toBe('chance');
  expect(read('.waiting')).toBe('Chance decides …');
  expect(duties()).toEqual(['', '']);
});

test('who is out is told so, and may watch, hurry or leave', async () => {
  const match = openTestMatch('anno4000', [PERSON, BOT, BOT]);
  await show('anno4000', match);
  match.bots.held = [];
  const { controller } = match;
  const resign = controller.position.value.moves.find(({ type }) => type === RESIGN);
  await act(() => void controller.play(resign));
  expect(read('.out-notice')).toContain('You are out.');
  expect(read('.seat-plate')).toContain('out');
  await press('Fast-forward');
  expect(fastForward.value).toBe(true);
  await press('Back to the chosen pace');
  expect(fastForward.value).toBe(false);
});

test('behind the curtain there is nothing to be seen', async () => {
  const match = openTestMatch('starfarers', [sitterOf('Ada', null), sitterOf('Bert', null)]);
  await show('starfarers', match);
  expect(page.querySelector('.table-grid')).toBeNull();
  await press(/^I am (Ada|Bert)$/);
  expect(page.querySelector('.table-grid')).not.toBeNull();
});

test('people with dice of their own say what came up', async () => {
  const match = openTestMatch('starfarers', [PERSON, BOT], { ownDice: true });
  await show('starfarers', match);
  expect(read('.own-dice h3')).toBe('What came up?');
  const { log } = match.controller.match;
  // Dice first; then something that is picked from a list.
  while (page.querySelector('.outcomes') === null) await press('Draw for me');
  const before = log.length;
  const [outcome] = page.querySelectorAll<HTMLButtonElement>('.outcomes button');
  await act(() => outcome?.click());
  expect(log).toHaveLength(before + 1);
  await press('Draw everything until the next decision');
  expect(match.controller.position.value.outcomes).toBeNull();
});

test('two dice of their own are entered by their faces, in any order', async () => {
  const match = openTestMatch('starfarers', [PERSON, BOT], { ownDice: true });
  await show('starfarers', match);
  const { controller } = match;
  const before = controller.match.log.length;
  await press('First die: 5');
  expect(controller.match.log).toHaveLength(before);
  expect(button('First die: 5').getAttribute('aria-pressed')).toBe('true');
  await press('Second die: 2');
  expect(controller.match.log).toHaveLength(before + 1);
  const entry = controller.match.log.at(-1);
  expect(entry).toMatchObject({ by: 'table', chance: { dice: [2, 5] } });
});

test('the end is told, with ways on', async () => {
  const match = openTestMatch('anno4000', [PERSON, BOT]);
  await show('anno4000', match);
  const { controller } = match;
  const resign = controller.position.value.moves.find(({ type }) => type === RESIGN);
  await act(() => void controller.play(resign));
  const pending = controller.position.value.pending;
  if (pending.kind !== 'over') throw new Error('not over');
  expect(read('.ask')).toBe(controller.words.en.result(pending.result, controller.names.en));
  expect(button('Another match')).toBeDefined();
});

test('news since the last turn are only those that others had a part in', async () => {
  const seen = new Set<string>();
  for (const id of ['astronuts', 'starfarers'] as const) {
    const match = openTestMatch(id, [PERSON, BOT]);
    await show(id, match);
    const { controller } = match;
    for (let decisions = 0; decisions < 60; decisions++) {
      const { asked, recent, moves } = controller.position.value;
      if (asked === null) break;
      const isOwn = recent.en.every(({ action }) => action.by === 'table' || action.by === asked);
      const told = recent.en.flatMap((step) => controller.words.en.tell(step));
      const hasNews = told.some(({ matters }) => matters !== undefined);
      expect(page.querySelector('.since') !== null).toBe(hasNews && !isOwn);
      if (hasNews) seen.add(isOwn ? 'own' : 'others');
      await act(async () => {
        controller.play(moves[decisions % moves.length]);
        await match.settle();
      });
      await act(() => vi.dynamicImportSettled());
    }
    render(null, page);
  }
  expect([...seen].toSorted()).toEqual(['others', 'own']);
});
