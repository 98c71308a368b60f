import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '#/platform/db/database.ts';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { addStaffUser } from './add-user.ts';
import { deleteUsers, setTemporaryPassword, setUserEnabled, setUserRole, updateUserInfo } from './change-user.ts';
import { findUserById, findUserByUsername, lockEnabledAdmins, type User } from './users.store.ts';

let app: TestApp;
let one: Browser;
let two: Browser;
let other: Browser;
const rows = new Map<string, User>();
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.disableAll();
  one = await app.signInAs('ROLE_GLOBAL_ADMIN');
  two = await app.signInAs('ROLE_GLOBAL_ADMIN');
  other = await app.signInAs('ROLE_GLOBAL_USER');
  for (const each of [one, two, other]) rows.set(each.id, (await rowOf(each))!);
});
afterAll(() => app.close());

const rowOf = ({ id }: Browser) => findUserById(app.services.db, id);
const callerOf = ({ id, username }: Browser) => {
  const rest = {
    name: '',
    role: 'ROLE_GLOBAL_ADMIN',
    companyId: null,
    sessionId: '',
    scopes: null,
    projectIds: null,
    address: '127.0.0.1',
  } as const;
  return { id, username, ...rest };
};
const of = (by: Browser, target: Browser) => ({ caller: callerOf(by), user: rows.get(target.id)! });

/** Until so many others wait for the lock, in their order; the embedded database lets one in after the other anyway. */
const untilWaiting = async (tx: Database, others: number): Promise<void> => {
  if (inject('database').kind === 'pglite') return setTimeout(50);
  for (let attempt = 0; attempt < 100; attempt++) {
    const { rows } = (await tx.execute(sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as { rows: { waiting: number }[] };
    if (rows[0]!.waiting >= others) return;
    await setTimeout(20);
  }
};

const infoOf = ({ username }: Browser) => ({ name: 'X', username, roleName: 'ROLE_GLOBAL_ADMIN' as const });
const newAdmin = { name: 'X', username: 'late@soundings.example', password: 'Given-By-Admin-2026!' };

const downfalls: [string, () => Promise<void>][] = [
  ['demoted', () => setUserRole(app.services, of(one, two), 'ROLE_GLOBAL_USER')],
  ['disabled', () => setUserEnabled(app.services, of(one, two), false)],
];
const acts: [string, () => Promise<unknown>][] = [
  ['changing themselves', () => updateUserInfo(app.services, of(two, two), infoOf(two))],
  ['taking their own role', () => setUserRole(app.services, of(two, two), 'ROLE_GLOBAL_ADMIN')],
  ['enabling themselves', () => setUserEnabled(app.services, of(two, two), true)],
  ['disabling the first', () => setUserEnabled(app.services, of(two, one), false)],
  ['deleting the first', () => deleteUsers(app.services, callerOf(two), [one.id])],
  ['making an ally', () => setUserRole(app.services, of(two, other), 'ROLE_GLOBAL_ADMIN')],
  ['adding an ally', () => addStaffUser(app.services, callerOf(two), { ...newAdmin, roleName: 'ROLE_GLOBAL_ADMIN' })],
  ['taking over the first', () => setTemporaryPassword(app.services, of(two, one), newAdmin.password)],
];

describe.each(downfalls)('an administrator who is %s', (_, fall) => {
  it.each(acts)('undoes nothing with what is on its way: %s', async (__, act) => {
    let late: Promise<unknown> = Promise.resolve();
    let first: Promise<void> = Promise.resolve();
    await app.services.db.transaction(async (tx) => {
      await lockEnabledAdmins(tx);
      first = fall();
      await untilWaiting(tx, 1);
      late = act().catch(({ code }) => code);
      await untilWaiting(tx, 2);
    });
    await first;
    expect(['accessDenied', 'cannotChangeYourself']).toContain(await late);
    const fallen = await rowOf(two);
    expect(fallen?.roleName === 'ROLE_GLOBAL_ADMIN' && fallen.enabled).toBe(false);
    expect(await rowOf(one)).toEqual(rows.get(one.id));
    expect((await rowOf(other))?.roleName).toBe('ROLE_GLOBAL_USER');
    expect(await findUserByUsername(app.services.db, newAdmin.username)).toBeNull();
  });
});
