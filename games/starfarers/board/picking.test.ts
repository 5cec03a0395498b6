import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { carryOver } from './kept.ts';
import { setCards, setSide } from './composing.ts';
import { dealMove, NOTHING, onOffer, pointMoves, shipInHand, type Picked } from './picking.ts';
import { decisions, picksFor } from './testing/decisions.ts';

const TABLES: readonly (readonly [string, number, Partial<Options>])[] = [
  ['beginner', 4, {}],
  ['two', 2, { board: 'wild', pointsToWin: 30 }],
  ['founding', 3, { start: 'founding', board: 'explorer', homeChips: 'shuffled' }],
  ['manual', 4, { reserveDraw: 'manual', board: 'strategic', levellingMinLeaders: 2 }],
  ['free jumps', 3, { spaceJumpEndsFlight: false, discoveryStopsShip: true, board: 'explorer' }],
];

/** The same for the same move: cards and fields may be written in any order. */
function name(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(name).join();
  const parts = Object.entries(value).map(([field, part]) => `${field}:${name(part)}`);
  return `{${parts.toSorted().join()}}`;
}

const seen = new Set<string>();

describe.for(TABLES)('at the table "%s"', ([seed, seats, options]) => {
  test('every legal move can be made', () => {
    let count = 0;
    for (const { view, asked, moves } of decisions(seed, seats, options, 900)) {
      if (view.agenda[0] !== undefined) seen.add(view.agenda[0].kind);
      if (count++ % 3 !== 0 && view.agenda.length === 0) continue;
      const offers = new Map<string, ReadonlySet<string>>();
      for (const move of moves) {
        seen.add(move.type);
        // The table asks about resigning.
        if (move.type === 'resign') continue;
        const picked = picksFor(move);
        const picks = name(picked);
        const offer = offers.get(picks) ?? new Set(onOffer(view, asked, moves, picked).map(name));
        offers.set(picks, offer);
        if (!offer.has(name(move))) throw new Error(`no way to ${JSON.stringify(move)}`);
      }
      // What one click does without any picking is legal as well, or says why not before it is clicked.
      for (const move of pointMoves(view, moves, NOTHING).values()) {
        expect(starfarers.check(view, asked, move)).toBeNull();
      }
    }
    expect(count).toBeGreaterThan(40);
  });
});

test('all kinds of decisions have been walked through', () => {
  for (const type of [
    'placeColony',
    'placeSpaceport',
    'placeShip',
    'takeUpgrade',
    'discard',
    'rob',
    'offer',
    'accept',
    'decline',
    'close',
    'withdrawOffer',
    'supplyTrade',
    'buildColonyShip',
    'buildTradeShip',
    'buildSpaceport',
    'buyUpgrade',
    'placeGiftShip',
    'drawReserve',
    'startFlight',
    'answerNumber',
    'answer',
    'payCards',
    'takeCards',
    'removeUpgrade',
    'groundShip',
    'jump',
    'declineJump',
    'step',
    'fly',
    'finishShip',
    'foundColony',
    'pickCard',
    'endTurn',
    'resign',
    'honour',
    'levelling',
    'takeAid',
    'declineAid',
    'giveCard',
    'swapCard',
    'declineFounding',
  ]) {
    expect([...seen]).toContain(type);
  }
});

describe('a deal on the scales', () => {
  test('never has a kind on both sides', () => {
    const given = setSide(NOTHING, 'give', 0, 2);
    expect(given.give).toEqual([2, 0, 0, 0, 0]);
    const got = setSide(given, 'want', 0, 1);
    expect([got.give[0], got.want[0]]).toEqual([0, 1]);
  });

  test('is written from the active player’s view by whoever answers', () => {
    const picked = setSide(setSide(NOTHING, 'want', 1, 1), 'give', 4, 2);
    expect(dealMove({ current: 0 }, 2, picked)).toEqual({
      type: 'counter',
      give: { goods: 2 },
      want: { fuel: 1 },
    });
    expect(dealMove({ current: 2 }, 2, { ...picked, to: 1 })).toMatchObject({
      type: 'offer',
      to: 1,
    });
  });
});

test('what is composed outlives the answers of others, not the turn', () => {
  const picked: Picked = {
    ...setCards(NOTHING, 'give', 2, 3),
    pane: 'offer',
    ship: 1,
    aim: 'n2_4',
  };
  const before = starfarers.setup({ seats: 4, options: {} });
  const passage = { before, after: before, askedBefore: 0, asked: 0, events: [] };
  expect(carryOver(picked, passage)).toMatchObject({
    pane: 'offer',
    give: picked.give,
    ship: null,
  });
  const offer = { give: picked.give, want: picked.want, to: [1], answers: [] };
  const offered = { ...before, offer };
  expect(carryOver(picked, { ...passage, after: offered })).toEqual({ ...NOTHING, pane: 'offer' });
  expect(carryOver(picked, { ...passage, after: { ...before, round: 9 } })).toBe(NOTHING);
});

test('after an exchange with the supply there is building again', () => {
  const picked: Picked = { ...NOTHING, pane: 'supply', people: 2 };
  const before = starfarers.setup({ seats: 4, options: {} });
  const passage = { before, after: before, askedBefore: 0, asked: 0 };
  const trade = {
    type: 'supplyTrade',
    seat: 0,
    give: { fuel: 3 },
    want: { ore: 1 },
  } as const;
  expect(carryOver(picked, { ...passage, events: [] }).pane).toBe('supply');
  expect(carryOver(picked, { ...passage, events: [trade] })).toEqual({ ...NOTHING, people: 2 });
});

const fly = (ship: number): Move => ({ type: 'fly', ship, to: 'n2_4' });

test('the ship in mid-flight and the only ship are in hand without a click', () => {
  expect(shipInHand({ flying: -1 }, [fly(0), fly(2)], NOTHING)).toBeNull();
  expect(shipInHand({ flying: -1 }, [fly(2)], NOTHING)).toBe(2);
  expect(shipInHand({ flying: 0 }, [fly(0), fly(2)], NOTHING)).toBe(0);
  expect(shipInHand({ flying: -1 }, [fly(0), fly(2)], { ...NOTHING, ship: 2 })).toBe(2);
});
