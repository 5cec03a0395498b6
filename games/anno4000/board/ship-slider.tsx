/** How many ships: by slider, by buttons, or one of the usual answers; digits count them on the board. */

import type { VNode } from 'preact';
import type { BoardWords } from './words/index.ts';

export interface ShipSliderProps {
  readonly min: number;
  readonly max: number;
  readonly ships: number;
  readonly say: BoardWords;
  onChoose(this: void, ships: number): void;
}

/** Left out where there is little room; the buttons beside the scale are near enough. */
const RARE: ReadonlySet<number> = new Set([0, 2]);

export function ShipSlider({ min, max, ships, say, onChoose }: ShipSliderProps): VNode {
  const choose = (value: number): void => {
    if (Number.isInteger(value)) onChoose(Math.max(min, Math.min(max, value)));
  };
  const usual: readonly (readonly [string, number])[] = [
    [say.one, 1],
    [say.half, Math.ceil(max / 2)],
    [say.allButOne, max - 1],
    [say.all, max],
  ];
  return (
    <div class="anno-slider" role="group" aria-label={say.shipsLabel} title={say.shipsKeys}>
      <button
        type="button"
        aria-label={say.fewer}
        disabled={ships <= min}
        onClick={() => choose(ships - 1)}
      >
        −
      </button>
      <input
        type="range"
        aria-label={say.shipsLabel}
        min={min}
        max={max}
        value={ships}
        disabled={min === max}
        onInput={(event) => choose(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={say.more}
        disabled={ships >= max}
        onClick={() => choose(ships + 1)}
      >
        +
      </button>
      <output class="anno-ships">{say.ofShips(ships, max)}</output>
      {max > 3 && min < max && (
        <span class="anno-usual">
          {usual.map(([name, value], i) => (
            <button
              key={name}
              type="button"
              class={`anno-chip ${RARE.has(i) ? 'anno-chip-rare' : ''}`}
              aria-pressed={ships === value}
              onClick={() => choose(value)}
            >
              {name}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
