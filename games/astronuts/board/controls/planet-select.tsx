/** Planets as a list, for keys and for speech; whoever sees the chart picks them there. */

import { ChartElsewhere } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { PlanetId } from '../../rules/board.ts';
import type { NutsProps } from '../props.ts';
import { boardWords, gameWords } from '../words/index.ts';

export interface PlanetSelectProps {
  readonly props: NutsProps;
  readonly planets: readonly PlanetId[];
}

export function PlanetSelect({ props, planets }: PlanetSelectProps): VNode {
  const { language, selection } = props;
  const words = boardWords[language].fate;
  return (
    <details class="an-list" open={useContext(ChartElsewhere)}>
      <summary>{words.asList}</summary>
      <select
        aria-label={words.choosePlanet}
        value={selection.value.goal ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const goal = planets.find((planet) => planet === value) ?? null;
          selection.value = { ...selection.value, goal };
        }}
      >
        <option value="">{words.choosePlanet}</option>
        {planets.map((planet) => (
          <option key={planet} value={planet}>
            {gameWords[language].called(planet)}
          </option>
        ))}
      </select>
    </details>
  );
}
