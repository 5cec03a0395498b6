/** The four technologies: what they do, what they cost, and why one cannot be had now (R6.6). */

import { Choice, Deeds, playing } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Move } from '../../rules/actions.ts';
import { COLOURS } from '../../rules/data.ts';
import { hasTechnology } from '../../rules/state.ts';
import { openPanel } from '../deciding.ts';
import { TechnologyIcon } from '../pieces.tsx';
import { situationOf, type NutsProps } from '../props.ts';
import { boardWords, gameWords } from '../words/index.ts';
import { Deed } from './deed.tsx';

export function Technologies(props: NutsProps): VNode {
  const { view, asked, language, check } = props;
  const words = boardWords[language];
  return (
    <>
      <Choice class="an-controls">
        <div class="an-shelf">
          {COLOURS.map((colour) => {
            const move: Move = { type: 'technology', colour };
            const refusal = check(move);
            const owned = hasTechnology(view, asked ?? view.current, colour);
            const state = owned ? words.technologyOwned : (refusal ?? words.technologyPrice);
            return (
              <Deed
                key={colour}
                props={props}
                class={`an-tech ${owned ? 'an-tech-owned' : ''}`}
                intent={refusal === null ? playing(move) : null}
                title={
                  <>
                    <TechnologyIcon colour={colour} /> {gameWords[language].technologies[colour]}
                  </>
                }
                note={`${words.technologies[colour]} · ${state}`}
              />
            );
          })}
        </div>
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed props={props} intent={openPanel(situationOf(props), null)} title={words.act.back} />
      </Deeds>
    </>
  );
}
