/** Choosing nuts: to pay with, to take from the bank, to place on a planet. */

import { Choice, Deeds, playing } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Nuts } from '../../rules/actions.ts';
import { COLOURS, type Colour } from '../../rules/data.ts';
import { countNuts } from '../../rules/nuts.ts';
import { nutsInBank } from '../../rules/state.ts';
import { openPanel, pickedPlacement, placeablePlanets, placeColour } from '../deciding.ts';
import { addNut, dropNut, moveFor, openHandfuls, pickedNuts, type Handfuls } from '../handful.ts';
import { NutIcon } from '../pieces.tsx';
import { situationOf, type NutsProps } from '../props.ts';
import { selecting } from '../selection.ts';
import { boardWords, gameWords } from '../words/index.ts';
import { Deed } from './deed.tsx';
import { PlanetSelect } from './planet-select.tsx';

export function NutPaying(props: NutsProps): VNode | null {
  const { language } = props;
  const words = boardWords[language];
  const situation = situationOf(props);
  const handfuls = openHandfuls(situation);
  if (handfuls === null) return null;
  const title = situation.selection.panel === 'mine' ? words.act.mine : words.act.found;
  return (
    <>
      <Choice class="an-controls">
        <p class="an-hint">{words.nuts.pay(handfuls.size)}</p>
        <Picker props={props} handfuls={handfuls} />
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed props={props} intent={openPanel(situation, null)} title={words.act.back} />
        <Confirm props={props} handfuls={handfuls} title={title} />
      </Deeds>
    </>
  );
}

export function NutTaking(props: NutsProps): VNode | null {
  const words = boardWords[props.language];
  const handfuls = openHandfuls(situationOf(props));
  if (handfuls === null) return null;
  return (
    <>
      <Choice class="an-controls">
        <p class="an-hint">{words.nuts.take(handfuls.size)}</p>
        <Picker props={props} handfuls={handfuls} />
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Confirm props={props} handfuls={handfuls} title={null} />
      </Deeds>
    </>
  );
}

interface PickerProps {
  readonly props: NutsProps;
  readonly handfuls: Handfuls;
}

function Picker({ props, handfuls }: PickerProps): VNode {
  const nuts = pickedNuts(situationOf(props), handfuls);
  return (
    <div class="an-picker">
      {COLOURS.map((colour) =>
        handfuls.size === 1 ? (
          <OneNut key={colour} props={props} handfuls={handfuls} nuts={nuts} colour={colour} />
        ) : (
          <Counter key={colour} props={props} handfuls={handfuls} nuts={nuts} colour={colour} />
        ),
      )}
    </div>
  );
}

interface NutProps extends PickerProps {
  readonly nuts: Nuts;
  readonly colour: Colour;
}

/** A single nut is exchanged by one click. */
function OneNut({ props, handfuls, nuts, colour }: NutProps): VNode {
  const { language, selection } = props;
  const name = gameWords[language].colours[colour];
  const held = handfuls.stock[COLOURS.indexOf(colour)] ?? 0;
  return (
    <Deed
      props={props}
      class="an-nut-choice"
      intent={held === 0 ? null : selecting(selection.value, { nuts: [colour] })}
      pressed={nuts[0] === colour}
      title={<NutIcon colour={colour} />}
      note={String(held)}
      label={boardWords[language].seat.nuts(name, held)}
    />
  );
}

function Counter({ props, handfuls, nuts, colour }: NutProps): VNode {
  const { language, selection } = props;
  const words = boardWords[language].nuts;
  const name = gameWords[language].colours[colour];
  const index = COLOURS.indexOf(colour);
  const more = addNut(nuts, colour, handfuls);
  const less = dropNut(nuts, colour);
  return (
    <div class="an-counter" role="group" aria-label={name}>
      <Deed
        props={props}
        class="an-step-button"
        intent={less && selecting(selection.value, { nuts: less })}
        title="−"
        label={words.less(name)}
      />
      <span class="an-count">
        <NutIcon colour={colour} />
        <b>{countNuts(nuts)[index]}</b>
        <small>{words.of(countNuts(nuts)[index] ?? 0, handfuls.stock[index] ?? 0)}</small>
      </span>
      <Deed
        props={props}
        class="an-step-button"
        intent={more && selecting(selection.value, { nuts: more })}
        title="+"
        label={words.more(name)}
      />
    </div>
  );
}

function Confirm({ props, handfuls, title }: PickerProps & { title: string | null }): VNode {
  const { language, view, words: game } = props;
  const words = boardWords[language].nuts;
  const nuts = pickedNuts(situationOf(props), handfuls);
  const move = moveFor(handfuls, nuts);
  return (
    <Deed
      props={props}
      primary
      intent={move && playing(move)}
      title={
        move === null
          ? words.missing(handfuls.size - nuts.length)
          : (title ?? game.move(move, view))
      }
    />
  );
}

/** Only with the option `nutPlacement: draft` (R4.4). */
export function NutPlacement(props: NutsProps): VNode {
  const { view, language, words: game } = props;
  const words = boardWords[language];
  const { colours } = gameWords[language];
  const situation = situationOf(props);
  const { goal, get } = situation.selection;
  const placement = pickedPlacement(situation);
  return (
    <>
      <Choice class="an-controls">
        <p class="an-hint">
          {goal === null ? words.nuts.place : words.nuts.placeOn(gameWords[language].called(goal))}
        </p>
        <div class="an-picker">
          {COLOURS.map((colour) => (
            <Deed
              key={colour}
              props={props}
              class="an-nut-choice"
              intent={placeColour(situation, colour)}
              pressed={get === colour}
              title={<NutIcon colour={colour} />}
              note={String(nutsInBank(view, colour))}
              label={words.bankHas(colours[colour], nutsInBank(view, colour))}
            />
          ))}
        </div>
        <PlanetSelect props={props} planets={placeablePlanets(situation)} />
      </Choice>
      {placement !== null && (
        <Deeds class="an-controls an-deeds">
          <Deed
            props={props}
            primary
            intent={playing(placement)}
            title={game.move(placement, view)}
          />
        </Deeds>
      )}
    </>
  );
}
