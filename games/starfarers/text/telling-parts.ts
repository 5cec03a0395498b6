/** Steps that need more than one event to be told, and what all lines of the story share. */

import type { Seat, Telling, Told } from '@sternwarte/engine';
import type { Chance, Event, Move } from '../rules/actions.ts';
import { cardSetOf } from '../rules/cards.ts';
import { reserveCards } from '../rules/data.ts';
import { cardNumbered } from '../rules/encounter-cards.ts';
import { CLUSTERS, PLANETS_PER_SYSTEM } from '../rules/sectors.ts';
import { scoreOf, type State } from '../rules/state.ts';
import { planetAt, spotAt } from './places.ts';
import type { Points, Question, Voice } from './telling-words.ts';
import type { StarTableWords } from './words.ts';

export type StarTelling = Telling<State, Move, Chance, Event>;

/** What the reader's eye should be drawn to. */
export type Matters = NonNullable<Told['matters']>;

export interface Context extends StarTelling {
  readonly words: StarTableWords;
  readonly voice: (seat: Seat) => Voice;
  /** The score of a seat if this step has changed it. */
  readonly points: (seat: Seat) => Points;
}

export function contextOf(telling: StarTelling, words: StarTableWords): Context {
  const { reader, names, before, after } = telling;
  const [whom, toWhom] = words.telling.you;
  return {
    ...telling,
    words,
    voice: (seat) => ({
      own: seat === reader,
      whom: (other) => (other === reader ? whom : (names[other] ?? '')),
      toWhom: (other) => (other === reader ? toWhom : (names[other] ?? '')),
      isReader: (other) => other === reader,
    }),
    points: (seat) => {
      const score = scoreOf(after, seat);
      return score === scoreOf(before, seat) ? null : score;
    },
  };
}

/** A line by its doer; gains and losses are the reader's own, news is what others achieve. */
export function line(
  { reader }: Context,
  by: Seat,
  text: string,
  own?: Matters,
  others?: Matters,
): Told {
  const matters = by === reader ? own : others;
  return matters === undefined ? { by, text } : { by, text, matters };
}

export const byTable = (text: string): readonly Told[] => [{ by: 'table', text }];

/** Answers to a card that is being read; everything else is told by what came of it. */
export function tellAnswer(context: Context, by: Seat, move: Move): readonly Told[] {
  const { before, words, voice } = context;
  const { telling } = words;
  if (move.type === 'answerNumber') {
    // More than nothing is told when it is paid.
    return move.number === 0 ? [line(context, by, telling.givesNothing(voice(by)))] : [];
  }
  if (move.type === 'drawReserve') {
    const drawn = telling.draws(null, before.reserveDue, voice(by));
    return by === context.reader ? [] : [line(context, by, drawn)];
  }
  if (move.type !== 'answer' || before.encounter === null) return [];
  const { family } = cardNumbered(before.encounter.like);
  const question = questionOf(family);
  return question === null
    ? []
    : [line(context, by, telling.answers(question, move.yes, voice(by)))];
}

/** A merchant asks yes or no only when his pennants fall. */
function questionOf(family: ReturnType<typeof cardNumbered>['family']): Question | null {
  if (family === 'merchant') return 'unmasked';
  return family === 'travellers' || family === 'wear' ? null : family;
}

/** What the dice brought to all, in one sentence. */
export function tellProduction({ action, events, reader, words, voice }: Context): readonly Told[] {
  if (action.by !== 'table' || action.chance.type !== 'dice') return [];
  const { telling } = words;
  const [a, b] = action.chance.dice;
  const aside = `${a} + ${b} = ${a + b}`;
  if (a + b === 7) return [{ by: 'table', text: telling.seven, aside }];
  const brought = events.filter((event) => event.type === 'production');
  const shortages = events.filter((event) => event.type === 'shortage');
  // The reader's own share comes first.
  const shares = brought
    .toSorted((one, other) => Number(other.seat === reader) - Number(one.seat === reader))
    .map(({ cards, seat }) => telling.share(cards, seat, voice(seat)));
  const text = [
    shares.length === 0 ? telling.noYield : telling.yields(shares),
    ...shortages.map(({ resource }) => telling.shortage(resource)),
  ].join(' ');
  const gains = brought.some(({ seat }) => seat === reader);
  return [{ by: 'table', text, aside, ...(gains ? { matters: 'gain' } : {}) }];
}

/** Cards that several players hand over at once: their receiver knows which. */
export function tellGifts(context: Context): readonly Told[] {
  const { events, before, after, reader, words, voice } = context;
  const gifts = events.filter((event) => event.type === 'given');
  const [first] = gifts;
  if (first === undefined) return [];
  const had = before.hands[first.to];
  const cards =
    reader === first.to && had
      ? cardSetOf((after.hands[first.to] ?? []).map((count, kind) => count - (had[kind] ?? 0)))
      : null;
  const from = gifts.map((gift) => gift.from);
  const text = words.telling.receives(cards, from, voice(first.to));
  const others = from.some((seat) => seat === reader) ? 'loss' : undefined;
  return [line(context, first.to, text, 'gain', others)];
}

/** A system is told when its last chip is turned; a chip alone is a replacement, or a home system's. */
export function tellChip(context: Context, planet: number): readonly Told[] {
  const { action, after, words, voice } = context;
  if (action.by !== 'table') return [];
  if (action.chance.type === 'reserveChip') {
    return [{ by: 'table', text: words.telling.newChip(planetAt(after, planet)) }];
  }
  if (action.chance.type !== 'chip' || after.agenda[0]?.kind === 'chip') return [];
  const cluster = Math.trunc(planet / PLANETS_PER_SYSTEM);
  if (CLUSTERS[cluster] === undefined) return [];
  const first = cluster * PLANETS_PER_SYSTEM;
  const planets = [first, first + 1, first + 2].map((place) => planetAt(after, place));
  const { current } = after;
  const text = words.telling.explores(planets, voice(current));
  return [line(context, current, text, 'news', 'news')];
}

/** The reader's own cards one by one; others’ together when they have all of them. */
export function tellDraw(context: Context, seat: Seat): readonly Told[] {
  const { action, before, after, reader, words, voice } = context;
  if (action.by !== 'table' || action.chance.type !== 'draw') return [];
  if (seat === reader) {
    const text = words.telling.draws(action.chance.resource, 1, voice(seat));
    return [line(context, seat, text, 'gain')];
  }
  const [next] = after.agenda;
  const isLast = next?.kind !== 'draw' || next.seat !== seat;
  if (before.phase === 'setup' || !isLast || before.options.reserveDraw === 'manual') return [];
  const count = seat === before.current ? reserveCards(scoreOf(before, seat)) : 1;
  return [line(context, seat, words.telling.draws(null, count, voice(seat)))];
}

/** One line for a deal that nobody wanted, not one for each who declined. */
export function tellFailure(context: Context, seat: Seat): readonly Told[] {
  const { before, words, voice, names } = context;
  const { offer } = before;
  if (offer === null) return [];
  const [only] = offer.to;
  const to = offer.to.length === 1 && only !== undefined ? only : null;
  const [give, want] = [cardSetOf(offer.give), cardSetOf(offer.want)];
  const reasons = offer.to.flatMap((other) => {
    const answer = offer.answers[other] ?? null;
    return answer?.type === 'decline' && answer.why !== undefined
      ? [`${names[other] ?? ''} ${words.reluctances[answer.why]}`]
      : [];
  });
  const why = reasons.length === 0 ? '' : ` ${reasons.join('; ')}.`;
  const text = words.telling.failsToDeal(give, want, to, voice(seat));
  return [line(context, seat, `${text}${why}`)];
}

export function tellPlaced(
  context: Context,
  { seat, piece, node }: Event & { readonly type: 'placed' },
): readonly Told[] {
  const { action, before, after, words, voice, points } = context;
  const { telling } = words;
  const type = action.by === 'table' ? null : action.move.type;
  // What stands at the beginning is no story.
  if (before.phase === 'setup' && type === null) return [];
  const spot = spotAt(after, node);
  if (type === 'buildSpaceport') {
    return [line(context, seat, telling.extends(spot, points(seat), voice(seat)), 'gain', 'news')];
  }
  const isBuilt = type === 'buildColonyShip' || type === 'buildTradeShip';
  const isShip = piece === 'colonyShip' || piece === 'tradeShip';
  const text =
    isBuilt && isShip
      ? telling.builds(piece, spot, voice(seat))
      : telling.places(piece, spot, voice(seat));
  return [line(context, seat, text)];
}
