import { describe, expect, test } from 'vitest';
import type { Event } from './actions.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

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
