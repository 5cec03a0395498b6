// @vitest-environment happy-dom

import { LANGUAGES } from '@sternwarte/engine';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { readRoute } from '../route.ts';
import { language } from '../settings.ts';
import { AboutScreen } from './about-screen.tsx';
import { MADE_OF } from './made-of.ts';

test.for(LANGUAGES)('is told in %s', async (code) => {
  const page = document.createElement('div');
  await act(() => {
    language.value = code;
    render(<AboutScreen />, page);
  });
  for (const { name, by } of MADE_OF) {
    expect(page.textContent).toContain(name);
    expect(page.textContent).toContain(by);
  }
  render(null, page);
});

test('has an address', () => {
  expect(readRoute('#/about')).toEqual({ screen: 'about' });
});
