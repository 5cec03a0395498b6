import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { carryOut, playing, selecting } from './intent.ts';

test('an intent is a move, a selection or nothing', () => {
  const played: unknown[] = [];
  const props = {
    play: (move: { readonly type: 'land' }): void => {
      played.push(move);
    },
    selection: signal('nothing'),
  };
  carryOut(null, props);
  expect(played).toEqual([]);
  carryOut(selecting('SIRIUS'), props);
  expect(props.selection.value).toBe('SIRIUS');
  carryOut(playing({ type: 'land' }), props);
  expect(played).toEqual([{ type: 'land' }]);
});
