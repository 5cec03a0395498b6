// @vitest-environment happy-dom

/** The rules reference of every game is whole: each rule once, each ruling with its reason, everything that it names is there. */

import { LANGUAGES, readGuide } from '@sternwarte/engine';
import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './catalogue.ts';
import { guides } from './guides.ts';
import { games } from './index.ts';
import { loadGuide } from './load-guide.ts';
import { rulebooks } from './rulebooks.ts';
import { texts } from './texts.ts';

describe.each(GAME_IDS)('the rules reference of %s', (id) => {
  const { guide = null, words = null } = guides[id] ?? {};

  test.for(LANGUAGES)('shows every rule once, in %s', (code) => {
    const entries = readGuide(texts[id][code].help, guide, words?.[code] ?? null);
    expect(entries.map((entry) => entry.id).toSorted()).toEqual(
      Object.keys(texts[id][code].help).toSorted(),
    );
  });

  test.for(LANGUAGES)('marks every ruling, and gives its reason, in %s', (code) => {
    const entries = readGuide(texts[id][code].help, guide, words?.[code] ?? null);
    const rulings = rulebooks[id].filter((rule) => rule.startsWith('ruling '));
    const lame = entries.filter(
      ({ settles, reason }) =>
        settles.length > 0 &&
        ![reason?.reads, reason?.because].every((text = '') => /[.?!]$/.test(text)),
    );
    expect(lame).toEqual([]);
    const marked = entries.filter(({ settles }) => settles.length > 0).map((entry) => entry.id);
    expect(marked.toSorted()).toEqual(guide === null ? [] : rulings.toSorted());
  });

  test('names only rules that there are', () => {
    const { help } = texts[id].en;
    const named = [
      ...(guide?.chapters.flatMap(({ rules }) => rules) ?? []),
      ...Object.values(guide?.rulings ?? {}).flat(),
      ...Object.values(guide?.options ?? {}).flat(),
      ...Object.values(guide?.refusals ?? {}),
      ...Object.values(guide?.events ?? {}),
    ].filter((rule) => rule !== null);
    for (const rule of named) expect(help).toHaveProperty([rule]);
  });

  test('shows every option where it changes a rule', () => {
    const all = guide === null ? [] : Object.keys(games[id].options);
    expect(Object.keys(guide?.options ?? {}).toSorted()).toEqual(all.toSorted());
  });

  test('has pictures of its own, at rules that there are', async () => {
    const loaded = await loadGuide(id, 'en');
    const { summary = [], rules = {} } = loaded?.pictures ?? {};
    const { help } = texts[id].en;
    for (const rule of [...summary.flatMap((card) => card.rules), ...Object.keys(rules)]) {
      expect(help).toHaveProperty([rule]);
    }
    for (const Picture of [...summary.map((card) => card.Picture), ...Object.values(rules)]) {
      const page = document.createElement('div');
      render(<Picture />, page);
      const drawn = page.querySelector('svg');
      expect(drawn?.getAttribute('aria-hidden')).toBe('true');
      expect(drawn?.querySelectorAll('path, circle, rect, text').length).toBeGreaterThan(1);
    }
  });
});
