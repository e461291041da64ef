import { EDITIONS } from '#editions/editions.ts';
import { expect, test } from './fixtures.ts';
import { KINDS } from './kinds.ts';

/** Prerendered pages carry their policy inside them; pages rendered on demand are sent with it. */
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;
/** Styles' and scripts' loopholes; hashes make browsers ignore the first, but then it has no business there. */
const LOOPHOLES =
  /unsafe-inline|unsafe-eval|unsafe-hashes|strict-dynamic|(?:script-src|default-src)[^;]*(?:https:|data:|\*)/;

for (const edition of EDITIONS) {
  test.describe(edition, () => {
    test.use({ edition });

    for (const [kind, path] of Object.entries(KINDS)) {
      test(`the policy of the ${kind} page is strict`, async ({ request }) => {
        const response = await request.get(path, { headers: { cookie: `country=${edition}` } });
        const html = await response.text();
        const policy = POLICY.exec(html)?.[1] ?? response.headers()['content-security-policy'] ?? '';
        for (const directive of [
          'default-src',
          'script-src',
          'style-src',
          'object-src',
          'base-uri',
          'form-action',
        ]) {
          expect(policy).toContain(`${directive} `);
        }
        expect(policy).not.toMatch(LOOPHOLES);
        expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/i);
        expect(html).not.toMatch(/href="javascript:/i);
      });
    }
  });
}

test.describe('what others put into a page', () => {
  test.use({ expectedComplaints: /content security policy/i });

  for (const kind of ['list', 'search'] as const) {
    test(`does not run on the ${kind} page`, async ({ page }) => {
      await page.route(
        (url) => url.pathname + url.search === KINDS[kind],
        async (route) => {
          const response = await route.fetch();
          const foreign = '<script>ran = 1</script><img src="data:," onerror="ran = 2">';
          await route.fulfill({
            response,
            body: (await response.text()).replace('</main>', `${foreign}</main>`),
          });
        },
      );
      const complaint = page.waitForEvent('console', (message) =>
        /content security policy/i.test(message.text()),
      );
      await page.goto(KINDS[kind]);
      await complaint;
      expect(await page.evaluate('typeof ran')).toBe('undefined');
    });
  }
});
