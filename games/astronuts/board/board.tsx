/** The star chart with everything on it, the action track and the bank beside it, and the dice. */

import { Chart, useScrollStop, type Point } from '@sternwarte/atlas';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PLANETS, fieldNamed, positionOf, type FieldId } from '../rules/board.ts';
import { describePlanet } from './describe.ts';
import { useKeptFocus } from './kept-focus.ts';
import { SHEET } from './layout.ts';
import { BLANK, remember, type Memory } from './memory.ts';
import { PathLayer, type Drawn } from './path-layer.tsx';
import { shownAttack, shownPath } from './picking.ts';
import { PlanetView } from './planet-view.tsx';
import { situationOf, type NutsProps } from './props.ts';
import { noSelection } from './selection.ts';
import { ownShips } from './situation.ts';
import { FieldNumbers, Sheet } from './sheet.tsx';
import { ShipLayer } from './ship-layer.tsx';
import { flightToFocused, HaloLayer, SpotLayer } from './spot-layer.tsx';
import { Bank, Track } from './track.tsx';
import { Tray } from './tray.tsx';
import { boardWords, gameWords } from './words/index.ts';

export function Board(props: NutsProps): VNode {
  const { view, names, language, selection, motion, news } = props;
  const words = boardWords[language];
  const memory = useMemory(props);
  useFollowedShip(props, memory);
  useKeptFocus(selection.value, view, props.asked !== null);
  const situation = situationOf(props);
  const hovered = useSignal<Drawn | null>(null);
  const rail = useScrollStop<HTMLDivElement>();
  const letGo = (): void => {
    selection.value = { ...noSelection(), ship: 'none' };
  };
  return (
    <div
      class={`an-board ${motion ? 'an-motion' : ''}`}
      onFocusIn={(event) => {
        hovered.value = flightToFocused(event.target, props);
      }}
      onFocusOut={() => {
        hovered.value = null;
      }}
    >
      <div class="an-layout">
        <div ref={rail} class="an-rail an-rail-left">
          <Track {...props} />
          <Bank {...props} />
        </div>
        <Chart label={words.board} box={SHEET} language={language} class="an-chart">
          <rect class="an-nothing" {...SHEET} onClick={letGo} />
          <Sheet options={view.options} />
          <FieldNumbers />
          <PathLayer
            view={view}
            path={shownPath(situation)}
            attack={shownAttack(situation)}
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
          <ShipLayer view={view} news={news} motion={motion} />
          {motion && <Marks key={news.number} {...props} />}
          <SpotLayer
            {...props}
            onHover={(drawn) => {
              hovered.value = drawn;
            }}
          />
        </Chart>
        <Tray {...props} memory={memory} />
      </div>
    </div>
  );
}

/** What the dice showed, kept from step to step. */
function useMemory({ news }: NutsProps): Memory {
  const kept = useRef<{ number: number; memory: Memory }>({ number: -1, memory: BLANK });
  if (kept.current.number !== news.number) {
    const { memory } = kept.current;
    kept.current = { number: news.number, memory: news.events.reduce(remember, memory) };
  }
  return kept.current.memory;
}

/** The ship that has just acted stays picked: one goes on with it, as a rule. */
function useFollowedShip(props: NutsProps, { ship }: Memory): void {
  const { selection, news } = props;
  useEffect(() => {
    if (ship === null || selection.value !== noSelection()) return;
    if (ownShips(situationOf(props)).includes(ship)) selection.value = { ...noSelection(), ship };
  }, [news.number]);
}

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
