/** The player's own actions: with a ship, and without one (R6). The best deed here is the golden button. */

import { Choice, Deeds, playing } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Move, Nuts } from '../../rules/actions.ts';
import { fieldId, isPlanet } from '../../rules/board.ts';
import { COLOURS, PRICES, type Colour, type Price, type ShipNumber } from '../../rules/data.ts';
import { SHIP_ACTIONS } from '../../rules/fate.ts';
import { foundingPrice, miningPrice } from '../../rules/planets.ts';
import {
  allColoniesOn,
  fieldOf,
  hasTechnology,
  nutsInHand,
  nutsOn,
  roomOn,
  shipIndex,
  turnOf,
  type State,
} from '../../rules/state.ts';
import { capital } from '../capital.ts';
import { deedHere, openPanel } from '../deciding.ts';
import { isDone } from '../guard.ts';
import { attacksHere, goalsOf } from '../picking.ts';
import { ShipIcon } from '../pieces.tsx';
import { situationOf, type NutsProps } from '../props.ts';
import { beginning } from '../selection.ts';
import { ownShips, pickedShip } from '../situation.ts';
import { Track } from '../track.tsx';
import { boardWords, gameWords } from '../words/index.ts';
import { AttackHere, FlightList, GoalPlan } from './goal.tsx';
import { Deed } from './deed.tsx';
import { NutPaying } from './nut-picker.tsx';
import { Technologies } from './technologies.tsx';
import { TradeOffer } from './trade.tsx';

export function Acting(props: NutsProps): VNode | null {
  const { selection } = props;
  if (selection.value.goal !== null) return <GoalPlan {...props} />;
  switch (selection.value.panel) {
    case 'fly':
      return <FlightList {...props} />;
    case 'mine':
    case 'colonize':
      return <NutPaying {...props} />;
    case 'attack':
      return <AttackHere {...props} />;
    case 'technology':
      return <Technologies {...props} />;
    case 'trade':
      return <TradeOffer {...props} />;
    case null:
      return <Actions {...props} />;
  }
}

const BUILD: Move = { type: 'buildShip' };
const ANY_TRADE: Move = { type: 'offerTrade', to: 'all', give: 'red', get: 'purple' };

/** A technology that one might want. */
function lacking({ view, asked }: NutsProps): Colour {
  return COLOURS.find((colour) => !hasTechnology(view, asked ?? view.current, colour)) ?? 'red';
}

function Actions(props: NutsProps): VNode {
  const { view, language, moves } = props;
  const words = boardWords[language].act;
  const situation = situationOf(props);
  const ship = pickedShip(situation);
  const here = ship === null ? null : deedsHere(props, ship);
  return (
    <>
      <Choice class="an-controls an-acting">
        <Track {...props} />
        <div class="an-tiles an-with-ship">
          <Ships {...props} />
          {here === null ? (
            <p class="an-hint">{words.pickFirst}</p>
          ) : (
            <>
              {here.golden !== 'mine' && here.mine}
              {here.golden !== 'colonize' && here.found}
              {attacksHere(situation).length > 0 && (
                <Deed
                  props={props}
                  class="an-attack"
                  intent={openPanel(situation, 'attack')}
                  title={words.attack}
                  note={words.price(PRICES.attack.actions, PRICES.attack.nuts)}
                />
              )}
              <Deed
                props={props}
                class="an-fly"
                intent={goalsOf(situation).size > 0 ? openPanel(situation, 'fly') : null}
                title={words.fly}
                note={goalsOf(situation).size > 0 ? words.pickGoal : words.noGoal}
              />
            </>
          )}
        </div>
        <div class="an-tiles">
          <Deed
            props={props}
            class="an-build"
            intent={moves.some(({ type }) => type === 'buildShip') ? playing(BUILD) : null}
            tried={BUILD}
            title={words.build}
            note={words.price(PRICES.buildShip.actions, PRICES.buildShip.nuts)}
          />
          <Deed
            props={props}
            class="an-research"
            intent={
              view.actions < PRICES.technology.actions ? null : openPanel(situation, 'technology')
            }
            tried={{ type: 'technology', colour: lacking(props) }}
            title={words.technology}
            note={words.price(PRICES.technology.actions, PRICES.technology.nuts)}
          />
          <Deed
            props={props}
            class="an-trade"
            intent={view.actions < PRICES.trade.actions ? null : openPanel(situation, 'trade')}
            tried={ANY_TRADE}
            title={words.trade}
            note={words.price(PRICES.trade.actions, PRICES.trade.nuts)}
          />
        </div>
        {ship !== null && <Here {...props} ship={ship} />}
        {ship !== null && <Effects {...props} ship={ship} />}
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed
          props={props}
          class="an-end"
          primary={isDone(props)}
          intent={playing({ type: 'endTurn' })}
          title={words.end}
          note={view.actions === 0 ? '' : words.lapse(view.actions)}
        />
        {here?.golden === 'mine' && here.mine}
        {here?.golden === 'colonize' && here.found}
      </Deeds>
    </>
  );
}

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
            title={<ShipIcon seat={seat} ship={ownShips(situation).length > 1 ? ship : null} />}
            label={words.pickShip(ship, where)}
          />
        );
      })}
    </div>
  );
}

interface DeedsHere {
  /** The better of the two that are possible. */
  readonly golden: 'mine' | 'colonize' | null;
  readonly mine: VNode;
  readonly found: VNode;
}

/** What the ship can do on the planet where it stands. */
function deedsHere(props: NutsProps, ship: ShipNumber): DeedsHere {
  const { view, language } = props;
  const words = boardWords[language].act;
  const situation = situationOf(props);
  const [mine, found] = [deedHere(situation, 'mine'), deedHere(situation, 'colonize')];
  const [mining, founding] = [miningPrice(view, ship), foundingPrice(view, ship)];
  const golden = mine !== null ? 'mine' : found !== null ? 'colonize' : null;
  const price = ({ actions, nuts }: Price): string =>
    actions === 0 && nuts === 0 ? words.free : words.price(actions, nuts);
  const attempt = (type: 'mine' | 'colonize', nuts: number): Move => ({
    type,
    ship,
    pay: likelyNuts(view, nuts),
  });
  return {
    golden,
    mine: (
      <Deed
        props={props}
        class="an-mine"
        primary={golden === 'mine'}
        intent={mine}
        tried={attempt('mine', mining.nuts)}
        title={words.mine}
        note={price(mining)}
      />
    ),
    found: (
      <Deed
        props={props}
        class="an-found"
        primary={golden === 'colonize'}
        intent={found}
        tried={attempt('colonize', founding.nuts)}
        title={words.found}
        note={price(founding)}
      />
    ),
  };
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

interface ShipProps extends NutsProps {
  readonly ship: ShipNumber;
}

/** Where the ship stands, and what lies there. */
function Here({ view, asked, language, ship }: ShipProps): VNode | null {
  const field = fieldOf(view, shipIndex(asked ?? view.current, ship));
  if (field === null) return null;
  const { at, nutList } = gameWords[language];
  const words = boardWords[language];
  const where = capital(at(fieldId(field)));
  if (!isPlanet(field)) return <p class="an-here">{where}</p>;
  const free = Math.max(0, roomOn(view, field) - allColoniesOn(view, field));
  return (
    <p class="an-here">
      {where}: {nutList(nutsOn(view, field))}, {words.planet.room(free)}
    </p>
  );
}

/** What fate has done to the ship in this turn. */
function Effects({ view, language, words: game, ship }: ShipProps): VNode | null {
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
    ...view.lasting
      .filter((bound) => bound.ship === null || bound.ship === ship)
      .map(({ fate }) => `${game.help[fate]?.title ?? ''}: ${words.lasting[fate] ?? ''}`),
  ];
  if (effects.length === 0) return null;
  return (
    <p class="an-effects">
      <b>{words.effects(ship)}</b> {effects.join(' · ')}
    </p>
  );
}
