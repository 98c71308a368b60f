import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { addProjectWith, collect, datesOf, rowsOf } from './collect-test-files.ts';
import { collectAllDue } from './start-collecting.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const day = 24 * 3_600_000;
const setDaily = (id: string, daily: boolean, browser = admin) => browser.post(`/api/sonar/daily/${id}`, { daily });
const runsOf = async (id: string) =>
  (await rowsOf<{ runs: number }>(app, sql`select count(*)::int as runs from jobs where project_id = ${id}`))[0]!.runs;
const passDay = async () => {
  app.pass(day);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
};
const look = async () => {
  await Promise.all([1, 2, 3].map(() => collectAllDue(app.services, app.app.log)));
  await app.jobsAreDone();
};

it('a project that is collected daily has one run a day, however many nodes there are', async () => {
  const id = await addProjectWith(admin, [{ TWITTER: 'acme' }]);
  const other = await addProjectWith(admin, [{ TWITTER: 'fjord' }]);
  const empty = await addProjectWith(admin, [{}]);
  await look();
  expect(await runsOf(id)).toBe(0);
  expect((await setDaily(id, true)).status).toBe(200);
  await setDaily(empty, true);
  expect(await datesOf(admin, id)).toMatchObject({ daily: true });
  await look();
  await look();
  expect([await runsOf(id), await runsOf(other), await runsOf(empty)]).toEqual([1, 0, 0]);
  expect(await datesOf(admin, id)).toMatchObject({ collectedTill: '2026-11-20', demo: true });
  await passDay();
  await look();
  expect(await runsOf(id)).toBe(2);
  expect(await datesOf(admin, id)).toMatchObject({ collectedTill: '2026-11-21' });
  await setDaily(id, false);
  await passDay();
  await look();
  expect(await runsOf(id)).toBe(2);
});

it('a project that is switched off rests, and one that is busy has its turn later', async () => {
  const off = await addProjectWith(admin, [{ TWITTER: 'acme' }]);
  const busy = await addProjectWith(admin, [{ FACEBOOK: 'fault.slow.a' }]);
  const { body } = await admin.get(`/api/jobs/${busy}/collect-sonar`);
  for (const id of [off, busy]) await setDaily(id, true);
  await rowsOf(app, sql`update projects set active = false where id = ${off}`);
  const lookOnce = () => collectAllDue(app.services, app.app.log);
  await lookOnce();
  expect([await runsOf(off), await runsOf(busy)]).toEqual([0, 1]);
  await passDay();
  await lookOnce();
  expect(await runsOf(busy)).toBe(1);
  await admin.get(`/api/jobs/${body.jobId}/cancel`);
  await app.jobsAreDone();
  await lookOnce();
  expect([await runsOf(off), await runsOf(busy)]).toEqual([0, 2]);
  const running = sql`select id from jobs where project_id = ${busy} and status <> 'EXECUTED'`;
  for (const { id } of await rowsOf<{ id: string }>(app, running)) await admin.get(`/api/jobs/${id}/cancel`);
  await setDaily(busy, false);
  await app.jobsAreDone();
});

it('a day on which somebody has collected needs no other run', async () => {
  const id = await addProjectWith(admin, [{ TWITTER: 'acme' }]);
  await collect(app, admin, id);
  await setDaily(id, true);
  await look();
  expect(await runsOf(id)).toBe(1);
  await passDay();
  await look();
  expect(await runsOf(id)).toBe(2);
});

it('is for those who may edit the project, and leaves an entry', async () => {
  const stranger = await app.signInAs('ROLE_COMPANY_ADMIN');
  const id = await addProjectWith(admin, [{}]);
  expect((await setDaily(id, true, stranger)).status).toBe(404);
  expect((await admin.post(`/api/sonar/daily/${id}`, { daily: 'yes' })).status).toBe(400);
  await setDaily(id, true);
  expect((await app.auditEntries()).at(-1)).toMatchObject({
    action: 'sonar.daily',
    outcome: 'success',
    details: { daily: true },
  });
});
