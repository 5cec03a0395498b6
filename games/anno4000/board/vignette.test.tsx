// @vitest-environment happy-dom

import { render } from 'preact';
import { expect, test } from 'vitest';
import { AnnoVignette } from './vignette.tsx';

test('the picture for the home page is small', () => {
  const page = document.createElement('div');
  render(<AnnoVignette />, page);
  expect(page.innerHTML.length).toBeLessThan(3000);
});
