/** The boards by the rules of accessibility, at every kind of decision: a large screen by night, a small one by day. */

import { describe, test } from 'vitest';
import { MOMENTS, recordUpTo } from './moments.ts';
import { openFile } from './records.ts';
import { settled } from './settled.ts';
import { LAPTOP, newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

describe.each([
  { screen: 'laptop', device: LAPTOP, theme: 'night', language: 'en' },
  { screen: 'phone', device: PHONE, theme: 'day', language: 'de' },
] as const)('on a $screen', ({ screen, ...wishes }) => {
  // Single questions look much the same on both, and are looked at on one of them.
  const moments = MOMENTS.filter(
    ({ steps }, index) => steps !== undefined || (index % 2 === 0) === (screen === 'laptop'),
  );

  test.each(moments)('$game: $moves', async (moment) => {
    const visitor = await newVisitor({ ...wishes, hurry: true });
    const { page } = visitor;
    await visitor.open();
    await openFile(page, recordUpTo(moment));
    await settled(page);
    await visitor.expectAccessible('at first');
    await visitor.expectNoSideways();
    for (const [index, step] of (moment.steps ?? []).entries()) {
      await step(page);
      await settled(page);
      await visitor.expectAccessible(`after step ${index + 1}`);
      await visitor.expectNoSideways();
    }
    await visitor.leave();
  });
});
