import type { RulingReason } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';
import type { Chapter, Ruling } from './guide.ts';

const why = (reads: string, because: string): RulingReason => ({ reads, because });

export const chapters: Readonly<Record<Chapter, string>> = {
  aim: 'The aim',
  board: 'The star field',
  setUp: 'Setting up',
  turn: 'The turn',
  battle: 'Battle',
  home: 'Losing the home star',
  end: 'The end',
};

/** What the rulebook says or leaves open, and why we settled it so. */
export const reasons: Readonly<Record<Ruling, RulingReason>> = {
  'ruling 1': why(
    'Everybody chooses a home star; lots are for those who cannot agree.',
    'Other descriptions tie the home stars to the number of players. With a fixed set and a free choice inside it both are true, and no seat is worse off.',
  ),
  'ruling 2': why(
    'Opponents are to work out in which sectors a disc can appear.',
    'They can only do that if origin, field and number of ships lie open.',
  ),
  'ruling 3': why(
    'Landing is described for every field of the track, the first one included.',
    'A disc has moved on before its player may land, so only the short flight ever ends one field away.',
  ),
  'ruling 4': why(
    'Discs move forward only, and nobody turns back.',
    'The own sector is one field away, and no disc in flight still stands on field 1.',
  ),
  'ruling 5': why(
    'Nothing is said about landing where you already stand.',
    'Nothing forbids it, and reinforcing is the most natural use of a fleet.',
  ),
  'ruling 6': why(
    'After a landing the disc comes off the track; empty discs lie on the entry field.',
    'So it is as free as any other. The example of a double move uses the second disc only because it happened to be there.',
  ),
  'ruling 7': why(
    'The steps of a turn are told one by one, without a word on whether they may be mixed.',
    'All sample rounds keep this order, and it leaves the player the most freedom.',
  ),
  'ruling 8': why(
    'An attack needs one ship more to succeed. What becomes of equal fleets is not said.',
    'An attack that does not succeed is lost, and whoever loses a battle loses the fleet.',
  ),
  'ruling 9': why(
    'Fleets that reach a star at the same time fight together.',
    'Landings are over before the departure begins, so a short flight is never there at the same time.',
  ),
  'ruling 10': why(
    'Two discs may attack one star together.',
    'Together means in one landing. Whoever lands them one by one has chosen two battles.',
  ),
  'ruling 11': why(
    'Field 1 has to be free before a start.',
    'It always is: whatever flew has moved on. We keep the check all the same.',
  ),
  'ruling 12': why(
    'Flights take a shortest way and never turn back. What happens when no such way is left is not said.',
    'A disc that flew on from there could never land again, so it has to come down now.',
  ),
  'ruling 13': why(
    'Landing and departing are things one may do.',
    'So one may also do without, except where another rule commands it.',
  ),
  'ruling 14': why(
    'New ships need a home star that is held. Nothing forbids leaving it.',
    'What is not forbidden is allowed, and the price is high enough.',
  ),
  'ruling 15': why(
    'The one who took the home star is threatened in return.',
    'When a third player has taken it meanwhile, only whoever stands there now can threaten or be threatened.',
  ),
  'ruling 16': why(
    'It speaks of offering an exchange, and then says that both stay and both leave.',
    'An offer that has only one answer is no offer, so it happens by itself.',
  ),
  'ruling 17': why(
    'Both are to clear the stars in the next round.',
    'Without a truce whoever moves first could simply take his star back and keep the other one.',
  ),
  'ruling 18': why(
    'All ships leave the foreign home star.',
    'Leaving takes a departure and a free disc, so both are commanded. It is always possible: every disc has a place to land.',
  ),
  'ruling 19': why(
    'The exchange is carried out in the next round.',
    'Counting rounds, and not turns, gives both the same delay wherever they sit.',
  ),
  'ruling 20': why(
    'Only the loss of the home star is named as an end.',
    'Without a ship nothing can be produced or moved ever again.',
  ),
  'ruling 21': why(
    'The number of ships in the box is not given.',
    'A limit nobody knows is none. Whoever wants one can agree on it.',
  ),
  'ruling 22': why(
    'Four fleets and four tracks lie in the box.',
    'Nothing suggests that absent players have ships.',
  ),
  'ruling 23': why(
    'Whoever is out takes his ships off the board. His star stays.',
    'There is nobody left to threaten, so it is a star like any other.',
  ),
  'ruling 24': why(
    'Production is the first step of a turn, and new ships appear at home.',
    'With foreign ships at home there is no place for them.',
  ),
  'ruling 25': why(
    'The case of several threatened players is not mentioned.',
    'Each is checked when his own turn ends, which is when his chance to react is over.',
  ),
  'ruling 26': why(
    'Alliances are not mentioned in the standard rules.',
    'What people promise each other is theirs to keep or break.',
  ),
  'ruling 27': why(
    'One departure in a turn, after the landings.',
    'Otherwise somebody could use up his departure and be unable to do what he must.',
  ),
  'ruling 28': why(
    'Both partners clear the stars.',
    'With one of them gone there is nobody to clear anything for.',
  ),
  'ruling 29': why(
    'One departure in a turn; several exchanges at a time are not mentioned.',
    'More than one star a turn cannot be cleared, so the others wait.',
  ),
  'ruling 30': why(
    'Nobody departs in the same round from a star that was fought over; the word also means a turn.',
    'It follows a sentence that means the turn of the one who landed. Read as a whole round, one sacrificed ship could pin down a fleet, but only for some seats.',
  ),
  'ruling 31': why(
    'Losing the home star, losing all ships and winning are told apart, without an order.',
    'This order treats all alike and never asks about somebody who is already gone.',
  ),
  'ruling 32': why(
    'Giving up is not mentioned.',
    'People at a screen have to be able to leave without ending the game for the others.',
  ),
  'ruling 33': why(
    'Two discs, and no word on which one to take.',
    'They differ in nothing that matters, and a choice without meaning should not be asked for.',
  ),
};

/** What people ask for when they look for a rule and do not know what it is called here. */
export const names: Readonly<Partial<Record<HelpId, string>>> = {
  R1: 'win winning victory goal objective aim dice cards hidden secret',
  'R3.2': 'where fly range reach far path count diagonal',
  'R3.3': 'circle cross sign meaning',
  'R4.1': 'players number two three four',
  'R4.4': 'start beginning initial setup discs ships',
  'R4.5': 'start starts first starting player begins',
  R5: 'sequence order phases steps round',
  'ruling 13': 'do nothing skip pass',
  'R6.1': 'new ships get more grow build pair income',
  'R6.2': 'disc track move on',
  'R6.3': 'land arrive target where fly',
  'ruling 5': 'reinforce own star',
  'ruling 12': 'must land forced last field',
  'R6.4': 'launch take off leave load ships',
  'R6.5': 'neighbour star next double move',
  'R6.6': 'own belong hold occupy',
  R7: 'fight attack combat lose losses stronger',
  'ruling 8': 'tie draw equal strength same number battle',
  'ruling 26': 'treaty pact peace ally',
  'R8.1': 'lost home star captured threatened',
  'R8.2': 'lost home star save recapture rescue',
  'R8.3': 'eliminated out lose lost',
  'R8.4': 'swap each other truce ceasefire',
  'R8.5': 'lose out eliminated',
  R9: 'win won winner victory end tie draw finished',
  'ruling 32': 'give up quit surrender',
  R10: 'variants house rules settings',
};
