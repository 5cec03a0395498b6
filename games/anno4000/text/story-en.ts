import type { StarId } from '../rules/board.ts';
import type { Arrival, StoryWords, Who } from './story-words.ts';

const star = (id: StarId): string => id.toUpperCase();
const ships = (count: number): string => (count === 1 ? '1 ship' : `${count} ships`);

/** Texts without a subject begin with the verb: "land" for whoever did it, "lands" for all others. */
const verb = ({ you }: Who, yours: string, theirs = `${yours}s`): string => (you ? yours : theirs);
const object = ({ you, name }: Who): string => (you ? 'you' : name);
const subject = ({ you, name }: Who): string => (you ? 'You' : name);
const ofWhom = ({ you, name }: Who): string => (you ? 'your' : `${name}’s`);

function withFleet(count: number, all: boolean): string {
  if (!all) return `with ${ships(count)}`;
  return count === 1 ? 'with the only ship' : `with all ${count} ships`;
}

function shipsOf(owner: Who, count: number): string {
  if (!owner.you) return `${ships(count)} of ${owner.name}`;
  return count === 1 ? 'your ship' : `your ${count} ships`;
}

function flies(by: Who, { ships: count, star: to, discs, from }: Arrival): string {
  if (from !== null) {
    return `${verb(by, 'fly', 'flies')} ${withFleet(count, from.all)} from ${star(from.star)} to ${star(to)}`;
  }
  const fleet = discs === 2 ? `with two fleets, ${ships(count)} in all` : `with ${ships(count)}`;
  return `${verb(by, 'land')} on ${star(to)} ${fleet}`;
}

function attacks(by: Who, { ships: count, star: to, discs, from }: Arrival): string {
  const attacker = from === null ? `with ${ships(count)}` : withFleet(count, from.all);
  const together = discs === 2 ? ' of two fleets' : '';
  const origin = from === null ? '' : ` from ${star(from.star)}`;
  return `${verb(by, 'attack')} ${star(to)}${origin} ${attacker}${together}`;
}

const and = new Intl.ListFormat('en');

export const storyEn: StoryWords = {
  homeSet: (set) => `The ${set === 'default' ? 'usual' : 'mirrored'} home stars are played.`,
  home: (who, id, count) => `${star(id)} is ${ofWhom(who)} home star, with ${ships(count)}.`,
  begins: (who) => `${subject(who)} ${verb(who, 'begin')}.`,

  choosesHome: (by, id) => `${verb(by, 'choose')} ${star(id)} as home star.`,
  arrives: (by, arrival) => {
    const { meets } = arrival;
    switch (meets.kind) {
      case 'empty':
        return `${flies(by, arrival)}; it was empty.`;
      case 'own':
        return `${flies(by, arrival)}, now ${meets.together} together.`;
      case 'battle': {
        const { defender, defenders, outcome } = meets;
        if (outcome === 'won') {
          return `${flies(by, arrival)} and ${verb(by, 'destroy')} ${shipsOf(defender, defenders)}.`;
        }
        if (outcome === 'bothLost') {
          return `${attacks(by, arrival)}, ${arrival.ships} against ${defenders} of ${defender.you ? 'yours' : defender.name}: both fleets are destroyed.`;
        }
        const fleet = arrival.ships === 1 ? 'it' : 'them all';
        return `${attacks(by, arrival)} and ${verb(by, 'lose')} ${fleet} to ${shipsOf(defender, defenders)}.`;
      }
    }
  },
  starts: (by, id, count, stay) => {
    const fleet = `${verb(by, 'start')} from ${star(id)} ${withFleet(count, stay === 0)}`;
    if (stay === 0) return `${fleet}.`;
    return `${fleet}; ${stay === 1 ? '1 stays' : `${stay} stay`} behind.`;
  },
  resigns: (by) => `${verb(by, 'resign')} and ${verb(by, 'are', 'is')} out.`,
  homeLeftEmpty: ({ you }) =>
    you ? 'Your home star stands empty now.' : 'The home star stands empty now.',
  homeBack: (by) =>
    by.you ? 'Your home star is yours again.' : `The home star is ${ofWhom(by)} again.`,

  homeCaptured: (owner, by, id) =>
    owner.you
      ? `${by.name} holds your home star ${star(id)}: your next turn has to save you.`
      : `${subject(by)} ${verb(by, 'hold')} ${star(id)}, the home star of ${owner.name}, who has one turn left to act.`,
  production: (who, id, count) => `${star(id)} builds ${ships(count)} for ${object(who)}.`,
  noProduction: (who, id, holder) =>
    `${star(id)} builds no ships for ${object(who)}: ${holder === null ? 'it stands empty' : holder.you ? 'you are there' : `${holder.name} is there`}.`,
  exchange: (a, b, dueRound) => {
    const [first, second] = b.you ? [b, a] : [a, b];
    return `Exchange: ${first.you ? 'you' : first.name} and ${second.name} hold each other’s home star and clear it in round ${dueRound}.`;
  },
  exchangeEnded: (a, b) => {
    if (!a.you && !b.you) return `The exchange between ${a.name} and ${b.name} is over.`;
    return `Your exchange with ${(a.you ? b : a).name} is over.`;
  },
  eliminated: (who, reason, id) => {
    const out = `${subject(who)} ${verb(who, 'are', 'is')} out`;
    switch (reason) {
      case 'homeStarLost':
        return `${out}: the home star ${star(id)} is lost.`;
      case 'noShips':
        return `${out}: no ship is left.`;
      case 'resigned':
        return `${out}.`;
    }
  },
  over: (winners, ending) => {
    const names = and.format(winners.map((who, i) => (i === 0 ? subject(who) : object(who))));
    const isYours = winners.some(({ you }) => you);
    const win = winners.length === 1 && !isYours ? 'wins' : 'win';
    switch (ending) {
      case 'lastHomeStar':
        return `${names} ${win}: the last other home star is lost.`;
      case 'elimination':
        return `${names} ${win}: nobody else has ships left.`;
      case 'resignation':
        return `${names} ${win}: the last opponent has resigned.`;
      case 'roundLimit':
        return `The last round is over. ${names} ${win} with the best position.`;
      case 'standstill':
        return `For long no ship was built or lost. ${names} ${win} with the best position.`;
      case 'mutualDestruction':
        return `Nobody is left. ${names} ${win} together.`;
    }
  },

  figures: {
    stars: 'Stars',
    ships: 'Ships',
    production: 'Production',
    battlesWon: 'Battles won',
    battlesLost: 'Battles lost',
    destroyed: 'Ships destroyed',
    lost: 'Ships lost',
    built: 'Ships built',
    distance: 'Fields flown',
  },
};
