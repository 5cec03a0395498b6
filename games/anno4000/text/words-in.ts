/** How the words of Anno 4000 are made from the catalogue of one language. */

import {
  liveryOf,
  sayByType,
  sayRefusal,
  type Action,
  type Explaining,
  type GameWords,
  type Names,
  type Seat,
} from '@sternwarte/engine';
import type { Chance, Event, Move } from '../rules/actions.ts';
import { starId, starNamed, type Star, type StarId } from '../rules/board.ts';
import { FLEETS, type Fleet } from '../rules/data.ts';
import type { Ending } from '../rules/ending.ts';
import { dueEvacuations, homeVerdict } from '../rules/home.ts';
import { discThatMustLand, isLandingOpen, mayLand } from '../rules/hyperspace.ts';
import { NOBODY, ownerOf, playerAt, shipsOn, type State } from '../rules/state.ts';
import type { anno4000 } from '../rules/index.ts';
import type { HelpId } from '../rules/rulebook.ts';
import { makeMove, parseMove } from './notation.ts';
import { figuresOf, statisticsOf } from './figures.ts';
import { drawPosition } from './position.ts';
import { tellStep } from './story.ts';
import { sayWarning } from './warnings.ts';
import { verbsDe } from './verbs-de.ts';
import { verbsEn } from './verbs-en.ts';
import type { AnnoWords, MoveContext, Target } from './words.ts';

export type Words = GameWords<State, Move, Chance, Event> & Explaining<typeof anno4000, HelpId>;

const VERBS = [verbsDe, verbsEn];

/** In the colours of the places at the table, unless others have been chosen. */
export function wordsIn(catalogue: AnnoWords, colours?: readonly string[]): Words {
  const livery = liveryOf(FLEETS, colours);
  const fleetOf = (seat: Seat): Fleet => FLEETS[livery.place(seat)] ?? 'green';
  const words = { ...catalogue, fleets: livery.dress(catalogue.fleets) };
  const describe = (move: Move, state: State): string =>
    sayByType(words.moves, move, contextOf(move, state, fleetOf));
  return {
    inColours: (chosen) => wordsIn(catalogue, chosen),
    action: (action, state, names) => sayAction(words, action, state, names, fleetOf),
    event: (event, names) => sayByType(words.events, event, (seat: Seat) => names[seat] ?? ''),
    title: words.title,
    tagline: words.tagline,
    seatName: (seat) => catalogue.fleets[fleetOf(seat)],
    move: describe,
    makeMove: (move) => makeMove(move, words.verbs),
    parseMove: (text) => parseMove(text, VERBS),
    tell: (telling) => tellStep(words.story, telling),
    headline: (view) => sayHeadline(words, view),
    sources: (view) => figuresOf(words.story, view),
    statistics: (story) => statisticsOf(words.story, story),
    warning: (move, view) => sayWarning(words, move, view),
    refusal: (refusal) => sayRefusal(words.refusals, refusal),
    asks: (state, names) => sayAsk(words, state, names),
    result: ({ ending, winners }, names) =>
      // Every result of this game has one of its own endings.
      words.story.over(
        winners.map((seat) => ({ seat, you: false, name: names[seat] ?? '' })),
        ending as Ending,
      ),
    endings: words.endings,
    position: (view, viewer, names) => drawPosition(view, viewer, names, words),
    options: words.options,
    terms: words.terms,
    help: words.help,
    ...words.bots,
  };
}

type FleetOf = (seat: Seat) => Fleet;

function contextOf(move: Move, state: State, fleetOf: FleetOf): MoveContext {
  const { discs } = playerAt(state, state.current);
  const landing: readonly (0 | 1)[] = move.type === 'land' ? move.discs : [];
  const to = move.type === 'land' ? move.star : move.type === 'shortFlight' ? move.to : null;
  const from = move.type === 'start' ? move.star : move.type === 'shortFlight' ? move.from : null;
  return {
    landing: {
      discs: landing.map((disc) => disc + 1),
      ships: landing.reduce<number>((sum, disc) => sum + (discs[disc]?.ships ?? 0), 0),
    },
    target: to === null ? { kind: 'empty' } : targetOn(state, starNamed(to), fleetOf),
    present: from === null ? 0 : shipsOn(state, starNamed(from)),
  };
}

function targetOn(state: State, star: Star, fleetOf: FleetOf): Target {
  const owner = ownerOf(state, star);
  const ships = shipsOn(state, star);
  if (owner === NOBODY) return { kind: 'empty' };
  if (owner === state.current) return { kind: 'own', ships };
  return { kind: 'foreign', ships, fleet: fleetOf(owner) };
}

function sayAction(
  words: AnnoWords,
  action: Action<Move, Chance>,
  state: State,
  names: Names,
  fleetOf: FleetOf,
): string {
  if (action.by !== 'table') {
    const said = sayByType(words.moves, action.move, contextOf(action.move, state, fleetOf));
    return `${names[action.by] ?? ''}: ${said}`;
  }
  const name = (seat: Seat): string => names[seat] ?? '';
  return sayByType(words.chance, action.chance, { name, drawer: name(state.current) });
}

function sayAsk(words: AnnoWords, state: State, names: Names): string {
  const { asks } = words;
  const seat = state.current;
  const name = names[seat] ?? '';
  switch (state.phase) {
    case 'over':
      return asks.over;
    case 'homes':
      return state.options.homeChoice === 'pick' ? asks.home(name) : asks.chance;
    case 'homeSet':
    case 'startPlayer':
      return asks.chance;
    case 'departure': {
      if (isLandingOpen(state)) return sayLateLanding(words, state, seat, name);
      const { home } = playerAt(state, seat);
      const isDoomed = home !== null && homeVerdict(state, seat).kind === 'out';
      return isDoomed ? asks.doomed(name, label(starId(home))) : asks.departed(name);
    }
    case 'landing':
      return sayTurn(words, state, seat, name);
  }
}

/** After the departure, at tables where discs may land even then. */
function sayLateLanding({ asks }: AnnoWords, state: State, seat: Seat, name: string): string {
  const player = playerAt(state, seat);
  if (discThatMustLand(player) !== null) return asks.mustLand(name);
  if (player.home !== null && homeVerdict(state, seat).kind === 'out') {
    return asks.threatened(name, label(starId(player.home)));
  }
  return player.discs.some((disc) => disc !== null && mayLand(disc))
    ? asks.mayStillLand(name)
    : asks.departed(name);
}

/** From so many rounds before its end on, everybody is told of a standstill. */
const FORETOLD = 10;

function sayHeadline({ headline }: AnnoWords, state: State): string {
  const { phase, round, options, lastChange } = state;
  const left =
    options.quietRounds === null ? Infinity : lastChange + options.quietRounds - round + 1;
  switch (phase) {
    case 'homeSet':
    case 'homes':
    case 'startPlayer':
      return headline.setUp;
    case 'landing':
    case 'departure':
      return left <= FORETOLD && round > lastChange
        ? headline.quiet(round, left)
        : headline.round(round, options.maxRounds);
    case 'over':
      return headline.over(round);
  }
}

/** The most urgent thing first. */
function sayTurn({ asks }: AnnoWords, state: State, seat: Seat, name: string): string {
  const player = playerAt(state, seat);
  if (discThatMustLand(player) !== null) return asks.mustLand(name);
  const due = dueEvacuations(state, seat);
  if (due.length > 0) return asks.evacuate(name, due.map((star) => label(starId(star))).join(', '));
  const verdict = homeVerdict(state, seat).kind;
  if (verdict !== 'safe' && player.home !== null) {
    const home = label(starId(player.home));
    return verdict === 'out' ? asks.threatened(name, home) : asks.saved(name, home);
  }
  return asks.landing(name);
}

const label = (id: StarId): string => id.toUpperCase();
