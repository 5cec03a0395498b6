/** Small parts that several decisions use. */

import { ChartElsewhere } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Move } from '../rules/actions.ts';
import { Icon, type GlyphName } from './glyphs.tsx';
import type { MoveOf } from './picking.ts';
import { pointMoves } from './picking.ts';
import type { StarProps } from './props.ts';
import { listPoints, lureOf, stepsTo } from './reach.ts';
import { spotAt } from '../text/places.ts';
import { boardWords } from './words/index.ts';

export interface MoveButtonProps {
  readonly props: StarProps;
  readonly move: Move;
  /** What is written on it; left out where its children have a name for themselves. */
  readonly label?: string;
  readonly icon?: GlyphName;
  readonly primary?: boolean;
  /** Why it cannot be done; the button stays readable. */
  readonly reason?: string | null;
  readonly class?: string;
  /** Instead of icon and label. */
  readonly children?: ComponentChildren;
}

/** A move in full, with what is written on its button, so that it can be called by either. */
function sayMove({ words, view }: StarProps, move: Move, label: string): string {
  const said = words.move(move, view);
  const isSaid = said.toLowerCase().includes(label.toLowerCase());
  return isSaid ? said : `${label} – ${said}`;
}

/** A button that makes one move, and says so in full. */
export function MoveButton(button: MoveButtonProps): VNode {
  const { props, move, label, icon, primary = false, reason = null } = button;
  const said = label === undefined ? null : [sayMove(props, move, label), reason];
  return (
    <button
      type="button"
      class={`${primary && reason === null ? 'primary' : ''} ${button.class ?? ''}`}
      aria-label={said?.filter(Boolean).join(' – ')}
      title={reason ?? undefined}
      disabled={reason !== null}
      onClick={() => props.play(move)}
    >
      {button.children ?? (
        <>
          {icon !== undefined && <Icon name={icon} />} {label}
        </>
      )}
    </button>
  );
}

export function UpgradeButtons({
  props,
  moves,
}: {
  readonly props: StarProps;
  readonly moves: readonly MoveOf<'takeUpgrade' | 'removeUpgrade'>[];
}): VNode {
  const { nouns } = boardWords[props.language];
  return (
    <div class="star-tiles">
      {moves.map((move) => {
        if (move.upgrade === null) return null;
        return (
          <MoveButton
            key={move.upgrade}
            props={props}
            move={move}
            icon={move.upgrade}
            label={nouns.upgrades[move.upgrade]}
            class="star-tile star-tile-plain"
          />
        );
      })}
    </div>
  );
}

/** The points of the chart as a list, for those who would rather choose than click; closed until it is wanted. */
export function Where({ props }: { readonly props: StarProps }): VNode | null {
  const { view, moves, selection, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const list = listPoints(view, pointMoves(view, moves, picked));
  const isElsewhere = useContext(ChartElsewhere);
  if (list.length === 0) return null;
  return (
    <details class="star-where" open={isElsewhere}>
      <summary>{words.fromList}</summary>
      <select
        aria-label={words.where}
        value={picked.aim ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const next = list.find(({ node }) => node === value);
          selection.value = { ...picked, aim: next?.node ?? null };
        }}
      >
        <option value="">{words.where}</option>
        {list.map(({ node, steps }) => (
          <option key={node} value={node}>
            {steps !== null ? `${words.steps(steps)}: ` : ''}
            {words.spot(spotAt(view, node))}
          </option>
        ))}
      </select>
    </details>
  );
}

/** The move to the point that is aimed at: the golden button. */
export function AimButton({
  props,
  label,
}: {
  readonly props: StarProps;
  readonly label: string;
}): VNode | null {
  const { view, moves, selection, language } = props;
  const { aim } = selection.value;
  const move = aim === null ? undefined : pointMoves(view, moves, selection.value).get(aim);
  if (move === undefined) return null;
  const steps = stepsTo(view, move);
  return (
    <MoveButton props={props} move={move} primary label={label}>
      <span class="visually-hidden">{sayMove(props, move, label)}</span>
      <span aria-hidden="true">{label}</span>
      {steps !== null && <small aria-hidden="true">{boardWords[language].steps(steps)}</small>}
    </MoveButton>
  );
}

/** What is aimed at, and what happens there; else what to do. */
export function AimText({
  props,
  hint,
}: {
  readonly props: StarProps;
  readonly hint: string;
}): VNode {
  const { view, moves, selection, language } = props;
  const words = boardWords[language];
  const { aim } = selection.value;
  const move = aim === null ? undefined : pointMoves(view, moves, selection.value).get(aim);
  const isElsewhere = useContext(ChartElsewhere);
  if (aim === null || move === undefined) {
    return <p class="star-why">{isElsewhere ? words.where : hint}</p>;
  }
  return (
    <p class="star-aim">
      {words.spot(spotAt(view, aim))} <b>{words.lures[lureOf(view, move)]}</b>
    </p>
  );
}
