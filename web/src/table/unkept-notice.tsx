import type { VNode } from 'preact';
import type { Session } from '../session.ts';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';

export interface UnkeptNoticeProps {
  readonly keeping: Session['keeping'];
  onSave(this: void): void;
}

/** Why the last move is not kept, and what can be done about it. */
export function UnkeptNotice({ keeping, onSave }: UnkeptNoticeProps): VNode {
  const words = asideWords[language.value];
  const fault = keeping.fault.value;
  const isKnown = fault === 'gone' || fault === 'full' || fault === 'silent';
  return (
    <span role="alert">
      {words.unkept[isKnown ? fault : 'refused']} {keeping.goesOn.value && words.goesOnUnkept}{' '}
      <button type="button" onClick={onSave}>
        {words.save}
      </button>{' '}
      <button type="button" onClick={() => keeping.retry()}>
        {words.retry}
      </button>{' '}
      {!keeping.goesOn.value && (
        <button type="button" onClick={() => keeping.goOn()}>
          {words.goOnUnkept}
        </button>
      )}
    </span>
  );
}
