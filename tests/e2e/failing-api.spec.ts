import { COMPLAINTS_OF_A_FAILING_API, failApi } from './failing-api.ts';
import { expect, test } from './fixtures.ts';

test.use({ edition: 'UK', expectedComplaints: COMPLAINTS_OF_A_FAILING_API });

for (const kind of ['slow', 'down', 'unreachable', 'rubbish'] as const) {
  test(`favourites are shown as they were kept while the API is ${kind}`, async ({ page }) => {
    await page.goto('/popular');
    const card = page.getByRole('main').getByRole('article').first();
    const name = await card.getByRole('heading').textContent();
    await card.getByRole('button').first().click();
    const api = await failApi(page, kind);
    await page.goto('/favorites');
    const kept = page.getByRole('main').getByRole('article');
    await expect.poll(() => api.asked).toBeGreaterThan(0);
    await expect(kept).toHaveCount(1);
    await expect(kept).toContainText(name ?? '-');
    api.heal();
  });
}
