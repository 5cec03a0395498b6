import type { RulingReason } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';
import type { Chapter, Ruling } from './guide.ts';

const why = (reads: string, because: string): RulingReason => ({ reads, because });

export const chapters: Readonly<Record<Chapter, string>> = {
  aim: 'Aim and board',
  setUp: 'Setting up',
  turn: 'The turn',
  actions: 'Actions',
  fate: 'Fate',
  end: 'The end',
};

/** What the rulebook says or leaves open, and why we settled it so. */
export const reasons: Readonly<Record<Ruling, RulingReason>> = {
  'ruling 1': why(
    'Everybody takes 20 nuts of a colour, which reads as if absent players brought none.',
    'Ships and technologies need all four colours, so all 80 are used.',
  ),
  'ruling 2': why(
    'Home planets are called the planets in the corners.',
    'They are exempted from nothing, so they are planets like any other.',
  ),
  'ruling 3': why(
    'Where three players sit is not said.',
    'Three corners in turn order came out nearly even in many trial games.',
  ),
  'ruling 4': why(
    'First the planets are filled, then everybody gets a nut of each colour.',
    'In that order a colour could run out. Set aside first, nobody goes short.',
  ),
  'ruling 5': why(
    'The nuts of a planet are to differ in colour; whose nuts one places stays open.',
    'A common stock needs no bookkeeping, and at the very end a repeated colour is better than a gap.',
  ),
  'ruling 6': why(
    'One word means both a turn and a round.',
    'Effects of fate and technologies only make sense in the turn of the one concerned; the end looks at all players.',
  ),
  'ruling 7': why(
    'A number is declared; no limit is named.',
    'More than 6 cannot be rolled, so it would only give away the doubling.',
  ),
  'ruling 8': why(
    'The number of actions is doubled if the roll suffices.',
    'The number that was declared is meant: otherwise there would be nothing to bet.',
  ),
  'ruling 9': why(
    'One moves from field to field, and landing on a planet asks fate.',
    'Each field is an action of its own, so coming to a planet is an arrival, whatever follows.',
  ),
  'ruling 10': why(
    'No field holds two ships.',
    'Only ships are mentioned, so colonies stand in nobody’s way.',
  ),
  'ruling 11': why(
    'Others may be passed with their permission. For how long is not said.',
    'For one move it can be asked and answered clearly.',
  ),
  'ruling 12': why(
    'Nothing keeps a ship away from planets with foreign colonies.',
    'What is not forbidden is allowed. The room of the planet is the limit.',
  ),
  'ruling 13': why(
    'A neighbour is attacked.',
    'Whoever stands on the spot is at least as near as next door.',
  ),
  'ruling 14': why(
    'The defender chooses what he defends with; several defenders are not mentioned.',
    'So the attacker says whom he means, and the choice of the unit stays where it was.',
  ),
  'ruling 15': why(
    'An order of the dice is not spelt out.',
    'The long example of the rulebook rolls in this order.',
  ),
  'ruling 16': why(
    'Once in the turn a die may be rolled again.',
    'It is the turn of its owner, and any die that he has just rolled.',
  ),
  'ruling 17': why(
    'One sentence pays the nut to the bank, another puts it on the home planet.',
    'One nut is meant. It leaves the hand and shows what one has.',
  ),
  'ruling 18': why(
    'Technologies work as soon as one has them.',
    'So the action is there in the same turn.',
  ),
  'ruling 19': why(
    'There are 15 pieces, one of which counts actions.',
    'That leaves 14 to place. Nothing says that fallen colonies are gone for good.',
  ),
  'ruling 20': why(
    'Whoever crashes with the last ship gets a new one.',
    'Losing it in battle or among asteroids is no better reason to be out.',
  ),
  'ruling 21': why(
    'The table of fate gives three nuts for this roll, an example speaks of one.',
    'The table is the rule, and three fits the row of two, four and five around it.',
  ),
  'ruling 22': why(
    'Many entries hold for this round, without saying whether they travel with the ship.',
    'Damage does. What a planet or its people do ends where they end.',
  ),
  'ruling 23': why(
    'An action is lost; what if there is none is not said.',
    'Debts are known nowhere else in the game.',
  ),
  'ruling 24': why(
    'Nuts may be swapped at the bank.',
    'One by one it is clear what the bank has, and “may” is no command.',
  ),
  'ruling 25': why(
    'A technology is given; where its marker comes from is not said.',
    'A gift costs nothing, and an empty bank should not take it away.',
  ),
  'ruling 26': why(
    'A colony is given on a planet of one’s own.',
    'One’s own is where one has a colony, or home. Within the room of the planet it would hardly be a gift.',
  ),
  'ruling 27': why(
    'The ship goes to a free planet.',
    'Free of ships and of foreign colonies. A second fate could go on without end.',
  ),
  'ruling 28': why(
    'A ship is given on a planet of one’s own.',
    'It has not flown there, so nobody asks fate.',
  ),
  'ruling 29': why('One of the gifts above is chosen.', 'One is one, even a useless one.'),
  'ruling 30': why(
    'The game ends with the round; for 14 colonies the word is used differently.',
    'Ending at once favours whoever began by far; at the end of the round all have had as many turns.',
  ),
  'ruling 31': why(
    'The most colonies win. Ties are not mentioned.',
    'Nuts, technologies and ships are what one has worked for besides.',
  ),
  'ruling 32': why(
    'One may offer a trade as often as one likes.',
    'One nut for one, and an end to pestering after three refusals.',
  ),
  'ruling 33': why('Whoever enters a hole may jump.', 'Standing there is not entering.'),
  'ruling 34': why(
    'Holes are joined for flying.',
    'An attack needs a neighbour on the board, not a way.',
  ),
  'ruling 35': why(
    'New ships appear at home, and no field holds two.',
    'While one is there, there is no place.',
  ),
  'ruling 36': why(
    'Nothing is said about when a new ship may act.',
    'Actions belong to the player, who may use any of his ships.',
  ),
  'ruling 37': why(
    'Without nuts one can pay nothing.',
    'Moving, mining and attacking cost actions alone.',
  ),
  'ruling 38': why(
    'Prices are paid in actions and nuts.',
    'What one does not have one cannot pay.',
  ),
  'ruling 39': why(
    'Several entries of fate in one turn are not mentioned.',
    'An entry is about the planet of its landing, so the next landing ends it.',
  ),
  'ruling 40': why(
    'Planets are filled at random, colours differ.',
    'With the large ones first no dead end is left, so nothing is drawn twice.',
  ),
  'ruling 41': why(
    'Others are asked for permission.',
    'Once for each, in the order of the way, so that nobody is asked for ever.',
  ),
  'ruling 42': why(
    'An offer may go to all; who gets it is not said.',
    'The first to agree, as at any table.',
  ),
  'ruling 43': why(
    'The crashed player gets a new ship.',
    'New means without the old one’s damage, and it has not landed anywhere.',
  ),
  'ruling 44': why(
    'Nobody is said to drop out.',
    'There is always a ship, so there is always a turn.',
  ),
  'ruling 45': why(
    'Mining or founding costs a nut on top in this round.',
    'Read as a price of the deed, it is due each time. Nuts not yet mined cannot pay.',
  ),
  'ruling 46': why(
    'The 14th colony ends the game.',
    'It has to stand to count, so bad air comes first.',
  ),
  'ruling 47': why(
    'The ship is set down elsewhere.',
    'That is no flight, so nothing that flights cost is due.',
  ),
  'ruling 48': why(
    'Fate speaks of the ship and of the player by turns.',
    'What only a player can have is his, everything else is the ship’s.',
  ),
  'ruling 49': why(
    'Once in the turn, says one sentence; once in the round, another.',
    'Those who read it so can have a use in defence as well.',
  ),
  'ruling 50': why('Some choices have one answer.', 'Asking for it would only cost time.'),
  'ruling 51': why(
    'Giving up is not mentioned.',
    'People at a screen have to be able to leave without ending the game for the others.',
  ),
  'ruling 52': why(
    'The table names ship or player and this round, not the planet.',
    'Those who take it by the letter can play it so; surcharges then have to add up somehow.',
  ),
  'ruling 53': why(
    'Everybody takes the nuts of a colour and places in turn.',
    'Read so, one places one’s own. When none fits, the game has to go on.',
  ),
};

/** What people ask for when they look for a rule and do not know what it is called here. */
export const names: Readonly<Partial<Record<HelpId, string>>> = {
  R1: 'win winning victory goal objective',
  R2: 'material number colours',
  'R3.1': 'space room size small large home',
  'R3.2': 'map fields routes',
  'R4.1': 'start starts first starting player begins',
  'R4.3': 'start starting position beginning',
  'R5.1': 'bet betting declare announce roll dice actions number double turn sequence',
  R6: 'sequence options can do',
  'R6.1': 'fly flight move land landing pass fly past black hole jump cost',
  'ruling 9': 'pass past planet fly over',
  'ruling 11': 'pass another ship past ask',
  'R6.2': 'mine harvest take nuts collect get',
  'R6.3': 'found build colony settle cost price',
  'ruling 12': 'colony found settle',
  'R6.4': 'build ship buy cost price new',
  'R6.5': 'fight combat battle destroy shoot defend dice',
  'ruling 20': 'lost last ship no ship',
  'R6.6': 'buy research develop cost price technology laser shield',
  'R6.7': 'swap exchange deal offer',
  R7: 'event table landing dice',
  R8: 'win won winner victory end colonies number',
  'ruling 31': 'draw',
  'ruling 19': 'how many colonies number limit',
  'ruling 51': 'give up quit surrender',
  R9: 'options house rules asteroids black hole',
};
