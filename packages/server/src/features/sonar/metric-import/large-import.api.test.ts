import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { mapped, readMetricFile, sendMetrics, storedMetrics } from './metric-import-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const brands = 100;
const days = 500;
const figures = ['facebook followers', 'facebook posts', 'instagram followers', 'instagram comments'] as const;
const first = toDayNumber('2025-01-01');
/** Another one for each cell; days count down, as no flow rises all the time. */
const numberOf = (brand: number, day: number, figure: number) => brand * 1_000_000 + (days - day) * 10 + figure;

const lines = ['domain,network,metric,date,value'];
for (let day = 0; day < days; day++) {
  for (let brand = 0; brand < brands; brand++) {
    for (const [at, figure] of figures.entries()) {
      const [network, metric] = figure.split(' ');
      lines.push(`b${brand}.example,${network},${metric},${dayFromNumber(first + day)},${numberOf(brand, day, at)}`);
    }
  }
}

it('200,000 rows come in, each where it belongs, and a mistake in the last keeps all of them out', async () => {
  const datasets = Array.from({ length: brands }, (_, at) => ({ brandCompany: `B${at}`, domain: `b${at}.example` }));
  const projectId = await addSonar(admin, 'Large', { datasets });
  const mapping = mapped('long', ['domain', 'network', 'metric', 'date', 'value']);
  const wrong = await sendMetrics(
    admin,
    projectId,
    `${lines.join('\n')}\nb1.example,facebook,posts,2025-02-30,1\n`,
    mapping,
  );
  expect(wrong.body.error.fileErrors).toMatchObject([{ code: 'metricDateUnknown', lines: [{ line: 200_002 }] }]);
  expect(await storedMetrics(app, admin, projectId)).toEqual({});

  const content = lines.join('\n');
  expect((await readMetricFile(admin, 'a.csv', content)).body).toMatchObject({ rows: 200_000, questions: [] });
  const { body } = await sendMetrics(admin, projectId, content, mapping);
  expect(body).toEqual({ brands, values: 200_000, from: '2025-01-01', to: dayFromNumber(first + days - 1) });
  const stored = await storedMetrics(app, admin, projectId);
  expect(Object.keys(stored)).toHaveLength(200_000);
  for (let brand = 0; brand < brands; brand += 7) {
    for (const [at, figure] of figures.entries()) {
      const [network, metric] = figure.split(' ');
      for (let day = 0; day < days; day += 13) {
        const name = `b${brand}.example ${network!.toUpperCase()} ${metric} ${dayFromNumber(first + day)}`;
        expect(stored[name]).toEqual([numberOf(brand, day, at), 'import']);
      }
    }
  }
});
