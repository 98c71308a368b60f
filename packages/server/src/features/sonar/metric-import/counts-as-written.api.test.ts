import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, brand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { errorsOf, linesOf, mapped, readMetricFile, sendMetrics, storedMetrics } from './metric-import-test-files.ts';

let app: TestApp;
let admin: Browser;
let made = 0;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const importAsProposed = async (rows: readonly string[], mapping?: object) => {
  const projectId = await addSonar(admin, `Thousands ${++made}`, { datasets: [brand('a.dk'), brand('b.dk')] });
  const file = rows.join('\n');
  const { body } = await readMetricFile(admin, 'figures.csv', file);
  const reply = await sendMetrics(admin, projectId, file, mapping ?? body.mapping);
  return { reply, stored: Object.values(await storedMetrics(app, admin, projectId)).map(([value]) => value) };
};
const long = (...rows: string[]) => [
  'domain;network;metric;date;value',
  ...rows.map((row, at) => `a.dk;${row.replace(' ', ';').replace(' ', `;2026-05-0${at + 1};`)}`),
];

describe('counts with a mark before three digits', () => {
  it.each([
    ['points beside a rating with a point', '12.000', '250.000', '4.5'],
    ['commas beside a rating with a comma', '12,000', '250,000', '4,5'],
  ])('are thousands, %s', async (_, first, second, rating) => {
    const inLong = await importAsProposed(
      long(`facebook followers ${first}`, `facebook followers ${second}`, `trustpilot score ${rating}`),
    );
    expect([inLong.reply.status, inLong.stored.toSorted()]).toEqual([200, [12_000, 250_000, 4.5].toSorted()]);
    const wide = await importAsProposed([
      'domain;date;facebook followers;trustpilot score',
      `a.dk;2026-05-01;${first};${rating}`,
      `a.dk;2026-05-02;${second};`,
    ]);
    expect([wide.reply.status, wide.stored.toSorted()]).toEqual([200, [12_000, 250_000, 4.5].toSorted()]);
  });

  it('are thousands in a list of posts too, whatever mark was chosen', async () => {
    const posts = mapped('posts', ['domain', 'date', 'likes', 'comments'], {
      network: 'FACEBOOK',
      decimalMark: '.',
      rowsArePosts: true,
    });
    const rows = ['domain;date;likes;comments', 'a.dk;2026-05-01;12.000;950', 'a.dk;2026-05-02;1.250.000;1.000'];
    const { reply, stored } = await importAsProposed(rows, posts);
    expect([reply.status, stored.toSorted()]).toEqual([200, [1, 1, 950, 1000, 12_950, 1_251_000].toSorted()]);
  });

  it('are decided column by column where the file has both', async () => {
    const { reply, stored } = await importAsProposed([
      'domain;date;facebook followers;facebook posts;trustpilot score',
      'a.dk;2026-05-01;1.250.000;12.0;4.500',
      'a.dk;2026-05-02;12.000;7.0;4.5',
    ]);
    expect([reply.status, stored.toSorted()]).toEqual([200, [1_250_000, 12_000, 12, 7, 4.5, 4.5].toSorted()]);
  });

  it.each([
    ['1250', ['2 metricValueUnknown_thousands']],
    ['1250.000', ['2 metricValueUnknown_thousands']],
    ['0.000', ['2 metricValueUnknown_thousands']],
  ])('are refused beside %s, of which one cannot tell', async (other, lines) => {
    const { reply, stored } = await importAsProposed(
      long('facebook followers 12.000', `facebook followers ${other}`, 'trustpilot score 4.5'),
    );
    expect([linesOf(reply), stored]).toEqual([lines, []]);
    expect(errorsOf(reply)[0]!.lines[0]!.text).toBe(
      'Column 5 “value”: “12.000” may be 12000 or 12. Write every number of this column without thousands separators and decimals: 12000 or 12.',
    );
  });
});
