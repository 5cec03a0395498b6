import type { HelpText } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';
import type { Chapter } from './words.ts';

const rule = (title: string, text: string): HelpText => ({ title, text });

/** Rules help in English: one short text for each section and ruling. */
export const helpEn: Readonly<Record<HelpId | Chapter, HelpText>> = {
  'R2.1': rule(
    'Your pieces',
    'Each player has 9 colonies, 7 trade stations, 3 transporters, 3 shipyards and a mothership.',
  ),
  'R2.2': rule(
    'Upgrades',
    'The box holds 24 drives, 24 cannons and 20 freight pods. A mothership carries at most 6, 6 and 5 of them.',
  ),
  'R2.3': rule(
    'Other material',
    '40 half medals, 32 encounter cards, 20 friendship cards, 4 friendship markers, 5 pirate and ice markers, 5 replacement chips.',
  ),
  'R2.4': rule(
    'Resource cards',
    'There are 20 cards of each of the five kinds. 8 of each make the reserve pile, the other 12 the open supply.',
  ),
  'R2.5': rule(
    'Number chips',
    '41 chips: 12 for the home planets, 24 for the planets to explore, 5 as replacements.',
  ),
  'R2.6': rule(
    'Sectors',
    'Eight planet systems, four outposts and four empty sectors; 15 of the 16 are in play.',
  ),
  'R2.7': rule(
    'Balls',
    'The mothership holds five balls: two yellow (2 each), one red (3), one blue (1) and one black (0).',
  ),
  'R2.8': rule(
    'Shaking',
    'A shake draws two of the five balls. The sum is 1 to 5, and in four shakes of ten the black ball is among them.',
  ),
  'R2.9': rule('Trade-ship markers', 'There are as many as needed.'),
  'R2.10': rule(
    'Out of stock',
    'What is not in your stock, or for upgrades not in the box, can be neither built nor gained.',
  ),
  'R3.1': rule(
    'Planets',
    'Red planets bring ore, orange ones fuel, blue ones carbon, green ones food, purple ones goods.',
  ),
  'R3.2': rule(
    'The field',
    '135 hexes in 11 columns. Everything stands on their 320 corners and flies along their 454 sides.',
  ),
  'R3.3': rule(
    'Space points',
    'Every corner is a space point except the centre of a planet system; the border counts too.',
  ),
  'R3.4': rule(
    'Home systems and slots',
    'Four home systems lie at the bottom edge. Fifteen slots hold the sectors: eight near ones, seven far ones.',
  ),
  'R3.5': rule(
    'A slot',
    'Three hexes with a centre, three inner points between two hexes each, and twelve contact points around.',
  ),
  'R3.6': rule(
    'What a sector does',
    'A system closes its centre and makes the inner points colony sites. An outpost has its docking point there. An empty sector can be flown through; a face-down one has a closed centre.',
  ),
  'R3.7': rule(
    'Rotation',
    'A sector lies in one of three rotations; the order of its planets stays the same. On the beginner board nothing is turned.',
  ),
  'R3.8': rule(
    'Adjacent',
    'A point is adjacent to a planet if it is a corner of it, and to a system if it is one of its contact points.',
  ),
  'R3.9': rule(
    'Colony sites',
    'Each colony site touches two planets and has two passable neighbours, the spaceport points of a spaceport there.',
  ),
  'R3.10': rule('One piece to a point', 'A point holds at most one ship, colony or spaceport.'),
  'R4.1': rule(
    'Face-down chips',
    'Chips lie face down on planets to explore; the symbol on their back and the band, near or far, match the planet.',
  ),
  'R4.2': rule(
    'Pools',
    'Each symbol and band has its own pool of chips. Only the hexagon pools hide pirate bases and ice planets.',
  ),
  'R4.3': rule('Replacement chips', 'The five replacement chips show 3, 9, 10, 11 and 11.'),
  'R4.4': rule('Two numbers', 'A chip with two numbers produces on either of them.'),
  'R4.5': rule(
    'Markers',
    'A planet with a pirate base or an ice planet produces nothing and blocks its two colony sites until it is cleared.',
  ),
  'section 5.1': rule(
    'Set-up',
    'Chips are laid out, cards sorted and shuffled, everybody takes pieces and a mothership. The highest roll of two dice begins, and play goes to the left.',
  ),
  'section 5.2': rule(
    'Fixed start',
    'Each colour has its spaceport, two colonies and a colony ship in fixed places. You begin with 3 cards from the reserve pile, a half medal and a drive.',
  ),
  'section 5.3': rule(
    'What is left',
    'After set-up you have 4 points, two transporters and two shipyards; the colonies and trade stations on the board are missing from your stock.',
  ),
  'section 5.4': rule(
    'Founding phase',
    'Three rounds back and forth everybody places a colony on a home site. In the fourth each turns one into a spaceport, places a ship there and takes an upgrade from a small pool.',
  ),
  'section 5.5': rule(
    'Variable boards',
    'Strategic: sectors shuffled face up. Explorer: the same face down. Wild: all sixteen mixed face down, one of them missing.',
  ),
  'R5.5.1': rule('Turned at random', 'On variable boards each sector is turned at random.'),
  'R5.5.2': rule(
    'When chips are dealt',
    'On the strategic board chips lie face down from the start; on the others they are dealt when a sector is discovered.',
  ),
  'section 6': rule(
    'The turn',
    'Your turn has three parts: first what the dice and the reserve bring, then trading and building, both as often as you like and in any order, and last the flight. After that nothing is built or traded in this turn.',
  ),
  'R7.1': rule('Dice', 'The active player rolls two dice; the total decides what produces.'),
  'R7.2': rule(
    'Production',
    'Every colony and every spaceport beside a planet with that number brings 1 card of its resource. A spaceport brings 1, not 2.',
  ),
  'R7.3': rule(
    'Bounty',
    'A bounty of the Green Folk adds 1 card when a roll brings you at least one of that resource.',
  ),
  'R7.4': rule(
    'Shortage',
    'If the supply cannot give everybody his share of a resource, bonuses included, nobody gets any of it.',
  ),
  'R7.5': rule(
    'Aid',
    'The holder of the aid card may take a resource of choice when the planets bring him nothing, on anybody’s roll except a 7.',
  ),
  'R7.6': rule(
    'Reserve draw',
    'Then the active player draws from the reserve pile: 2 cards with up to 7 points, 1 with 8 or 9, none with 10 or more.',
  ),
  'R7.7': rule(
    'New pile',
    'When the last card of the reserve pile is drawn, a new pile of 8 of each kind is made from the supply, or of what is there.',
  ),
  'R7.8': rule('Seven', 'On a 7 no planet produces.'),
  'R7.9': rule(
    'Too many cards',
    'On a 7 everybody with more than 7 cards returns half of them, rounded down. With the letter of protection the limit is 12.',
  ),
  'R7.10': rule('Theft', 'Then the active player draws a random card from one opponent.'),
  'R7.11': rule(
    'Comfort',
    'Every opponent, from the left, then draws 1 card from the reserve pile.',
  ),
  'R7.12': rule('Own draw', 'The active player’s own reserve draw follows as usual.'),
  'R8.1': rule(
    'Trade with players',
    'The active player exchanges cards with one opponent at a time. Opponents trade neither with each other nor with the supply.',
  ),
  'R8.2': rule(
    'Trade with the supply',
    '3 equal cards for 1 other, goods 2 for 1. The card you want has to be in the supply.',
  ),
  'R8.3': rule(
    'Counters of the Merchants',
    'A Merchants card makes its resource 2:1 as often as you like; the goods card makes goods 1:1 once a turn.',
  ),
  'R8.4': rule(
    'Offers',
    'You say what you give and want; opponents accept, decline or counter, and you close with one of them. With a side left open it is an invitation that can only be answered by a proposal.',
  ),
  'R8.5': rule(
    'Building and paying',
    'Colony ship: 1 ore, 1 fuel, 1 carbon, 1 food. Trade ship: 1 ore, 1 fuel, 2 goods. Spaceport: 3 carbon, 2 food. Drive: 2 fuel. Cannon: 2 carbon. Freight pod: 2 ore. Ships are placed on a free point beside a spaceport of yours, a spaceport takes the place of a colony of yours. Costs go to the supply; upgrades are never sold or passed on.',
  ),
  'R8.6': rule(
    'What upgrades do',
    'They serve all your ships: a drive is 1 speed, a cannon 1 combat strength, a freight pod 1 capacity.',
  ),
  'R8.7': rule(
    'Gift of honour',
    'Once a turn you pay 1 trade good for 1 half medal. Two such cards share the one use.',
  ),
  'R8.8': rule(
    'Burden sharing',
    'Once a turn you draw a random card each from up to two opponents who have more points than you.',
  ),
  'R9.1': rule(
    'Who flies',
    'Without ships on the board you skip the flight phase; with at least one you have to shake.',
  ),
  'R9.2': rule(
    'Base speed',
    'Without a black ball it is the sum of both balls. With a black ball it is 3, and an encounter comes first.',
  ),
  'R9.3': rule(
    'Speed',
    'Base speed plus your drives, those on Scientists cards included. It holds for each ship, and a drive gained on the way counts at once.',
  ),
  'R9.4': rule(
    'One after the other',
    'A ship finishes its flight before the next one begins, and does not take it up again.',
  ),
  'R9.5': rule(
    'Steps',
    'A step leads along one edge. You may fly less far than you could, not at all, or back.',
  ),
  'R9.6': rule(
    'Passing',
    'Any space point may be passed, occupied or not, and counts as a step. Closed centres may not.',
  ),
  'R9.7': rule(
    'After each step',
    'Sectors are discovered, systems explored, markers cleared, the win is checked; then the ship goes on or stops.',
  ),
  'R9.8': rule(
    'No dead ends',
    'A step is allowed only if the flight can still end somewhere afterwards.',
  ),
  'R9.9': rule(
    'Duty to clear',
    'In your flight phase you must, if you can, free a colony site where your colony ship waited, by leaving or founding, and a spaceport point that became an opponent’s under your ship.',
  ),
  'R9.10': rule(
    'Grounded ships',
    'A grounded ship neither flies nor jumps this turn, but a colony ship may found where it stands.',
  ),
  'R9.11': rule(
    'End of a flight',
    'A trade ship on a docking point founds a station; a colony ship on a legal site may found a colony.',
  ),
  'R10.1': rule(
    'Exploring',
    'When a ship reaches a contact point of a system, its three chips are turned up.',
  ),
  'R10.2': rule(
    'Surprises',
    'A pirate or ice chip leaves the game, and the marker of the same strength takes its place.',
  ),
  'R10.3': rule(
    'Discovering',
    'On boards with face-down sectors, a sector is turned up when a ship reaches one of its contact points.',
  ),
  'R10.4': rule(
    'Chips of a discovery',
    'A discovered system gets its three chips from the pools of its band and is explored at once.',
  ),
  'R10.5': rule(
    'Flying on',
    'After discovering and exploring the ship may fly on if it has steps left.',
  ),
  'R10.6': rule(
    'One at a time',
    'No point touches two sectors, so a step turns up one at most, and a newly placed ship turns up nothing.',
  ),
  'R11.1': rule(
    'Founding a colony',
    'A colony ship that ends on a free colony site may found: the transporter returns to your stock, the colony stays for good.',
  ),
  'R11.2': rule(
    'Where not',
    'Not beside a pirate base or ice planet, not in a home system, not where the limit for the number of players is reached.',
  ),
  'R11.3': rule('Its worth', 'A colony is 1 point and produces from the next roll on.'),
  'R12.1': rule(
    'Founding a station',
    'A trade ship that ends on a docking point founds a trade station at once; the transporter returns to your stock.',
  ),
  'R12.2': rule(
    'Freight pods',
    'You need more freight pods than there are stations at the outpost, and one of its five docks must be free.',
  ),
  'R12.3': rule(
    'Only then',
    'Freight pods are looked at when the station is founded; losing some later changes nothing.',
  ),
  'R12.4': rule(
    'Friendship marker',
    'The first founder takes the marker, 2 points. It passes to whoever has more stations there than its holder; a tie changes nothing.',
  ),
  'R12.5': rule(
    'Friendship card',
    'The founder chooses one of the people’s open cards; it works from now on.',
  ),
  'R12.6': rule('In this order', 'Station, marker, win check, card, win check.'),
  'R12.7': rule('Stations', 'Trade stations themselves are worth no points and produce nothing.'),
  'R12.8': rule(
    'Research',
    'Drives and cannons on Scientists cards count beyond the limits, are never lost, and are not upgrades.',
  ),
  'R13.1': rule(
    'Markers in the way',
    'A pirate base or ice planet stops production and founding beside its planet.',
  ),
  'R13.2': rule(
    'Clearing',
    'When a ship arrives at a corner of the planet, enough cannons clear a pirate base and enough freight pods an ice planet, at once.',
  ),
  'R13.3': rule('Medal', 'You keep the marker as a medal: 1 point that is never lost.'),
  'R13.4': rule('New number', 'A random replacement chip is laid on the planet.'),
  'R13.5': rule('And on', 'The ship may fly on. Any kind of ship will do.'),
  'R13.6': rule('One marker', 'A system has one marker at most.'),
  'R14.1': rule(
    'Encounter',
    'A black ball brings an encounter. The left neighbour draws the card, and only he sees it.',
  ),
  'R14.2': rule(
    'Prompt',
    'The prompt asks for a number or for yes or no; you answer without knowing what follows. Cards of a family share their prompt.',
  ),
  'R14.3': rule(
    'Outcome',
    'What belongs to your answer is carried out, then the ships fly with base speed 3.',
  ),
  'R14.4': rule(
    'Numbers',
    'You hand over 0 to 3 resources, never more than you hold; they go to the supply at once.',
  ),
  'R14.5': rule(
    'Yes with a price',
    'To say yes you need the cards that it costs; no is always possible.',
  ),
  'R14.6': rule(
    'Empty pile',
    'If the pile of encounter cards is used up, the cards that were read are shuffled into a new one.',
  ),
  'R14.6a': rule(
    'How cards are built',
    'A card is a tree of questions, payments, contests and outcomes that is walked from its root to an outcome.',
  ),
  'R14.7': rule(
    'Contests',
    'Both sides draw two balls. Combat adds cannons, a race adds drives. Black counts 0 and does nothing.',
  ),
  'R14.8': rule(
    'Who counts what',
    'The active player counts his Scientists cards. A neighbour acting as pirate does not, a rival in a race does.',
  ),
  'R14.9': rule('Ties', 'The active player wins ties. The other side gains and loses nothing.'),
  'R14.10': rule(
    'Fleeing',
    'Drives are compared without a shake, yours with cards, the pirate’s without; equal is enough.',
  ),
  'R14.11': rule(
    'Neighbours',
    'Right is earlier in turn order, left is later; with three players the second to the right is the left neighbour.',
  ),
  'R14.12': rule('Sum of balls', 'Some outcomes depend on the sum of two balls: 1–2, 3 or 4–5.'),
  'R14.13': rule(
    'Half medals',
    'They are gained as long as there are any, and lost down to none. Medals of cleared markers are safe.',
  ),
  'R14.14': rule(
    'Resources gained',
    'They come from the supply, as far as it goes; a free choice may repeat a kind.',
  ),
  'R14.15': rule(
    'From opponents',
    'If everybody gives, the giver chooses the card; if you draw, it is random. Empty hands are passed over.',
  ),
  'R14.16': rule(
    'Upgrades',
    'You choose what you gain, if it fits and is there, and which of the pieces on your mothership you lose.',
  ),
  'R14.17': rule(
    'Swap',
    'You return 1 card and take 2, neither of the kind returned. If they are confiscated, exactly these two go back.',
  ),
  'R14.18': rule(
    'Grounding',
    'You choose one of your ships that is not grounded and has not jumped; it does not fly this turn.',
  ),
  'R14.19': rule(
    'Space jump',
    'You may put one ship that is not grounded on any point where its flight could end. That is its flight for this turn; it may found there.',
  ),
  'R14.20': rule(
    'A ship as a gift',
    'The trade ship is placed on a free spaceport point of yours. If that is impossible you take a marker and place it as soon as you can in your own turn.',
  ),
  'R14.21': rule(
    'New encounter',
    'The next card follows, as often as needed. Wear and Tear shuffles all 32 cards first.',
  ),
  'R14.22': rule(
    'Wear and Tear',
    'Whoever has more than 8 (or 6) upgrades removes one. On the second card all with the most freight pods gain a half medal.',
  ),
  'R15.1': rule(
    'Points',
    'Colony 1, spaceport 2, friendship marker 2, cleared marker 1, two half medals 1.',
  ),
  'R15.2': rule('At least 4', 'You begin with 4 points and never fall below.'),
  'R15.3': rule(
    'Winning',
    'The active player wins at the first moment of his turn at which he has 15 points. Whoever gets there in another’s turn wins at the start of his own, if he still has them.',
  ),
  'R16.1': rule(
    'Three players',
    'With the fixed start the fourth colour’s buildings fill their sites and do nothing else.',
  ),
  'R16.2': rule(
    'Two to a system',
    'With three players a system to explore holds two colonies or spaceports at most.',
  ),
  'R16.3': rule(
    'Founding with three',
    'Home sites that stay free in the founding phase are closed for the whole game.',
  ),
  'section 16': rule(
    'Two players',
    'A variant: no neutral pieces, two colonies to a system at most and one of each player, and the other player is every neighbour.',
  ),
  'ruling 18.1': rule('Waiting is allowed', 'A colony ship on a colony site need not found.'),
  'ruling 18.2': rule(
    'But not for ever',
    'In its next flight phase it must found or leave, if it can; founding without a step is fine.',
  ),
  'ruling 18.3': rule('No waiting at docks', 'A trade ship never waits on a docking point.'),
  'ruling 18.4': rule(
    'Founding without a step',
    'A ship that has not moved this turn may found where it stands.',
  ),
  'ruling 18.5': rule(
    'Clearing needs an arrival',
    'A ship that already stands beside a marker has to make a step to clear it; one along the planet’s rim is enough.',
  ),
  'ruling 18.6': rule('Clearing is automatic', 'There is no reason to refuse it.'),
  'ruling 18.7': rule(
    'Speed changes at once',
    'Drives gained or lost during the flight count immediately. By option the shake settles the speed for the turn, before an encounter, too.',
  ),
  'ruling 18.8': rule('You have to shake', 'With a ship on the board nobody dodges encounters.'),
  'ruling 18.9': rule('No switching', 'You cannot change back and forth between ships.'),
  'ruling 18.10': rule(
    'Every flight can end',
    'Steps after which no legal end would be in reach are refused.',
  ),
  'ruling 18.11': rule(
    'Safety net',
    'If something new left no legal end, the ship would return to where it started. It does not happen.',
  ),
  'ruling 18.12': rule('Neutral spaceports', 'They block nobody.'),
  'ruling 18.13': rule('If possible', 'Only impossibility frees you from the duty to clear.'),
  'ruling 18.14': rule(
    'No excuse by grounding',
    'A ship that stands on an opponent’s spaceport point can be chosen for grounding only if there is no other.',
  ),
  'ruling 18.15': rule('Grounded ships found', 'Founding is not flying.'),
  'ruling 18.16': rule(
    'Jump instead of flight',
    'A space jump is the ship’s flight for this turn, and you may do without it.',
  ),
  'ruling 18.17': rule('Black is 0', 'In every contest. The 3 is for flying only.'),
  'ruling 18.18': rule(
    'Pirates and rivals',
    'Neighbours acting as pirates use no friendship cards, rivals in a race do.',
  ),
  'ruling 18.19': rule('Fleeing', 'When drives are compared the neighbour counts as a pirate.'),
  'ruling 18.20': rule('Ties', 'Equal is enough for the active player.'),
  'ruling 18.21': rule('Right and left', 'Right is the previous seat, left the next one.'),
  'ruling 18.22': rule('No empty promises', 'Yes needs the cards to pay.'),
  'ruling 18.23': rule('Two others', 'Both may be of one kind, but not of the kind you gave.'),
  'ruling 18.24': rule('What is there', 'Supply and box limit every gain.'),
  'ruling 18.25': rule(
    'Shortage',
    'Nobody gets anything, even if only one player is entitled. By option this one gets what is left.',
  ),
  'ruling 18.26': rule(
    'Aid looks at planets',
    'Cards from the reserve pile do not matter for the aid card.',
  ),
  'ruling 18.27': rule(
    'One leader is enough',
    'Burden sharing works with a single opponent ahead; points are compared at that moment.',
  ),
  'ruling 18.28': rule('Two honour cards, one use', 'Both copies together work once a turn.'),
  'ruling 18.29': rule(
    'Order of a seven',
    'Returns first, then the theft, then a card for each opponent, then your own draw.',
  ),
  'ruling 18.30': rule(
    'Nothing to steal',
    'An opponent without cards cannot be chosen; if all have none, the theft is skipped.',
  ),
  'ruling 18.31': rule(
    'Half of everything',
    'Half of the whole hand is returned, also with the limit of 12.',
  ),
  'ruling 18.32': rule(
    'Rebuilt at once',
    'A new reserve pile is made the moment the old one is empty, even during a draw.',
  ),
  'ruling 18.33': rule('Score for the draw', 'It is read after production and seven.'),
  'ruling 18.34': rule(
    'No gifts',
    'Both sides of a deal give something, and no kind stands on both.',
  ),
  'ruling 18.35': rule('Home systems are closed', 'No new colonies are founded there.'),
  'ruling 18.36': rule(
    'All count',
    'The limit of a system counts every building, whoever owns it.',
  ),
  'ruling 18.37': rule(
    'Majority',
    'Only the marker’s holder is compared; the marker never goes back.',
  ),
  'ruling 18.38': rule(
    'Wear',
    'Only pieces on motherships count; all decide at once and show together. By option they remove them openly one after the other, the active player first, then from the left.',
  ),
  'ruling 18.39': rule('Council', 'It honours only those who have at least one freight pod.'),
  'ruling 18.40': rule('Gifts first', 'A ship you were given comes before ships you pay for.'),
  'ruling 18.41': rule(
    'Gifts and stock',
    'A trade-ship marker waits until transporter, trade station and spaceport point are all there.',
  ),
  'ruling 18.42': rule('Win check', 'It follows every single change in your own turn.'),
  'ruling 18.43': rule(
    'Won is won',
    'A half medal lost later no longer matters, since the check is immediate.',
  ),
  'ruling 18.44': rule('Tied start', 'Only the tied players roll again.'),
  'ruling 18.45': rule(
    'Nothing decided early',
    'A face-down sector has no chips yet, so it gives nothing away.',
  ),
  'ruling 18.46': rule('Where not to jump', 'Centres of face-down sectors are no targets.'),
  'ruling 18.47': rule(
    'What is read out',
    'After the answer everybody hears the branch that was chosen; the others only the reader knows.',
  ),
  'ruling 18.48': rule(
    'Enough replacement chips',
    'Five markers, five chips: they cannot run out.',
  ),
  'ruling 18.49': rule(
    'Gifts wait for landings',
    'A ship you were given is placed only when none of your ships is in mid-flight, and never in another’s turn.',
  ),
  'ruling 18.50': rule(
    'Duty before finishing',
    'A ship that has to clear its point cannot be finished there, nor by coming back. If it is grounded and may found, it must.',
  ),
  'ruling 18.51': rule(
    'Jump, step by step',
    'Choose ship and point, or decline. Arrival works like a step; a trade ship at a dock founds at once, a colony ship on a site is asked once.',
  ),
  'ruling 18.52': rule(
    'Face-down sectors and ends',
    'No flight ends on their centre, and no trade ship’s on their inner points.',
  ),
  'ruling 18.53': rule(
    'Offers',
    'One open offer at a time, each opponent answers once, and any other action of yours ends it. After ten offers in a turn without an exchange there are no more, unless you agree otherwise.',
  ),
  'ruling 18.54': rule(
    'Drawing by hand',
    'With this option the number is fixed after production; one draw takes all, and the right ends with the shake or the turn.',
  ),
  'ruling 18.55': rule(
    'Nothing there, nothing happens',
    'Without cards in supply and pile nothing is drawn; without half medals in the box honour cannot be bought.',
  ),
  'ruling 18.56': rule(
    'Answers in parallel',
    'They do not depend on each other, and none is shown before all are in.',
  ),
  'ruling 18.57': rule(
    'Stopped by discovery',
    'With this option the discovering ship stops there, or at the next point where its flight may end.',
  ),
  'ruling 18.58': rule('Last round', 'After it most points win, and equal points share the win.'),
  'ruling 18.59': rule(
    'Several gains at once',
    'Opponents come first, from the left, the active player last.',
  ),
  'ruling 18.60': rule(
    'Counting leaders',
    'The option counts opponents with more points, with or without cards.',
  ),
  'ruling 18.61': rule(
    'Resigning',
    'Cards, upgrades and half medals go back and ships leave the board; buildings and stations stay without effect. The last player left wins.',
  ),
};
