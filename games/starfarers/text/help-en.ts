import type { HelpText } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';

const rule = (title: string, text: string): HelpText => ({ title, text });

/** Rules help in English: one short text for each section and ruling. */
export const helpEn: Readonly<Record<HelpId, HelpText>> = {
  'R2.1': rule(
    'Pieces',
    'Everybody has 9 colonies, 7 trade stations, 3 transporters, 3 shipyards and a mothership.',
  ),
  'R2.2': rule(
    'Upgrades',
    'The box holds 24 drives, 24 cannons and 20 freight pods; a mothership carries 6, 6 and 5 at most.',
  ),
  'R2.3': rule(
    'Cards and markers',
    'There are 40 half medals, 32 encounter cards, 20 friendship cards, 4 friendship markers, 5 pirate and ice markers and 5 reserve chips.',
  ),
  'R2.4': rule(
    'Resource cards',
    '20 cards of each of the five kinds; 8 of each form the reserve pile, 12 start in the open supply.',
  ),
  'R2.5': rule(
    'Number chips',
    '41 chips: 12 for the home planets, 24 for the planets to explore, 5 in reserve.',
  ),
  'R2.6': rule('Sectors', 'Of 16 sectors, 8 systems, 4 outposts and 4 empty ones, 15 are used.'),
  'R2.7': rule(
    'Balls',
    'The mothership holds two yellow balls worth 2, a red one worth 3, a blue one worth 1 and a black one worth nothing.',
  ),
  'R2.8': rule(
    'Shaking',
    'A shake shows two of the five balls; in four of ten shakes one of them is black.',
  ),
  'R2.9': rule('Trade-ship markers', 'There are as many as are needed.'),
  'R2.10': rule(
    'Nothing in stock',
    'What is not in your stock, or not in the box, cannot be built or gained.',
  ),
  'R3.1': rule(
    'Planets',
    'Red planets bring ore, orange ones fuel, blue ones carbon, green ones food, striped purple ones goods.',
  ),
  'R3.2': rule(
    'The field',
    '135 hexes in 11 columns; ships and buildings stand on their 320 corners.',
  ),
  'R3.3': rule(
    'Space points',
    'Every corner is a space point except the centre of a planet system.',
  ),
  'R3.4': rule(
    'Slots',
    'The four home systems lie at the bottom. 15 slots hold the sectors: 8 near ones, 7 far ones.',
  ),
  'R3.5': rule(
    'Parts of a slot',
    'A slot has a centre, three inner points between its hexes and twelve points around it.',
  ),
  'R3.6': rule(
    'What a sector does',
    'In a system the centre is closed and the inner points are colony sites; in an outpost the centre is the docking point; an empty sector is open; a face-down centre cannot be passed.',
  ),
  'R3.7': rule(
    'Rotation',
    'A sector may lie in three directions. On the beginner board nothing is turned.',
  ),
  'R3.8': rule('Adjacent', 'A point is adjacent to a planet if it is one of the planet’s corners.'),
  'R3.9': rule(
    'Colony sites',
    'A colony site lies between two planets and has two free neighbours, its spaceport points.',
  ),
  'R3.10': rule('One piece', 'A point holds one ship, colony or spaceport.'),
  'R4.1': rule('Face-down chips', 'The icon and band on the back of a chip match its planet.'),
  'R4.2': rule(
    'Pools',
    'Each icon has its own pool of chips, five for near planets and three for far ones; pirates and ice are found among the hexagons only.',
  ),
  'R4.3': rule('Reserve chips', '3, 9, 10, 11 and 11.'),
  'R4.4': rule('Two numbers', 'A chip with two numbers produces on either.'),
  'R4.5': rule(
    'Blocked planets',
    'A pirate base or an ice planet produces nothing and blocks its two colony sites.',
  ),
  'R5.5.1': rule(
    'Turned sectors',
    'On the variable boards each sector lies in a random direction.',
  ),
  'R5.5.2': rule(
    'Chips of hidden sectors',
    'The chips of a face-down sector are dealt when it is discovered.',
  ),
  'R7.1': rule('Roll', 'The active player rolls two dice; their total decides.'),
  'R7.2': rule(
    'Production',
    'Each colony and each spaceport beside a planet with that number brings one card; a spaceport brings no more than a colony.',
  ),
  'R7.3': rule(
    'Bonus',
    'With a card of the Green Folk you take one more of its resource when a roll brings you any.',
  ),
  'R7.4': rule('Shortage', 'If the supply cannot cover a resource, nobody receives it.'),
  'R7.5': rule(
    'Aid',
    'The holder of the aid card takes a resource of choice when a roll other than a 7 brings nothing.',
  ),
  'R7.6': rule(
    'Reserve draw',
    'Then the active player draws two cards with up to 7 points, one with 8 or 9, none from 10 on.',
  ),
  'R7.7': rule(
    'New pile',
    'When the last card is drawn, a new pile of 8 of each kind is formed from the supply, as far as it goes.',
  ),
  'R7.8': rule('Seven', 'On a 7 no planet produces.'),
  'R7.9': rule(
    'Discard',
    'Whoever holds more than 7 cards returns half of them, rounded down; the protection card raises the limit to 12.',
  ),
  'R7.10': rule('Theft', 'The active player draws a random card from an opponent.'),
  'R7.11': rule('Gifts', 'Every opponent, from the left, draws a card from the reserve pile.'),
  'R7.12': rule('Own draw', 'The active player’s own draw follows as usual.'),
  'R8.1': rule(
    'Player trade',
    'Only the active player trades with the others; both sides give something.',
  ),
  'R8.2': rule('Supply trade', 'Three equal cards, or two goods, for one other card.'),
  'R8.3': rule(
    'Better rates',
    'A Merchants card makes its resource 2:1; the goods card works 1:1 once a turn.',
  ),
  'R8.4': rule(
    'Offers',
    'The active player offers, the others accept, decline or propose something else, and he closes with one of them. With an open side it is an invitation.',
  ),
  'R8.5': rule('Prices', 'Costs go to the supply. Upgrades are never sold or passed on.'),
  'R8.6': rule(
    'What upgrades do',
    'They help all your ships: a drive adds speed, a cannon strength, a freight pod capacity.',
  ),
  'R8.7': rule('Gift of honour', 'Once a turn pay 1 goods for a half medal.'),
  'R8.8': rule(
    'Burden sharing',
    'Once a turn draw a card each from up to two players with more points.',
  ),
  'R9.1': rule(
    'Flight phase',
    'Without a ship it is skipped; with one the mothership has to be shaken.',
  ),
  'R9.2': rule(
    'Base speed',
    'The sum of the two balls. With a black one it is 3, and an encounter comes first.',
  ),
  'R9.3': rule(
    'Speed',
    'Base speed plus drives on the mothership and on Scientists cards, for each ship; it may rise during the flight.',
  ),
  'R9.4': rule('One by one', 'Ships fly one after the other; a finished flight is not resumed.'),
  'R9.5': rule(
    'Steps',
    'A step goes along one edge. Fewer steps, none at all and turning back are fine.',
  ),
  'R9.6': rule(
    'Passing',
    'Occupied points may be passed and count; system centres may not be passed.',
  ),
  'R9.7': rule('Arrival', 'After each step: discover, explore, clear markers, check for the win.'),
  'R9.8': rule(
    'No dead ends',
    'A step is possible only if the flight can still end legally afterwards.',
  ),
  'R9.9': rule(
    'Duty to clear',
    'A colony ship that waited on a site must found or leave, and a spaceport point that came into being under a ship must be left, if possible.',
  ),
  'R9.10': rule(
    'Grounded ships',
    'They neither move nor jump this turn, but a colony ship may still found.',
  ),
  'R9.11': rule(
    'End of a flight',
    'A trade ship on a docking point founds a station, a colony ship on a site may found a colony.',
  ),
  'R10.1': rule('Exploring', 'A ship that reaches the rim of a system turns up all its chips.'),
  'R10.2': rule('Special chips', 'A pirate or ice chip is replaced by its marker.'),
  'R10.3': rule('Discovering', 'A ship that reaches the rim of a face-down sector turns it up.'),
  'R10.4': rule('New systems', 'A discovered system gets its chips at once and is explored.'),
  'R10.5': rule('Flying on', 'After that the ship may fly on.'),
  'R10.6': rule('One at a time', 'No point touches two sectors, so a step concerns one at most.'),
  'R11.1': rule(
    'Founding a colony',
    'A colony ship whose flight ends on a free site may found; the transporter returns to stock.',
  ),
  'R11.2': rule(
    'Not allowed',
    'Not beside a pirate base or ice planet, not in a home system, not beyond the limit of players.',
  ),
  'R11.3': rule('Worth', 'A colony is worth one point and produces from the next roll on.'),
  'R12.1': rule(
    'Founding a station',
    'A trade ship whose flight ends on a docking point becomes a station.',
  ),
  'R12.2': rule(
    'Freight pods',
    'You need one pod more than there are stations, and one of the five docks.',
  ),
  'R12.3': rule('Later losses', 'Pods lost later change nothing.'),
  'R12.4': rule(
    'Friendship marker',
    'The first founder takes it; it moves to whoever has more stations there than its holder.',
  ),
  'R12.5': rule('Friendship card', 'The founder chooses one of the people’s open cards.'),
  'R12.6': rule('Order', 'Station, marker, check for the win, card.'),
  'R12.7': rule('Stations alone', 'Stations are worth no points and produce nothing.'),
  'R12.8': rule(
    'Scientists cards',
    'Their drives and cannons add to yours beyond the limits and are never lost.',
  ),
  'R13.1': rule('Markers', 'A planet with a marker neither produces nor lets anybody found.'),
  'R13.2': rule(
    'Clearing',
    'A ship that moves onto a corner of the planet clears it: a pirate base with enough cannons, an ice planet with enough freight pods.',
  ),
  'R13.3': rule('Medal', 'You keep the marker as a medal worth one point, for good.'),
  'R13.4': rule('New number', 'A random reserve chip is laid on the planet.'),
  'R13.5': rule('Flying on', 'The ship may fly on; any kind of ship will do.'),
  'R13.6': rule('One at most', 'A system has one marker at most.'),
  'R14.1': rule('Encounter', 'The left neighbour draws a card; nobody else sees it.'),
  'R14.2': rule('Prompt', 'He reads the question; the answer comes before any result.'),
  'R14.3': rule(
    'Result',
    'The branch of the answer is carried out, then the ships fly with base speed 3.',
  ),
  'R14.4': rule(
    'Numbers',
    'Name 0 to 3 resources, never more than you hold; they go to the supply.',
  ),
  'R14.5': rule('Yes with a price', 'For a yes you must hold the cards; no is always possible.'),
  'R14.6': rule('Empty pile', 'Cards that were read are shuffled into a new pile.'),
  'R14.6a': rule(
    'How a card works',
    'A card is walked from its question over contests and balls to an outcome.',
  ),
  'R14.7': rule(
    'Contests',
    'Each side shakes: combat adds cannons, a race adds drives. Black counts nothing.',
  ),
  'R14.8': rule(
    'Cards in contests',
    'The active player counts Scientists cards, a pirate does not, a rival in a race does.',
  ),
  'R14.9': rule('Ties', 'The active player wins ties; the other gains and loses nothing.'),
  'R14.10': rule(
    'Fleeing',
    'It needs at least as many drives as the pirate has on his mothership.',
  ),
  'R14.11': rule('Who it is', 'Cards name the neighbour one or two seats to the right or left.'),
  'R14.12': rule('Balls decide', 'Some cards look at the sum of your balls: 1–2, 3 or 4–5.'),
  'R14.13': rule('Half medals', 'Gained as far as the box goes, lost down to none.'),
  'R14.14': rule(
    'Resources gained',
    'From the supply, as far as it goes; free choice may repeat a kind.',
  ),
  'R14.15': rule(
    'Cards from others',
    'Who gives chooses the card; who is drawn from does not. Empty hands are skipped.',
  ),
  'R14.16': rule('Upgrades in encounters', 'Gained within the limits, lost by own choice.'),
  'R14.17': rule(
    'Swap',
    'One card goes, two of other kinds come; if confiscated, exactly those two go back.',
  ),
  'R14.18': rule('Grounding', 'You choose a ship that does not fly this turn.'),
  'R14.19': rule(
    'Space jump',
    'Put one ship on any point where a flight may end; that is its flight for this turn.',
  ),
  'R14.20': rule(
    'Gift ship',
    'A free trade ship is placed on one of your spaceport points, or waits as a marker until that is possible.',
  ),
  'R14.21': rule(
    'New encounter',
    'Another card is read. Wear and Tear shuffles all 32 cards first.',
  ),
  'R14.22': rule(
    'Wear and tear',
    'Everybody with more than 8 or 6 upgrades loses one; on the second card the most freight pods earn a half medal.',
  ),
  'R15.1': rule(
    'Points',
    'Colony 1, spaceport 2, friendship marker 2, medal 1, two half medals 1.',
  ),
  'R15.2': rule('Start', 'Everybody starts with 4 points and never falls below.'),
  'R15.3': rule('Winning', 'Whoever has 15 points in the own turn wins at once.'),
  'R16.1': rule(
    'Three players',
    'The buildings of the fourth colour stand on their sites and do nothing else.',
  ),
  'R16.2': rule('Two colonies', 'With three players each system to explore holds two colonies.'),
  'R16.3': rule(
    'Founding phase',
    'Three rounds of colonies, back and forth, then spaceport, ship and upgrade in reverse order.',
  ),
  'ruling 18.1': rule('Waiting', 'A colony ship on a site need not found.'),
  'ruling 18.2': rule(
    'Found or leave',
    'In its next flight phase it must found or leave if it can; founding needs no step.',
  ),
  'ruling 18.3': rule('No waiting at docks', 'A trade ship never waits on a docking point.'),
  'ruling 18.4': rule('Founding without a step', 'A flight of no step may end with founding.'),
  'ruling 18.5': rule('Clearing needs a move', 'A marker falls only when a ship arrives.'),
  'ruling 18.6': rule('Clearing is automatic', 'There is never a reason to refuse.'),
  'ruling 18.7': rule('Speed on the way', 'An upgrade gained in flight counts at once.'),
  'ruling 18.8': rule('Compulsory shake', 'With a ship on the board it cannot be skipped.'),
  'ruling 18.9': rule('No switching', 'One flight ends before the next begins.'),
  'ruling 18.10': rule('No dead-end steps', 'Every flight can be finished.'),
  'ruling 18.11': rule('Safety net', 'No flight is ever left without an end.'),
  'ruling 18.12': rule('Neutral ports', 'They block nobody.'),
  'ruling 18.13': rule('If possible', 'The duty to clear yields to impossibility only.'),
  'ruling 18.14': rule(
    'Grounding and duty',
    'A ship beside a foreign spaceport is grounded only if there is no other.',
  ),
  'ruling 18.15': rule('Grounded founding', 'Grounded ships may found.'),
  'ruling 18.16': rule('Jump or not', 'A space jump may be declined.'),
  'ruling 18.17': rule('Black in contests', 'It counts nothing.'),
  'ruling 18.18': rule(
    'Pirates and rivals',
    'Pirates never use friendship cards, rivals in a race do.',
  ),
  'ruling 18.19': rule('Comparing drives', 'The neighbour counts as the pirate.'),
  'ruling 18.20': rule('Ties', 'They go to the active player.'),
  'ruling 18.21': rule('Right and left', 'Right is the seat before you, left the seat after you.'),
  'ruling 18.22': rule('No empty promises', 'A yes needs the cards to pay.'),
  'ruling 18.23': rule('Two others', 'They may be equal, but not the kind given.'),
  'ruling 18.24': rule('Supply limits', 'Every gain ends with what is there.'),
  'ruling 18.25': rule('Shortage', 'Nobody means nobody, even if only one is entitled.'),
  'ruling 18.26': rule('Aid', 'It looks at what the planets brought, nothing else.'),
  'ruling 18.27': rule('One leader', 'Burden sharing works with a single player ahead.'),
  'ruling 18.28': rule('Two honour cards', 'They share one use a turn.'),
  'ruling 18.29': rule('Order of the seven', 'Discards, theft, gifts, own draw.'),
  'ruling 18.30': rule(
    'No victim',
    'A player without cards cannot be robbed; without a victim the step is skipped.',
  ),
  'ruling 18.31': rule('Half of all', 'Half of the whole hand, also with the protection card.'),
  'ruling 18.32': rule('At once', 'The pile is rebuilt even in the middle of a draw.'),
  'ruling 18.33': rule('Current score', 'It is read after production and seven.'),
  'ruling 18.34': rule('No gifts', 'Both sides give something, and no kind stands on both.'),
  'ruling 18.35': rule('Home systems', 'They take no new colonies.'),
  'ruling 18.36': rule('Counting colonies', 'The limit counts all buildings, whoever owns them.'),
  'ruling 18.37': rule('Majority', 'It is compared with the holder only.'),
  'ruling 18.38': rule('Wear', 'It counts parts on the mothership; all decide at once.'),
  'ruling 18.39': rule('Council', 'It needs at least one freight pod.'),
  'ruling 18.40': rule('Gifts first', 'Gift ships come before paid ones.'),
  'ruling 18.41': rule(
    'Waiting gift',
    'A marker waits for transporter, station and point together.',
  ),
  'ruling 18.42': rule('Win check', 'After every change in the own turn.'),
  'ruling 18.43': rule('Too late to lose', 'A win is checked before a medal can be lost again.'),
  'ruling 18.44': rule('Tied rolls', 'The tied roll again.'),
  'ruling 18.45': rule(
    'Hidden sectors',
    'Nothing about them is decided before they are discovered.',
  ),
  'ruling 18.46': rule(
    'Jumps and hidden centres',
    'Nobody jumps into the centre of a face-down sector.',
  ),
  'ruling 18.47': rule(
    'Reader',
    'The chosen branch is shown to all, the others to the reader alone.',
  ),
  'ruling 18.48': rule('Reserve chips', 'They cannot run out.'),
  'ruling 18.49': rule(
    'Gifts and flights',
    'A gift ship waits for the end of a flight and for its owner’s turn.',
  ),
  'ruling 18.50': rule(
    'Duty and finishing',
    'A ship that can clear its point cannot be finished there.',
  ),
  'ruling 18.51': rule(
    'The jump in steps',
    'Choose ship and point, arrive, found at once or not at all this turn.',
  ),
  'ruling 18.52': rule(
    'Ends beside hidden sectors',
    'A trade ship may not end where a colony site might appear.',
  ),
  'ruling 18.53': rule(
    'Offers',
    'One open offer at a time; each opponent answers once; any other action ends it; after ten failures a turn there are no more.',
  ),
  'ruling 18.54': rule(
    'Drawing by hand',
    'One draw takes all cards due; the right lapses with the shake.',
  ),
  'ruling 18.55': rule('Nothing there', 'Where nothing is left, nothing happens.'),
  'ruling 18.56': rule('Answers at once', 'They are independent and shown when all are in.'),
  'ruling 18.57': rule(
    'Stopping at discoveries',
    'With the option the flight ends there, or on the first legal end after it.',
  ),
  'ruling 18.58': rule('Last round', 'The most points win, equal points share the win.'),
  'ruling 18.59': rule('Council order', 'Opponents from the left first, the active player last.'),
  'ruling 18.60': rule('Counting leaders', 'Players with more points count with or without cards.'),
  'ruling 18.61': rule(
    'Resigning',
    'Cards, parts and half medals go back and ships leave; buildings stay and do nothing. The last one left wins.',
  ),
};
