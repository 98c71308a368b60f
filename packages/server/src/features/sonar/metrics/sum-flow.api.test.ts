import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database.ts';
import { openTestDatabase } from '#test/open-database.ts';
import { openAccount } from './accounts.store.ts';
import { addBrand, addProject, chooseLink, replaceSpan } from './metrics-test-files.ts';
import { sumFlow } from './sum-flow.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
});
afterAll(() => database.close());

const october = { from: '2026-10-01', to: '2026-10-31' };

const open = async () => {
  const { db } = database;
  const projectId = await addProject(db);
  const brandId = await addBrand(db, projectId, 1);
  const accountOn = async (network: 'INSTAGRAM' | 'FACEBOOK' | 'TIKTOK') => {
    await chooseLink(db, brandId, network, 'brand');
    return (await openAccount(db, { brandId, network, key: 'brand' }))!;
  };
  const sum = (span: { from: string; to: string }) =>
    sumFlow(db, projectId, { brandId, metric: 'interactions', ...span });
  return { db, projectId, accountOn, sum };
};

it('sums the days that are known, by network, and says how many they are', async () => {
  const { db, accountOn, sum } = await open();
  const [instagram, tiktok] = [await accountOn('INSTAGRAM'), await accountOn('TIKTOK')];
  await accountOn('FACEBOOK');
  // The 29th and 30th of September and the 1st of November are outside; the 2nd is hidden, the 4th is 0.
  const values = [1000, 1000, 5, null, 7, 0, 11];
  await replaceSpan(db, instagram, 'interactions', '2026-09-29', '2026-10-05', values, 'api');
  await replaceSpan(db, instagram, 'interactions', '2026-10-31', '2026-11-01', [13, 1000], 'provider');
  await replaceSpan(db, instagram, 'comments', '2026-10-01', '2026-10-02', [99, 99], 'api');
  await replaceSpan(db, tiktok, 'interactions', '2026-10-01', '2026-10-02', [99, 99], 'api');
  expect((await sum(october)).toSorted((a, b) => (a.network < b.network ? -1 : 1))).toEqual([
    { network: 'FACEBOOK', sum: 0, known: 0, days: 31 },
    { network: 'INSTAGRAM', sum: 5 + 7 + 0 + 11 + 13, known: 5, days: 31 },
  ]);
});

it('takes an imported sum for all days that it is of, and for none where it begins earlier', async () => {
  const { db, accountOn, sum } = await open();
  const account = await accountOn('INSTAGRAM');
  const month = [...Array<null>(30).fill(null), 310];
  await replaceSpan(db, account, 'interactions', '2026-10-01', '2026-10-31', month, 'import');
  await replaceSpan(db, account, 'interactions', '2026-11-01', '2026-11-02', [4, 6], 'import');
  const counted = async (from: string, to: string) => {
    const [{ sum: total, known } = { sum: null, known: null }] = await sum({ from, to });
    return [total, known];
  };
  expect(await counted(october.from, october.to)).toEqual([310, 31]);
  expect(await counted('2026-10-15', '2026-11-02')).toEqual([10, 2]);
  expect(await counted('2026-10-31', '2026-10-31')).toEqual([0, 0]);
  expect(await counted('2026-10-01', '2026-10-20')).toEqual([0, 0]);
  expect(await counted('2026-09-20', '2026-11-01')).toEqual([314, 32]);
});

it('knows nothing of a brand of another project', async () => {
  const [{ db, projectId }, other] = [await open(), await open()];
  const account = await other.accountOn('INSTAGRAM');
  await replaceSpan(db, account, 'interactions', '2026-10-01', '2026-10-01', [5], 'api');
  const brandId = await addBrand(db, other.projectId, 2);
  expect(await sumFlow(db, projectId, { brandId, metric: 'interactions', ...october })).toEqual([]);
});
