/** People at online tables, from an origin that the browser trusts; and the app where there is no server. */

import { test } from 'vitest';
import { testPeopleAtTables } from './people-at-tables.ts';
import { newVisitor, useBrowser } from './visitor.ts';

useBrowser();

testPeopleAtTables({});

test('without a server "With friends" explains itself', async () => {
  const visitor = await newVisitor();
  await visitor.open('#/friends/anno4000');
  await visitor.page.locator('.no-server').waitFor();
  await visitor.expectAccessible('no server');
  // The browser writes down by itself that there is nothing at that address.
  await visitor.context.close();
});
