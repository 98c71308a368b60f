import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, addAuditEntry } from '#/platform/audit/audit.store.ts';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { auditEntriesBehind, auditPage } from './audit-log.store.ts';

let app: TestApp;
let admin: Browser;

const add = (createdOn: string, entry: Partial<AuditEntry>) =>
  addAuditEntry(app.services.db, new Date(createdOn), {
    action: 'user.create',
    outcome: 'success',
    actor: 'someone@soundings.example',
    address: '192.0.2.7',
    ...entry,
  });

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN', 'head@soundings.example');
  await add('2026-03-01T23:59:59.999Z', { target: 'before' });
  await add('2026-03-02T00:00:00.000Z', { target: '=HYPERLINK("x")', details: { role: 'ROLE_CUSTOMER', count: 2 } });
  await add('2026-03-02T12:00:00.000Z', { target: 'Jörg "Öl" 100%', action: 'project.create', outcome: 'failure' });
  await add('2026-03-03T23:59:59.999Z', { target: 'a_b', address: '2001:db8::1' });
  await add('2026-03-04T00:00:00.000Z', { target: 'after' });
});
afterAll(() => app.close());

const spring = 'from=2026-03-01&till=2026-03-04';
const targets = async (query: string) => {
  const { status, body } = await admin.get(`/api/audit?${query}`);
  expect(status).toBe(200);
  return body.content.map(({ target }: { target: string }) => target);
};

describe('GET /api/audit', () => {
  it('shows who did what, when and from where, newest first', async () => {
    const { body } = await admin.get('/api/audit');
    expect(body).toMatchObject({ totalElements: 7, page: 0, size: 10 });
    const { name } = (await admin.get('/api/user-data')).body;
    expect(name).not.toBe('');
    const by = { actor: admin.username, actorName: name };
    expect(body.content[0]).toMatchObject({ action: 'sign-in.code', ...by, target: null });
    expect(body.content[5]).toEqual({
      id: expect.any(Number),
      createdOn: '2026-03-02T00:00:00.000Z',
      action: 'user.create',
      outcome: 'success',
      actor: 'someone@soundings.example',
      actorName: null,
      target: '=HYPERLINK("x")',
      address: '192.0.2.7',
      details: { role: 'ROLE_CUSTOMER', count: 2 },
    });
  });

  it('takes both days of a range whole, in UTC', async () => {
    expect(await targets('from=2026-03-02&till=2026-03-03&sort=createdOn')).toEqual([
      '=HYPERLINK("x")',
      'Jörg "Öl" 100%',
      'a_b',
    ]);
    expect(await targets('till=2026-03-01')).toEqual(['before']);
    expect(await targets('from=2026-03-04&till=2026-03-04')).toEqual(['after']);
    expect(await targets('from=2026-03-04&till=2026-03-01')).toEqual([]);
  });

  it('takes the days of a time zone', async () => {
    const days = 'from=2026-03-02&till=2026-03-03&sort=createdOn';
    expect(await targets(`${days}&timeZone=America/New_York`)).toEqual(['Jörg "Öl" 100%', 'a_b', 'after']);
    expect((await admin.get(`/api/audit?${days}&timeZone=Moon/Base`)).status).toBe(400);
  });

  it('filters by action, outcome and text in name, target and address', async () => {
    expect(await targets('action=project.create')).toEqual(['Jörg "Öl" 100%']);
    expect(await targets('outcome=failure')).toEqual(['Jörg "Öl" 100%']);
    expect(await targets(`${spring}&outcome=success&query=HYPER`)).toEqual(['=HYPERLINK("x")']);
    expect(await targets(`query=${encodeURIComponent('Jörg "Ö')}`)).toEqual(['Jörg "Öl" 100%']);
    expect(await targets('query=db8')).toEqual(['a_b']);
    expect(await targets(`query=SOMEONE@&${spring}`)).toHaveLength(5);
  });

  it('takes wildcards for what they are', async () => {
    expect(await targets('query=a_b')).toEqual(['a_b']);
    expect(await targets('query=100%25')).toEqual(['Jörg "Öl" 100%']);
    expect(await targets('query=%5C')).toEqual([]);
  });

  it('pages both ways without losing or repeating an entry', async () => {
    const all = ['before', '=HYPERLINK("x")', 'Jörg "Öl" 100%', 'a_b', 'after'];
    const pagesOf = (sort: string) =>
      Promise.all([0, 1, 2, 3].map((page) => targets(`${spring}&size=2&page=${page}&sort=${sort}`)));
    expect((await pagesOf('createdOn')).flat()).toEqual(all);
    expect((await pagesOf('-createdOn')).flat()).toEqual(all.toReversed());
  });

  it.each([
    'from=2026-02-30',
    'from=yesterday',
    'till=0000-01-01',
    'till=9999-12-31',
    'action=user.fly',
    'outcome=maybe',
    'sort=actor',
    'size=61',
    'page=-1',
    'query=%00',
  ])('refuses %s', async (query) => {
    expect((await admin.get(`/api/audit?${query}`)).status).toBe(400);
  });
});

/** The lines of a file as a spreadsheet reads them. */
const linesOf = (file: string) => Papa.parse<string[]>(file.replace(/^\uFEFF/, '').trimEnd()).data;

describe('GET /api/audit/export', () => {
  it('gives the filtered entries as a CSV file that spreadsheets read and do not run', async () => {
    const { status, body, headers } = await admin.get('/api/audit/export?from=2026-03-02&till=2026-03-03');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-log_21-11-2026_\d{6}\.csv"/);
    expect(body.startsWith('\uFEFF"time",')).toBe(true);
    expect(body.endsWith('"\r\n')).toBe(true);
    const someone = 'someone@soundings.example';
    expect(linesOf(body)).toEqual([
      ['time', 'action', 'outcome', 'who', 'target', 'from', 'details'],
      ['2026-03-03T23:59:59.999Z', 'user.create', 'success', someone, 'a_b', '2001:db8::1', ''],
      ['2026-03-02T12:00:00.000Z', 'project.create', 'failure', someone, 'Jörg "Öl" 100%', '192.0.2.7', ''],
      [
        '2026-03-02T00:00:00.000Z',
        'user.create',
        'success',
        someone,
        `'=HYPERLINK("x")`,
        '192.0.2.7',
        'role: ROLE_CUSTOMER; count: 2',
      ],
    ]);
  });

  it('is an entry itself, with the filters, and does not hold that entry', async () => {
    const { body } = await admin.get('/api/audit/export?outcome=failure&action=audit.export&query=');
    expect(linesOf(body)).toHaveLength(1);
    const [entry] = (await app.auditEntries()).slice(-1);
    expect(entry).toMatchObject({
      action: 'audit.export',
      outcome: 'success',
      actorId: admin.id,
      actor: admin.username,
      address: '127.0.0.1',
      details: { outcome: 'failure', action: 'audit.export' },
    });
  });

  it('refuses days that are none, and leaves no entry', async () => {
    const before = await app.auditEntries();
    expect((await admin.get('/api/audit/export?from=2026-13-01')).status).toBe(400);
    expect(await app.auditEntries()).toEqual(before);
  });

  it('is for global admins only, and a refusal is an entry', async () => {
    for (const role of ['ROLE_GLOBAL_USER', 'ROLE_CUSTOMER'] as const) {
      const stranger = await app.signInAs(role);
      for (const path of ['/api/audit', '/api/audit/export']) {
        expect((await stranger.get(path)).status).toBe(403);
        const [entry] = (await app.auditEntries()).slice(-1);
        expect(entry).toMatchObject({ action: 'access.denied', actor: stranger.username, target: `GET ${path}` });
      }
    }
    expect((await app.browser().get('/api/audit/export')).status).toBe(401);
  });
});

describe('a log of 20,000 entries', () => {
  beforeAll(async () => {
    // Four of a second, so that pages end between entries of the same time.
    await app.services.db.execute(sql`insert into audit_entries (created_on, action, outcome, actor, target, address)
      select timestamptz '2025-01-01 00:00:00Z' + (n / 4) * interval '1 second',
        case when n % 40 = 0 then 'user.delete' else 'sign-in.code' end,
        case when n % 50 = 0 then 'failure' else 'success' end,
        'bulk' || n || '@soundings.example', 'thing ' || n, '198.51.100.' || n % 256
      from generate_series(1, 20000) n`);
    // The text index takes in new entries when it is vacuumed, as the database does by itself after a while.
    await app.services.db.execute(sql`vacuum analyze audit_entries`);
  });

  it('is never read whole for a page, whatever the filter', async () => {
    const { db } = app.services;
    const planOf = async (query: { getSQL(): ReturnType<typeof sql> }) => {
      const { rows } = (await db.execute(sql`explain ${query.getSQL()}`)) as unknown as {
        rows: Record<string, string>[];
      };
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const filters = [
      [{}, 'audit_entries_created_on'],
      [{ action: 'user.delete' }, 'audit_entries_action'],
      [{ outcome: 'failure' }, 'audit_entries_outcome'],
      [{ query: 'bulk19999@' }, 'audit_entries_search'],
      [{ from: '2025-01-01', till: '2025-01-01' }, 'audit_entries_created_on'],
      [{ outcome: 'failure', query: 'bulk', from: '2025-01-01' }, 'audit_entries_'],
    ] as const;
    for (const [filter, index] of filters) {
      for (const sort of ['-createdOn', 'createdOn'] as const) {
        const plan = await planOf(auditPage(db, filter, { page: 0, size: 10, sort }));
        expect(plan).toContain(index);
        expect(plan).not.toContain('Seq Scan');
      }
      const [last] = await auditPage(db, {}, { page: 5, size: 10, sort: '-createdOn' });
      expect(await planOf(auditEntriesBehind(db, filter, last!, 1000))).not.toContain('Seq Scan');
    }
  });

  it('is exported page by page, each entry once, newest first', async () => {
    const { body } = await admin.get('/api/audit/export?till=2025-12-31');
    const lines = linesOf(body).slice(1);
    expect(new Set(lines.map((line) => line[4])).size).toBe(20_000);
    expect(lines).toHaveLength(20_000);
    expect(lines.map((line) => Number(line[4]?.slice(6)))).toEqual(
      Array.from({ length: 20_000 }, (_, n) => 20_000 - n),
    );
  });
});
