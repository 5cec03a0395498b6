import type { HelpText } from '@sternwarte/engine';
import type { TextId } from '../rules/rulebook.ts';

const rule = (title: string, text: string): HelpText => ({ title, text });

/** Rules help in English: one short text for each section and ruling. */
export const helpEn: Readonly<Record<TextId, HelpText>> = {
  R1: rule(
    'What it is about',
    'Fly your ships from planet to planet, collect nuts and found colonies. The most colonies win.',
  ),
  R2: rule(
    'Pieces',
    'Everybody has 3 ships and 14 colonies. There are 80 nuts: 20 each in red, purple, yellow and orange.',
  ),
  'R3.1': rule(
    'Planets',
    'Small planets start with 2 nuts and have room for 2 colonies, large ones with 3 and for 3. A home planet lies in each corner.',
  ),
  'R3.2': rule(
    'The board',
    '113 fields are joined by routes: 20 planets, 4 AstroHoles, 13 asteroid fields and open space. The board looks the same from every corner.',
  ),
  'R4.1': rule('Who begins', 'The start player is drawn by lot; play goes clockwise.'),
  'R4.2': rule(
    'Your pieces',
    'You take the ships and colonies of one colour. A fifteenth colony only counts actions and is not placed.',
  ),
  'R4.3': rule(
    'Corners',
    'Each player begins with one ship on a home planet: two players in opposite corners, three or four in neighbouring ones.',
  ),
  'R4.4': rule(
    'Nuts at the start',
    'The planets are filled with nuts of different colours, by lot or by placing them in turn. Everybody gets one nut of each colour; the rest is the AstroBank.',
  ),
  'R4.5': rule('No fate at the start', 'Ships placed at the start do not roll for fate.'),
  'R5.1': rule(
    'How many actions',
    'Declare a number from 1 to 6 and roll. If the roll is at least that number, you have twice the declared number of actions; if not, as many as you rolled. What you do not use is lost.',
  ),
  'R5.2': rule(
    'Who decides',
    'You decide about your own actions, dice and gifts. Others decide whether you may pass their ships, which unit defends, and whether they trade.',
  ),
  R6: rule(
    'Actions',
    'Do what you like in any order, as often as your actions allow, with any of your ships. Nuts you pay go to the AstroBank.',
  ),
  'R6.1': rule(
    'Moving',
    'One action for each field. No field ever holds two ships. Own ships are passed freely, others with their owner’s permission. A planet without a ship ends the flight with a landing. By option asteroids must be survived and AstroHoles allow a free jump.',
  ),
  'R6.2': rule('Mining', 'For one action a ship on a planet takes all nuts that lie there.'),
  'R6.3': rule(
    'Founding',
    'For one action and a nut of any colour a ship founds a colony on its planet, if there is room.',
  ),
  'R6.4': rule(
    'Building a ship',
    'For one action and one nut of each colour a new ship appears on your home planet. You never have more than three.',
  ),
  'R6.5': rule(
    'Attack',
    'For one action a ship attacks a player next to it. He chooses whether his ship or a colony defends. Both roll; only a higher attack destroys the target.',
  ),
  'R6.6': rule(
    'Technologies',
    '4 actions and a nut of its colour. Power Laser (red): +1 in attack. Mega Shields (purple): +1 in defence. Time Warp (yellow): once a turn roll a die again. Extra Energy (orange): one more action each turn.',
  ),
  'R6.7': rule(
    'Trade',
    'Offer one nut for another to one player or to all, wherever their ships are. It costs one action, and only if the swap takes place.',
  ),
  R7: rule(
    'Fate',
    'Whoever lands on a planet rolls two dice, one after the other: the first is the block of the table, the second the line. Effects last for this turn at most. Nuts come from the AstroBank, as far as it has them.',
  ),
  R8: rule(
    'The end',
    'At the end of the round in which the last nut left the planets or somebody had 14 colonies, the most colonies win. Ties: nuts in hand, then technologies, then ships.',
  ),
  R9: rule(
    'Options',
    'Asteroids and AstroHoles, nuts placed in turn, bare home planets and a last round can be agreed on. Where the rulebook can be read in two ways, you may choose the other one.',
  ),
  'ruling 1': rule(
    'All nuts for all',
    'With two or three players all 80 nuts are used as well, since ships and technologies need every colour.',
  ),
  'ruling 2': rule(
    'Home planets',
    'Home planets are planets like any other: nuts, colonies, landings and attacks included. By option they stay bare.',
  ),
  'ruling 3': rule(
    'Three players',
    'Three corners are taken in seat order; the fourth home planet is open to all.',
  ),
  'ruling 4': rule(
    'Start nuts first',
    'The nuts for the hands are set aside before the planets are filled, so that nobody goes short.',
  ),
  'ruling 5': rule(
    'Placing in turn',
    'Everybody places from the common stock, by option your own colour only. A colour may be repeated on a planet only when no place on the board could take another.',
  ),
  'ruling 6': rule(
    'Turn and round',
    'What fate and technologies call a round is the turn of the player concerned. Only the end of the game looks at full rounds.',
  ),
  'ruling 7': rule('1 to 6', 'A number above 6 could never be reached, so 1 to 6 are declared.'),
  'ruling 8': rule('What is doubled', 'The declared number is doubled, not the roll.'),
  'ruling 9': rule(
    'No flying past',
    'Coming to a planet without a ship is always a landing, even if you want to fly on. If you agree on flying past, a ship lands only where its flight ends; planets on the way cost what any field does.',
  ),
  'ruling 10': rule('What blocks', 'Only ships block a field, colonies do not.'),
  'ruling 11': rule(
    'Permission',
    'Permission holds for one move. If several players are in the way, all must agree.',
  ),
  'ruling 12': rule(
    'Foreign colonies',
    'You may land, mine and found beside foreign colonies; the room of a planet counts them all.',
  ),
  'ruling 13': rule(
    'Attack on the spot',
    'A ship may attack foreign colonies on the planet on which it stands.',
  ),
  'ruling 14': rule(
    'Several defenders',
    'The attacker names the player, and that player chooses the unit.',
  ),
  'ruling 15': rule(
    'Order of the dice',
    'First the target, then the attacker’s die, then his Time Warp, then the defender’s die.',
  ),
  'ruling 16': rule(
    'Time Warp',
    'Once in your own turn, for any die you have just rolled yourself. The second result stands.',
  ),
  'ruling 17': rule(
    'The marker',
    'The nut paid for a technology becomes its marker. Nobody can mine, steal or trade it, and nobody has a technology twice.',
  ),
  'ruling 18': rule(
    'Extra Energy at once',
    'Extra Energy gives its action already in the turn in which you get it.',
  ),
  'ruling 19': rule(
    '14 colonies',
    'You can place 14. Those that are destroyed or die come back to you and can be founded again.',
  ),
  'ruling 20': rule(
    'The last ship',
    'Whoever loses the last ship gets a new one at once, on the home planet or the nearest free field.',
  ),
  'ruling 21': rule('Three for 5-4', 'Fate 5-4 gives three nuts, as its table says.'),
  'ruling 22': rule(
    'What goes with the ship',
    'Damage stays with a ship for the turn. Conditions of a planet and its people end when the ship leaves, or by option with the turn.',
  ),
  'ruling 23': rule('3-3 without actions', 'If you have no action left, 3-3 does nothing.'),
  'ruling 24': rule(
    'Swaps',
    'One own nut into the bank, one of another colour out, one swap after the other. You may stop at any time.',
  ),
  'ruling 25': rule(
    'A gift of technology',
    '6-1 costs nothing; its marker comes from the bank. If the bank has none, you get the technology all the same.',
  ),
  'ruling 26': rule(
    'A gift of a colony',
    '6-3: a planet with a colony of yours, or your home planet, however full. You need a colony in your supply.',
  ),
  'ruling 27': rule(
    'A free planet',
    '6-4: no ship and no foreign colony there. No second fate, and you may decline.',
  ),
  'ruling 28': rule(
    'A gift of a ship',
    '6-5: on one of your planets without a ship, your home planet included. It does not roll for fate.',
  ),
  'ruling 29': rule(
    'One gift',
    '6-6 gives exactly one gift, freely chosen, even one that has no effect.',
  ),
  'ruling 30': rule(
    'End of the round',
    'Unless you agree otherwise, both endings wait for the end of the round, so that all have had as many turns. A 14th colony is remembered even if it falls.',
  ),
  'ruling 31': rule(
    'Ties',
    'Colonies, then nuts in hand, then technologies, then ships; after that the place is shared.',
  ),
  'ruling 32': rule(
    'Offers',
    'One for one, different colours. After three declined offers a player is left alone for the turn.',
  ),
  'ruling 33': rule(
    'Starting in a hole',
    'A ship that starts its move on an AstroHole cannot jump from it.',
  ),
  'ruling 34': rule('Holes are no neighbours', 'Nobody attacks from one AstroHole to another.'),
  'ruling 35': rule(
    'Home planet taken',
    'While any ship stands on your home planet, you cannot build.',
  ),
  'ruling 36': rule('New ships', 'A ship built or given this turn may act this turn.'),
  'ruling 37': rule('Without nuts', 'You can still move, mine and attack.'),
  'ruling 38': rule('No debts', 'Every price is checked first; actions never fall below zero.'),
  'ruling 39': rule(
    'The latest landing',
    'Only the latest landing of a ship counts, so two conditions never meet, unless they last for the turn by option.',
  ),
  'ruling 40': rule(
    'Filling by lot',
    'Large planets come first, each colour as likely as its stock is large. A colour is repeated only if nothing else is left.',
  ),
  'ruling 41': rule(
    'Asking for passage',
    'Each owner on the path is asked once, in path order. After a refusal nothing is spent, and those ships are not passed this turn.',
  ),
  'ruling 42': rule(
    'Trade with all',
    'The first to accept gets the deal. If nobody does, all who were asked have declined.',
  ),
  'ruling 43': rule(
    'The replacement',
    'The new ship has none of the old one’s damage and rolls for nothing. The rest of the flight lapses; what was paid stays paid.',
  ),
  'ruling 44': rule(
    'Nobody is out',
    'Nobody is ever eliminated. Whoever can do nothing ends the turn.',
  ),
  'ruling 45': rule(
    'Nuts on top',
    'The extra nut of 3-4 and 3-5 is due each time, by option only the first time, and must be in your hand beforehand.',
  ),
  'ruling 46': rule(
    'The fourteenth',
    'It counts once it stands, gifts included, and after it has survived bad air. By option colonies that stood and were destroyed count as well.',
  ),
  'ruling 47': rule(
    'Teleport',
    'A teleport is no move: no actions, no permission, no asteroids. At the destination everything costs what it always does.',
  ),
  'ruling 48': rule(
    'One ship’s fate',
    'Fate concerns the ship that landed. Nuts, technologies, actions, colonies and ships belong to the player.',
  ),
  'ruling 49': rule(
    'Time Warp in defence',
    'By option a second, separate use: one defence roll between two of your turns. Or a single use in a round, for any die of yours; at the start of each round everybody has it again.',
  ),
  'ruling 50': rule(
    'No needless questions',
    'A choice of fate with only one answer is not asked. A new ship takes your lowest free number.',
  ),
  'ruling 51': rule(
    'Resigning',
    'You may resign in your own turn. Your ships and colonies leave the board, your nuts go to the AstroBank. The last one left wins.',
  ),
  'ruling 52': rule(
    'Fate for the whole turn',
    'By option 2-1 to 2-4 lie on the ship for the turn, 3-4, 3-5 and 4-4 to 4-6 on you and all your ships. Surcharges add up, also onto colonies given for free; the same one counts once. Of bad air the worse counts, of gifts the better.',
  ),
  'ruling 53': rule(
    'Placing your own colour',
    'By option you place only nuts of your own colour and of those nobody plays. When none of them finds a place, you may place any colour.',
  ),
};
