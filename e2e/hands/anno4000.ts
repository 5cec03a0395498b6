/** How people play on the board of Anno 4000. */

import type { Move } from '../../games/anno4000/rules/actions.ts';
import { starNamed, type StarId } from '../../games/anno4000/rules/board.ts';
import { playerAt, type State } from '../../games/anno4000/rules/state.ts';
import { annoWords } from '../../games/anno4000/text/index.ts';
import type { Player } from './player.ts';
import { inPanel, onBoard, press, type Asked, type Hands, type Step } from './way.ts';

const star = (id: StarId): Step => press(`[data-star="${starNamed(id)}"] > .target`);
const LIST = press('.anno-list-toggle');

/** A star from the list of those with something to do. */
const fromList = (id: StarId): Step[] => [
  LIST,
  { choose: '.anno-list select', option: id },
  press('.anno-pick'),
];

const ships = (to: number): Step => ({ slide: '.anno-slider', to });
const deed = (kind: 'home' | 'start' | 'flight' | 'landing'): Step =>
  press(`.anno-deeds .anno-do-${kind}`);

/** Whoever is asked whether he means it does. */
function meantIt(move: Move, { view }: Asked<State, Move>): Step[] {
  const isAsked = (annoWords.en.warning?.(move, view) ?? null) !== null;
  return isAsked ? [press('.guard .danger')] : [];
}

const hands: Hands<State, Move> = {
  chooseHome: ({ star: id }) => [
    onBoard(star(id), deed('home')),
    inPanel(fromList(id), deed('home')),
  ],
  land: (move, asked) => {
    const { discs, star: id } = move;
    const { view, seat } = asked;
    const flying = playerAt(view, seat).discs.flatMap((disc, i) => (disc === null ? [] : [i]));
    const [first] = discs;
    return [
      onBoard(
        discs.map((disc) => press(`.target:has([data-disc="${seat}-${disc}"])`)),
        star(id),
        meantIt(move, asked),
      ),
      inPanel(
        press('.anno-chip-disc', flying.indexOf(first)),
        discs.length === 2 ? [press('.anno-together .anno-chip', 2)] : [],
        LIST,
        { choose: '.anno-list select', option: id },
        deed('landing'),
        meantIt(move, asked),
      ),
    ];
  },
  start: (move) => [
    onBoard(star(move.star), ships(move.ships), press('.target.anno-start')),
    inPanel(fromList(move.star), ships(move.ships), deed('start')),
  ],
  shortFlight: (move, asked) => [
    onBoard(star(move.from), ships(move.ships), star(move.to), meantIt(move, asked)),
    inPanel(fromList(move.from), ships(move.ships), deed('flight'), meantIt(move, asked)),
  ],
  endTurn: (move, asked) => [inPanel(press('.anno-deeds .anno-end'), meantIt(move, asked))],
  resign: () => [
    inPanel(
      press('.tools > .tool:last-of-type'),
      press('.menu-item:has-text("Resign")'),
      press('dialog .danger'),
    ),
  ],
};

export const anno4000: Player<State, Move> = {
  hands,
  targets: ':is(.anno-star-usable, .anno-flight-usable, .anno-start, .anno-star-target)',
  plans: [{ seats: 3, options: { homeChoice: 'pick', homeSet: 'random' } }],
};
