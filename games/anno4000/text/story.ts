/** A match as a story: what came of each step, told to somebody who was there or only watched. */

import type { Seat, Telling, Told, Viewer } from '@sternwarte/engine';
import type { Chance, Event, Move } from '../rules/actions.ts';
import { fight } from '../rules/battle.ts';
import { distance, sectorOf, starId, starNamed, type StarId } from '../rules/board.ts';
import { PRODUCTION_EVERY } from '../rules/data.ts';
import { NOBODY, holdsOwnHome, ownerOf, playerAt, shipsOn, type State } from '../rules/state.ts';
import type { Arrival, Meeting, StoryWords, Who } from './story-words.ts';

export type Step = Telling<State, Move, Chance, Event>;
type OfType<Type> = Extract<Event, { type: Type }>;
type Matters = Told['matters'];

/** Landings in this or a neighbouring sector of the reader's home star are news to him. */
const NEAR = 2;

export function tellStep(words: StoryWords, step: Step): readonly Told[] {
  return step.events.flatMap((event): Told[] => {
    switch (event.type) {
      case 'homeSet':
        return table(words.homeSet(event.set));
      case 'home':
        return tellHome(words, step, event);
      case 'startPlayer':
        return table(words.begins(whoIn(step, event.seat)));
      case 'turn':
        return tellMissingProduction(words, step, event);
      case 'production':
        return table(
          words.production(whoIn(step, event.seat), event.star, event.ships),
          event.seat === step.reader ? 'gain' : undefined,
        );
      case 'start':
        return tellStart(words, step, event);
      case 'landing': {
        const { seat, star, ships, discs } = event;
        return tellArrival(words, step, seat, { star, ships, discs: discs.length, from: null });
      }
      case 'shortFlight':
        return tellShortFlight(words, step, event);
      case 'homeCaptured':
        return table(
          words.homeCaptured(whoIn(step, event.seat), whoIn(step, event.by), event.star),
          event.seat === step.reader ? 'loss' : newsOf(step, event.by),
        );
      case 'exchange': {
        const [a, b] = event.seats;
        const saved = a === step.reader ? 'gain' : 'news';
        return table(words.exchange(whoIn(step, a), whoIn(step, b), event.dueRound), saved);
      }
      case 'exchangeEnded': {
        const [a, b] = event.seats;
        const mine = a === step.reader || b === step.reader;
        const text = words.exchangeEnded(whoIn(step, a), whoIn(step, b));
        return table(text, mine ? 'news' : undefined);
      }
      case 'eliminated':
        return tellElimination(words, step, event);
      case 'over':
        return tellEnd(words, step, event);
      // Told with what led to it, or not worth a line.
      case 'battle':
      case 'homeRecaptured':
      case 'advance':
        return [];
    }
  });
}

function whoIn({ reader, names }: Pick<Step, 'reader' | 'names'>, seat: Seat): Who {
  return { seat, you: seat === reader, name: names[seat] ?? '' };
}

function line(by: Told['by'], text: string, matters: Matters): Told[] {
  return [matters === undefined ? { by, text } : { by, text, matters }];
}

function table(text: string, matters?: Matters): Told[] {
  return line('table', text, matters);
}

/** Whoever does something himself need not be told the news. */
function newsOf({ reader }: Step, by: Seat): Matters {
  return by === reader ? undefined : 'news';
}

/** A home star is chosen by its player or drawn by lot; the last one falls to whoever is left. */
function tellHome(words: StoryWords, step: Step, { seat, star, ships }: OfType<'home'>): Told[] {
  const who = whoIn(step, seat);
  if (step.action.by === seat) return line(seat, words.choosesHome(who, star), undefined);
  return table(words.home(who, star, ships));
}

/** In a round that builds ships, whoever does not stand on his home star gets none (R6.1). */
function tellMissingProduction(
  words: StoryWords,
  step: Step,
  { seat, round }: OfType<'turn'>,
): Told[] {
  const { after, reader } = step;
  const { home } = playerAt(after, seat);
  if (round % PRODUCTION_EVERY !== 0 || home === null || holdsOwnHome(after, seat)) return [];
  const holder = ownerOf(after, home);
  const text = words.noProduction(
    whoIn(step, seat),
    starId(home),
    holder === NOBODY ? null : whoIn(step, holder),
  );
  return table(text, seat === reader ? 'loss' : undefined);
}

function tellStart(words: StoryWords, step: Step, event: OfType<'start'>): Told[] {
  const { seat, star, ships } = event;
  const by = whoIn(step, seat);
  const stay = shipsOn(step.after, starNamed(star));
  const text = words.starts(by, star, ships, stay) + leftHome(words, step, by, star);
  return line(seat, text, couldTakeHome(step, event) ? 'news' : undefined);
}

function leftHome(words: StoryWords, { after }: Step, by: Who, from: StarId): string {
  const isHome = playerAt(after, by.seat).home === starNamed(from);
  return isHome && shipsOn(after, starNamed(from)) === 0 ? ` ${words.homeLeftEmpty(by)}` : '';
}

/** Whether the reader would lose his home star, as it stands, to what has just disappeared into hyperspace. */
function couldTakeHome({ after, reader }: Step, { seat, star, ships }: OfType<'start'>): boolean {
  if (reader === 'spectator' || seat === reader) return false;
  const { home, alive } = playerAt(after, reader);
  if (home === null || !alive || ownerOf(after, home) !== reader) return false;
  const isElsewhere = sectorOf(home) !== sectorOf(starNamed(star));
  return isElsewhere && fight(ships, shipsOn(after, home), after.options.equalBattle).attackers > 0;
}

function tellShortFlight(
  words: StoryWords,
  step: Step,
  { seat, from, to, ships }: OfType<'shortFlight'>,
): Told[] {
  const all = shipsOn(step.after, starNamed(from)) === 0;
  const arrival = { star: to, ships, discs: 0, from: { star: from, all } };
  return tellArrival(words, step, seat, arrival);
}

function tellArrival(
  words: StoryWords,
  step: Step,
  seat: Seat,
  flight: Omit<Arrival, 'meets'>,
): Told[] {
  const by = whoIn(step, seat);
  const meets = meetingOf(step, seat, flight.star);
  const isBack = step.events.some(({ type }) => type === 'homeRecaptured');
  const text = [
    words.arrives(by, { ...flight, meets }),
    flight.from === null ? '' : leftHome(words, step, by, flight.from.star),
    isBack ? ` ${words.homeBack(by)}` : '',
  ];
  return line(seat, text.join(''), whatItMeans(step, seat, flight.star, meets));
}

function meetingOf(step: Step, seat: Seat, star: StarId): Meeting {
  const battle = step.events.find((event) => event.type === 'battle');
  if (battle?.type === 'battle') {
    const { defender, defenders, winner, attacker } = battle;
    const outcome = winner === null ? 'bothLost' : winner === attacker ? 'won' : 'lost';
    return { kind: 'battle', defender: whoIn(step, defender), defenders, outcome };
  }
  const isOwn = ownerOf(step.before, starNamed(star)) === seat;
  return isOwn
    ? { kind: 'own', together: shipsOn(step.after, starNamed(star)) }
    : { kind: 'empty' };
}

function whatItMeans({ reader, after }: Step, by: Seat, star: StarId, meets: Meeting): Matters {
  if (reader === 'spectator' || by === reader) return undefined;
  if (meets.kind === 'battle' && meets.defender.you)
    return meets.outcome === 'lost' ? 'gain' : 'loss';
  const { home, alive } = playerAt(after, reader);
  const isNear =
    alive && home !== null && distance(sectorOf(home), sectorOf(starNamed(star))) <= NEAR;
  return isNear && ownerOf(after, starNamed(star)) === by ? 'news' : undefined;
}

function tellElimination(
  words: StoryWords,
  step: Step,
  { seat, reason }: OfType<'eliminated'>,
): Told[] {
  const who = whoIn(step, seat);
  const matters = seat === step.reader ? 'loss' : 'news';
  if (reason === 'resigned') return line(seat, words.resigns(who), matters);
  const { home } = playerAt(step.after, seat);
  return home === null ? [] : table(words.eliminated(who, reason, starId(home)), matters);
}

function tellEnd(words: StoryWords, step: Step, { winners, ending }: OfType<'over'>): Told[] {
  const text = words.over(
    winners.map((seat) => whoIn(step, seat)),
    ending,
  );
  return table(text, outcomeFor(step.reader, winners));
}

function outcomeFor(reader: Viewer, winners: readonly Seat[]): Matters {
  if (reader === 'spectator') return 'news';
  return winners.includes(reader) ? 'gain' : 'loss';
}
