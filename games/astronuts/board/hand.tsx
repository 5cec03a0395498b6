/** The viewer's own nuts; a press shows what the AstroBank has instead. */

import { Spoken } from '@sternwarte/atlas';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { PLANETS } from '../rules/board.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import { nutsInBank, nutsInHand, nutsOn } from '../rules/state.ts';
import { NutIcon } from './pieces.tsx';
import type { NutsProps } from './props.ts';
import { boardWords, gameWords } from './words/index.ts';

export function Hand(props: NutsProps): VNode {
  const { view, viewer, language } = props;
  const words = boardWords[language];
  const showsBank = useSignal(false);
  const seat = viewer === 'spectator' ? view.current : viewer;
  const onPlanets = PLANETS.reduce((sum, planet) => sum + nutsOn(view, planet).length, 0);
  return (
    <div class="an-hand">
      <span class="an-hand-title">{showsBank.value ? words.bank : words.ownNuts}</span>
      {showsBank.value ? (
        <NutRow language={language} count={(colour) => nutsInBank(view, colour)} />
      ) : (
        <NutRow language={language} count={(colour) => nutsInHand(view, seat, colour)} />
      )}
      <button
        type="button"
        class="an-bank-button"
        aria-pressed={showsBank.value}
        title={`${words.bank} · ${words.onPlanets(onPlanets)}`}
        onClick={() => {
          showsBank.value = !showsBank.value;
        }}
      >
        <Spoken words={words.showBank}>
          <svg class="an-icon" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
            <path class="an-bank-art" d="M-11-3 0-10 11-3ZM-9 0V7M-3 0V7M3 0V7M9 0V7M-11 10H11" />
          </svg>
        </Spoken>
      </button>
    </div>
  );
}

interface NutRowProps extends Pick<NutsProps, 'language'> {
  readonly count: (colour: Colour) => number;
}

export function NutRow({ language, count }: NutRowProps): VNode {
  const words = boardWords[language];
  const { colours } = gameWords[language];
  return (
    <ul class="an-nuts">
      {COLOURS.map((colour) => (
        <li
          key={colour}
          class={count(colour) === 0 ? 'an-none' : ''}
          aria-label={words.seat.nuts(colours[colour], count(colour))}
        >
          <NutIcon colour={colour} /> {count(colour)}
        </li>
      ))}
    </ul>
  );
}
