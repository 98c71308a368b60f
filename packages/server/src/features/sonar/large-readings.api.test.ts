import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Browser, Reply } from '#test/browser.ts';
import { seedChoices, sendFile } from '#test/product-client.ts';
import { addSonar, brand, importFile } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { mapped, readMetricFile, sendMetrics } from './metric-import/metric-import-test-files.ts';

let app: TestApp;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  other = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const domains = Array.from({ length: 150 }, (_, at) => `b${at}.example`);
const remark = 'x'.repeat(1800);
const largeBrands = [
  'Company,Domain,Remark',
  ...Array.from({ length: 2500 }, (_, at) => `B,c${at}.example,${remark}`),
].join('\n');
const brandsFile = (rows: string) => `Company,Domain\nB,${rows}`;

const day = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
const note = 'x'.repeat(60);
const metricRows = (days: number) =>
  Array.from({ length: days }, (_, at) =>
    domains.map((domain) => `${domain},facebook,followers,${day(at)},${at},${note}`),
  );
const metricsFile = (days: number) => ['domain,network,metric,date,value,note', ...metricRows(days).flat()].join('\n');
const largeMetrics = metricsFile(300);
const mapping = mapped('long', ['domain', 'network', 'metric', 'date', 'value']);

const readBrands = (browser: Browser, content: string) =>
  sendFile(browser, '/api/sonar-data/read-file', 'a.csv', content);
const readMetrics = (browser: Browser, content: string) => readMetricFile(browser, 'a.csv', content);
const refusals = (replies: readonly Reply[]) =>
  replies.flatMap(({ status, body }) => (status === 409 ? body.error.code : []));

it.each([
  ['brands', readBrands, largeBrands, brandsFile('a.example')],
  ['metrics', readMetrics, largeMetrics, metricsFile(1)],
] as const)(
  'reads one large file of %s of a user at a time, and small ones and those of others beside it',
  async (...given) => {
    const [, read, large, small] = given;
    expect(large.length).toBeGreaterThan(4_194_304);
    // On a busy machine the first may be done before the second comes.
    await vi.waitFor(async () => {
      const replies = await Promise.all([
        read(admin, large),
        read(admin, large),
        read(admin, small),
        read(other, large),
      ]);
      const [one, two, ofSmall, ofOther] = replies.map(({ status }) => status);
      expect([one, two].sort()).toEqual([200, 409]);
      expect([ofSmall, ofOther]).toEqual([200, 200]);
      expect(refusals(replies)).toEqual(['readingInProgress']);
    }, 60_000);
    expect((await read(admin, large)).status).toBe(200);
  },
);

it('imports one large file of a user at a time, whatever it holds', async () => {
  const id = await addSonar(admin, 'Large readings', { datasets: domains.map((domain) => brand(domain)) });
  const empty = await addSonar(admin, 'Large brands');
  const replies = await Promise.all([
    sendMetrics(admin, id, largeMetrics, mapping),
    importFile(admin, empty, 'a.csv', largeBrands),
    readMetrics(admin, largeMetrics),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(refusals(replies)).toEqual(['readingInProgress', 'readingInProgress']);
});
