/** How people play on the board of Anno 4000. */

import { wouldLeave } from '../../games/anno4000/board/foresight.ts';
import type { Move } from '../../games/anno4000/rules/actions.ts';
import { starNamed, type StarId } from '../../games/anno4000/rules/board.ts';
import { playerAt, type State } from '../../games/anno4000/rules/state.ts';
import { inPanel, onBoard, press, type Asked, type Hands, type Step } from './way.ts';

const star = (id: StarId): Step => press(`[data-star="${starNamed(id)}"] > .target`);

/** A star from the list of those with something to do. */
const fromList = (id: StarId): Step[] => [
  { choose: '.anno-list select', option: id },
  press('.anno-list button'),
];

const ships = (to: number): Step => ({ slide: '.anno-slider', to });
const button = (nth: number): Step => press('.anno-buttons button', nth);
const PRIMARY = press('.anno-buttons .primary');
const DANGER = press('.anno-buttons .anno-danger');

function canStart({ moves }: Asked<State, Move>, from: StarId): boolean {
  return moves.some((move) => move.type === 'start' && move.star === from);
}

export const anno4000: Hands<State, Move> = {
  chooseHome: ({ star: id }) => [onBoard(star(id), PRIMARY), inPanel(fromList(id), PRIMARY)],
  land: ({ discs, star: id }, { view, seat }) => {
    const flying = playerAt(view, seat).discs.flatMap((disc, i) => (disc === null ? [] : [i]));
    const [first] = discs;
    return [
      onBoard(
        discs.map((disc) => press(`.target:has([data-disc="${seat}-${disc}"])`)),
        star(id),
      ),
      inPanel(
        press('.anno-choice > .anno-chip', flying.indexOf(first)),
        discs.length === 2 ? [press('.anno-choice .anno-usual .anno-chip', 2)] : [],
        { choose: '.anno-choice select', option: id },
        PRIMARY,
      ),
    ];
  },
  start: (move) => [
    onBoard(star(move.star), ships(move.ships), press('.target.anno-start')),
    inPanel(fromList(move.star), ships(move.ships), button(0)),
  ],
  shortFlight: (move, asked) => [
    onBoard(star(move.from), ships(move.ships), star(move.to)),
    inPanel(fromList(move.from), ships(move.ships), button(canStart(asked, move.from) ? 1 : 0)),
  ],
  endTurn: (move, { view, seat }) => [
    inPanel(button(0), wouldLeave(view, seat, move) ? [DANGER] : []),
  ],
  resign: () => [inPanel(press('.anno-buttons .anno-quiet'), DANGER)],
};
