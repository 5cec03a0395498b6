// @vitest-environment happy-dom

/** Offers as little trouble as possible: nobody is asked twice, and what nobody wants goes by itself. */

import { signal } from '@preact/signals';
import type { Seat } from '@sternwarte/engine';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CardSet, Move } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from '../rules/testing/testbed.ts';
import { words } from './english.ts';
import { board } from './index.tsx';
import { NOTHING, type Picked } from './picking.ts';
import { bring } from './rest-english.ts';

bring();

const page = document.createElement('div');
document.body.append(page);
afterEach(() => render(null, page));

let played: Move[] = [];
let selection = signal<Picked>(NOTHING);
beforeEach(() => {
  played = [];
  selection = signal<Picked>(NOTHING);
});

/** What a seat sees; a person who sits there from one decision to the next. */
async function show({ state }: Testbed, asked: Seat): Promise<void> {
  const view = starfarers.view(state, asked);
  const { Controls } = board;
  await act(() =>
    render(
      <Controls
        view={view}
        viewer={asked}
        asked={asked}
        moves={starfarers.moves(view, asked)}
        check={() => null}
        play={(move) => played.push(move)}
        selection={selection}
        names={['Ada', 'Bo', 'Cy', 'Di']}
        words={words}
        language="en"
        news={{ number: 1, events: [] }}
        recent={[]}
        motion={false}
        pace="calm"
        highlight={null}
      />,
      page,
    ),
  );
}

async function press(text: string): Promise<void> {
  const button = [...page.querySelectorAll('button')].find((each) =>
    each.textContent.includes(text),
  );
  if (button === undefined) throw new Error(`there is no button ${text}`);
  await act(() => button.click());
}

function offering(give: CardSet, want: CardSet): Testbed {
  return Testbed.trading()
    .give(YELLOW, { food: 5, ore: 5 })
    .give(RED, { fuel: 5, carbon: 5 })
    .move(YELLOW, { type: 'offer', give, want, to: null });
}

/** The same table a little later. */
function again(bed: Testbed, give: CardSet, want: CardSet): Testbed {
  for (const seat of [RED, WHITE, BLUE]) {
    if (bed.refusal(seat, { type: 'decline' }) === null) bed.move(seat, { type: 'decline' });
  }
  return bed
    .move(YELLOW, { type: 'withdrawOffer' })
    .move(YELLOW, { type: 'offer', give, want, to: null });
}

describe('somebody who has declined', () => {
  test('is not asked the same again in this turn, but something else', async () => {
    const bed = offering({ food: 1 }, { fuel: 1 });
    await show(bed, RED);
    expect(played).toEqual([]);
    await press('Decline');
    expect(played).toEqual([{ type: 'decline' }]);
    await show(again(bed, { food: 1 }, { fuel: 1 }), RED);
    expect(played).toEqual([{ type: 'decline' }, { type: 'decline' }]);
    await show(again(bed, { food: 2 }, { fuel: 1 }), RED);
    expect(played).toHaveLength(2);
  });

  test('for this turn hears of no more offers in it, and of the next turn again', async () => {
    const bed = offering({ food: 1 }, { fuel: 1 });
    await show(bed, RED);
    await press('No more offers this turn');
    await show(again(bed, { ore: 2 }, { carbon: 1 }), RED);
    expect(played).toHaveLength(2);
    bed.state.round++;
    await show(again(bed, { ore: 1 }, { carbon: 1 }), RED);
    expect(played).toHaveLength(2);
  });

  test('to give a card is never asked for that card, and for others he is', async () => {
    const bed = offering({ food: 1 }, { fuel: 1 });
    await show(bed, RED);
    await press('fuel');
    expect(played).toEqual([{ type: 'decline' }]);
    await show(again(bed, { ore: 3 }, { carbon: 1, fuel: 1 }), RED);
    expect(played).toHaveLength(2);
    bed.state.round++;
    await show(again(bed, { ore: 3 }, { fuel: 2 }), RED);
    expect(played).toHaveLength(3);
    await show(again(bed, { ore: 3 }, { carbon: 1 }), RED);
    expect(played).toHaveLength(3);
  });
});

describe('an own offer', () => {
  test('that everybody has declined closes itself', async () => {
    const bed = offering({ food: 1 }, { fuel: 1 });
    await show(bed, YELLOW);
    bed.move(RED, { type: 'decline' }).move(WHITE, { type: 'decline' });
    await show(bed, YELLOW);
    expect(played).toEqual([]);
    bed.move(BLUE, { type: 'decline' });
    await show(bed, YELLOW);
    expect(played).toEqual([{ type: 'withdrawOffer' }]);
  });

  test('shows why somebody said no, and what somebody else proposes', async () => {
    const bed = offering({ food: 1 }, { fuel: 1 });
    bed.move(WHITE, { type: 'decline', why: 'lacks' });
    bed.move(RED, { type: 'counter', give: { food: 2 }, want: { fuel: 1 } });
    await show(bed, YELLOW);
    const answers = [...page.querySelectorAll('.star-answers li')].map((li) => li.textContent);
    expect(answers.join(' ')).toContain('does not have what is wanted');
    expect(answers.join(' ')).toContain('2 food');
    expect(played).toEqual([]);
  });
});
