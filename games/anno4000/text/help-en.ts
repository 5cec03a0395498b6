import type { HelpText } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';

const rule = (title: string, text: string): HelpText => ({ title, text });

/** Rules help in English: one short text for each section and ruling. */
export const helpEn: Readonly<Record<HelpId, HelpText>> = {
  R1: rule(
    'What it is about',
    'No dice, no cards, nothing hidden but intentions. Take the home stars of the others and keep your own: the last to hold his home star wins.',
  ),
  'R3.1': rule(
    'Sectors and levels',
    'Twelve lettered sectors lie in three columns and four rows. Each exists on two levels, yellow above and red below, so there are 24 sectors with two stars each.',
  ),
  'R3.2': rule(
    'Distance',
    'Count sectors along straight steps, the first and the last included. A flight that only changes the level therefore counts 2. Flights take a shortest way, so the longest on the board is 7.',
  ),
  'R3.3': rule(
    'Symbols',
    'A circle is human population, a cross is mineral wealth. A star has both, one of them or none; without a symbol it is useful only as a place to stand.',
  ),
  'R3.4': rule(
    'Stars',
    'There are 48 stars, four to each letter: two yellow, two red. Of the four, one has both symbols, one the circle, one the cross and one nothing.',
  ),
  'R3.5': rule(
    'A fair star field',
    'Every sector of a level holds exactly one pair of symbols, and the field is the same seen from each of the corner home stars.',
  ),
  'R4.1': rule('Players', 'Two, three or four can play.'),
  'R4.2': rule(
    'Home stars',
    'The number of players decides which stars are home stars. Each of them has both symbols; home stars of other sets are ordinary stars.',
  ),
  'R4.3': rule(
    'Who gets which',
    'Home stars are drawn by lot or, if you agreed on that, chosen in seat order.',
  ),
  'R4.4': rule(
    'First position',
    'Everybody puts 15 ships on the home star. Both discs lie empty on the entry field, all other stars are empty.',
  ),
  'R4.5': rule('Who begins', 'The start player is drawn by lot; play goes clockwise from there.'),
  R5: rule(
    'The turn',
    'Production and the advance of your discs happen by themselves. Then you may land discs, depart once, and end the turn. A round is one turn of everybody still in the game.',
  ),
  'R6.1': rule(
    'Production',
    'In every production round (2, 4, 6 and so on) you get one ship for each pair of circle and cross on the stars you hold, on one star or on two. New ships appear on your home star, which you must hold yourself.',
  ),
  'R6.2': rule(
    'Advance',
    'At the start of your turn each of your discs in flight moves one field on, whether you like it or not.',
  ),
  'R6.3': rule(
    'Landing',
    'A disc may land on either star of a sector that is as far from its origin as the number of its field. All its ships land. Two discs that reach the same star may land together and fight as one fleet.',
  ),
  'R6.4': rule(
    'Start',
    'Once a turn you may load any number of ships from one star onto a free disc, which goes to field 1. The origin is open to all, the target is not chosen yet. Not from a star you fought on this turn.',
  ),
  'R6.5': rule(
    'Short flight',
    'Instead of a start, ships may hop to the other star of the same sector and level. It needs a free disc, which stays free. Landing first and hopping on is called a double move.',
  ),
  'R6.6': rule('Holding a star', 'A star is yours as long as at least one of your ships is there.'),
  R7: rule(
    'Battle',
    'Ships that arrive on a foreign star fight. The smaller fleet is lost, the larger loses nothing; attackers need at least one ship more. Nobody departs from that star in the same turn.',
  ),
  'R8.1': rule(
    'A home star falls',
    'Whoever holds your home star threatens you. You keep everything else, but you cannot produce.',
  ),
  'R8.2': rule(
    'One turn to react',
    'In your next turn win your home star back, or take the home star of the one who holds yours.',
  ),
  'R8.3': rule(
    'The check',
    'At the end of your turn you are safe if nobody else stands on your home star, or if you have an exchange with whoever does. Otherwise you are out.',
  ),
  'R8.4': rule(
    'Exchange',
    'If you hold each other’s home star, both of you stay in the game, and in the next round each clears the other’s home star with all ships. Until then neither flies to them.',
  ),
  'R8.5': rule(
    'Out of the game',
    'All ships of an eliminated player leave stars and discs. The captor keeps the star as an ordinary one.',
  ),
  'R8.6': rule('No ships', 'Whoever has no ship left at the end of a turn is out.'),
  R9: rule(
    'The end',
    'The last player left wins at once. With a last round agreed, the best position wins after it: home star held, then pairs, then ships, then stars; equal means shared.',
  ),
  R10: rule(
    'Options',
    'Other home stars, choosing them, equal fleets destroying each other, a ship limit and a last round can be agreed before the match.',
  ),
  'ruling 1': rule(
    'Choosing home stars',
    'The set is fixed by the number of players; within it you choose or draw lots.',
  ),
  'ruling 2': rule(
    'What is open',
    'Origin, field and number of ships of every disc are open to all. Only the target is not, and it is not chosen before the landing.',
  ),
  'ruling 3': rule(
    'Landing on field 1',
    'A disc has moved to field 2 before it may first land; one field is what a short flight is for.',
  ),
  'ruling 4': rule(
    'Flying back',
    'A disc cannot land in the sector it came from: that is one field away, and discs only move on.',
  ),
  'ruling 5': rule(
    'Landing at home',
    'Ships that land on a star of yours join those that are there.',
  ),
  'ruling 6': rule(
    'Using a disc again',
    'A disc that has just landed is free and may start again in the same turn, unless you agreed that it rests.',
  ),
  'ruling 7': rule(
    'Order of the turn',
    'Always production, advance, landings, one departure. A table may allow landings after the departure as well.',
  ),
  'ruling 8': rule(
    'Equal fleets',
    'The attack fails and the attackers are lost, unless you agreed that both are.',
  ),
  'ruling 9': rule(
    'Short flights fight alone',
    'A short flight comes after the landings, so it cannot be added to a disc’s attack.',
  ),
  'ruling 10': rule(
    'Two separate landings',
    'Discs that land one after the other fight one after the other. Only a joint landing adds them up.',
  ),
  'ruling 11': rule(
    'Field 1',
    'It must be free for a departure, and it always is, because discs in flight have moved on.',
  ),
  'ruling 12': rule(
    'The last field',
    'A disc must land when no later field could be reached by a shortest flight: on 7 from corners, on 6 from edges, on 5 from the middle.',
  ),
  'ruling 13': rule('Passing', 'Nobody has to land or depart, except as rulings 12 and 18 say.'),
  'ruling 14': rule(
    'An empty home star',
    'You may leave it. Until your ships are back you do not produce, and anybody can take it without a battle.',
  ),
  'ruling 15': rule(
    'Captured twice',
    'What counts is who holds your home star when your turn ends. If nobody does, you are safe.',
  ),
  'ruling 16': rule('No refusing', 'An exchange begins by itself; neither side can turn it down.'),
  'ruling 17': rule(
    'Truce',
    'While the exchange runs, neither partner flies to the other’s home star, nor to his own while the other stands there. Everything else is allowed. A table may agree that one’s own home star can be retaken all the same, and that a star one has cleared is spared in the next turn.',
  ),
  'ruling 18': rule(
    'Evacuation',
    'When the exchange is due, you must leave the star with all ships in that turn. If both discs are in flight, one must land first. Only a short flight that keeps you from being out may come before it; then the star is cleared in a later turn.',
  ),
  'ruling 19': rule(
    'When it is due',
    'In the round after the exchange began, for both partners alike.',
  ),
  'ruling 20': rule(
    'Nothing left',
    'Without a ship nobody could ever come back, so the game is over for him at the end of that turn.',
  ),
  'ruling 21': rule('Supply', 'There are always enough ships, unless you agreed on a limit.'),
  'ruling 22': rule('Fewer players', 'Fleets, discs and tracks of absent players stay in the box.'),
  'ruling 23': rule(
    'Former home stars',
    'The home star of someone who is out is an ordinary star.',
  ),
  'ruling 24': rule(
    'No production under threat',
    'Production comes first in the turn and needs your home star, so a threatened player gets nothing.',
  ),
  'ruling 25': rule(
    'Two under threat',
    'Everybody is checked at the end of his own turn. If your captor is eliminated first, you are safe.',
  ),
  'ruling 26': rule('Alliances', 'Agreements at the table bind nobody.'),
  'ruling 27': rule(
    'A departure ends the landings',
    'After it no disc lands, and it is refused while a landing must be made. When an evacuation is due, it is the only departure allowed, but for a rescue.',
  ),
  'ruling 28': rule(
    'A partner leaves',
    'When one partner of an exchange is out, the exchange is over and nobody has to clear anything.',
  ),
  'ruling 29': rule(
    'Several evacuations',
    'With more than one star to clear, choose one a turn; the others stay due.',
  ),
  'ruling 30': rule(
    'A surviving defender',
    'A fleet that beat off an attack may start in its owner’s next turn as usual, unless you agreed that nobody leaves the star before the next round.',
  ),
  'ruling 31': rule(
    'Order at the end of a turn',
    'Finished exchanges end, the home star is checked, then all players without ships leave together and finished exchanges end again; victory comes last. If nobody is left, those who left together share the win.',
  ),
  'ruling 32': rule(
    'Resigning',
    'Possible at any moment of your own turn. Your ships vanish, and stars you occupied become empty.',
  ),
  'ruling 33': rule(
    'Discs are alike',
    'A start takes the first free disc; which one has no meaning.',
  ),
};
