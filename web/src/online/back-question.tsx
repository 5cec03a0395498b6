/** Going back by the consent of all: the question, how it stands, and what became of it. */

import { explainRefusal } from '@sternwarte/engine';
import type { TableInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import type { LiveMatch } from '../match/live-match.ts';
import type { TableClient } from '../match/online/table-client.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { Plate } from './plate.tsx';

export interface BackQuestionProps {
  readonly client: TableClient;
  readonly info: TableInfo;
  readonly match: LiveMatch;
}

export function BackQuestion({ client, info, match }: BackQuestionProps): VNode | null {
  const words = onlineWords[language.value];
  const { ask, end, why } = client.goingBack.value;
  const seat = client.seat.value;
  const nameOf = (who: number): string => match.names[language.value][who] ?? '';
  if (ask !== null) {
    const { by, draws, agreed } = ask;
    if (by === seat) {
      return (
        <Plate text={words.backAsked(info.seats.length - agreed.length)}>
          <button type="button" onClick={() => client.answerBack('withdraw')}>
            {words.backWithdraw}
          </button>
        </Plate>
      );
    }
    const isOpen = seat !== null && !agreed.includes(seat);
    return (
      <Plate text={isOpen ? words.backQuestion(nameOf(by), draws) : words.backWaits(nameOf(by))}>
        {isOpen && (
          <>
            <button type="button" onClick={() => client.answerBack('decline')}>
              {words.backDecline}
            </button>
            <button type="button" class="primary" onClick={() => client.answerBack('agree')}>
              {words.backAgree}
            </button>
          </>
        )}
      </Plate>
    );
  }
  const said =
    why === null
      ? sayEnd(end, seat, nameOf)
      : explainRefusal(why, language.value, match.words[language.value]);
  if (said === null) return null;
  return (
    <Plate text={said}>
      <button type="button" onClick={() => client.forgetBack()}>
        {words.backRead}
      </button>
    </Plate>
  );
}

/** What was granted is seen on the board, what was withdrawn concerns nobody any more, and who declined knows it. */
function sayEnd(
  end: TableClient['goingBack']['value']['end'],
  own: number | null,
  nameOf: (seat: number) => string,
): string | null {
  const words = onlineWords[language.value];
  if (end?.ended === 'declined') {
    return end.by === own ? null : words.backDeclined(nameOf(end.by ?? -1));
  }
  return end?.ended === 'lapsed' ? words.backLapsed : null;
}
