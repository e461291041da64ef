import { isbot } from 'isbot';
import { expect, test } from './fixtures.ts';

test('a browser that is driven calls itself a bot, so that no journey changes what another is shown', async ({
  page,
}) => {
  expect(isbot(await page.evaluate(() => navigator.userAgent))).toBe(true);
});
