/** A flight or an attack that is planned: what it costs, what it risks, and the other ways to do it. */

import { Choice, Deeds, playing } from '@sternwarte/atlas';
import type { Language } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { Move } from '../../rules/actions.ts';
import { PRICES } from '../../rules/data.ts';
import { fieldNamed, isPlanet, type FieldId } from '../../rules/board.ts';
import { hasWarp } from '../../rules/dice.ts';
import { allColoniesOn, nutsOn, roomOn, type State } from '../../rules/state.ts';
import { openPanel } from '../deciding.ts';
import { planFlight } from '../flight-plan.ts';
import { battleOdds } from '../odds.ts';
import { attacksHere, chosenDeed, deedsAtGoal, goalsOf, listGoals } from '../picking.ts';
import { situationOf, type NutsProps } from '../props.ts';
import { noSelection, selecting } from '../selection.ts';
import { pickedShip } from '../situation.ts';
import { Track } from '../track.tsx';
import { boardWords, gameWords, percent } from '../words/index.ts';
import { Deed } from './deed.tsx';

/** Goals are picked on the chart; here they are a list, for keys and for speech. */
export function FlightList(props: NutsProps): VNode {
  const words = boardWords[props.language].act;
  return (
    <>
      <Choice class="an-controls">
        <Track {...props} />
        <p class="an-hint">{words.pickGoalOnChart}</p>
        <GoalSelect {...props} />
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed props={props} intent={openPanel(situationOf(props), null)} title={words.back} />
      </Deeds>
    </>
  );
}

function GoalSelect(props: NutsProps): VNode {
  const { view, language, selection } = props;
  const words = boardWords[language];
  const situation = situationOf(props);
  const goals = goalsOf(situation);
  const describe = (goal: FieldId): string => {
    const costs = (goals.get(goal) ?? []).flatMap((move) =>
      move.type === 'move' ? [planFlight(view, move).actions] : [],
    );
    return costs.length === 0 ? words.act.attack : words.actions(Math.min(...costs));
  };
  return (
    <select
      class="an-goals"
      aria-label={words.act.flyTo}
      disabled={goals.size === 0}
      value=""
      onChange={(event) => {
        const goal = listGoals(situation).find((id) => id === event.currentTarget.value);
        if (goal === undefined) return;
        selection.value = { ...noSelection(), ship: pickedShip(situation), goal };
      }}
    >
      <option value="">{goals.size === 0 ? words.act.noGoal : words.act.flyTo}</option>
      {listGoals(situation).map((goal) => (
        <option key={goal} value={goal}>
          {gameWords[language].called(goal)} · {describe(goal)}
        </option>
      ))}
    </select>
  );
}

export function GoalPlan(props: NutsProps): VNode | null {
  const { view, language, words: game } = props;
  const words = boardWords[language];
  const situation = situationOf(props);
  const deeds = deedsAtGoal(situation);
  const deed = chosenDeed(situation);
  if (deed === null) return null;
  const title =
    deed.type === 'move'
      ? words.flight.fly(words.actions(planFlight(view, deed).actions))
      : words.flight.attack;
  return (
    <>
      <Choice class="an-controls">
        <Track {...props} />
        <div class="an-plan">
          <p class="an-plan-title">{game.move(deed, view)}</p>
          <ul class="an-facts">
            {factsOf(props, deed).map((fact) => (
              <li key={fact.text} class={fact.ill ? 'an-fact an-fact-ill' : 'an-fact'}>
                {fact.text}
              </li>
            ))}
          </ul>
        </div>
        {deeds.length > 1 && (
          <div class="an-ways" role="group" aria-label={words.flight.ways}>
            {deeds.map((other, index) =>
              other === deed ? null : (
                <Deed
                  key={index}
                  props={props}
                  intent={selecting(situation.selection, { deed: index })}
                  title={shortly(props, other)}
                  note={factsOf(props, other)
                    .filter((fact) => fact.ill)
                    .map(({ text }) => text)
                    .join(', ')}
                />
              ),
            )}
          </div>
        )}
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed props={props} intent={openPanel(situation, null)} title={words.act.back} />
        <Deed props={props} primary intent={playing(deed)} title={title} />
      </Deeds>
    </>
  );
}

function shortly({ view, names, language }: NutsProps, move: Move): string {
  const words = boardWords[language];
  if (move.type === 'move') return words.flight.fly(words.actions(planFlight(view, move).actions));
  return move.type === 'attack' ? words.battle.against(names[move.defender] ?? '') : '';
}

interface Fact {
  readonly text: string;
  /** Something that may go wrong. */
  readonly ill: boolean;
}

const calm = (text: string): Fact => ({ text, ill: false });
const ill = (text: string): Fact => ({ text, ill: true });

function factsOf({ view, names, language }: NutsProps, move: Move): Fact[] {
  const words = boardWords[language];
  if (move.type === 'attack') {
    const odds = battleOdds(view, view.current, move.defender);
    const bonus = words.battle.bonus(odds.attackBonus, odds.defenceBonus);
    return [
      calm(words.battle.chance(percent(language, odds.chance))),
      ...(bonus === '' ? [] : [calm(bonus)]),
      calm(words.flight.left(words.actions(view.actions - PRICES.attack.actions))),
    ];
  }
  if (move.type !== 'move') return [];
  const plan = planFlight(view, move);
  const { asteroids, asked, survival } = plan;
  return [
    ...(asteroids > 0 ? [ill(words.flight.asteroids(asteroids, percent(language, survival)))] : []),
    ...(asteroids > 0 && hasWarp(view, view.current, false) ? [calm(words.flight.timeWarp)] : []),
    ...(asked.length > 0 ? [ill(words.flight.asks(asked.map((seat) => names[seat] ?? '')))] : []),
    ...(asteroids + asked.length === 0 ? [calm(words.flight.safe)] : []),
    ...(plan.jumps > 0 ? [calm(words.flight.jump)] : []),
    ...(plan.lands
      ? [calm(liesAt(view, move.path.at(-1), language)), calm(words.flight.lands)]
      : []),
    ...(plan.surcharge > 0 ? [calm(words.flight.surcharge(plan.surcharge))] : []),
    calm(words.flight.left(words.actions(view.actions - plan.actions))),
  ];
}

/** What a ship finds on a planet. */
function liesAt(view: State, goal: FieldId | undefined, language: Language): string {
  const field = goal === undefined ? null : fieldNamed(goal);
  if (field === null || !isPlanet(field)) return '';
  const free = Math.max(0, roomOn(view, field) - allColoniesOn(view, field));
  const nuts = gameWords[language].nutList(nutsOn(view, field));
  return `${nuts}, ${boardWords[language].planet.room(free)}`;
}

/** Attacks on the planet where the ship itself stands. */
export function AttackHere(props: NutsProps): VNode {
  const { view, names, language } = props;
  const words = boardWords[language];
  const situation = situationOf(props);
  return (
    <>
      <Choice class="an-controls">
        <Track {...props} />
        <p class="an-hint">{words.act.attackHere}</p>
        <div class="an-tiles">
          {attacksHere(situation).map((move) => {
            const { chance } = battleOdds(view, view.current, move.defender);
            return (
              <Deed
                key={move.defender}
                props={props}
                intent={playing(move)}
                class="an-foe"
                title={words.battle.against(names[move.defender] ?? '')}
                note={words.battle.chance(percent(language, chance))}
              />
            );
          })}
        </div>
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed props={props} intent={openPanel(situation, null)} title={words.act.back} />
      </Deeds>
    </>
  );
}
