/** A button that carries out an intent, with what it costs. One that is not possible says why when it is tried. */

import { Spoken, carryOut } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import type { Move } from '../../rules/actions.ts';
import type { NutsProps } from '../props.ts';
import type { Intent } from '../selection.ts';

export interface DeedProps {
  readonly props: NutsProps;
  /** `null`: not possible now. */
  readonly intent: Intent | null;
  /** What was tried when it is not possible: the table screen then says why. */
  readonly tried?: Move;
  readonly title: ComponentChildren;
  readonly note?: string;
  /** The one golden button. */
  readonly primary?: boolean;
  readonly pressed?: boolean;
  /** In words what `title` and `note` say in figures. */
  readonly label?: string;
  readonly class?: string;
}

export function Deed(given: DeedProps): VNode {
  const { props, intent, tried, title, note = '', primary = false, pressed, label } = given;
  const refusal = intent === null && tried !== undefined ? props.check(tried) : null;
  const press = (): void => {
    if (intent !== null) carryOut(intent, props);
    else if (tried !== undefined) props.play(tried);
  };
  const face = (
    <>
      <span class="an-deed-title">{title}</span>{' '}
      {note !== '' && <span class="an-deed-note">{note}</span>}
    </>
  );
  return (
    <button
      type="button"
      class={`an-deed ${primary ? 'primary' : ''} ${given.class ?? ''}`}
      disabled={intent === null && tried === undefined}
      aria-disabled={intent === null || undefined}
      aria-pressed={pressed}
      title={refusal ?? label}
      onClick={press}
    >
      {label === undefined ? face : <Spoken words={label}>{face}</Spoken>}
    </button>
  );
}
