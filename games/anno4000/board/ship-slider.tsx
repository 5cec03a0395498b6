/** How many ships: by slider, by number, by buttons, or one of the usual answers. */

import type { VNode } from 'preact';
import type { BoardWords } from './words/index.ts';

export interface ShipSliderProps {
  readonly min: number;
  readonly max: number;
  readonly ships: number;
  readonly say: BoardWords;
  onChoose(this: void, ships: number): void;
}

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
      <input
        type="number"
        aria-label={say.shipsLabel}
        inputMode="numeric"
        min={min}
        max={max}
        value={ships}
        disabled={min === max}
        onInput={(event) => choose(event.currentTarget.valueAsNumber)}
      />
      {max > 3 && min < max && (
        <span class="anno-usual">
          {usual.map(([name, value]) => (
            <button
              key={name}
              type="button"
              class="anno-chip"
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
