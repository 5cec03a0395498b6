/** How people play on the board of AstroNuts. */

import { partnersOf } from '../../games/astronuts/board/deciding.ts';
import { nutsOfMove, openHandfuls, pickedNuts } from '../../games/astronuts/board/handful.ts';
import { attacksHere, goalsOf } from '../../games/astronuts/board/picking.ts';
import { noSelection, type Selection } from '../../games/astronuts/board/selection.ts';
import { ownShips, type Situation } from '../../games/astronuts/board/situation.ts';
import type { Move, MoveOf } from '../../games/astronuts/rules/actions.ts';
import { fieldId, fieldNamed, type FieldId } from '../../games/astronuts/rules/board.ts';
import { COLOURS, type Colour, type ShipNumber } from '../../games/astronuts/rules/data.ts';
import { GIFTS } from '../../games/astronuts/rules/fate.ts';
import { countNuts } from '../../games/astronuts/rules/nuts.ts';
import { fieldOf, shipIndex, type State } from '../../games/astronuts/rules/state.ts';
import type { Player } from './player.ts';
import { inPanel, onBoard, press, type Asked, type Hands, type Step, type Way } from './way.ts';

type Here = Asked<State, Move>;

const PRIMARY = press('.an-controls .primary');
const DEED = '.an-deeds > .an-deed';
/** Lists are for those who do not point at the chart. */
const LIST = press('.an-list > summary');
/** The table keeps it apart from all decisions, and asks once more. */
const RESIGN = [
  press('.tools > button:last-of-type'),
  press('.menu > button:last-of-type'),
  press('dialog .danger'),
];

/** The answer to a question of the table. */
const ANYWAY = press('.guard .danger');

const spot = (kind: string, field: FieldId, unit = ''): Step =>
  press(`.target.${kind}-${field.replace('.', '-')}${unit}`);
const nut = (colour: Colour, within = '.an-picker'): Step =>
  press(`${within} .an-nut-choice`, COLOURS.indexOf(colour));
const side = (nth: number, colour: Colour): Step =>
  nut(colour, `.an-controls > .an-side:nth-child(${nth + 1})`);

/** Whether the table asks before it lets actions go to waste. */
function losesActions({ view, moves }: Here): boolean {
  return view.actions > 0 && moves.some(({ type }) => type !== 'endTurn' && type !== 'resign');
}

function situation({ view, seat, moves }: Here, picked: Partial<Selection> = {}): Situation {
  return { view, asked: seat, moves, selection: { ...noSelection(), ...picked } };
}

/** An only ship is picked already. */
function pickShip(here: Here, ship: ShipNumber, by: Way['by']): Step[] {
  const ships = ownShips(situation(here));
  if (ships.length === 1) return [];
  const field = fieldOf(here.view, shipIndex(here.seat, ship));
  if (field === null) throw new Error(`ship ${ship} is nowhere`);
  return [
    by === 'board'
      ? spot('ship', fieldId(field))
      : press('.an-fleet .an-chip', ships.indexOf(ship)),
  ];
}

/** So many presses on the button for less or for more of a colour. */
const countBy = (colour: number, button: 'less' | 'more', times: number): Step[] =>
  times <= 0
    ? []
    : [
        press(
          `.an-counter:nth-child(${colour + 1}) .an-step-button`,
          button === 'less' ? 0 : 1,
          times,
        ),
      ];

/** From the nuts that are picked at first to those that are wanted. */
function pickNuts(here: Here, move: MoveOf<'mine' | 'colonize' | 'fateNuts'>): Step[] {
  const picked: Partial<Selection> =
    move.type === 'fateNuts' ? {} : { ship: move.ship, panel: move.type };
  const open = situation(here, picked);
  const handfuls = openHandfuls(open);
  if (handfuls === null || (handfuls.moves.length === 1 && move.type !== 'fateNuts')) return [];
  const wanted = nutsOfMove(move);
  const [only] = wanted;
  if (handfuls.size === 1 && only !== undefined) return [nut(only), PRIMARY];
  const [has, wants] = [countNuts(pickedNuts(open, handfuls)), countNuts(wanted)];
  const difference = COLOURS.map((_colour, i) => (wants[i] ?? 0) - (has[i] ?? 0));
  return [
    // Room is made first.
    ...difference.flatMap((more, i) => countBy(i, 'less', -more)),
    ...difference.flatMap((more, i) => countBy(i, 'more', more)),
    PRIMARY,
  ];
}

/** To a field, to fly there or to shoot at it; the goal itself is pressed twice, or chosen from the list. */
function toGoal(here: Here, move: MoveOf<'move' | 'attack'>, goal: FieldId): readonly Way[] {
  const { ship } = move;
  const deeds = goalsOf(situation(here, { ship })).get(goal) ?? [];
  const index = deeds.indexOf(move);
  // The way that is shown at first has no button of its own.
  const way = index > 0 ? [press('.an-ways .an-deed', index - 1)] : [];
  const kind = deeds.some(({ type }) => type === 'move') ? 'goal' : 'attack';
  const isStart = fieldNamed(goal) === fieldOf(here.view, shipIndex(here.seat, ship));
  const target = spot(kind, goal);
  return [
    ...(isStart ? [] : [onBoard(pickShip(here, ship, 'board'), target, way, target)]),
    inPanel(
      pickShip(here, ship, 'panel'),
      press('.an-fly'),
      { choose: '.an-goals', option: goal },
      way,
      PRIMARY,
    ),
  ];
}

function attack(move: MoveOf<'attack'>, here: Here): readonly Way[] {
  const near = attacksHere(situation(here, { ship: move.ship })).indexOf(move);
  if (near === -1) return toGoal(here, move, move.field);
  const steps = [press('.an-attack'), press('.an-foe', near)];
  return (['board', 'panel'] as const).map((by) => ({
    by,
    steps: [...pickShip(here, move.ship, by), ...steps],
  }));
}

/** With the ship on its planet; the nuts to pay with may have to be chosen. */
function onPlanet(move: MoveOf<'mine' | 'colonize'>, here: Here): readonly Way[] {
  const button = press(move.type === 'mine' ? '.an-mine' : '.an-found');
  return (['board', 'panel'] as const).map((by) => ({
    by,
    steps: [...pickShip(here, move.ship, by), button, ...pickNuts(here, move)],
  }));
}

function gift({ planet }: MoveOf<'fateColony' | 'fateTeleport' | 'fateShip'>): readonly Way[] {
  if (planet === null) return [inPanel(press(`${DEED}:not(.primary)`))];
  const target = spot('planet', planet);
  return [
    onBoard(target, target),
    inPanel(LIST, { choose: '.an-list select', option: planet }, PRIMARY),
  ];
}

const hands: Hands<State, Move> = {
  placeNut: ({ planet, colour }) => [
    onBoard(nut(colour), spot('planet', planet)),
    inPanel(nut(colour), LIST, { choose: '.an-list select', option: planet }, PRIMARY),
  ],
  declare: ({ count }) => [inPanel(press('.an-bet', count - 1), PRIMARY)],
  timeWarp: ({ use }) => [inPanel(press(DEED, use ? 0 : 1))],
  move: (move, here) => {
    const goal = move.path.at(-1);
    return goal === undefined ? [] : toGoal(here, move, goal);
  },
  answerPassage: ({ allow }) => [inPanel(press(DEED, allow ? 1 : 0))],
  mine: onPlanet,
  colonize: onPlanet,
  buildShip: () => [inPanel(press('.an-build'))],
  attack,
  chooseTarget: ({ unit }, { view, fingers }) => {
    if (view.step.type !== 'target') return [];
    const field = fieldId(view.step.attack.field);
    return [
      // A ship and the colony beside it are too close together for fingers.
      ...(fingers ? [] : [onBoard(spot('unit', field, unit))]),
      inPanel(press(DEED, unit === 'ship' ? 0 : 1)),
    ];
  },
  technology: ({ colour }) => [
    inPanel(press('.an-research'), press('.an-tech', COLOURS.indexOf(colour))),
  ],
  offerTrade: ({ to, give, get }, here) => [
    inPanel(
      press('.an-trade'),
      side(0, give),
      side(1, get),
      to === 'all' ? [] : [press('.an-partner', 1 + partnersOf(situation(here)).indexOf(to))],
      PRIMARY,
    ),
  ],
  answerTrade: ({ accept }) => [inPanel(press(DEED, accept ? 1 : 0))],
  fateNuts: (move, here) => [inPanel(pickNuts(here, move))],
  fateSwap: ({ swap }) => [
    swap === null
      ? inPanel(press(`${DEED}:not(.primary)`))
      : inPanel(side(0, swap.give), side(1, swap.get), PRIMARY),
  ],
  fateTechnology: ({ colour }) => [
    inPanel(colour === null ? press(DEED) : press('.an-tech', COLOURS.indexOf(colour))),
  ],
  fateColony: gift,
  fateTeleport: gift,
  fateShip: gift,
  fateGift: (move) => [inPanel(press('.an-gift', GIFTS.indexOf(move.gift)))],
  endTurn: (_move, here) => [inPanel(press('.an-end'), losesActions(here) ? [ANYWAY] : [])],
  resign: () => [inPanel(RESIGN)],
};

export const astronuts: Player<State, Move> = {
  hands,
  targets: '.an-spot',
  plans: [{ seats: 3, options: { asteroids: 'on', astroHoles: 'on', nutPlacement: 'draft' } }],
};
