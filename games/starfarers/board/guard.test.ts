import { signal } from '@preact/signals';
import type { Guard } from '@sternwarte/atlas';
import { LANGUAGES, type Language } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import { Testbed, YELLOW } from '../rules/testing/testbed.ts';
import { words as en } from './english.ts';
import { words as de } from './german.ts';
import { guard, isDone } from './guard.ts';
import { NOTHING } from './picking.ts';

const END: Move = { type: 'endTurn' };

function asked({ state }: Testbed, move: Move = END, language: Language = 'en'): Guard | null {
  return guard(move, {
    view: state,
    viewer: YELLOW,
    asked: YELLOW,
    moves: starfarers.moves(state, YELLOW),
    check: () => null,
    play: () => undefined,
    selection: signal(NOTHING),
    names: [],
    words: { de, en }[language],
    language,
    news: { number: 1, events: [] },
    recent: [],
    motion: false,
    pace: 'calm',
    highlight: null,
  });
}

const movesIn = ({ state }: Testbed): readonly Move[] => starfarers.moves(state, YELLOW);

describe('the end of a turn', () => {
  test('with a ship that has not flown is asked about, until it has said that it stays', () => {
    const bed = Testbed.flying(YELLOW, 4);
    expect(isDone(movesIn(bed))).toBe(false);
    expect(asked(bed)).toEqual({
      text: 'One of your ships can still fly.',
      anyway: 'End the turn',
    });
    bed.move(YELLOW, { type: 'finishShip', ship: 0 });
    expect(isDone(movesIn(bed))).toBe(true);
    expect(asked(bed)).toBeNull();
  });

  test('counts the ships that have not flown', () => {
    const bed = Testbed.flying(YELLOW, 4).ship(YELLOW, 1, 'tradeShip', 'n19_17');
    expect(asked(bed)?.text).toBe('2 of your ships can still fly.');
    expect(asked(bed, END, 'de')?.text).toBe('2 deiner Schiffe können noch fliegen.');
    bed.ship(YELLOW, 2, 'tradeShip', 'n16_16');
    expect(asked(bed)?.text).toBe('3 of your ships can still fly.');
    bed.move(YELLOW, { type: 'finishShip', ship: 1 });
    bed.move(YELLOW, { type: 'finishShip', ship: 2 });
    expect(asked(bed, END, 'de')?.text).toBe('Eines deiner Schiffe kann noch fliegen.');
  });

  test('is not golden without a ship while something can be built, and nobody is asked about saving', () => {
    const bed = Testbed.trading().noShip(YELLOW, 0);
    expect(isDone(movesIn(bed))).toBe(true);
    bed.give(YELLOW, { fuel: 2 });
    expect(isDone(movesIn(bed))).toBe(false);
    expect(asked(bed)).toBeNull();
  });
});

test.for(LANGUAGES)('cards that are due are not forgotten before the shake (%s)', (language) => {
  const bed = Testbed.trading(YELLOW, 4, { reserveDraw: 'manual' });
  expect(asked(bed, { type: 'startFlight' }, language)).toBeNull();
  const texts = [1, 2, 3].map((due) => {
    bed.state.reserveDue = due;
    return asked(bed, { type: 'startFlight' }, language)?.text;
  });
  expect(texts).toEqual(
    language === 'de'
      ? [
          'Dir steht noch eine Karte vom Nachschubstapel zu; sie verfällt.',
          'Dir stehen noch 2 Karten vom Nachschubstapel zu; sie verfallen.',
          'Dir stehen noch 3 Karten vom Nachschubstapel zu; sie verfallen.',
        ]
      : [
          'You may still draw a card from the reserve pile; it lapses.',
          'You may still draw 2 cards from the reserve pile; they lapse.',
          'You may still draw 3 cards from the reserve pile; they lapse.',
        ],
  );
});
