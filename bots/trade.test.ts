/** Bots cannot be talked into bad deals, in positions of real matches of Starfarers. */

import { createRandom, playout, type Game, type Seat, type Tagged } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { experts } from '@sternwarte/games/experts';
import { expect, test } from 'vitest';
import { bots, policyOf } from './index.ts';

const SEATS = 3;
/** How often somebody insists. */
const TIMES = 4;
const RESOURCES = ['ore', 'fuel', 'carbon', 'food', 'goods'];

const game: Game = games.starfarers;

function policy(id: string): ReturnType<typeof policyOf> {
  const bot = bots.get(id);
  if (bot === undefined) throw new RangeError(id);
  return policyOf(bot, game, experts.starfarers, SEATS, 30);
}

interface Proposal {
  readonly state: unknown;
  readonly from: Seat;
  readonly to: Seat;
  readonly offer: Tagged;
}

/** One card for three: the bank asks for no more than that, and is nobody’s rival. */
function* proposals(state: unknown, from: Seat): Generator<Proposal> {
  for (let to = 0; to < SEATS; to++) {
    for (const mine of RESOURCES) {
      for (const yours of RESOURCES) {
        const offer = { type: 'offer', give: { [mine]: 1 }, want: { [yours]: 3 }, to };
        if (game.check(state, from, offer) !== null) continue;
        const after = game.clone(state);
        game.apply(after, { by: from, move: offer });
        // Whoever lacks the cards cannot be tempted.
        if (game.check(after, to, { type: 'accept' }) === null) yield { state, from, to, offer };
      }
    }
  }
}

/** Some proposals out of a match, one from a turn. */
function collect(seed: string): Proposal[] {
  const found: Proposal[] = [];
  const state = game.setup({ seats: SEATS, options: { maxRounds: 12 } });
  playout(game, state, Array(SEATS).fill(policy('kadett')), createRandom(seed), {
    onAction: ({ by }) => {
      if (by === 'table') return;
      const [proposal] = proposals(state, by);
      if (proposal !== undefined) found.push({ ...proposal, state: game.clone(state) });
    },
  });
  return found;
}

const tempting = ['a', 'b', 'c'].flatMap(collect);

test('matches bring enough to be tempted by', () => {
  expect(tempting.length).toBeGreaterThan(20);
});

test.each(['kadett', 'pilot', 'admiral'])('%s declines rubbish, however often', (id) => {
  const asked = policy(id);
  for (const { state: position, from, to, offer } of tempting) {
    const state = game.clone(position);
    const random = createRandom(id);
    for (let time = 0; time < TIMES; time++) {
      if (game.check(state, from, offer) !== null) break;
      game.apply(state, { by: from, move: offer });
      const answer = asked(state, to, game.moves(state, to), random);
      expect(answer.type).not.toBe('accept');
      game.apply(state, { by: to, move: answer });
      if (game.check(state, from, { type: 'withdrawOffer' }) === null) {
        game.apply(state, { by: from, move: { type: 'withdrawOffer' } });
      }
    }
  }
});
