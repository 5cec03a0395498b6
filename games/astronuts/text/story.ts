/**
 * A match as a story: each step with what came of it, for one reader.
 *
 * Several steps often make one sentence: a bet is told once its die has fallen, a landing once fate has spoken, a battle
 * once both have rolled. The end of a turn is not told at all.
 */

import type { HelpText, Seat, Telling, Told } from '@sternwarte/engine';
import type { Chance, Event, Move } from '../rules/actions.ts';
import { PLANETS, type FieldId } from '../rules/board.ts';
import { FATES, type Face, type FateId } from '../rules/fate.ts';
import {
  countColonies,
  countHand,
  countShips,
  countTechnologies,
  hasTechnology,
  isPlaying,
  nutsOn,
  type State,
} from '../rules/state.ts';
import type { Roll } from '../rules/step.ts';
import type { Decider, Person, StoryWords } from './story-words.ts';

export type Step = Telling<State, Move, Chance, Event>;
type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export function tellStep(
  words: StoryWords,
  fates: Readonly<Record<FateId, HelpText>>,
  step: Step,
): readonly Told[] {
  return new Storyteller(words, fates, step).tell();
}

function find<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): EventOf<Type> | null {
  return events.find((event): event is EventOf<Type> => event.type === type) ?? null;
}

type Matters = Told['matters'];

class Storyteller {
  readonly #words: StoryWords;
  readonly #fates: Readonly<Record<FateId, HelpText>>;
  readonly #step: Step;
  readonly #told: Told[] = [];

  constructor(words: StoryWords, fates: Readonly<Record<FateId, HelpText>>, step: Step) {
    this.#words = words;
    this.#fates = fates;
    this.#step = step;
  }

  tell(): readonly Told[] {
    const { action, after, events } = this.#step;
    for (const event of events) this.#tellEvent(event);
    this.#tellFlight();
    if (action.by !== 'table' && action.move.type === 'move' && after.step.type === 'passage') {
      const owners = after.step.owners.map((seat) => this.#person(seat));
      this.#add(action.by, this.#words.asksPassage(this.#person(action.by), owners));
    }
    return this.#told;
  }

  #add(by: Seat | 'table', text: string, more: { aside?: string; matters?: Matters } = {}): void {
    const { aside, matters } = more;
    this.#told.push({
      by,
      text,
      ...(aside === undefined ? {} : { aside }),
      ...(matters === undefined ? {} : { matters }),
    });
  }

  #person(seat: Seat): Person {
    const { reader, names } = this.#step;
    return { you: seat === reader, name: names[seat] ?? '' };
  }

  /** What it means to the reader when it happened to himself, and when to somebody else. */
  #matters(seat: Seat, own: Matters, other?: Matters): { matters?: Matters } {
    const { reader } = this.#step;
    const matters = seat === reader ? own : reader === 'spectator' ? undefined : other;
    return matters === undefined ? {} : { matters };
  }

  /** What has just been rolled, or what Time Warp let stand. */
  #face(): Face {
    const { before, events } = this.#step;
    if (before.step.type === 'timeWarp') return before.step.face;
    return find(events, 'rolled')?.face ?? 1;
  }

  /** What the die that has just been settled was for. */
  #roll(): Roll | null {
    const { step } = this.#step.before;
    return step.type === 'die' || step.type === 'timeWarp' ? step.roll : null;
  }

  #moveType(): Move['type'] | null {
    const { action } = this.#step;
    return action.by === 'table' ? null : action.move.type;
  }

  #tellEvent(event: Event): void {
    switch (event.type) {
      case 'startPlayer':
        return this.#add(event.seat, this.#words.begins(this.#person(event.seat)));
      case 'nutPlaced':
        return this.#tellPlacement(event);
      case 'actions':
        return this.#add(event.seat, this.#words.bets(this.#person(event.seat), event), {
          aside: this.#words.roll(event.face),
        });
      case 'timeWarp':
        return this.#add(event.seat, this.#words.warps(this.#person(event.seat), event.face));
      case 'passage':
        return this.#tellPassage(event);
      case 'fate':
        return this.#tellFate(event);
      case 'fateTest':
        return this.#tellTest(event);
      case 'mined':
        return this.#tellMining(event);
      case 'gained':
        return this.#tellGain(event);
      case 'colony':
      case 'colonyDied':
        return this.#tellColony(event);
      case 'shipBuilt':
        return this.#tellShip(event);
      case 'shipLost':
        return this.#tellLoss(event);
      case 'battle':
        return this.#tellBattle(event);
      case 'technology':
        return this.#tellTechnology(event);
      case 'teleported':
        return this.#add(event.seat, this.#words.isBeamed(this.#person(event.seat), event.planet));
      case 'swapped':
      case 'offer':
      case 'offerDeclined':
      case 'traded':
        return this.#tellTrade(event);
      case 'fourteenth':
      case 'resigned':
      case 'over':
        return this.#tellEnding(event);
      // Told with what follows from them, or not worth a line.
      case 'turn':
      case 'rolled':
      case 'step':
      case 'landed':
      case 'paid':
      case 'actionsChanged':
      case 'attack':
      case 'colonyLost':
      case 'shipReplaced':
    }
  }

  /** Chance is told once, when everything lies; placing by hand nut by nut. */
  #tellPlacement({ seat, planet, colour }: EventOf<'nutPlaced'>): void {
    const { after } = this.#step;
    if (seat !== null) this.#add(seat, this.#words.places(this.#person(seat), colour, planet));
    if (after.step.type === 'nuts') return;
    const count = PLANETS.reduce((sum, at) => sum + nutsOn(after, at).length, 0);
    this.#add('table', this.#words.nutsLie(count));
  }

  #tellPassage({ seat, owner, allowed }: EventOf<'passage'>): void {
    const { grants, refuses } = this.#words;
    const say = allowed ? grants : refuses;
    const meaning = allowed ? {} : this.#matters(seat, 'loss');
    this.#add(owner, say(this.#person(owner), this.#person(seat)), meaning);
  }

  /** A flight that ends in open space; one that ends on a planet is told with its fate. */
  #tellFlight(): void {
    const { after, before, events } = this.#step;
    const roll = this.#roll();
    const lost = find(events, 'shipLost') !== null;
    if (roll?.for === 'asteroid' && !lost && after.step !== before.step) {
      if (after.step.type !== 'timeWarp' && find(events, 'timeWarp') === null) {
        const field = roll.path[roll.at];
        const who = this.#person(before.current);
        if (field !== undefined) {
          this.#add(before.current, this.#words.dodges(who, field), {
            aside: this.#words.roll(this.#face()),
          });
        }
      }
    }
    const steps = events.filter((event): event is EventOf<'step'> => event.type === 'step');
    const [first, last] = [steps[0], steps.at(-1)];
    if (first === undefined || last === undefined || lost || after.step.type !== 'act') return;
    if (find(events, 'landed') !== null) return;
    const say = steps.some(({ jump }) => jump) ? this.#words.jumps : this.#words.flies;
    this.#add(first.seat, say(this.#person(first.seat), first.from, last.to));
  }

  #tellFate({ seat, planet, fate }: EventOf<'fate'>): void {
    const { after, events } = this.#step;
    const effect = FATES[fate];
    const { title } = this.#fates[fate];
    const outcome = this.#words.outcome(effect, {
      nuts: find(events, 'gained')?.nuts ?? [],
      asked: after.step.type.startsWith('fate'),
      actions: find(events, 'actionsChanged')?.by ?? 0,
      replaced: this.#replaced(),
    });
    const who = this.#person(seat);
    const text =
      this.#moveType() === 'fateGift'
        ? this.#words.choosesGift(who, title, outcome)
        : this.#words.lands(who, planet, title, outcome);
    const own = fate === '4-1' ? undefined : fate < '4' ? 'loss' : 'gain';
    const other = effect.type === 'destroyShip' ? 'news' : undefined;
    this.#add(seat, text, { aside: this.#words.fate(fate), ...this.#matters(seat, own, other) });
  }

  #replaced(): FieldId | null {
    return find(this.#step.events, 'shipReplaced')?.field ?? null;
  }

  #tellTest({ seat, passed }: EventOf<'fateTest'>): void {
    const say = passed ? this.#words.escapes : this.#words.isHeld;
    this.#add(seat, say(this.#person(seat), this.#face()), {
      aside: this.#words.roll(this.#face()),
      ...this.#matters(seat, passed ? undefined : 'loss'),
    });
  }

  #tellMining({ seat, planet, nuts }: EventOf<'mined'>): void {
    const { after, events } = this.#step;
    const paid = find(events, 'paid')?.nuts ?? [];
    const text = this.#words.mines(this.#person(seat), planet, nuts, paid);
    this.#add(seat, text, this.#matters(seat, 'gain'));
    if (PLANETS.some((at) => nutsOn(after, at).length > 0)) return;
    this.#add('table', this.#words.lastNuts, { matters: 'news' });
  }

  /** What fate gave at once is told with it; what was chosen, on its own. */
  #tellGain({ seat, nuts }: EventOf<'gained'>): void {
    if (find(this.#step.events, 'fate') !== null) return;
    const text = this.#words.takes(this.#person(seat), nuts);
    this.#add(seat, text, this.#matters(seat, 'gain'));
  }

  #tellColony(event: EventOf<'colony' | 'colonyDied'>): void {
    const { after, events } = this.#step;
    const { seat, planet } = event;
    const who = this.#person(seat);
    const aside = this.#roll()?.for === 'colony' ? this.#words.roll(this.#face()) : undefined;
    const rolled = aside === undefined ? {} : { aside };
    if (event.type === 'colonyDied') {
      const meaning = this.#matters(seat, 'loss');
      return this.#add(seat, this.#words.diesOut(who, planet), { ...rolled, ...meaning });
    }
    const count = countColonies(after, seat);
    const meaning = this.#matters(seat, 'gain', 'news');
    const text =
      aside !== undefined
        ? this.#words.survives(who, planet, count)
        : this.#moveType() === 'fateColony'
          ? this.#words.isGivenColony(who, planet, count)
          : this.#words.founds(who, planet, count, find(events, 'paid')?.nuts ?? []);
    this.#add(seat, text, { ...rolled, ...meaning });
  }

  #tellShip({ seat, field }: EventOf<'shipBuilt'>): void {
    const count = countShips(this.#step.after, seat);
    const { buildsShip, isGivenShip } = this.#words;
    const say = this.#moveType() === 'buildShip' ? buildsShip : isGivenShip;
    const meaning = this.#matters(seat, 'gain', 'news');
    this.#add(seat, say(this.#person(seat), field, count), meaning);
  }

  /** Ships lost in battle or on landing are told with that. */
  #tellLoss({ seat, field, reason }: EventOf<'shipLost'>): void {
    if (reason !== 'asteroid') return;
    const text = this.#words.isSmashed(this.#person(seat), field, this.#replaced());
    const aside = this.#words.roll(this.#face());
    this.#add(seat, text, { aside, ...this.#matters(seat, 'loss', 'news') });
  }

  #tellBattle(battle: EventOf<'battle'>): void {
    const { before, after } = this.#step;
    const { attacker, defender, field, unit, destroyed } = battle;
    const laser = hasTechnology(before, attacker, 'red') ? 1 : 0;
    const shields = hasTechnology(before, defender, 'purple') ? 1 : 0;
    const text = this.#words.fights(this.#person(attacker), {
      defender: this.#person(defender),
      field,
      unit,
      attack: { face: battle.attack - laser, bonus: laser },
      defence: { face: battle.defence - shields, bonus: shields },
      destroyed,
      left: unit === 'ship' ? countShips(after, defender) : countColonies(after, defender),
      replaced: this.#replaced(),
    });
    const forDefender = this.#matters(defender, destroyed ? 'loss' : 'news');
    const forOthers = this.#matters(
      attacker,
      destroyed ? 'gain' : undefined,
      destroyed ? 'news' : undefined,
    );
    const aside = this.#words.score(battle.attack, battle.defence);
    this.#add(attacker, text, { aside, ...forOthers, ...forDefender });
  }

  #tellTechnology({ seat, colour }: EventOf<'technology'>): void {
    const { researches, isTaught } = this.#words;
    const say = this.#moveType() === 'technology' ? researches : isTaught;
    this.#add(seat, say(this.#person(seat), colour), this.#matters(seat, 'gain', 'news'));
  }

  #tellTrade(event: EventOf<'swapped' | 'offer' | 'offerDeclined' | 'traded'>): void {
    const who = this.#person(event.seat);
    switch (event.type) {
      case 'swapped':
        return this.#add(event.seat, this.#words.swaps(who, event.give, event.get));
      case 'offer': {
        const asked = event.asked.map((seat) => this.#person(seat));
        return this.#add(event.seat, this.#words.offers(who, asked, event.give, event.get));
      }
      case 'offerDeclined':
        return this.#add(event.by, this.#words.declines(this.#person(event.by)));
      case 'traded': {
        const partner = this.#person(event.partner);
        const text = this.#words.trades(who, partner, event.give, event.get);
        return this.#add(event.seat, text, this.#matters(event.partner, 'news'));
      }
    }
  }

  #tellEnding(event: EventOf<'fourteenth' | 'resigned' | 'over'>): void {
    const { after, events, reader } = this.#step;
    switch (event.type) {
      case 'resigned':
        return this.#add(
          event.seat,
          this.#words.resigns(this.#person(event.seat)),
          this.#matters(event.seat, undefined, 'news'),
        );
      case 'fourteenth': {
        const isOver = find(events, 'over') !== null;
        const text = this.#words.hasAll(this.#person(event.seat), isOver);
        return this.#add('table', text, { matters: 'news' });
      }
      case 'over': {
        const winners = event.winners.map((seat) => this.#person(seat));
        const [first = 0] = event.winners;
        const colonies = countColonies(after, first);
        const text = this.#words.ends(event.ending, winners, colonies, deciderOf(after, first));
        const won = event.winners.some((seat) => seat === reader);
        return this.#add('table', text, { matters: won ? 'gain' : 'news' });
      }
    }
  }
}

/** The first count in which the winner is ahead of everybody with whom he shares those before it (R8). */
function deciderOf(state: State, winner: Seat): Decider {
  const counts = [
    ['colonies', countColonies],
    ['nuts', countHand],
    ['technologies', countTechnologies],
    ['ships', countShips],
  ] as const;
  let rivals = Array.from({ length: state.seats }, (_unused, seat) => seat).filter(
    (seat) => seat !== winner && isPlaying(state, seat),
  );
  for (const [decider, count] of counts) {
    rivals = rivals.filter((seat) => count(state, seat) === count(state, winner));
    if (rivals.length === 0) return decider;
  }
  // The win is shared, and nothing has decided.
  return 'colonies';
}
