import { describe, expect, test } from 'vitest';
import type { Event } from './actions.ts';
import { starfarers } from './index.ts';
import { nodeNamed } from './lattice.ts';
import { playerAt } from './state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testbed.ts';

/** What happens along a branch: an answer, the end of a contest, balls. */
type Turn =
  | 0
  | 1
  | 2
  | 3
  | 'yes'
  | 'no'
  | 'win'
  | 'lose'
  | 'flee'
  | 'caught'
  | 'low'
  | 'mid'
  | 'high';

const BALLS = {
  low: ['black', 'blue'],
  mid: ['blue', 'yellow'],
  high: ['yellow', 'red'],
} as const;

/** An event as one short word; those that only prepare others say nothing. */
function word(event: Event): string[] {
  switch (event.type) {
    case 'halfMedals':
      return event.seat === YELLOW ? [`${event.change > 0 ? '+' : ''}${event.change}M`] : [];
    case 'gained':
      return [`+${JSON.stringify(event.cards)}`];
    case 'paid':
      return [`-${JSON.stringify(event.cards)}`];
    case 'upgradeGained':
      return ['+U'];
    case 'upgradeLost':
      return ['-U'];
    case 'grounded':
      return ['ground'];
    case 'giftShip':
      return ['ship'];
    case 'stolen':
      return [`rob${event.from}`];
    case 'given':
      return [`gift${event.from}`];
    case 'contest':
      return [`${event.metric}${event.opponent}${event.won ? '>' : '<'}`];
    case 'reshuffled':
      return ['reshuffle'];
    default:
      return [];
  }
}

/** Yellow meets a card and answers; every choice on the way is made, and what happens is told in order. */
function play(card: number, ...turns: readonly Turn[]): string {
  const bed = Testbed.flying(YELLOW, 3).give(YELLOW, { ore: 4 }).halfMedals(YELLOW, 3);
  for (const seat of [RED, WHITE, BLUE]) bed.give(seat, { fuel: 1 });
  for (const seat of [RED, WHITE, BLUE])
    bed.upgrade(seat, 'drive', turns.includes('caught') ? 3 : 1);
  bed.meet(card);
  bed.events.length = 0;
  const said: string[] = [];
  const left = [...turns];
  const take = <T extends Turn>(...allowed: readonly T[]): T => {
    const turn = left.shift();
    const found = allowed.find((candidate) => candidate === turn);
    if (found === undefined)
      throw new Error(`card ${card} asks for ${allowed.join(' or ')}, not ${turn}`);
    return found;
  };
  for (;;) {
    for (const event of bed.events.splice(0)) said.push(...word(event));
    const [task] = bed.state.agenda;
    switch (task?.kind) {
      case undefined:
        if (left.length > 0) throw new Error(`card ${card} never asked for ${left.join()}`);
        return said.join(' ');
      case 'number':
        bed.move(YELLOW, { type: 'answerNumber', number: take(0, 1, 2, 3) });
        break;
      case 'question':
        bed.move(YELLOW, { type: 'answer', yes: take('yes', 'no') === 'yes' });
        if (left[0] === 'flee' || left[0] === 'caught') left.shift();
        break;
      case 'pay':
        bed.move(YELLOW, { type: 'payCards', cards: { ore: task.n } });
        break;
      case 'swap':
        bed.move(YELLOW, { type: 'swapCard', resource: 'ore' });
        break;
      case 'takeCards':
        bed.move(YELLOW, { type: 'takeCards', cards: { food: task.n } });
        break;
      case 'contest':
        if (task.own !== null) throw new Error('half a contest');
        if (take('win', 'lose') === 'win') bed.balls('yellow', 'red').balls('black', 'blue');
        else bed.balls('black', 'blue').balls('yellow', 'red');
        break;
      case 'bands': {
        const [a, b] = BALLS[take('low', 'mid', 'high')];
        bed.balls(a, b);
        break;
      }
      case 'gainUpgrade':
        bed.move(YELLOW, { type: 'takeUpgrade', upgrade: 'cannon' });
        break;
      case 'loseUpgrade':
        bed.move(YELLOW, { type: 'removeUpgrade', upgrade: 'drive' });
        break;
      case 'ground':
        bed.move(YELLOW, { type: 'groundShip', ship: 0 });
        break;
      case 'jump':
        said.push('jump');
        bed.move(YELLOW, { type: 'declineJump' });
        break;
      case 'giftShip':
        bed.move(YELLOW, { type: 'placeGiftShip', node: 'n7_29' });
        break;
      case 'give':
        for (const seat of task.seats) bed.move(seat, { type: 'giveCard', resource: 'fuel' });
        break;
      case 'steal':
        bed.steal(task.from, task.to, 'fuel');
        break;
      case 'encounter':
        said.push('next');
        return said.join(' ');
      default:
        throw new Error(`unexpected ${task?.kind}`);
    }
  }
}

/** What the cards say, branch by branch. Red sits to the left of yellow, blue to the right. */
const BRANCHES: readonly (readonly [number, readonly Turn[], string])[] = [
  [1, [0], 'gift1 gift2 gift3 -2M'],
  [1, [1], '-{"ore":1} +{"food":1} -1M'],
  [1, [2], '-{"ore":2} +{"food":1} +1M'],
  [1, [3], '-{"ore":3} +{"food":2} +1M'],
  [2, [0], '-1M'],
  [2, [1], '-{"ore":1} +{"food":1}'],
  [2, [2], '-{"ore":2} +{"food":1} +1M'],
  [2, [3], '-{"ore":3} +U +1M'],
  [3, [0], '-1M'],
  [3, [1], '-{"ore":1}'],
  [3, [2], '-{"ore":2} +1M'],
  [3, [3], '-{"ore":3} +{"goods":1} +1M'],
  [4, [0], '+{"goods":1}'],
  [4, [1], '-{"ore":1} +{"food":1} +1M'],
  [4, [2], '-{"ore":2} +{"food":2} +1M'],
  [4, [3], '-{"ore":3} +{"ore":3}'],
  [5, [0], 'ground -1M'],
  [5, [1], '-{"ore":1} -1M'],
  [5, [2], '-{"ore":2} +{"food":1} +1M'],
  [5, [3], '-{"ore":3} ship'],
  [6, [0], 'ground -1M'],
  [6, [1], '-{"ore":1} -1M'],
  [6, [2], '-{"ore":2} +{"food":1} +1M'],
  [6, [3], '-{"ore":3} ship'],
  [7, [0, 'no'], ''],
  [7, [1, 'yes', 'win'], '-{"ore":1} combat3> +{"ore":1} +1M'],
  [7, [2, 'yes', 'lose'], '-{"ore":2} combat3< ground'],
  [7, [3, 'no'], '-{"ore":3}'],
  [8, [0, 'yes', 'win'], 'combat1> +1M'],
  [8, [1, 'no'], '-{"ore":1}'],
  [8, [2, 'yes', 'win'], '-{"ore":2} combat1> +{"ore":2} +1M'],
  [8, [3, 'yes', 'lose'], '-{"ore":3} combat1< ground'],
  [9, ['yes'], '-{"ore":2}'],
  [9, ['no', 'win'], 'combat3> ship'],
  [9, ['no', 'lose'], 'combat3< -U +1M'],
  [10, ['yes'], '-{"ore":2}'],
  [10, ['no', 'win'], 'combat2> +{"carbon":2} +1M'],
  [10, ['no', 'lose'], 'combat2< ground +1M'],
  [11, ['yes'], '-{"ore":2} ground'],
  [11, ['no', 'win'], 'combat1> +{"ore":2} +1M'],
  [11, ['no', 'lose'], 'combat1< -U'],
  [12, ['no'], '+1M'],
  [12, ['yes', 'low'], '-{"ore":1} +{"food":2} -1M'],
  [12, ['yes', 'mid'], '-{"ore":1} +{"food":2} -{"food":2} -1M'],
  [12, ['yes', 'high'], '-{"ore":1} +{"food":2}'],
  [13, ['no'], ''],
  [13, ['yes', 'low'], '-{"ore":1} +{"food":2}'],
  [13, ['yes', 'mid'], '-{"ore":1} +{"food":2} -{"food":2} -1M'],
  [13, ['yes', 'high'], '-{"ore":1} +{"food":2} -1M'],
  [14, ['no'], '+1M'],
  [14, ['yes', 'low'], '-{"ore":1} -1M'],
  [14, ['yes', 'mid'], '-{"ore":1} rob1 rob2 rob3 -1M'],
  [14, ['yes', 'high'], '-{"ore":1} rob1 rob2 rob3'],
  [15, ['no'], ''],
  [15, ['yes', 'low'], '-{"ore":1} rob1 rob2 rob3'],
  [15, ['yes', 'mid'], '-{"ore":1} rob1 rob2 rob3 -1M'],
  [15, ['yes', 'high'], '-{"ore":1} -1M'],
  [16, ['yes', 'flee'], 'drives3>'],
  [16, ['yes', 'caught', 'win'], 'drives3< combat3> +U +1M'],
  [16, ['yes', 'caught', 'lose'], 'drives3< combat3< -U'],
  [16, ['no', 'win'], 'combat3> +U +1M'],
  [16, ['no', 'lose'], 'combat3< -U'],
  [17, ['yes', 'flee'], 'drives2>'],
  [17, ['yes', 'caught', 'win'], 'drives2< combat2> +{"ore":2} +1M'],
  [17, ['yes', 'caught', 'lose'], 'drives2< combat2< -U +1M'],
  [17, ['no', 'win'], 'combat2> +{"ore":2} +1M'],
  [17, ['no', 'lose'], 'combat2< -U +1M'],
  [18, ['yes', 'flee'], 'drives1>'],
  [18, ['yes', 'caught', 'win'], 'drives1< combat1> ship'],
  [18, ['yes', 'caught', 'lose'], 'drives1< combat1< ground'],
  [18, ['no', 'win'], 'combat1> ship'],
  [18, ['no', 'lose'], 'combat1< ground'],
  [19, ['no'], ''],
  [19, ['yes', 'win'], 'speed2> ship'],
  [19, ['yes', 'lose'], 'speed2< -U'],
  [20, ['no'], '-1M'],
  [20, ['yes', 'win'], 'speed1> +1M rob1 rob2 rob3'],
  [20, ['yes', 'lose'], 'speed1< -U +1M'],
  [21, ['no'], '-1M'],
  [21, ['yes', 'win'], 'speed3> +U +1M'],
  [21, ['yes', 'lose'], 'speed3< -U'],
  [22, ['no'], ''],
  [22, ['yes', 'win'], 'combat2> +{"goods":2} +1M'],
  [22, ['yes', 'lose'], 'combat2< ground'],
  [23, ['no'], '-1M'],
  [23, ['yes', 'win'], 'combat3> +{"food":2} +1M'],
  [23, ['yes', 'lose'], 'combat3< -U +1M'],
  [24, ['no'], '-1M'],
  [24, ['yes', 'win'], 'combat1> jump +1M'],
  [24, ['yes', 'lose'], 'combat1< ground +1M'],
  [25, ['no'], 'next'],
  [25, ['yes', 'win'], 'speed1> jump'],
  [25, ['yes', 'lose'], 'speed1< ground'],
  [26, ['no'], 'next'],
  [26, ['yes', 'win'], 'speed3> jump'],
  [26, ['yes', 'lose'], 'speed3< ground'],
  [27, ['no'], 'next'],
  [27, ['yes', 'win'], 'speed2> jump'],
  [27, ['yes', 'lose'], 'speed2< -U'],
  [28, [0], '-U -1M'],
  [28, [1], '-{"ore":1} +1M'],
  [28, [2], '-{"ore":2} jump'],
  [28, [3], '-{"ore":3} jump'],
  [29, [0], ''],
  [29, [1], '-{"ore":1} +1M'],
  [29, [2], '-{"ore":2} +1M'],
  [29, [3], '-{"ore":3} ship'],
  [30, [0], '-1M'],
  [30, [1], '-{"ore":1} -1M'],
  [30, [2], '-{"ore":2} +1M'],
  [30, [3], '-{"ore":3} jump +1M'],
  [31, [], 'next'],
  [32, [], 'next'],
];

describe('R14.6a: every branch of every encounter card', () => {
  test.each(BRANCHES)('card %i, %j: %s', (card, turns, expected) => {
    expect(play(card, ...turns)).toBe(expected);
  });

  test('no card is left out', () => {
    expect(new Set(BRANCHES.map(([card]) => card)).size).toBe(32);
  });
});

const poor = (card: number, cards: number) => {
  const bed = Testbed.flying(YELLOW, 3);
  if (cards > 0) bed.give(YELLOW, { ore: cards });
  return bed.meet(card).refusal(YELLOW, { type: 'answer', yes: true });
};

describe('procedure', () => {
  test('R14.1 R14.2 ruling 18.47: the left neighbour reads; the active player hears the prompt alone', () => {
    const bed = Testbed.meeting(9);
    expect(bed.state.encounter?.reader).toBe(RED);
    expect(starfarers.view(bed.state, RED).encounter?.card).toBe(9);
    for (const viewer of [YELLOW, WHITE, BLUE, 'spectator'] as const) {
      const seen = JSON.stringify(starfarers.view(bed.state, viewer));
      expect(seen).toBe(JSON.stringify(starfarers.view(Testbed.meeting(11).state, viewer)));
    }
  });

  test('ruling 18.47: after the answer the branch is open, the other branches are not', () => {
    const bed = Testbed.meeting(5).give(YELLOW, { ore: 2 });
    bed
      .move(YELLOW, { type: 'answerNumber', number: 2 })
      .move(YELLOW, { type: 'payCards', cards: { ore: 2 } });
    const other = Testbed.meeting(6).give(YELLOW, { ore: 2 });
    other
      .move(YELLOW, { type: 'answerNumber', number: 2 })
      .move(YELLOW, { type: 'payCards', cards: { ore: 2 } });
    // Cards 5 and 6 tell the same story here.
    expect(JSON.stringify(starfarers.view(bed.state, YELLOW))).toBe(
      JSON.stringify(starfarers.view(other.state, YELLOW)),
    );
    expect(starfarers.view(bed.state, YELLOW).encounter).toMatchObject({ card: null, like: 5 });
  });

  test('R14.2: an answer cannot be taken back, for it is told what follows', () => {
    const bed = Testbed.meeting(13);
    expect(starfarers.reveals?.(bed.state, YELLOW, { type: 'answer', yes: false })).toBe(true);
    const number = Testbed.meeting(3).give(YELLOW, { ore: 1 });
    expect(starfarers.reveals?.(number.state, YELLOW, { type: 'answerNumber', number: 1 })).toBe(
      false,
    );
    expect(starfarers.reveals?.(number.state, YELLOW, { type: 'answerNumber', number: 0 })).toBe(
      true,
    );
  });

  test('R14.3: then the card is laid aside and the ships move with base speed 3', () => {
    const bed = Testbed.meeting(13).move(YELLOW, { type: 'answer', yes: false });
    expect(bed.state.discards).toEqual([{ card: 13, like: 13, path: 'n', reader: RED }]);
    expect([bed.state.baseSpeed, bed.state.encounter, bed.state.agenda]).toEqual([3, null, []]);
  });

  test('R14.4: up to three resources, never more than the hand holds, to the supply at once', () => {
    const bed = Testbed.meeting(3).give(YELLOW, { ore: 2 });
    expect(bed.offered(YELLOW, 'answerNumber').map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(bed.refusal(YELLOW, { type: 'answerNumber', number: 3 })).toBe('numberTooHigh');
    bed.move(YELLOW, { type: 'answerNumber', number: 1 });
    expect(bed.refusal(YELLOW, { type: 'payCards', cards: { ore: 2 } })).toBe('wrongCount');
    bed.move(YELLOW, { type: 'payCards', cards: { ore: 1 } });
    expect(bed.state.supply[0]).toBe(11);
  });

  test('R14.5 ruling 18.22: yes needs the cards, no is always possible', () => {
    expect([poor(9, 1), poor(9, 2)]).toEqual(['yesNeedsCards', null]);
    expect([poor(12, 0), poor(12, 1), poor(14, 0), poor(14, 1)]).toEqual([
      'yesNeedsCards',
      null,
      'yesNeedsCards',
      null,
    ]);
    expect(Testbed.meeting(9).refusal(YELLOW, { type: 'answer', yes: false })).toBeNull();
  });

  test('R14.6: a used-up pile is made anew from the cards that were read', () => {
    const bed = Testbed.flying(YELLOW, 3);
    bed.state.discards = Array.from({ length: 32 }, (_u, i) => ({
      card: i + 1,
      like: i + 1,
      path: '',
      reader: RED,
    }));
    bed.await({ kind: 'encounter' });
    expect(bed.state.discards).toEqual([]);
  });
});

const opponent = (card: number, seats: number) => {
  const bed = Testbed.meeting(card, YELLOW, seats).move(YELLOW, { type: 'answer', yes: true });
  const [task] = bed.state.agenda;
  return task?.kind === 'contest' ? task.opponent : -1;
};

const combat = (own: number, other: number) =>
  Testbed.flying(YELLOW, 3)
    .upgrade(YELLOW, 'cannon', own)
    .upgrade(BLUE, 'cannon', other)
    .meet(9)
    .move(YELLOW, { type: 'answer', yes: false });

const flee = (own: number, other: number) => {
  const bed = Testbed.flying(YELLOW, 3)
    .upgrade(YELLOW, 'drive', own)
    .upgrade(BLUE, 'drive', other)
    .card(BLUE, 'science-drive');
  bed.card(YELLOW, 'science-both-2').meet(16).move(YELLOW, { type: 'answer', yes: true });
  return bed.state.agenda.length === 0;
};

describe('contests', () => {
  test('R14.7 R14.9 T27 ruling 18.20: 3 + 1 against 2 + 2 is equal, and the active player wins', () => {
    const bed = combat(1, 2).balls('blue', 'yellow').balls('black', 'yellow');
    expect(bed.events.find(({ type }) => type === 'contest')).toMatchObject({
      own: 4,
      other: 4,
      won: true,
    });
    expect(
      playerAt(bed.state, YELLOW).giftShips + bed.offered(YELLOW, 'placeGiftShip').length,
    ).toBeGreaterThan(0);
  });

  test('R14.7 ruling 18.17: black counts nothing and triggers nothing', () => {
    const bed = combat(0, 0).balls('black', 'red').balls('black', 'blue');
    expect(bed.events.find(({ type }) => type === 'contest')).toMatchObject({ own: 3, other: 1 });
    expect(bed.state.baseSpeed).toBe(3);
    expect(bed.state.agenda.some(({ kind }) => kind === 'encounter')).toBe(false);
  });

  test('R14.8 T28 ruling 18.18: the pirate counts no friendship cards, the active player does', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .upgrade(BLUE, 'cannon', 1)
      .card(BLUE, 'science-cannon')
      .card(YELLOW, 'science-both-1');
    bed
      .meet(9)
      .move(YELLOW, { type: 'answer', yes: false })
      .balls('black', 'red')
      .balls('blue', 'yellow');
    expect(bed.events.find(({ type }) => type === 'contest')).toMatchObject({ own: 4, other: 4 });
  });

  test('R14.8: a rival in a race counts everything', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .card(RED, 'science-drive')
      .meet(25)
      .move(YELLOW, { type: 'answer', yes: true });
    bed.balls('black', 'red').balls('blue', 'yellow');
    expect(bed.events.find(({ type }) => type === 'contest')).toMatchObject({
      metric: 'speed',
      own: 4,
      other: 6,
      won: false,
    });
  });

  test('R14.10 ruling 18.19: fleeing compares drives, own cards included, the pirate’s not', () => {
    expect([flee(1, 2), flee(1, 3)]).toEqual([true, false]);
  });

  test('R14.11 ruling 18.21: right is the seat before, left the seat after; three and two players wrap around', () => {
    // Left 1, right 1, right 2.
    expect([opponent(25, 4), opponent(26, 4), opponent(27, 4)]).toEqual([1, 3, 2]);
    expect([opponent(25, 3), opponent(26, 3), opponent(27, 3)]).toEqual([1, 2, 1]);
    expect([opponent(25, 2), opponent(26, 2), opponent(27, 2)]).toEqual([1, 1, 1]);
  });

  test('R14.12 T29: the fence’s goods go back on a 3, and the ore stays lost', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .give(YELLOW, { ore: 1 })
      .halfMedals(YELLOW, 1)
      .meet(12)
      .move(YELLOW, { type: 'answer', yes: true });
    bed.move(YELLOW, { type: 'swapCard', resource: 'ore' });
    expect(bed.refusal(YELLOW, { type: 'takeCards', cards: { ore: 1, food: 1 } })).toBe(
      'excludedKind',
    );
    bed.move(YELLOW, { type: 'takeCards', cards: { food: 2 } }).balls('blue', 'yellow');
    expect(bed.hand(YELLOW)).toEqual({});
    expect(playerAt(bed.state, YELLOW).halfMedals).toBe(0);
    expect(bed.state.supply).toEqual([12, 12, 12, 12, 12]);
  });

  test('T30: the disguised pirate returns exactly what was given', () => {
    const bed = Testbed.flying(YELLOW, 3).give(YELLOW, { ore: 1, fuel: 1, food: 1 }).meet(7);
    bed
      .move(YELLOW, { type: 'answerNumber', number: 2 })
      .move(YELLOW, { type: 'payCards', cards: { ore: 1, fuel: 1 } });
    bed.move(YELLOW, { type: 'answer', yes: true }).balls('yellow', 'red').balls('black', 'blue');
    expect(bed.hand(YELLOW)).toEqual({ ore: 1, fuel: 1, food: 1 });
    expect(playerAt(bed.state, YELLOW).halfMedals).toBe(2);
  });
});

const worn = () =>
  Testbed.flying(YELLOW, 3)
    .upgrade(YELLOW, 'drive', 6)
    .upgrade(YELLOW, 'freightPod', 3)
    .upgrade(RED, 'drive', 5)
    .upgrade(RED, 'freightPod', 3)
    .upgrade(WHITE, 'drive', 5)
    .card(WHITE, 'science-both-1');

describe('effects', () => {
  test('R14.13: half medals as far as the box goes, and never below none', () => {
    const out = Testbed.flying(YELLOW, 3)
      .halfMedals(RED, 37)
      .meet(14)
      .move(YELLOW, { type: 'answer', yes: false });
    expect(playerAt(out.state, YELLOW).halfMedals).toBe(1);
    const none = Testbed.flying(YELLOW, 3)
      .halfMedals(YELLOW, 0)
      .meet(21)
      .move(YELLOW, { type: 'answer', yes: false });
    expect(playerAt(none.state, YELLOW).halfMedals).toBe(0);
  });

  test('R14.14 ruling 18.24: resources as far as the supply goes, free choice may repeat a kind', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .give(RED, { goods: 12 })
      .meet(4)
      .move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(bed.hand(YELLOW)).toEqual({});
    const choice = Testbed.flying(YELLOW, 3)
      .give(YELLOW, { ore: 2 })
      .meet(4)
      .move(YELLOW, { type: 'answerNumber', number: 2 });
    choice.move(YELLOW, { type: 'payCards', cards: { ore: 2 } });
    expect(choice.refusal(YELLOW, { type: 'takeCards', cards: { food: 2 } })).toBeNull();
    expect(choice.refusal(YELLOW, { type: 'takeCards', cards: { food: 1, ore: 1 } })).toBeNull();
    expect(choice.refusal(YELLOW, { type: 'takeCards', cards: { food: 1 } })).toBe('wrongCount');
  });

  test('R14.15: each opponent chooses what he gives, and empty hands are skipped', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .give(RED, { ore: 1, food: 1 })
      .give(BLUE, { fuel: 1 })
      .meet(1);
    bed.move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(starfarers.pending(bed.state)).toEqual({ kind: 'move', seats: [RED, BLUE] });
    bed.move(BLUE, { type: 'giveCard', resource: 'fuel' });
    expect(bed.hand(YELLOW)).toEqual({});
    expect(bed.refusal(RED, { type: 'giveCard', resource: 'goods' })).toBe('notInHand');
    bed.move(RED, { type: 'giveCard', resource: 'food' });
    expect(bed.hand(YELLOW)).toEqual({ fuel: 1, food: 1 });
  });

  test('R14.16: no upgrade is gained beyond the limits, none is lost that is not there', () => {
    const full = Testbed.flying(YELLOW, 3)
      .upgrade(YELLOW, 'drive', 6)
      .upgrade(YELLOW, 'cannon', 6)
      .upgrade(YELLOW, 'freightPod', 5);
    full
      .meet(21)
      .move(YELLOW, { type: 'answer', yes: true })
      .balls('yellow', 'red')
      .balls('black', 'blue');
    expect(full.state.agenda).toEqual([]);
    const none = Testbed.flying(YELLOW, 3)
      .upgrade(YELLOW, 'drive', 0)
      .card(YELLOW, 'science-drive')
      .meet(28);
    none.move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(none.state.agenda).toEqual([]);
    const chosen = Testbed.flying(YELLOW, 3)
      .meet(28)
      .move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(chosen.refusal(YELLOW, { type: 'removeUpgrade', upgrade: 'cannon' })).toBe('noUpgrade');
  });

  test('R14.17 ruling 18.23: a swap brings two of other kinds, which may be equal', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .give(YELLOW, { ore: 1 })
      .meet(13)
      .move(YELLOW, { type: 'answer', yes: true });
    bed.move(YELLOW, { type: 'swapCard', resource: 'ore' });
    expect(bed.offered(YELLOW, 'takeCards').some(({ cards }) => cards.ore !== undefined)).toBe(
      false,
    );
    expect(bed.refusal(YELLOW, { type: 'takeCards', cards: { goods: 2 } })).toBeNull();
  });

  test('R14.18: without a ship that could be grounded nothing happens', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .noShip(YELLOW, 0)
      .meet(5)
      .move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(bed.state.agenda).toEqual([]);
  });

  test('R14.20 T31: a gift ship without room becomes a marker, and is placed when a colony ship has founded', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .ship(YELLOW, 1, 'tradeShip', 'n19_17')
      .ship(YELLOW, 2, 'colonyShip', 'n16_20')
      .chips('S14', '5', '3', '10');
    bed
      .give(YELLOW, { ore: 3 })
      .meet(5)
      .move(YELLOW, { type: 'answerNumber', number: 3 })
      .move(YELLOW, { type: 'payCards', cards: { ore: 3 } });
    expect(playerAt(bed.state, YELLOW).giftShips).toBe(1);
    bed.move(YELLOW, { type: 'foundColony', ship: 2 });
    bed.move(YELLOW, { type: 'placeGiftShip', node: 'n7_29' });
    expect(bed.offered(YELLOW, 'fly').some(({ ship }) => ship === 2)).toBe(true);
  });

  test('R14.21: a new encounter is read by the same neighbour; wear shuffles all 32 cards first', () => {
    const bed = Testbed.meeting(25).move(YELLOW, { type: 'answer', yes: false });
    const count = () => {
      const pending = starfarers.pending(bed.state);
      return pending.kind === 'chance' ? pending.outcomes.length : 0;
    };
    expect(count()).toBe(31);
    bed.meet(31);
    expect(count()).toBe(32);
  });

  test('R14.22 T32 ruling 18.38: wear takes an upgrade from the overloaded, all at once', () => {
    const eight = worn().meet(31);
    expect(starfarers.pending(eight.state)).toEqual({ kind: 'move', seats: [YELLOW] });
    const six = worn().meet(32);
    expect(starfarers.pending(six.state)).toEqual({ kind: 'move', seats: [YELLOW, RED] });
    six.move(RED, { type: 'removeUpgrade', upgrade: 'drive' });
    expect(playerAt(six.state, RED).upgrades[0]).toBe(5);
    six.move(YELLOW, { type: 'removeUpgrade', upgrade: 'freightPod' });
    expect([playerAt(six.state, YELLOW).upgrades[2], playerAt(six.state, RED).upgrades[0]]).toEqual(
      [2, 4],
    );
    // The council honours the most pods that are left: red alone.
    expect([YELLOW, RED, WHITE].map((seat) => playerAt(six.state, seat).halfMedals)).toEqual([
      1, 2, 1,
    ]);
    expect(six.state.agenda).toEqual([{ kind: 'encounter' }]);
  });

  test('ruling 18.39: the council needs at least one freight pod', () => {
    const bed = Testbed.meeting(32);
    expect(bed.state.players.map(({ halfMedals }) => halfMedals)).toEqual([1, 1, 1, 1]);
  });

  test('ruling 18.59: when the box runs short the council serves opponents from the left first', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .upgrade(YELLOW, 'freightPod', 1)
      .upgrade(RED, 'freightPod', 1)
      .halfMedals(BLUE, 36);
    bed.meet(32);
    expect([YELLOW, RED].map((seat) => playerAt(bed.state, seat).halfMedals)).toEqual([1, 2]);
  });
});

const jumping = (options = {}) => Testbed.flying(YELLOW, 3, 4, options).await({ kind: 'jump' });

describe('R14.19: the space jump', () => {
  test('ruling 18.16: it may be declined', () => {
    const bed = jumping().move(YELLOW, { type: 'declineJump' });
    expect(bed.refusal(YELLOW, { type: 'step', ship: 0, to: 'n9_27' })).toBeNull();
  });

  test('ruling 18.51: to any other legal end; exploring follows, and the flight is over', () => {
    const bed = jumping();
    expect(bed.refusal(YELLOW, { type: 'jump', ship: 0, to: 'n7_27' })).toBe('badEnd');
    expect(bed.refusal(YELLOW, { type: 'jump', ship: 0, to: 'n27_15' })).toBe('badEnd');
    bed.move(YELLOW, { type: 'jump', ship: 0, to: 'n16_4' }).explore('S02', '5', '3', '10');
    expect(playerAt(bed.state, YELLOW).ships[0]).toMatchObject({
      node: nodeNamed('n16_4'),
      done: true,
    });
    expect(bed.refusal(YELLOW, { type: 'step', ship: 0, to: 'n18_4' })).toBe('shipDone');
  });

  test('ruling 18.51: on a legal site the colony is founded at once or not in this turn', () => {
    const founded = jumping()
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n16_2' })
      .explore('S02', '5', '3', '10');
    founded.move(YELLOW, { type: 'foundColony', ship: 0 });
    expect(founded.score(YELLOW)).toBe(5);
    const declined = jumping()
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n16_2' })
      .explore('S02', '5', '3', '10');
    declined.move(YELLOW, { type: 'declineFounding' });
    expect(declined.refusal(YELLOW, { type: 'foundColony', ship: 0 })).toBe('shipDone');
  });

  test('ruling 18.51: a trade ship on a docking point founds at once, with marker and card', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .upgrade(YELLOW, 'freightPod', 1)
      .ship(YELLOW, 0, 'tradeShip', 'n7_27')
      .await({ kind: 'jump' });
    bed
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n28_2' })
      .move(YELLOW, { type: 'pickCard', card: 'diplomat-aid' });
    expect(bed.score(YELLOW)).toBe(6);
  });

  test('R9.10 ruling 18.51: grounded ships do not jump, and without another the jump lapses', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .await({ kind: 'ground' })
      .move(YELLOW, { type: 'groundShip', ship: 0 });
    bed.await({ kind: 'effect', effect: { op: 'spaceJump' } });
    expect(bed.state.agenda).toEqual([]);
  });

  test('R9.9 ruling 18.51: a colony site reached by a jump of this turn is no duty yet', () => {
    const bed = Testbed.flying(YELLOW, 3, 4, { spaceJumpEndsFlight: false }).await({
      kind: 'jump',
    });
    bed.chips('S02', '5', '3', 'pirate6').move(YELLOW, { type: 'jump', ship: 0, to: 'n16_2' });
    expect(bed.refusal(YELLOW, { type: 'endTurn' })).toBeNull();
    bed.move(YELLOW, { type: 'endTurn' });
    bed.state.current = YELLOW;
    bed.state.phase = 'flight';
    bed.state.baseSpeed = 3;
    bed.state.agenda = [];
    expect(bed.refusal(YELLOW, { type: 'endTurn' })).toBe('dutyToClear');
  });

  test('ruling 18.57: with both options a jump that discovers something is the whole flight', () => {
    const options = {
      board: 'explorer',
      discoveryStopsShip: true,
      spaceJumpEndsFlight: false,
    } as const;
    const bed = Testbed.flying(YELLOW, 3, 4, options).await({ kind: 'jump' });
    bed.move(YELLOW, { type: 'jump', ship: 0, to: 'n15_23' });
    bed.chance({ type: 'sector', slot: 'S14', sector: 'EMPTY1', rotation: 0 });
    expect(playerAt(bed.state, YELLOW).ships[0]?.done).toBe(true);
  });

  test('ruling 18.51: with spaceJumpEndsFlight off the ship flies on with all its steps', () => {
    const bed = jumping({ spaceJumpEndsFlight: false })
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n16_4' })
      .explore('S02', '5', '3', '10');
    bed.steps(YELLOW, 0, 'n18_4', 'n19_3').move(YELLOW, { type: 'foundColony', ship: 0 });
    expect(bed.score(YELLOW)).toBe(5);
    const trade = Testbed.flying(YELLOW, 3, 4, { spaceJumpEndsFlight: false }).upgrade(
      YELLOW,
      'freightPod',
      1,
    );
    trade
      .ship(YELLOW, 0, 'tradeShip', 'n7_27')
      .await({ kind: 'jump' })
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n28_2' });
    expect(trade.refusal(YELLOW, { type: 'endTurn' })).toBe('mustDock');
    trade.move(YELLOW, { type: 'finishShip', ship: 0 });
    expect(trade.score(YELLOW)).toBe(6);
  });
});
