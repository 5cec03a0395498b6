// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';

function refuse(): never {
  throw new DOMException('no', 'SecurityError');
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test('begin with the language of the browser and the theme of the system', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT', 'en']);
  const { language, theme, applySettings } = await import('./settings.ts');
  applySettings(true);
  expect(language.value).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  expect(theme.value).toBeNull();
  // Nothing was chosen, so nothing is kept.
  expect(localStorage.length).toBe(0);
});

test('are kept once they are chosen', async () => {
  const first = await import('./settings.ts');
  first.applySettings(true);
  first.theme.value = 'day';
  first.language.value = first.language.value === 'de' ? 'en' : 'de';
  first.sound.value = !first.sound.value;
  first.motionChoice.value = 'off';
  first.autoEndTurn.value = true;
  expect(document.documentElement.dataset).toMatchObject({ theme: 'day', motion: 'off' });
  vi.resetModules();
  const second = await import('./settings.ts');
  expect(second.theme.value).toBe('day');
  expect(second.language.value).toBe(first.language.value);
  expect(second.sound.value).toBe(first.sound.value);
  expect(second.motion.value).toBe(false);
  expect(second.autoEndTurn.value).toBe(true);
});

test('what is kept may be nonsense', async () => {
  localStorage.setItem('sternwarte.language', 'klingon');
  localStorage.setItem('sternwarte.theme', '');
  localStorage.setItem('sternwarte.sound', '{}');
  const { language, theme } = await import('./settings.ts');
  expect(['de', 'en']).toContain(language.value);
  expect(theme.value).toBeNull();
});

test('a browser that keeps nothing still has settings', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { theme, applySettings } = await import('./settings.ts');
  applySettings(true);
  theme.value = 'night';
  expect(document.documentElement.dataset['theme']).toBe('night');
  vi.restoreAllMocks();
});
