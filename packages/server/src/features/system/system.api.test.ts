import { randomUUID } from 'node:crypto';
import { type SystemStatus as Status, SystemStatus } from '@soundings/contract/system/system-status';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs } from '#/platform/jobs/jobs.tables.ts';
import { test } from '#test/api-test.ts';
import { findProblems } from './system-status.ts';

const path = '/api/system/status';

describe(`GET ${path}`, () => {
  test('tells a global admin what Prometheus reads', async ({ app, admin }) => {
    const missing = `/api/genie/${randomUUID()}`;
    for (let n = 0; n < 3; n++) expect((await admin.get(missing)).status).toBe(404);
    const { status, body } = await admin.get(path);
    expect(status).toBe(200);
    const { problems, mail, files, datasets, calls, database } = SystemStatus.strict().parse(body);
    expect({ problems: problems.filter((it) => it !== 'serverBusy'), mail, files }).toEqual({
      problems: [],
      mail: 'reachable',
      files: 'folder',
    });
    expect(datasets.limit).toBe(512 * 2 ** 20);
    expect(database.waiting).toBe(0);
    const { meanMilliseconds, ...call } = calls.find(({ route }) => route === '/api/genie/:id')!;
    expect(call).toEqual({ method: 'GET', route: '/api/genie/:id', count: 3, failed: 0 });
    const text = (await app.inject({ url: '/metrics' })).body;
    const sum = Number(/_sum\{method="GET",route="\/api\/genie\/:id",status="404"\} (\S+)/.exec(text)![1]);
    expect(meanMilliseconds).toBeCloseTo((sum / 3) * 1000, 6);
  });

  test('counts jobs that wait or run', async ({ app, admin }) => {
    const createdOn = new Date('2026-11-21T08:50:00Z');
    const job = { type: 'CRAWL', lane: 'crawl of nobody', createdBy: admin.id, input: {}, createdOn } as const;
    await app.services.db.insert(jobs).values([
      { ...job, id: randomUUID() },
      { ...job, id: randomUUID(), lane: 'another', status: 'EXECUTING' },
    ]);
    const { body } = await admin.get(path);
    expect(body).toMatchObject({ problems: expect.arrayContaining(['jobsWait']) });
    const waitingSince = createdOn.toISOString();
    expect(body.jobs).toEqual([{ type: 'CRAWL', waiting: 1, running: 1, waitingSince }]);
  });

  test('says that a newer version has changed the database meanwhile', async ({ app, admin }) => {
    expect((await admin.get(path)).body).toMatchObject({ database: { isNewer: false } });
    const later = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9000000000000)`;
    await app.services.db.execute(later);
    expect((await admin.get(path)).body).toMatchObject({
      problems: expect.arrayContaining(['databaseNewer']),
      database: { isNewer: true },
    });
  });

  test('is for global admins alone', async ({ user, nobody }) => {
    expect((await user.get(path)).status).toBe(403);
    expect((await nobody.get(path)).status).toBe(401);
  });
});

describe('what somebody should look after', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const ago = (minutes: number) => new Date(+now - minutes * 60_000).toISOString();
  const well: Omit<Status, 'problems'> = {
    server: { name: 'one', startedOn: ago(60), memoryBytes: 1, lateness: 20, livePages: 0 },
    database: { kind: 'postgres', busy: 1, idle: 9, waiting: 0, isNewer: false },
    mail: 'reachable',
    files: 'folder',
    datasets: { bytes: 0, limit: 1, hits: 1000, loads: 120 },
    jobs: [{ type: 'CRAWL', waiting: 1, running: 0, waitingSince: ago(4) }],
    runs: [],
    calls: [],
  };

  it('is nothing while all goes well', () => {
    expect(findProblems(well, now)).toEqual([]);
    expect(findProblems({ ...well, mail: 'outbox' }, now)).toEqual([]);
    expect(findProblems({ ...well, datasets: { ...well.datasets, hits: 0, loads: 20 } }, now)).toEqual([]);
  });

  it.each([
    ['databaseNewer', { database: { ...well.database, isNewer: true } }],
    ['mailUnreachable', { mail: 'unreachable' as const }],
    ['noConnectionFree', { database: { ...well.database, waiting: 2 } }],
    ['serverBusy', { server: { ...well.server, lateness: 180 } }],
    ['jobsWait', { jobs: [{ type: 'CRAWL' as const, waiting: 1, running: 3, waitingSince: ago(6) }] }],
    ['memoryShort', { datasets: { ...well.datasets, hits: 130 } }],
  ])('%s', (problem, change) => {
    expect(findProblems({ ...well, ...change }, now)).toEqual([problem]);
  });
});
