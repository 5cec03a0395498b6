/** The player's own actions: with a ship, and without one (R6). */

import type { VNode } from 'preact';
import type { Move, Nuts } from '../../rules/actions.ts';
import { fieldId } from '../../rules/board.ts';
import { COLOURS, PRICES, type ShipNumber } from '../../rules/data.ts';
import { SHIP_ACTIONS } from '../../rules/fate.ts';
import { foundingPrice, miningPrice } from '../../rules/planets.ts';
import { fieldOf, nutsInHand, shipIndex, turnOf, type State } from '../../rules/state.ts';
import { deedHere, openPanel } from '../deciding.ts';
import { attacksHere } from '../picking.ts';
import { ShipIcon } from '../pieces.tsx';
import { situationOf, type NutsProps } from '../props.ts';
import { beginning, playing } from '../selection.ts';
import { ownShips, pickedShip } from '../situation.ts';
import { boardWords, gameWords } from '../words/index.ts';
import { AttackHere, GoalPlan, GoalSelect } from './goal.tsx';
import { Deed } from './deed.tsx';
import { NutPaying } from './nut-picker.tsx';
import { ResignButton, Resigning } from './resigning.tsx';
import { Technologies } from './technologies.tsx';
import { TradeOffer } from './trade.tsx';

export function Acting(props: NutsProps): VNode {
  const { selection } = props;
  if (selection.value.goal !== null) return <GoalPlan {...props} />;
  switch (selection.value.panel) {
    case 'mine':
    case 'colonize':
      return <NutPaying {...props} />;
    case 'attack':
      return <AttackHere {...props} />;
    case 'technology':
      return <Technologies {...props} />;
    case 'trade':
      return <TradeOffer {...props} />;
    case 'resign':
      return <Resigning {...props} />;
    case null:
      return <Actions {...props} />;
  }
}

function Actions(props: NutsProps): VNode {
  const { view, language, moves } = props;
  const { actions } = view;
  const words = boardWords[language].act;
  const situation = situationOf(props);
  const ship = pickedShip(situation);
  // Nothing left to do but to hand over.
  const done = moves.every(({ type }) => type === 'endTurn' || type === 'resign');
  return (
    <div class="an-controls">
      <div class="an-group">
        <Ships {...props} />
        {ship === null ? (
          <p class="an-hint">{words.pickFirst}</p>
        ) : (
          <>
            <ShipDeeds {...props} ship={ship} />
            <GoalSelect {...props} />
          </>
        )}
      </div>
      {ship !== null && <Effects {...props} ship={ship} />}
      <div class="an-group an-turn">
        <Deed
          props={props}
          intent={moves.some(({ type }) => type === 'buildShip') ? playing(BUILD) : null}
          tried={BUILD}
          title={words.build}
          note={words.price(PRICES.buildShip.actions, PRICES.buildShip.nuts)}
        />
        <Deed
          props={props}
          intent={openPanel(situation, 'technology')}
          title={words.technology}
          note={words.price(PRICES.technology.actions, PRICES.technology.nuts)}
        />
        <Deed
          props={props}
          intent={openPanel(situation, 'trade')}
          title={words.trade}
          note={words.price(PRICES.trade.actions, PRICES.trade.nuts)}
        />
        <Deed
          props={props}
          primary={done}
          intent={playing({ type: 'endTurn' })}
          title={words.end}
          note={actions === 0 ? '' : words.lapse(actions)}
        />
        <ResignButton {...props} />
      </div>
    </div>
  );
}

const BUILD: Move = { type: 'buildShip' };

function Ships(props: NutsProps): VNode {
  const { view, asked, language } = props;
  const words = boardWords[language];
  const situation = situationOf(props);
  const picked = pickedShip(situation);
  const seat = asked ?? view.current;
  return (
    <div class="an-fleet" role="group" aria-label={words.act.ships}>
      {ownShips(situation).map((ship) => {
        const field = fieldOf(view, shipIndex(seat, ship));
        const where = field === null ? '' : gameWords[language].at(fieldId(field));
        return (
          <Deed
            key={ship}
            props={props}
            class="an-chip"
            intent={beginning({ ship: ship === picked ? 'none' : ship })}
            pressed={ship === picked}
            title={<ShipIcon seat={seat} ship={ship} />}
            label={words.pickShip(ship, where)}
          />
        );
      })}
    </div>
  );
}

interface ShipDeedsProps extends NutsProps {
  readonly ship: ShipNumber;
}

function ShipDeeds(props: ShipDeedsProps): VNode {
  const { view, language, ship } = props;
  const words = boardWords[language].act;
  const situation = situationOf(props);
  const mine = deedHere(situation, 'mine');
  const found = deedHere(situation, 'colonize');
  const mining = miningPrice(view, ship);
  const founding = foundingPrice(view, ship);
  const price = ({ actions, nuts }: typeof mining): string =>
    actions === 0 && nuts === 0 ? words.free : words.price(actions, nuts);
  const attempt = (type: 'mine' | 'colonize', nuts: number): Move => ({
    type,
    ship,
    pay: likelyNuts(view, nuts),
  });
  return (
    <>
      <Deed
        props={props}
        primary={mine !== null}
        intent={mine}
        tried={attempt('mine', mining.nuts)}
        title={words.mine}
        note={price(mining)}
      />
      <Deed
        props={props}
        primary={mine === null && found !== null}
        intent={found}
        tried={attempt('colonize', founding.nuts)}
        title={words.found}
        note={price(founding)}
      />
      {attacksHere(situation).length > 0 && (
        <Deed
          props={props}
          intent={openPanel(situation, 'attack')}
          title={words.attack}
          note={words.price(PRICES.attack.actions, PRICES.attack.nuts)}
        />
      )}
    </>
  );
}

/** Nuts one would pay with, so that a refusal names the true obstacle. */
function likelyNuts(view: State, count: number): Nuts {
  const held = COLOURS.flatMap((colour) =>
    Array.from({ length: nutsInHand(view, view.current, colour) }, () => colour),
  );
  return [...held, ...COLOURS]
    .slice(0, count)
    .toSorted((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
}

/** What fate has done to the ship in this turn. */
function Effects({ view, language, words: game, ship }: ShipDeedsProps): VNode | null {
  const words = boardWords[language].fate;
  const { shipActions } = gameWords[language];
  const { barred, condition } = turnOf(view, ship);
  const effects = [
    ...(barred.length === SHIP_ACTIONS.length ? [words.done] : []),
    ...(barred.length > 0 && barred.length < SHIP_ACTIONS.length
      ? [words.cannot(barred.map((action) => shipActions[action]).join(', '))]
      : []),
    ...(condition === null
      ? []
      : [`${game.help[condition]?.title ?? ''}: ${game.help[condition]?.text ?? ''}`]),
  ];
  if (effects.length === 0) return null;
  return (
    <p class="an-effects">
      <b>{words.effects(ship)}</b> {effects.join(' · ')}
    </p>
  );
}
