/** The star chart with everything on it: planets, ships, what can be picked, what chance decided, what others did. */

import { Chart, type Aims, type Point } from '@sternwarte/atlas';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { PLANETS, fieldNamed, positionOf, type FieldId } from '../rules/board.ts';
import { CardOver, cardOf } from './cards.tsx';
import { describePlanet } from './describe.ts';
import { InfoPlate, infoOf, tappedIn } from './info.tsx';
import { SHEET } from './layout.ts';
import { PathLayer, type Drawn } from './path-layer.tsx';
import { shownAttack, shownPath, spotsOf } from './picking.ts';
import { PlanetView } from './planet-view.tsx';
import { situationOf, type NutsProps } from './props.ts';
import { useRecall } from './recall.ts';
import { Rose } from './rose.tsx';
import { noSelection } from './selection.ts';
import { Sheet } from './sheet.tsx';
import { ShipLayer } from './ship-layer.tsx';
import { flightToFocused, HaloLayer, reachOf, SpotLayer } from './spot-layer.tsx';
import { Trails } from './trails.tsx';
import { Travels } from './travels.tsx';
import { boardWords, gameWords } from './words/index.ts';

export function Board(props: NutsProps): VNode {
  const { view, names, language, selection, motion, news, highlight } = props;
  const words = boardWords[language];
  const { memory, moment } = useRecall(props);
  const situation = situationOf(props);
  const isRolling = news.events.some(({ type }) => type === 'rolled');
  // What lies on a card is not shown below it as well.
  const isCard = cardOf({ ...props, memory, moment }) !== null;
  const shown = isCard ? { ...memory, fate: null } : memory;
  const hovered = useSignal<Drawn | null>(null);
  const tapped = useSignal<string | null>(null);
  const info = tapped.value === null ? null : infoOf(tapped.value, props);
  const letGo = (): void => {
    selection.value = { ...noSelection(), ship: 'none' };
  };
  const advised: Drawn | null =
    highlight?.type === 'move'
      ? { seat: view.current, ship: highlight.ship, path: highlight.path }
      : null;
  return (
    <div
      class={`an-board ${motion ? 'an-motion' : ''}`}
      onClick={({ target }) => {
        tapped.value = tappedIn(target);
      }}
      onFocusIn={(event) => {
        hovered.value = flightToFocused(event.target, props);
      }}
      onFocusOut={() => {
        hovered.value = null;
      }}
    >
      <Chart
        label={words.board}
        box={SHEET}
        language={language}
        class="an-chart"
        {...aimsOf(props)}
      >
        <rect class="an-nothing" {...SHEET} onClick={letGo} />
        <Sheet options={view.options} language={language} />
        <Trails {...props} />
        <PathLayer
          view={view}
          path={shownPath(situation)}
          advised={advised}
          attack={shownAttack(situation) ?? advisedAttack(props)}
          hovered={hovered.value}
        />
        <HaloLayer {...props} />
        {PLANETS.map((planet) => (
          <PlanetView
            key={planet}
            view={view}
            planet={planet}
            label={describePlanet(view, planet, names, words, gameWords[language])}
          />
        ))}
        <Rose {...props} memory={shown} rolling={isRolling ? moment : 0} />
        <ShipLayer {...props} />
        {moment > 0 && <Marks key={news.number} {...props} />}
        <SpotLayer
          {...props}
          onHover={(drawn) => {
            hovered.value = drawn;
          }}
        />
        <Travels view={view} news={news} moment={moment} />
      </Chart>
      <CardOver {...props} memory={memory} moment={moment} />
      {info !== null && (
        <InfoPlate
          info={info}
          language={language}
          onClose={() => {
            tapped.value = null;
          }}
        />
      )}
    </div>
  );
}

/** The attack that somebody is advised to make. */
function advisedAttack({ highlight }: NutsProps): ReturnType<typeof shownAttack> {
  if (highlight?.type !== 'attack') return null;
  return { ship: highlight.ship, field: fieldNamed(highlight.field) };
}

/** Where a small chart has to go nearer: the goals of the picked ship, around it. */
function aimsOf(props: NutsProps): { aims?: Aims; interest?: Point } {
  const spots = spotsOf(situationOf(props));
  const goals = spots.filter(({ kind }) => kind === 'goal' || kind === 'attack');
  const ship = spots.find(({ picked, kind }) => picked && kind === 'ship');
  if (goals.length === 0 || ship === undefined) return {};
  const points = goals.map(({ field }) => positionOf(field));
  const apart = Math.min(FAR_APART, ...goals.map((goal) => 2 * reachOf(goal, spots)));
  const around = positionOf(ship.field);
  return { aims: { points, apart, around }, interest: around };
}

/** Nothing is gained by going nearer than this: most goals are larger than a finger then. */
const FAR_APART = 110;

/** Rings that open where something appears, and break where something is lost. */
function Marks({ news }: NutsProps): VNode {
  const marks = news.events.flatMap((event): { at: Point; lost: boolean }[] => {
    switch (event.type) {
      case 'colony':
      case 'mined':
      case 'teleported':
        return [{ at: placeOf(event.planet), lost: false }];
      case 'shipBuilt':
      case 'shipReplaced':
        return [{ at: placeOf(event.field), lost: false }];
      case 'shipLost':
        return [{ at: placeOf(event.field), lost: true }];
      case 'colonyLost':
      case 'colonyDied':
        return [{ at: placeOf(event.planet), lost: true }];
      default:
        return [];
    }
  });
  return (
    <g aria-hidden="true">
      {marks.map(({ at, lost }, i) => (
        <g key={i} transform={`translate(${at.x} ${at.y})`}>
          <circle class={lost ? 'an-mark an-mark-lost' : 'an-mark'} r="46" />
        </g>
      ))}
    </g>
  );
}

function placeOf(id: FieldId): Point {
  return positionOf(fieldNamed(id));
}
