/** How strong the bots are for whoever plays at once: one click, for all games. */

import { STRENGTHS } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { language, opponent } from '../settings.ts';
import { webWords } from '../words/index.ts';

export function Opponents(): VNode {
  const words = webWords[language.value];
  return (
    <fieldset class="choice opponents">
      <legend>{words.against}</legend>
      <div class="segments">
        {STRENGTHS.map((strength) => (
          <label key={strength} title={words.opponents[strength]}>
            <input
              type="radio"
              name="opponent"
              checked={opponent.value === strength}
              onChange={() => {
                opponent.value = strength;
              }}
            />
            <span>{words.opponentsOf[strength]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
