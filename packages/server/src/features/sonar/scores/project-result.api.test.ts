import type { ProjectRow, SonarResult } from '@soundings/contract/projects/projects';
import { addDays } from '@soundings/contract/sonar/calendar';
import { expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, allOf, brand, deleteBrands } from '#test/sonar-client.ts';
import { ask, calculationsOf, days, domains, figuresOf, importFigures, range } from './scores-test-files.ts';

test.beforeAll(({ app }) => seedChoices(app));

const opened = { comparable: range(days.to, days.to), compareTo: range('2026-06-23', '2026-06-23') };

const rowOf = async (browser: Browser, query: string): Promise<ProjectRow> => {
  const { body } = await browser.post('/api/project/search', { query });
  return body.content[0];
};
const resultOf = async (browser: Browser, name: string) => (await rowOf(browser, name)).result as SonarResult | null;

const addMarket = async (browser: Browser, name: string, own: string | null = domains[1]!): Promise<string> => {
  const datasets = domains.slice(0, 4).map((domain) => brand(domain, { myCompany: domain === own }));
  const id = await addSonar(browser, name, { datasets });
  await importFigures(browser, id, [0, 1, 2, 3].map(figuresOf));
  return id;
};

test('shows after an import what the dashboard opens with', async ({ admin }) => {
  const id = await addMarket(admin, 'Result after import');
  const { rows } = await calculationsOf(admin, id, opened);
  const own = rows.find(({ domain }) => domain === domains[1])!;
  const result = await resultOf(admin, 'Result after import');
  expect(result).toMatchObject({
    kind: 'sonar',
    brand: own.brandCompany,
    isOwn: true,
    powerrank: own.powerrank.score,
    prevPowerrank: own.powerrank.prevScore,
    rank: own.powerrank.rank,
    brands: 4,
    provisional: own.provisional,
    startDate: days.to,
    endDate: days.to,
  });
  expect(result!.points).toHaveLength(30);
  for (const back of [0, 7, 29]) {
    const day = addDays(days.to, -back);
    const at = { comparable: range(day, day), compareTo: range(day, day) };
    const then = (await calculationsOf(admin, id, at)).rows.find(({ domain }) => domain === domains[1])!;
    expect(result!.points.at(-1 - back)).toBeCloseTo(then.powerrank.score!, 2);
  }
});

test('shows the leading brand where none is its own', async ({ admin }) => {
  const id = await addMarket(admin, 'Result without own', null);
  const first = (await calculationsOf(admin, id, opened)).rows.find(({ powerrank }) => powerrank.rank === 1)!;
  expect(await resultOf(admin, 'Result without own')).toMatchObject({
    brand: first.brandCompany,
    isOwn: false,
    rank: 1,
    powerrank: first.powerrank.score,
  });
});

test('shows no figure once brands have changed, until the scores are calculated again', async ({ admin }) => {
  const id = await addMarket(admin, 'Result of fewer');
  const third = (await allOf(admin, id)).find(({ domain }) => domain === domains[2])!;
  await deleteBrands(admin, [third.id]);
  expect(await resultOf(admin, 'Result of fewer')).toBeNull();
  await ask(admin, id, { ranges: opened });
  expect(await resultOf(admin, 'Result of fewer')).toMatchObject({ brands: 3 });
});

test('shows none of a project that is deactivated', async ({ admin }) => {
  const id = await addMarket(admin, 'Result deactivated');
  await admin.post(`/api/project/deactivate/${id}`);
  expect(await resultOf(admin, 'Result deactivated')).toBeNull();
  await admin.post(`/api/project/activate/${id}`);
  expect(await resultOf(admin, 'Result deactivated')).toMatchObject({ brands: 4 });
});

test('follows a new reference', async ({ admin }) => {
  const id = await addMarket(admin, 'Result recalibrated');
  await importFigures(admin, id, [{ ...figuresOf(3), size: 5 }]);
  const before = await resultOf(admin, 'Result recalibrated');
  expect((await admin.post(`/api/sonar/recalibrate/${id}`)).status).toBe(200);
  const own = (await calculationsOf(admin, id, opened)).rows.find(({ domain }) => domain === domains[1])!;
  const after = await resultOf(admin, 'Result recalibrated');
  expect(after!.powerrank).toBe(own.powerrank.score);
  expect(after!.powerrank).not.toBe(before!.powerrank);
});

test('says that growth is known over few days only', async ({ admin }) => {
  const id = await addSonar(admin, 'Result of few days', {
    datasets: [brand(domains[0]!, { myCompany: true }), brand(domains[1]!)],
  });
  await importFigures(admin, id, [{ ...figuresOf(0), from: addDays(days.to, -3) }, figuresOf(1)]);
  const own = (await calculationsOf(admin, id, opened)).rows.find(({ myCompany }) => myCompany);
  expect(own!.shortGrowth).toMatchObject({ range: 'comparable', networks: ['FACEBOOK'], of: 28 });
  expect((await resultOf(admin, 'Result of few days'))!.shortGrowth).toEqual(own!.shortGrowth);
  await importFigures(admin, id, [figuresOf(0)]);
  expect(await resultOf(admin, 'Result of few days')).not.toHaveProperty('shortGrowth');
});

test('goes by months where the project does', async ({ admin }) => {
  const own = brand('month.example', { myCompany: true });
  const id = await addSonar(admin, 'Result by months', { rangeType: 'MONTHLY_RANGE', datasets: [own] });
  await importFigures(admin, id, [{ domain: 'month.example', size: 40, from: '2025-06-10', to: '2026-06-12' }]);
  const result = await resultOf(admin, 'Result by months');
  expect(result).toMatchObject({ startDate: '2026-05-01', endDate: '2026-05-31', rank: 1 });
  expect(result!.points).toHaveLength(11);
  const may = { comparable: range('2026-05-01', '2026-05-31'), compareTo: range('2026-04-01', '2026-04-30') };
  const { powerrank } = (await calculationsOf(admin, id, may)).rows[0]!;
  expect([result!.powerrank, result!.prevPowerrank]).toEqual([powerrank.score, powerrank.prevScore]);
});

test('has no result before there are figures', async ({ admin }) => {
  await addSonar(admin, 'Result of nothing', { datasets: [brand('nothing.example')] });
  expect(await resultOf(admin, 'Result of nothing')).toBeNull();
});
