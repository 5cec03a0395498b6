/** What one's own dice show, by their faces: a row for each die. */

import { Pips, type GameBoard } from '@sternwarte/atlas';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';

/** The faces of one or two dice, for each outcome. */
type Faces = readonly (readonly number[])[];

const FACES = [1, 2, 3, 4, 5, 6];
const MOST_DICE = 2;

/** `null` where it is not dice that decide, or too many of them. */
export function facesOf({ diceOf }: GameBoard, outcomes: readonly unknown[]): Faces | null {
  const faces = outcomes.map((outcome) => diceOf?.(outcome) ?? []);
  const dice = faces[0]?.length ?? 0;
  if (dice === 0 || dice > MOST_DICE) return null;
  return faces.every(({ length }) => length === dice) ? faces : null;
}

export interface DicePickerProps {
  readonly faces: Faces;
  /** The number of the outcome that the dice show. */
  onPick(this: void, outcome: number): void;
}

export function DicePicker({ faces, onPick }: DicePickerProps): VNode {
  const words = asideWords[language.value];
  const dice = faces[0]?.length ?? 0;
  const shown = useSignal<readonly (number | null)[]>([]);
  const pick = (die: number, face: number): void => {
    const next = Array.from({ length: dice }, (_unused, n) =>
      n === die ? face : (shown.value[n] ?? null),
    );
    const whole = next.filter((one) => one !== null);
    const outcome = whole.length < dice ? -1 : faces.findIndex((one) => isSame(one, whole));
    shown.value = outcome === -1 ? next : [];
    if (outcome !== -1) onPick(outcome);
  };
  return (
    <div class="dice-picker">
      {Array.from({ length: dice }, (_unused, die) => {
        const name = words.enterDie(die + 1, dice);
        return (
          <div key={die} class="dice-row" role="group" aria-label={name}>
            {FACES.map((face) => (
              <button
                key={face}
                type="button"
                class="die-face"
                aria-label={`${name}: ${face}`}
                aria-pressed={shown.value[die] === face}
                onClick={() => pick(die, face)}
              >
                <svg viewBox="-16 -16 32 32" aria-hidden="true">
                  <Pips face={face} apart={8} radius={3.2} />
                </svg>
              </button>
            ))}
          </div>
        );
      })}
      {isWhole(shown.value, dice) && <p role="status">{words.enterNone}</p>}
    </div>
  );
}

/** A throw that is still shown when all faces are picked is one that cannot have come up. */
function isWhole(shown: readonly (number | null)[], dice: number): boolean {
  return shown.filter((face) => face !== null).length === dice;
}

/** Dice lie in no order. */
function isSame(a: readonly number[], b: readonly number[]): boolean {
  const sorted = b.toSorted((one, other) => one - other);
  return a.toSorted((one, other) => one - other).every((face, n) => face === sorted[n]);
}
