import type { RulingReason } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';
import type { Chapter as Section } from '../text/words.ts';
import type { Chapter, Ruling } from './guide.ts';

const why = (reads: string, because: string): RulingReason => ({ reads, because });

export const chapters: Readonly<Record<Chapter, string>> = {
  material: 'The material',
  board: 'The board',
  setUp: 'Setting up',
  turn: 'The turn',
  production: 'Production',
  trade: 'Trading and building',
  flight: 'Flying',
  exploring: 'Exploring',
  colonies: 'Colonies',
  stations: 'Trade stations and friendship',
  markers: 'Pirate bases and ice planets',
  encounters: 'Encounters',
  end: 'Points and the end',
  more: 'The cards',
};

/** What the rulebook says or leaves open, and why we settled it so. */
export const reasons: Readonly<Record<Ruling, RulingReason>> = {
  'ruling 18.1': why(
    'The rule about blocked sites speaks of colony ships that wait there.',
    'So a ship may stand on a site without founding.',
  ),
  'ruling 18.2': why(
    'A blocked site is to be freed as soon as possible.',
    'The next flight phase of its owner is when it becomes possible.',
  ),
  'ruling 18.3': why(
    'A trade ship at a docking point founds a station.',
    'Waiting there would block the dock for everybody.',
  ),
  'ruling 18.4': why(
    'A colony is founded at the end of a flight.',
    'A flight of no steps is one as well; the ship is where it wants to be.',
  ),
  'ruling 18.5': why(
    'A marker is cleared by moving onto a neighbouring point.',
    'Standing there is not moving, so a step is needed.',
  ),
  'ruling 18.6': why(
    'Whoever is strong enough clears it at once.',
    'There is never a reason to refuse a medal.',
  ),
  'ruling 18.7': why(
    'Speed is balls plus drives; when it is counted is not said.',
    'Public answers of the makers let a drive count as soon as one has it.',
  ),
  'ruling 18.8': why(
    'Whoever has a ship shakes the mothership.',
    'If it were optional, everybody would dodge encounters.',
  ),
  'ruling 18.9': why(
    'Ships are flown one after the other.',
    'Switching would also use what one ship found out for another in mid-flight.',
  ),
  'ruling 18.10': why(
    'Some points may be passed but not be stopped at.',
    'A ship must never be left where it may not stay.',
  ),
  'ruling 18.11': why(
    'A discovery may change what lies ahead.',
    'Should no end be left, going back harms nobody.',
  ),
  'ruling 18.12': why(
    'A spaceport keeps others away from its points.',
    'That protects fellow players, and nobody plays the neutral colour.',
  ),
  'ruling 18.13': why('The point is cleared if possible.', 'So only what is impossible excuses.'),
  'ruling 18.14': why(
    'One’s own ship is chosen to stay grounded.',
    'Chosen freely, it would be a way out of the duty to clear.',
  ),
  'ruling 18.15': why('A grounded ship does not fly.', 'Founding is not flying.'),
  'ruling 18.16': why(
    'A ship may jump anywhere.',
    'Most sources count the jump as its flight, and “may” allows to do without.',
  ),
  'ruling 18.17': why(
    'The black ball stands for speed 3 in flight.',
    'The overview gives it the value 0; the 3 belongs to flying.',
  ),
  'ruling 18.18': why(
    'A neighbour plays the pirate or the rival.',
    'Public answers of the makers give rivals their cards and pirates none.',
  ),
  'ruling 18.19': why(
    'Who flees compares drives.',
    'It is the same family of cards, so the neighbour has the same part.',
  ),
  'ruling 18.20': why(
    'The cards ask for equal or better.',
    'So a tie goes to the one who is asked.',
  ),
  'ruling 18.21': why(
    'Cards speak of left and right neighbours.',
    'The dice go to the left, so left is who comes next.',
  ),
  'ruling 18.22': why('Some answers cost cards.', 'A promise that cannot be kept would be free.'),
  'ruling 18.23': why(
    'For one card two others are taken.',
    'Other than the one given; that they differ from each other is not said.',
  ),
  'ruling 18.24': why(
    'Gains come from the supply and the box.',
    'What is not there cannot be had.',
  ),
  'ruling 18.25': why(
    'If there is not enough for all, nobody gets anything.',
    'The sentence makes no exception for a single player.',
  ),
  'ruling 18.26': why(
    'The aid card helps whoever gets nothing.',
    'It stands with production, so cards of the reserve do not count.',
  ),
  'ruling 18.27': why('Cards are drawn from up to two leaders.', '“Up to two” includes one.'),
  'ruling 18.28': why(
    'There are two cards with the same gift.',
    'Several public sources limit them to one use together.',
  ),
  'ruling 18.29': why(
    'Several things happen on a seven.',
    'The rulebook tells them in this order.',
  ),
  'ruling 18.30': why(
    'A card is drawn from an opponent.',
    'There is nothing to draw from an empty hand.',
  ),
  'ruling 18.31': why(
    'Half of the cards are returned.',
    'Half of all, whatever the limit that was passed.',
  ),
  'ruling 18.32': why(
    'When the pile is used up a new one is made.',
    'At once, so that nobody draws from nothing.',
  ),
  'ruling 18.33': why(
    'The number of cards depends on the points.',
    'On the present ones, and production comes before.',
  ),
  'ruling 18.34': why(
    'Players exchange cards.',
    'A gift is no exchange, and neither is like for like.',
  ),
  'ruling 18.35': why(
    'Colonies are founded in systems that were explored.',
    'The sites at home are taken or closed.',
  ),
  'ruling 18.36': why(
    'With three players a system holds two.',
    'No owner is named, so all buildings count.',
  ),
  'ruling 18.37': why(
    'The marker goes to whoever has more stations.',
    'More than its holder; it never lies on the table again.',
  ),
  'ruling 18.38': why(
    'Whoever has too many upgrades loses one.',
    'Cards are no upgrades; deciding at the same time is fair to all.',
  ),
  'ruling 18.39': why(
    'Those with the most freight pods are honoured.',
    'The most of nothing is nothing.',
  ),
  'ruling 18.40': why(
    'A ship that was given is placed as soon as possible.',
    'So it comes before ships that are paid for.',
  ),
  'ruling 18.41': why(
    'A marker stands for the ship until it can be placed.',
    'It can be when everything is there that such a ship needs.',
  ),
  'ruling 18.42': why(
    'Whoever has the points in his turn wins.',
    'At the first moment, so it is looked at after every change.',
  ),
  'ruling 18.43': why(
    'Half medals can be lost again.',
    'By then the game is over, if they sufficed.',
  ),
  'ruling 18.44': why(
    'The highest roll begins.',
    'Among equals only they roll again, as is usual.',
  ),
  'ruling 18.45': why(
    'Chips are laid on planets.',
    'Dealt on discovery, a face-down sector betrays nothing.',
  ),
  'ruling 18.46': why(
    'A jump leads to any point.',
    'The centre of a face-down sector may turn out to be closed.',
  ),
  'ruling 18.47': why(
    'The neighbour reads out what follows.',
    'What was not chosen stays unknown for the next time.',
  ),
  'ruling 18.48': why(
    'A cleared planet gets a new chip.',
    'Five markers, five chips: they suffice.',
  ),
  'ruling 18.49': why(
    'The ship is placed as soon as possible.',
    'Placed in mid-flight it could take the point that another ship needs.',
  ),
  'ruling 18.50': why(
    'A ship has to clear its point if it can.',
    'If it could finish there, the duty would mean nothing.',
  ),
  'ruling 18.51': why('A ship jumps and may found.', 'Arriving is arriving, by jump or by step.'),
  'ruling 18.52': why(
    'Nobody knows what a face-down sector holds.',
    'So nobody stops where it might turn out to be forbidden.',
  ),
  'ruling 18.53': why(
    'Players talk about trades freely.',
    'At a screen one offer at a time can be followed, and an end has to be in sight.',
  ),
  'ruling 18.54': why(
    'Cards are drawn from the reserve.',
    'Who wants to draw by hand should not gain or lose by it.',
  ),
  'ruling 18.55': why(
    'Supply, pile and box can all be empty.',
    'Then nothing happens; nothing is owed.',
  ),
  'ruling 18.56': why(
    'Several players decide about their cards.',
    'If answers could be seen, whoever waits would have the better of it.',
  ),
  'ruling 18.57': why(
    'After a discovery the ship flies on.',
    'Some play that it stops; then it must stop where it may.',
  ),
  'ruling 18.58': why(
    'The game ends with the points.',
    'Whoever has less time can agree on a last round.',
  ),
  'ruling 18.59': why(
    'A card honours several players at once.',
    'In this order the active player’s win takes nothing from the others.',
  ),
  'ruling 18.60': why(
    'The card helps against those who lead.',
    'Points decide who leads, not cards in hand.',
  ),
  'ruling 18.61': why(
    'Giving up is not mentioned.',
    'People at a screen have to be able to leave; what they built keeps its place, so the board stays as it was.',
  ),
};

/** What people ask for when they look for a rule and do not know what it is called here. */
export const names: Readonly<Partial<Record<HelpId | Section, string>>> = {
  'R2.1': 'material number colonies ships how many',
  'R2.2': 'maximum limit',
  'R2.8': 'mothership roll',
  'R3.1': 'colours resources which planet',
  'R3.9': 'spaceport point where build',
  'section 5.1': 'start starts first starting player begins',
  'section 5.2': 'starting position beginning',
  'section 6': 'sequence phases order turn',
  'section 16': 'two players',
  'R16.1': 'three players',
  'R7.2': 'resources income get',
  'R7.6': 'reserve draw cards',
  'R7.8': 'rolled seven 7',
  'R7.9': 'hand limit discard rolled seven 7',
  'R7.10': 'robber steal theft rolled seven 7',
  'R8.1': 'swap exchange deal players',
  'R8.2': 'bank rate trade rate swap exchange 3:1 2:1',
  'R8.4': 'offer deal trade how often',
  'R8.5': 'building costs cost price buy colony ship trade ship spaceport expensive',
  'R8.6': 'cannons engine engines booster cargo weapons',
  'R9.2': 'shake mothership black ball how far',
  'R9.3': 'how far fly range fast engine',
  'R9.5': 'move back',
  'R9.8': 'blockade block stop',
  'R9.9': 'blockade block leave clear',
  'R10.1': 'reveal chips',
  'R11.1': 'settle build colony',
  'R11.2': 'colony not forbidden',
  'R12.1': 'trading post outpost dock trade station',
  'R12.2': 'cargo dock outpost trade station',
  'R12.4': 'majority friend',
  'R12.5': 'friendship cards choose card',
  'R13.2': 'defeat pirates pirate ice planet terraform cannons fight',
  'R13.3': 'fame pirates ice planet',
  'R14.1': 'black ball event',
  'R14.7': 'fight combat',
  'R14.13': 'fame medals half medal glory',
  'R15.1': 'victory points what for',
  'R15.3': 'win winning winner won end goal 15',
  'ruling 18.61': 'give up resign quit surrender',
};
