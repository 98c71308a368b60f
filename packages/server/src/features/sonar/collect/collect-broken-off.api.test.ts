import type { Dataset } from '@soundings/contract/sonar/brands';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { allOf, deleteBrands, editBrand, pageOf } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { dayFromNumber } from '../days.ts';
import { findAccounts, openAccount } from '../metrics/accounts.store.ts';
import { findGaps } from '../metrics/gaps.store.ts';
import { addGauge } from '../metrics/metrics-test-files.ts';
import { readSeries } from '../metrics/series.store.ts';
import { addProjectWith, collect, datesOf, linksOf, planOf, rowsOf, startCollecting } from './collect-test-files.ts';
import { openOwnNetworks } from './open-own-networks-test-files.ts';

let app: TestApp;
let admin: Browser;
let networks: Awaited<ReturnType<typeof openOwnNetworks>>;
let onRequest: (line: string) => void = () => {};
let letsIn: (name: string) => boolean = () => true;
beforeAll(async () => {
  networks = await openOwnNetworks({ onRequest: (line) => onRequest(line), letsIn: (name) => letsIn(name) });
  app = await openTestApp({ ...networks.addresses, ...networks.keys });
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(async () => {
  await app.close();
  await networks.close();
});

const brands = Array.from({ length: 5 }, (_, at) => ({
  INSTAGRAM: `brand${at}`,
  YOUTUBE: `brand${at}`,
  LINKEDIN: `brand${at}`,
  TWITTER: `brand${at}`,
}));
const accounts = 4 * brands.length;

const storedIn = async (id: string): Promise<string[]> => {
  const rows = await rowsOf<{ id: string; count: number }>(
    app,
    sql`select id, count from sonar_datasets where project_id = ${id}`,
  );
  const places = new Map(rows.map((row) => [row.id, row.count]));
  const stored: string[] = [];
  for await (const { brandId, network, metric, firstDay, values, sources } of readSeries(app.services.db, id)) {
    for (const [at, value] of values.entries())
      if (sources[at])
        stored.push(
          `${places.get(brandId)} ${network} ${metric} ${dayFromNumber(firstDay + at)} ${value} ${sources[at]}`,
        );
  }
  return stored.sort();
};
const gapsOf = async (id: string) => {
  const found = (await findAccounts(app.services.db, id)).map((account) => account.id);
  const gaps = [...(await findGaps(app.services.db, found)).values()].flat();
  // What no run learns is no matter of this one.
  return gaps.filter(({ reason }) => reason !== 'noSource');
};
const progress = async (id: string) => (await admin.post('/api/jobs/progress', { jobEntityId: id })).body;

let undisturbed: string[];
beforeAll(async () => {
  const id = await addProjectWith(admin, brands);
  await collect(app, admin, id);
  undisturbed = await storedIn(id);
});

describe('a run that is cancelled', () => {
  // Before anything was asked, in the midst of finding accounts, of their pages, and near the end.
  it.each([1, 4, 11, 23, 34])(
    'at its call %i leaves every account a reason, and the next run collects it',
    async (call) => {
      const id = await addProjectWith(admin, brands);
      let calls = 0;
      let cancelled: Promise<unknown> | undefined;
      onRequest = () => {
        calls += 1;
        if (calls === call) cancelled = progress(id).then((job) => admin.get(`/api/jobs/${job.id}/cancel`));
      };
      await startCollecting(admin, id);
      await app.jobsAreDone();
      onRequest = () => {};
      expect(cancelled).toBeDefined();
      await cancelled;
      expect((await progress(id)).outcome).toMatch(/^(cancelled|done)$/);
      const { accounts: ends } = await datesOf(admin, id);
      expect(Object.values(ends as Record<string, number>).reduce((sum, count) => sum + count, 0)).toBe(accounts);
      expect(Object.keys(ends).filter((reason) => reason !== 'collected' && reason !== 'cancelled')).toEqual([]);
      expect(await rowsOf(app, sql`select from sonar_to_collect`)).toEqual([]);
      const part = await storedIn(id);
      expect(part.filter((value) => !undisturbed.includes(value))).toEqual([]);
      expect((await gapsOf(id)).length > 0).toBe((ends.cancelled ?? 0) > 0);

      app.pass(1000);
      expect(await collect(app, admin, id)).toMatchObject({ outcome: 'done' });
      expect(await storedIn(id)).toEqual(undisturbed);
      expect(await gapsOf(id)).toEqual([]);
    },
  );
});

it('a key that expires in the midst of a run stops its network, and what came stays', async () => {
  const id = await addProjectWith(admin, brands);
  let calls = 0;
  // An account of LinkedIn takes two calls.
  letsIn = (name) => name !== 'linkedin' || ++calls <= 4;
  expect(await collect(app, admin, id)).toMatchObject({ outcome: 'done', handled: accounts });
  letsIn = () => true;
  const links = await linksOf(admin, id, 'LINKEDIN');
  const reasons = links.map(({ collection }) => collection!.reason);
  expect(reasons.filter((reason) => reason === 'collected').length).toBeGreaterThan(0);
  expect(reasons.filter((reason) => reason === 'keyInvalid').length).toBeGreaterThan(0);
  expect(new Set(reasons)).toEqual(new Set(['collected', 'keyInvalid']));
  expect(calls).toBeLessThanOrEqual(6);
  expect((await datesOf(admin, id)).accounts.collected).toBe(
    accounts - reasons.filter((reason) => reason === 'keyInvalid').length,
  );
  // Two ask at once: each may have met the refusal itself; the others were not asked.
  const unknown = (await gapsOf(id)).filter(({ metric }) => metric === 'followers');
  expect(unknown.map(({ reason }) => reason)).toEqual(reasons.filter((reason) => reason === 'keyInvalid'));
  app.pass(1000);
  expect(await collect(app, admin, id)).toMatchObject({ outcome: 'done' });
  expect(await storedIn(id)).toEqual(undisturbed);
});

describe('what happens to a brand between two runs', () => {
  const failed = async (id: string) => (await pageOf(admin, id, {})).counts.withErrors;
  const accountsIn = (id: string) =>
    rowsOf(
      app,
      sql`select a.id from sonar_accounts a join sonar_datasets d on d.id = a.dataset_id where d.project_id = ${id}`,
    );

  it('is shown in the list: links that are gone, changed, back again; and nothing is left of one that is deleted', async () => {
    const id = await addProjectWith(admin, [{ LINKEDIN: 'fault-gone-a', TWITTER: 'acme' }, { TWITTER: 'fjord' }]);
    await collect(app, admin, id);
    expect(await failed(id)).toBe(1);
    const [{ id: brandId, socials, ...fields }, other] = (await allOf(admin, id)) as [Dataset, Dataset];
    const given = (more: object) => ({ ...fields, socials: { TWITTER: [{ url: socials.TWITTER![0]!.url }], ...more } });
    // What is known of links that stay is kept.
    const gone = { LINKEDIN: [{ url: socials.LINKEDIN![0]!.url }] };
    expect((await editBrand(admin, brandId, given(gone))).body.socials).toMatchObject({
      LINKEDIN: [{ status: 'ERROR', collection: { reason: 'gone' } }],
      TWITTER: [{ status: 'SUCCESS', collection: { reason: 'collected' } }],
    });
    expect(await failed(id)).toBe(1);
    await editBrand(admin, brandId, given({}));
    expect(await failed(id)).toBe(0);
    // One that is given anew is asked anew, and is gone still.
    await editBrand(admin, brandId, given(gone));
    expect(await failed(id)).toBe(0);
    app.pass(1000);
    await collect(app, admin, id);
    expect(await failed(id)).toBe(1);

    expect(await accountsIn(id)).toHaveLength(3);
    await deleteBrands(admin, [brandId]);
    expect([await failed(id), (await accountsIn(id)).length]).toEqual([0, 1]);
    expect(new Set((await storedIn(id)).map((value) => value.split(' ')[0]))).toEqual(new Set([String(other.count)]));
  });

  it('figures that were imported for it stay when its link becomes known', async () => {
    const id = await addProjectWith(admin, [{ TWITTER: 'acme' }]);
    const [{ id: brandId, socials, ...fields }] = (await allOf(admin, id)) as [Dataset];
    await app.services.db.transaction(async (tx) => {
      const account = await openAccount(tx, { brandId, network: 'LINKEDIN', key: '' });
      await addGauge(tx, account!, 'employees', '2026-05-31', 12, 'import');
    });
    const imported = (await storedIn(id)).filter((value) => value.includes('employees'));
    expect(imported).toHaveLength(1);
    const TWITTER = [{ url: socials.TWITTER![0]!.url }];
    await editBrand(admin, brandId, {
      ...fields,
      socials: { TWITTER, LINKEDIN: [{ url: 'https://www.linkedin.com/company/acme' }] },
    });
    expect(await storedIn(id)).toEqual(imported);
    await collect(app, admin, id);
    const after = await storedIn(id);
    expect(after).toContain(imported[0]);
    expect(after.some((value) => value.includes('LINKEDIN followers'))).toBe(true);
    expect(await accountsIn(id)).toHaveLength(2);
  });
});

it('days that a run was not asked for are not said to be collected, though the project begins earlier meanwhile', async () => {
  const id = await addProjectWith(admin, brands);
  const isAsked = new Promise<void>((asked) => {
    onRequest = () => asked();
  });
  await startCollecting(admin, id);
  await isAsked;
  const fields = { projectName: 'Begins earlier', brand: 'Havgus', rangeType: 'DAILY_RANGE' };
  expect((await admin.post(`/api/sonar/edit/${id}`, { ...fields, startDate: '2026-06-01' })).status).toBe(200);
  await app.jobsAreDone();
  expect(await datesOf(admin, id)).toMatchObject({ collectedFrom: '2026-09-01', collectedTill: '2026-11-20' });
  expect((await planOf(admin, id)).from).toBe('2026-06-01');
  await collect(app, admin, id);
  expect(await datesOf(admin, id)).toMatchObject({ collectedFrom: '2026-06-01', collectedTill: '2026-11-20' });
  onRequest = () => {};
});
