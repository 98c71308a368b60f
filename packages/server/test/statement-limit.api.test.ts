import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '#test/open-database.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import type { Browser } from './browser.ts';
import { createProduct } from './product-client.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp({ DATABASE_STATEMENT_SECONDS: '1' });
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const search = () => admin.post('/api/project/search', {});
const create = () => createProduct(admin, 'SONAR', 'Given up');

/** What reads or writes projects waits in PostgreSQL until the step has ended. */
const whileLocked = <T>(step: () => Promise<T>): Promise<T> =>
  app.services.db.transaction(async (tx) => {
    await tx.execute(sql`lock table projects in access exclusive mode`);
    return step();
  });

describe('a statement that takes longer than the limit', () => {
  it('is cancelled, and the caller told; the next call is answered', async () => {
    expect((await search()).status).toBe(200);
    const late = await whileLocked(search);
    expect([late.status, late.body.error.code]).toEqual([503, 'tookTooLong']);
    expect(JSON.stringify(late.body)).not.toMatch(/select|57014|statement/i);
    expect((await search()).status).toBe(200);
  });

  it('leaves nothing of its transaction', async () => {
    const late = await whileLocked(create);
    expect([late.status, late.body.error.code]).toEqual([503, 'tookTooLong']);
    expect((await search()).body.content).toEqual([]);
    expect((await create()).status).toBe(201);
  });

  it('leaves the only connection usable, and that of a transaction open', async () => {
    const { db, close } = await openTestDatabase(inject('database'), { connections: 1, statementSeconds: 1 });
    const backendId = async () =>
      ((await db.execute(sql`select pg_backend_pid() as id`)) as unknown as { rows: { id: number }[] }).rows[0]!.id;
    const slow = sql`select pg_sleep(30)`;
    const cancelled = { cause: expect.objectContaining({ code: '57014' }) };
    // The pool opens another one in its place.
    await expect(db.execute(slow)).rejects.toMatchObject(cancelled);
    const before = await backendId();
    await expect(db.transaction((tx) => tx.execute(slow))).rejects.toMatchObject(cancelled);
    expect(await backendId()).toBe(before);
    await close();
  });
});
