/** On a phone while the board stands on a big screen: the own hand, large, and everything on that board that is one's own, in words. */

import { ChartElsewhere, seatClass, useScrollStop } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import type { OwnThingsProps } from '../table/company.ts';
import { tableWords } from '../words/table.ts';

export function OwnThings({ board, boardProps }: OwnThingsProps): VNode {
  const words = tableWords[language.value];
  const { viewer } = boardProps;
  const { Hand, Cards, SeatPanel, survey } = board;
  const whole = useScrollStop<HTMLDivElement>();
  // The first chapter is about people; what it says of oneself is drawn here.
  const own = (survey?.(boardProps) ?? []).slice(1).flatMap(({ title, entries }) => {
    const mine = entries.filter(({ of }) => viewer !== 'spectator' && of.includes(viewer));
    return mine.length === 0 ? [] : [{ title, entries: mine }];
  });
  return (
    <div ref={whole} class={`own-things ${viewer === 'spectator' ? '' : seatClass(viewer)}`}>
      <h2 class="visually-hidden">{words.ownThings}</h2>
      {Cards !== undefined && <Cards {...boardProps} />}
      {Hand !== null && (
        <section class="own-hand table-hand" aria-label={words.hand}>
          <h3 class="visually-hidden">{words.hand}</h3>
          <ChartElsewhere.Provider value>
            <Hand {...boardProps} />
          </ChartElsewhere.Provider>
        </section>
      )}
      {viewer !== 'spectator' && <SeatPanel {...boardProps} seat={viewer} />}
      {own.map(({ title, entries }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {entries.map((entry, n) => (
              <li key={n}>
                <b>{entry.name}</b> {entry.text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
