/** Everything the drawing kit can draw, on one sheet: for those who draw boards. Not part of the build. */

import '@sternwarte/atlas/tokens.css';
import '@sternwarte/atlas/atlas.css';
import './fonts.css';
import './styles.css';
import { useSignal } from '@preact/signals';
import {
  Chart,
  Emblem,
  Planet,
  PLANET_KINDS,
  seatClass,
  SeatDefs,
  seatHatch,
  Starfield,
  Target,
} from '@sternwarte/atlas';
import { render, type VNode } from 'preact';
import { applySettings, theme, THEMES } from './settings.ts';

const BOX = { x: 0, y: 0, width: 960, height: 600 };

function Specimens(): VNode {
  const picked = useSignal<string | null>(null);
  return (
    <main class="specimens">
      <SeatDefs />
      <Chart label="Specimens" box={BOX} language="en">
        <Starfield box={BOX} seed={1} count={240} grid={60} />
        {PLANET_KINDS.map((kind, row) =>
          [0, 1, 2, 3].map((seed) => {
            const label = `${kind} ${seed}`;
            const [x, y] = [100 + seed * 120, 70 + row * 115];
            return (
              <Target
                key={label}
                label={label}
                x={x}
                y={y}
                radius={40}
                pressed={picked.value === label}
                disabled={seed === 3}
                onPick={() => {
                  picked.value = label;
                }}
              >
                <Planet kind={kind} seed={seed} radius={36} />
              </Target>
            );
          }),
        )}
        {[0, 1, 2, 3].map((seat) => (
          <g key={seat} class={seatClass(seat)} transform={`translate(620 ${80 + seat * 130})`}>
            <circle r="44" fill="var(--plate)" />
            <circle r="44" fill={seatHatch(seat)} stroke="var(--seat)" stroke-width="3" />
            <Emblem seat={seat} x={110} size={64} />
            <Emblem seat={seat} x={180} size={24} />
          </g>
        ))}
      </Chart>
      <output>{picked.value}</output>
    </main>
  );
}

const wished = new URLSearchParams(location.search).get('theme');
theme.value = THEMES.find((name) => name === wished) ?? theme.value;
applySettings(false);
const root = document.getElementById('app');
if (root === null) throw new Error('specimens.html has no #app');
render(<Specimens />, root);
