import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { infoOf } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { openAccount } from '../metrics/accounts.store.ts';
import { addGauge, storedDays } from '../metrics/metrics-test-files.ts';
import { toIdentity } from '../sandbox/identity.ts';
import { inventAccount } from '../sandbox/invented-account.ts';
import { addProjectWith, collect, datesOf, linksOf, planOf, rowsOf } from './collect-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

describe('collecting without any key', () => {
  it('asks the sandbox from the start of the project to yesterday, and says so', async () => {
    const handles = { INSTAGRAM: 'acme', TWITTER: 'acme', YOUTUBE: 'acme', TRUSTPILOT: 'acme' };
    const id = await addProjectWith(admin, [handles, { INSTAGRAM: 'fjord' }]);
    expect(await planOf(admin, id)).toMatchObject({ accounts: 5, demo: true, from: '2026-09-01', till: '2026-11-20' });
    expect(await datesOf(admin, id)).toMatchObject({ collectedFrom: null, collectedTill: null, demo: false });
    const end = await collect(app, admin, id);
    expect(end).toMatchObject({ progressType: 'COLLECT_SONAR', outcome: 'done', handled: 5, total: 5 });
    expect(await datesOf(admin, id)).toEqual({
      collectedFrom: '2026-09-01',
      collectedTill: '2026-11-20',
      rangeType: 'DAILY_RANGE',
      demo: true,
      nextIsDemo: true,
      collectedOn: '2026-11-21T09:00:00.000Z',
      daily: false,
      brands: 2,
      accounts: { collected: 5 },
      opensOn: '2026-11-20',
      periodDays: null,
    });
    const [link] = await linksOf(admin, id, 'INSTAGRAM');
    expect(link).toMatchObject({
      status: 'SUCCESS',
      reason: 'given',
      collection: {
        reason: 'collected',
        source: 'demo',
        from: '2026-09-01',
        till: '2026-11-20',
        collectedOn: '2026-11-21T09:00:00.000Z',
        earliest: { followers: '2026-11-21', posts: '2026-09-01' },
      },
    });
  });

  it('names before it starts the scores that no network will fill, unless a file did', async () => {
    const id = await addProjectWith(admin, [{ YOUTUBE: 'acme', FACEBOOK: 'acme' }]);
    expect((await planOf(admin, id)).emptyScores).toEqual(['trust']);
    const { db } = app.services;
    const [{ brandId }] = (await rowsOf<{ brandId: string }>(
      app,
      sql`select id as "brandId" from sonar_datasets where project_id = ${id}`,
    )) as [{ brandId: string }];
    await db.transaction(async (tx) => {
      const account = await openAccount(tx, { brandId, network: 'TRUSTPILOT', key: '' });
      await addGauge(tx, account!, 'score', '2026-10-01', 4, 'import');
    });
    expect((await planOf(admin, id)).emptyScores).not.toContain('trust');
  });

  it('shows whole months in the list as soon as the project goes by months, and days when it does again', async () => {
    const id = await addProjectWith(admin, [{ INSTAGRAM: 'acme' }]);
    await collect(app, admin, id);
    const shown = async () => {
      const { body } = await admin.post('/api/project/search?size=60');
      const { collectedFrom, collectedTill } = body.content.find((row: { id: string }) => row.id === id);
      const { collectedTill: ofPage } = await datesOf(admin, id);
      const { collectedTill: ofInfo } = await infoOf(admin, id);
      return [collectedFrom, collectedTill, ofPage, ofInfo];
    };
    const goBy = async (rangeType: string) =>
      admin.post(`/api/sonar/edit/${id}`, { ...(await infoOf(admin, id)), rangeType });
    expect(await shown()).toEqual(['2026-09-01', '2026-11-20', '2026-11-20', '2026-11-20']);
    expect((await goBy('MONTHLY_RANGE')).status).toBe(200);
    expect(await shown()).toEqual(['2026-09-01', '2026-10-31', '2026-10-31', '2026-10-31']);
    await goBy('DAILY_RANGE');
    expect(await shown()).toEqual(['2026-09-01', '2026-11-20', '2026-11-20', '2026-11-20']);
  });

  it('knows every day of the span, as 0 where nothing was published, and no day outside it', async () => {
    const id = await addProjectWith(admin, [{ INSTAGRAM: 'acme' }]);
    await collect(app, admin, id);
    const days = Object.entries(await storedDays(app.services.db, id));
    const posts = new Map(
      days.flatMap(([name, [value, source]]) => {
        const [, metric, day] = name.split(' ');
        expect(source).toBe('demo');
        return metric === 'posts' ? [[day!, value] as const] : [];
      }),
    );
    const expected = new Map<string, number>();
    for (let time = Date.UTC(2026, 8, 1); time <= Date.UTC(2026, 10, 20); time += 86_400_000)
      expected.set(new Date(time).toISOString().slice(0, 10), 0);
    for (const { publishedAt } of inventAccount(1, 'INSTAGRAM', toIdentity('acme')).posts(app.services.now())) {
      const day = publishedAt.toISOString().slice(0, 10);
      if (day < '2026-09-01') break;
      if (expected.has(day)) expected.set(day, expected.get(day)! + 1);
    }
    expect([...posts].sort()).toEqual([...expected]);
    expect([...expected.values()]).toContain(0);
    expect(Math.max(...expected.values())).toBeGreaterThan(0);
    expect(days.filter(([name]) => name.includes('followers')).map(([name]) => name.split(' ')[2])).toEqual([
      '2026-11-21',
    ]);
  });
});
