/** The action track and the AstroBank, at the edge of the chart. */

import { seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { PLANETS } from '../rules/board.ts';
import { COLOURS } from '../rules/data.ts';
import { nutsInBank, nutsOn, type State } from '../rules/state.ts';
import { planFlight } from './flight-plan.ts';
import { chosenDeed } from './picking.ts';
import { ColonyIcon, NutIcon } from './pieces.tsx';
import { situationOf, type NutsProps } from './props.ts';
import { boardWords, gameWords } from './words/index.ts';

/** Twice the highest bet. */
const RUNGS = 12;

/** One rung for each action that is left; those of a planned flight are marked. */
export function Track(props: NutsProps): VNode {
  const { view, language, names } = props;
  const words = boardWords[language];
  const { actions, current } = view;
  const left = actions - plannedCost(props);
  const count = Math.max(RUNGS, actions);
  return (
    <section class={`an-track ${seatClass(current)}`} aria-label={words.track(actions)}>
      <h2 class="an-rail-title">
        <span>{words.actionsLeft}</span> <b>{actions}</b>
      </h2>
      <p class="an-track-name">{isUnderWay(view) ? names[current] : ''}</p>
      <ol class="an-rungs" aria-hidden="true">
        {Array.from({ length: count }, (_unused, i) => i + 1).map((rung) => (
          <li key={rung} class={rungClass(rung, actions, left)}>
            {rung === actions ? <ColonyIcon seat={current} /> : rung}
          </li>
        ))}
      </ol>
    </section>
  );
}

function rungClass(rung: number, actions: number, left: number): string {
  if (rung > actions) return 'an-rung';
  return rung > left ? 'an-rung an-rung-planned' : 'an-rung an-rung-left';
}

function isUnderWay({ step }: State): boolean {
  return step.type !== 'startPlayer' && step.type !== 'nuts' && step.type !== 'over';
}

function plannedCost(props: NutsProps): number {
  const deed = chosenDeed(situationOf(props));
  if (deed === null) return 0;
  return deed.type === 'move' ? planFlight(props.view, deed).actions : 1;
}

export function Bank({ view, language }: NutsProps): VNode {
  const words = boardWords[language];
  const { colours } = gameWords[language];
  const left = PLANETS.reduce((sum, planet) => sum + nutsOn(view, planet).length, 0);
  const isSettingUp = view.step.type === 'startPlayer' || view.step.type === 'nuts';
  const isLastRound = view.fourteenReached || (left === 0 && !isSettingUp);
  return (
    <section class="an-bank">
      <h2 class="an-rail-title">{words.bank}</h2>
      <ul class="an-nuts">
        {COLOURS.map((colour) => {
          const count = nutsInBank(view, colour);
          return (
            <li key={colour} aria-label={words.bankHas(colours[colour], count)}>
              <NutIcon colour={colour} /> {count}
            </li>
          );
        })}
      </ul>
      <p class="an-end">{isLastRound ? words.lastRound : words.onPlanets(left)}</p>
    </section>
  );
}
