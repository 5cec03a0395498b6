// @vitest-environment happy-dom

import type { Said } from '@sternwarte/protocol';
import { expect, test } from 'vitest';
import { heardOf, isMuted, setMuted } from './muted.ts';

const said = (number: number, name: string): Said => ({
  number,
  at: 0,
  seat: null,
  name,
  text: `line ${number}`,
});
const TALK = [said(0, 'Ada'), said(1, 'Bert'), said(2, 'Ada')];

test('whoever is muted is not heard, and is again when that is taken back', () => {
  setMuted('Bert', true);
  expect(heardOf(TALK)).toEqual([TALK[0], TALK[2]]);
  setMuted('Ada', true);
  expect(heardOf(TALK)).toEqual([]);
  setMuted('Bert', false);
  expect([isMuted('Ada'), isMuted('Bert')]).toEqual([true, false]);
  setMuted('Ada', false);
  expect(heardOf(TALK)).toEqual(TALK);
});
