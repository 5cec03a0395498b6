/** Says that a newer build is ready, and loads it when somebody wants it: never by itself in the middle of a match. */

import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { newBuild, useNewBuild } from './register.ts';

export function NewBuildNotice(): VNode | null {
  if (newBuild.value === null) return null;
  const words = webWords[language.value];
  return (
    <p class="notice" role="status">
      {words.newBuild}{' '}
      <button type="button" onClick={useNewBuild}>
        {words.useNewBuild}
      </button>
    </p>
  );
}
