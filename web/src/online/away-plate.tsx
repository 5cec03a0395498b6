/** What happened while somebody was away, once he has seen it in fast motion: the list of what it means for him. */

import { useSignal } from '@preact/signals';
import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import { sayTold, type Told } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import type { TableMatch } from '../match/live-match.ts';
import { language } from '../settings.ts';
import { Sign } from '../table/chronicle-list.tsx';
import { onlineWords } from '../words/online.ts';
import { Plate } from './plate.tsx';

/** All that was told since, and what of it matters to the reader. */
function linesSince(match: TableMatch, since: number): readonly Told[] {
  const told = match.position.value.log
    .filter(({ seq }) => seq >= since)
    .flatMap((step) => step.told[language.value]);
  const mattering = told.filter(({ matters }) => matters !== undefined);
  return mattering.length > 0 ? mattering : told;
}

export function AwayPlate({ match }: { readonly match: TableMatch }): VNode | null {
  const words = onlineWords[language.value];
  const isOpen = useSignal(false);
  const since = match.away.value;
  if (since === null) return null;
  const lines = linesSince(match, since);
  if (lines.length === 0) return null;
  const { viewer } = match;
  const names = match.names[language.value];
  return (
    <>
      <Plate text={words.awayCount(lines.length)}>
        <button type="button" class="primary" onClick={() => (isOpen.value = true)}>
          {words.awayShow}
        </button>
        <button type="button" onClick={() => match.forgetAway()}>
          {words.awayRead}
        </button>
      </Plate>
      {isOpen.value && (
        <Dialog
          title={words.awayTitle}
          class="drawer"
          onClose={() => {
            isOpen.value = false;
            match.forgetAway();
          }}
        >
          <ul class="since-lines">
            {lines.map((line, n) => (
              <li key={n}>
                <Sign line={line} />
                {line.by !== 'table' && line.by !== viewer && (
                  <span class={seatClass(line.by)}>
                    <EmblemIcon seat={line.by} />{' '}
                  </span>
                )}
                {sayTold(line, { reader: viewer, names }, language.value)}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
