import { setTimeout } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database, OpenDatabase } from '#/platform/db/database.ts';
import { openTestDatabase } from '#test/open-database.ts';
import { sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import { toTimeSpan } from '../days.ts';
import { sonarPosts, sonarPostTags } from '../posts/posts.tables.ts';
import { savePosts } from '../posts/save-posts.store.ts';
import { openAccount, recordOutcome, updateResolved } from './accounts.store.ts';
import { replaceGaps } from './gaps.store.ts';
import { sonarAccounts, sonarGaps, sonarValues } from './metrics.tables.ts';
import {
  addAccount,
  addBrand,
  addGauge,
  addProject,
  chooseLink,
  earliestOf,
  findAccountRows,
  replaceSpan,
  storedDays,
} from './metrics-test-files.ts';
import { currentRevision } from './series.store.ts';

let database: OpenDatabase;
let projectId: string;
beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
});
beforeEach(async () => {
  projectId = await addProject(database.db);
});
afterAll(() => database.close());

describe('an account', () => {
  it('is made once, also by callers at the same time', async () => {
    const { db } = database;
    const brandId = await addBrand(db, projectId, 1);
    const open = () => db.transaction((tx) => openAccount(tx, { brandId, network: 'TIKTOK', key: 'brand' }));
    const ids = await Promise.all(Array.from({ length: 8 }, open));
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps its figures when links are written again, and counts while its link is chosen', async () => {
    const { db } = database;
    const brandId = await addBrand(db, projectId, 1);
    await chooseLink(db, brandId, 'TWITTER', 'old');
    const id = (await openAccount(db, { brandId, network: 'TWITTER', key: 'old' }))!;
    await addGauge(db, id, 'followers', '2026-05-01', 7, 'api');
    const before = await storedDays(db, projectId);
    expect(Object.keys(before)).toHaveLength(1);

    await db.delete(sonarLinks).where(eq(sonarLinks.brandId, brandId));
    await chooseLink(db, brandId, 'TWITTER', 'new');
    expect(await storedDays(db, projectId)).toEqual({});

    await db.delete(sonarLinks).where(eq(sonarLinks.brandId, brandId));
    await chooseLink(db, brandId, 'TWITTER', 'old');
    expect(await storedDays(db, projectId)).toEqual(before);
  });

  it('takes what was imported before its link was known', async () => {
    const { db } = database;
    const brandId = await addBrand(db, projectId, 1);
    const id = (await openAccount(db, { brandId, network: 'LINKEDIN', key: '' }))!;
    await addGauge(db, id, 'employees', '2026-05-01', 70, 'import');
    const imported = await storedDays(db, projectId);
    expect(imported).toEqual({ [`${id} employees 2026-05-01`]: [70, 'import'] });

    await chooseLink(db, brandId, 'LINKEDIN', 'brand');
    expect(await openAccount(db, { brandId, network: 'LINKEDIN', key: 'brand' })).toBe(id);
    expect(await storedDays(db, projectId)).toEqual(imported);
  });

  it('of a brand that is gone is not made', async () => {
    const { db } = database;
    const brandId = await addBrand(db, projectId, 1);
    await db.delete(sonarDatasets).where(eq(sonarDatasets.id, brandId));
    expect(await openAccount(db, { brandId, network: 'TIKTOK', key: 'brand' })).toBeNull();
  });

  it('reports how collecting it ended, and when it last brought something', async () => {
    const { db } = database;
    const id = await addAccount(db, projectId, 1);
    expect(await findAccountRows(db, projectId)).toMatchObject([
      { id, reason: null, triedOn: null, collectedOn: null },
    ]);
    const [first, second] = [new Date('2026-05-01T10:00:00Z'), new Date('2026-05-02T10:00:00Z')];
    await updateResolved(db, id, { network: 'INSTAGRAM', id: '17', name: 'Brand' });
    await recordOutcome(db, id, { reason: 'collected', hasCollected: true, now: first });
    await recordOutcome(db, id, { reason: 'gone', hasCollected: false, now: second });
    expect(await findAccountRows(db, projectId)).toMatchObject([
      { id, reason: 'gone', triedOn: second, collectedOn: first, resolved: { id: '17', name: 'Brand' } },
    ]);
  });

  it('is deleted with its brand, and all that was collected with it', async () => {
    const { db } = database;
    const [gone, stays] = [await addAccount(db, projectId, 1), await addAccount(db, projectId, 2)];
    for (const id of [gone, stays]) {
      await addGauge(db, id, 'followers', '2026-05-01', 7, 'api');
      const span = { from: '2026-05-01', to: '2026-05-01' };
      const item = { id: '1', publishedAt: new Date('2026-05-01'), likes: 1, comments: null, shares: null, text: '#a' };
      await savePosts(db, id, [toTimeSpan(span)], [item], 'api');
      const day = { metric: 'posts', ...span } as const;
      await replaceGaps(db, id, [day], [{ ...day, reason: 'failed' }]);
    }
    const countOf = (id: number) =>
      Promise.all([
        db.$count(sonarAccounts, eq(sonarAccounts.id, id)),
        ...[sonarValues, sonarPosts, sonarPostTags, sonarGaps].map((table) =>
          db.$count(table, eq(table.accountId, id)),
        ),
      ]);
    expect(await countOf(gone)).toEqual([1, 1, 1, 1, 1]);
    await db.delete(sonarDatasets).where(and(eq(sonarDatasets.projectId, projectId), eq(sonarDatasets.count, 1)));
    expect(await countOf(gone)).toEqual([0, 0, 0, 0, 0]);
    expect(await countOf(stays)).toEqual([1, 1, 1, 1, 1]);
  });
});

/** A mark after all that has begun: other databases of the same server hold it back, and what is told twice is no fault. */
const settledRevision = async (db: Database): Promise<string> => {
  const { rows } = (await db.execute(sql`select pg_current_xact_id()::text as own`)) as unknown as {
    rows: { own: string }[];
  };
  for (;;) {
    const revision = await currentRevision(db);
    if (BigInt(revision) > BigInt(rows[0]!.own)) return revision;
    await setTimeout(10);
  }
};

describe('reading what changed', () => {
  it('reports nothing where a write left all days as they were', async () => {
    const { db } = database;
    const id = await addAccount(db, projectId, 1);
    const write = (last: number) => replaceSpan(db, id, 'posts', '2026-05-01', '2026-05-03', [1, 0, last], 'api');
    await write(3);
    const since = await settledRevision(db);
    await write(3);
    expect(await storedDays(db, projectId, { since })).toEqual({});
    await write(4);
    expect(Object.values(await storedDays(db, projectId, { since }))).toHaveLength(3);
  });

  it.runIf(inject('database').kind === 'postgres')('tells what was not yet through at the mark', async () => {
    const { db } = database;
    const [slow, fast] = [await addAccount(db, projectId, 1), await addAccount(db, projectId, 2)];
    let since = '';
    await db.transaction(async (tx) => {
      await addGauge(tx, slow, 'followers', '2026-05-01', 1, 'api');
      await addGauge(db, fast, 'followers', '2026-05-01', 2, 'api');
      since = await currentRevision(db);
      expect(Object.keys(await storedDays(db, projectId))).toEqual([`${fast} followers 2026-05-01`]);
    });
    expect(await storedDays(db, projectId, { since })).toMatchObject({ [`${slow} followers 2026-05-01`]: [1, 'api'] });
  });
});

it('names the earliest day with a number, of each figure of each network', async () => {
  const { db } = database;
  const brandId = await addBrand(db, projectId, 1);
  const open = async (network: 'YOUTUBE' | 'TRUSTPILOT') => (await openAccount(db, { brandId, network, key: '' }))!;
  expect(await earliestOf(db, projectId)).toEqual({});
  const nothing = Array.from({ length: 400 }, () => null);
  await replaceSpan(db, await open('YOUTUBE'), 'posts', '2025-01-01', '2026-02-06', [...nothing, 0, 3], 'api');
  await addGauge(db, await open('TRUSTPILOT'), 'score', '2026-05-02', 4.3, 'api');
  await addGauge(db, await addAccount(db, projectId, 2), 'followers', '2026-05-03', 1, 'api');
  await addGauge(db, await addAccount(db, projectId, 3), 'followers', '2024-05-03', 1, 'import');
  expect(await earliestOf(db, projectId)).toEqual({
    YOUTUBE: { posts: '2026-02-05' },
    TRUSTPILOT: { score: '2026-05-02' },
    INSTAGRAM: { followers: '2024-05-03' },
  });
});
