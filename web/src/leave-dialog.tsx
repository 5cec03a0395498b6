import type { VNode } from 'preact';
import { Dialog } from './frame/dialog.tsx';
import { leave, stay } from './route.ts';
import { language } from './settings.ts';
import { webWords } from './words/index.ts';

/** Asks whoever is about to lose something by following a link. */
export function LeaveDialog(): VNode {
  const words = webWords[language.value];
  return (
    <Dialog title={words.leaveTitle} onClose={stay}>
      <p>{words.leaveText}</p>
      <div class="row row-start">
        <button type="button" class="primary" onClick={stay}>
          {words.stay}
        </button>
        <button type="button" onClick={leave}>
          {words.leave}
        </button>
      </div>
    </Dialog>
  );
}
