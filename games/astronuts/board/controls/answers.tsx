/** Short answers: keep a roll or not, let a ship pass or not, who defends. */

import { Choice, Deeds, playing } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { Die } from '../die.tsx';
import { battleOdds } from '../odds.ts';
import { ColonyIcon, ShipIcon, TechnologyIcon } from '../pieces.tsx';
import type { NutsProps } from '../props.ts';
import { SHIPS_PER_PLAYER, SHIP_NUMBERS } from '../../rules/data.ts';
import { shipOn } from '../../rules/state.ts';
import { boardWords, gameWords, percent } from '../words/index.ts';
import { Deed } from './deed.tsx';

export function TimeWarpAnswer(props: NutsProps): VNode | null {
  const { view, language } = props;
  const { step } = view;
  const words = boardWords[language].answer;
  if (step.type !== 'timeWarp') return null;
  const purpose = gameWords[language].purposes[step.roll.for];
  return (
    <>
      <Choice class="an-controls">
        <p class="an-deal">
          <Die face={step.face} class="an-die-large" /> {words.rolledFor(purpose)}
        </p>
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed
          props={props}
          intent={playing({ type: 'timeWarp', use: true })}
          title={
            <>
              <TechnologyIcon colour="yellow" /> {words.again}
            </>
          }
        />
        <Deed
          props={props}
          primary
          intent={playing({ type: 'timeWarp', use: false })}
          title={words.keep(step.face)}
        />
      </Deeds>
    </>
  );
}

export function PassageAnswer(props: NutsProps): VNode {
  const words = boardWords[props.language].answer;
  return (
    <Deeds class="an-controls an-deeds">
      <Deed
        props={props}
        intent={playing({ type: 'answerPassage', allow: false })}
        title={words.refuse}
      />
      <Deed
        props={props}
        primary
        intent={playing({ type: 'answerPassage', allow: true })}
        title={words.allow}
      />
    </Deeds>
  );
}

export function TargetAnswer(props: NutsProps): VNode | null {
  const { view, language } = props;
  const { step } = view;
  const words = boardWords[language].answer;
  if (step.type !== 'target') return null;
  const { defender, field } = step.attack;
  const { chance } = battleOdds(view, view.current, defender);
  const ship = SHIP_NUMBERS[(shipOn(view, field) ?? 0) % SHIPS_PER_PLAYER] ?? 1;
  return (
    <>
      <Choice class="an-controls">
        <p class="an-hint">{boardWords[language].battle.chance(percent(language, chance))}</p>
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed
          props={props}
          intent={playing({ type: 'chooseTarget', unit: 'ship' })}
          title={
            <>
              <ShipIcon seat={defender} ship={null} /> {words.withShip(ship)}
            </>
          }
        />
        <Deed
          props={props}
          intent={playing({ type: 'chooseTarget', unit: 'colony' })}
          title={
            <>
              <ColonyIcon seat={defender} /> {words.withColony}
            </>
          }
        />
      </Deeds>
    </>
  );
}
