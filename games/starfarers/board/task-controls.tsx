/** Answers to single questions of set-up. Those of production are in `production-controls.tsx`, all others in `encounter-controls.tsx`. */

import type { Task } from '../rules/tasks.ts';
import { Choice, Deeds } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import { later } from './later.ts';
import { movesOf, NOTHING, shipToPlace } from './picking.ts';
import { AimButton, AimText, UpgradeButtons, Where } from './parts.tsx';
import { PieceIcon } from './pieces.tsx';
import type { AskedProps, StarProps } from './props.ts';
import { boardWords } from './words/index.ts';

export type TaskProps = AskedProps & { readonly task: Task };

export function TaskControls(props: TaskProps): VNode | null {
  const { moves, task, language } = props;
  const words = boardWords[language];
  switch (task.kind) {
    case 'placeColony':
    case 'placeSpaceport':
      return <OnChart props={props} label={words.place} />;
    case 'placeShip':
      return <PlaceShip {...props} />;
    case 'foundingUpgrade':
      return (
        <Choice class="star-controls">
          <UpgradeButtons props={props} moves={movesOf(moves, 'takeUpgrade')} />
        </Choice>
      );
    default: {
      const ProductionControls = later.value?.ProductionControls;
      return ProductionControls === undefined ? null : <ProductionControls {...props} />;
    }
  }
}

/** Something is put on a point of the chart. */
export function OnChart({
  props,
  label,
  children,
}: {
  readonly props: StarProps;
  readonly label: string;
  readonly children?: ComponentChildren;
}): VNode {
  return (
    <>
      <Choice class="star-controls">
        {children}
        <div class="star-row">
          <AimText props={props} hint={boardWords[props.language].placeHint} />
          <Where props={props} />
        </div>
      </Choice>
      <Deeds class="star-deeds">
        <AimButton props={props} label={label} />
      </Deeds>
    </>
  );
}

function PlaceShip(props: TaskProps): VNode {
  const { asked, selection, language } = props;
  const words = boardWords[language];
  const kind = shipToPlace(selection.value);
  return (
    <OnChart props={props} label={words.place}>
      <div class="star-tabs" role="group">
        {(['colonyShip', 'tradeShip'] as const).map((ship) => (
          <button
            key={ship}
            type="button"
            aria-pressed={ship === kind}
            onClick={() => {
              selection.value = { ...NOTHING, item: ship };
            }}
          >
            <PieceIcon kind={ship} owner={asked} /> {words.nouns.pieces[ship]}
          </button>
        ))}
      </div>
    </OnChart>
  );
}
