/**
 * A step of a match as a story tells it: results instead of commands. Events are public and the action is redacted, so
 * nothing is told here that its reader may not know.
 */

import type { Seat, Told } from '@sternwarte/engine';
import type { Event } from '../rules/actions.ts';
import { UPGRADE_LIMIT, upgradeKindOf, type Upgrade } from '../rules/data.ts';
import { HOME_COUNT, SLOT_IDS } from '../rules/sectors.ts';
import { playerAt, shipAt, speedOf, type State } from '../rules/state.ts';
import { landmarkOf, spotAt } from './places.ts';
import { friendshipCard } from './friendship-story.ts';
import {
  byTable,
  contextOf,
  line,
  tellAnswer,
  tellChip,
  tellDraw,
  tellFailure,
  tellGifts,
  tellPlaced,
  tellProduction,
  type Context,
  type Matters,
  type StarTelling,
} from './telling-parts.ts';
import type { StarTableWords } from './words.ts';

export function tellStep(telling: StarTelling, words: StarTableWords): readonly Told[] {
  const context = contextOf(telling, words);
  const { action, events } = telling;
  return [
    ...(action.by === 'table' ? [] : tellAnswer(context, action.by, action.move)),
    ...tellProduction(context),
    ...tellGifts(context),
    ...events.flatMap((event) => tellEvent(context, event)),
  ];
}

function tellEvent(context: Context, event: Event): readonly Told[] {
  const { action, before, after, reader, words, voice, points } = context;
  const { telling, friendship } = words;
  const one = (by: Seat, text: string, own?: Matters, others?: Matters): readonly Told[] => [
    line(context, by, text, own, others),
  ];
  switch (event.type) {
    case 'startRoll':
      return one(event.seat, telling.rolls(event.total, voice(event.seat)));
    case 'startPlayer':
      return one(event.seat, telling.begins(voice(event.seat)));
    case 'sector': {
      if (!event.discovered) return [];
      const found = landmarkOf(after, SLOT_IDS.indexOf(event.slot) + HOME_COUNT);
      const { current } = after;
      return one(current, telling.discovers(found, voice(current)), 'news', 'news');
    }
    case 'chip':
      return tellChip(context, event.planet);
    case 'aid':
      return one(event.seat, telling.takesAid(event.resource, voice(event.seat)), 'gain');
    case 'discarded':
      return one(event.seat, telling.discards(event.cards, voice(event.seat)), 'loss');
    case 'stolen': {
      const { from, to } = event;
      const known = action.by === 'table' && action.chance.type === 'steal';
      const resource = known ? action.chance.resource : null;
      const text = telling.steals(resource, from, voice(to));
      return one(to, text, 'gain', from === reader ? 'loss' : undefined);
    }
    case 'drawn':
      return tellDraw(context, event.seat);
    case 'pileRebuilt':
      return before.phase === 'setup' ? [] : byTable(telling.pileRebuilt);
    case 'supplyTrade':
      return one(event.seat, telling.exchanges(event.give, event.want, voice(event.seat)));
    case 'offerEnded':
      return tellFailure(context, event.seat);
    case 'deal': {
      const { seat, give, want } = event;
      const partner = event.with;
      // Told from the reader's side if it is his deal.
      if (partner === reader) {
        return one(partner, telling.deals(want, give, seat, voice(partner)), 'gain');
      }
      return one(seat, telling.deals(give, want, partner, voice(seat)));
    }
    case 'paid':
      return one(event.seat, telling.pays(event.cards, voice(event.seat)), 'loss');
    case 'gained':
      return one(event.seat, telling.gains(event.cards, voice(event.seat)), 'gain');
    case 'placed':
      return tellPlaced(context, event);
    case 'upgradeGained': {
      const [now, limit] = fittedWith(after, event.seat, event.upgrade);
      const isBought = action.by !== 'table' && action.move.type === 'buyUpgrade';
      const text = isBought
        ? telling.fits(event.upgrade, now, limit, voice(event.seat))
        : telling.isGiven(event.upgrade, now, limit, voice(event.seat));
      return one(event.seat, text, 'gain');
    }
    case 'upgradeLost': {
      const [now, limit] = fittedWith(after, event.seat, event.upgrade);
      return one(event.seat, telling.loses(event.upgrade, now, limit, voice(event.seat)), 'loss');
    }
    case 'halfMedals': {
      if (before.phase === 'setup') return [];
      const { seat, change } = event;
      const isHonour = action.by !== 'table' && action.move.type === 'honour';
      const text = isHonour
        ? telling.honours(points(seat), voice(seat))
        : telling.medals(change, points(seat), voice(seat));
      return one(seat, text, change < 0 ? 'loss' : 'gain');
    }
    case 'giftShip':
      return one(event.seat, telling.isGivenShip(voice(event.seat)), 'gain');
    case 'shake': {
      const [told] = one(event.seat, telling.shakes(event.balls, voice(event.seat)));
      return told === undefined ? [] : [{ ...told, aside: telling.speed(speedOf(after)) }];
    }
    case 'balls': {
      // In a contest both pairs are told by its result.
      const isBand = before.agenda[0]?.kind === 'bands';
      return isBand ? one(event.seat, telling.sums(event.sum, voice(event.seat))) : [];
    }
    case 'encounter': {
      const { title, prompt } = words.encounters().families[event.family];
      return byTable(telling.meets(title, prompt));
    }
    case 'reshuffled':
      return byTable(telling.reshuffled);
    case 'contest': {
      const { seat, opponent, metric, own, other, won } = event;
      const text = telling.contest(metric, own, other, won, opponent, voice(seat));
      return one(seat, text, won ? 'gain' : 'loss');
    }
    case 'outcome':
      return byTable(telling.outcome(words.encounters().outcomes[event.outcome]));
    case 'grounded': {
      const ship = shipAt(before, event.seat, event.ship);
      if (ship === null) return [];
      return one(event.seat, telling.grounds(ship.kind, voice(event.seat)), 'loss');
    }
    case 'jumped': {
      const ship = shipAt(before, event.seat, event.ship);
      if (ship === null) return [];
      const spot = spotAt(after, event.to);
      return one(event.seat, telling.jumps(ship.kind, spot, voice(event.seat)));
    }
    case 'flew': {
      const ship = shipAt(before, event.seat, event.ship);
      const goal = event.path.at(-1);
      // Who flies step by step would fill the page; what the way turns up is told anyway.
      const isStep = action.by !== 'table' && action.move.type === 'step';
      if (ship === null || goal === undefined || isStep) return [];
      const [spot, steps] = [spotAt(before, goal), event.path.length - 1];
      return one(event.seat, telling.flies(ship.kind, spot, steps, voice(event.seat)));
    }
    case 'cleared': {
      const text = telling.clears(event.marker, points(event.seat), voice(event.seat));
      return one(event.seat, text, 'gain', 'news');
    }
    case 'colonyFounded': {
      const spot = spotAt(after, event.node);
      const text = telling.foundsColony(spot, points(event.seat), voice(event.seat));
      return one(event.seat, text, 'gain', 'news');
    }
    case 'stationFounded': {
      const { seat, people } = event;
      const taken = context.events.find((other) => other.type === 'markerTaken') ?? null;
      const text = telling.foundsStation(people, taken, points(seat), voice(seat));
      return one(seat, text, 'gain', taken?.from === reader ? 'loss' : 'news');
    }
    case 'cardPicked': {
      const { title, text } = friendshipCard(event.card, friendship);
      return one(event.seat, telling.picks(title, text, voice(event.seat)), 'gain');
    }
    case 'resigned':
      return one(event.seat, telling.resigns(voice(event.seat)), undefined, 'news');
    case 'over':
      return [
        {
          by: 'table',
          text: words.results[event.ending](
            words.list(event.winners.map((seat) => context.names[seat] ?? '')),
            event.winners.length,
          ),
          matters: 'news',
        },
      ];
    // The turn has a heading; these are told together with others.
    case 'turn':
    case 'dice':
    case 'production':
    case 'shortage':
    case 'given':
    case 'offer':
    case 'offerAnswered':
    case 'markerTaken':
      return [];
  }
}

/** The number of upgrades of this kind, and how many fit. */
function fittedWith(state: State, seat: Seat, upgrade: Upgrade): readonly [number, number] {
  const kind = upgradeKindOf(upgrade);
  return [playerAt(state, seat).upgrades[kind], UPGRADE_LIMIT[kind]];
}
