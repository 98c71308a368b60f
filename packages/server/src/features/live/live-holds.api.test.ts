import { liveHeaders } from '@soundings/contract/live/live-channel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { projectHolds } from '#/features/projects/projects.tables.ts';
import { acquireLease, userOwner } from '#/features/projects/status/leases.ts';
import type { Browser } from '#test/browser.ts';
import { connectFrame, cookiesOf, listenLive, openWire } from '#test/live-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  // What is done again and again is done when the test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});

const holdOf = async (projectId: string): Promise<Date | undefined> => {
  const rows = await app.services.db.select().from(projectHolds).where(eq(projectHolds.projectId, projectId));
  return rows[0]?.until;
};

it('an open live channel keeps the hold of whoever has it open, and no other', async () => {
  const [open, other] = [await addProduct(admin, 'GENIE', 'Open'), await addProduct(admin, 'GENIE', 'Not open')];
  for (const id of [open, other]) await acquireLease(app.services.db, id, userOwner(admin));
  await app.services.db.execute(sql`update project_holds set until = until - interval '50 seconds'`);
  const [before, others] = [await holdOf(open), await holdOf(other)];
  const wire = await openWire(await listenLive(app), cookiesOf(admin));
  wire.send(connectFrame([[liveHeaders.projectId, open]]));
  expect((await wire.next())?.command).toBe('CONNECTED');

  vi.advanceTimersByTime(20_000);
  await expect.poll(async () => (await holdOf(open))!.getTime()).toBeGreaterThan(before!.getTime() + 45_000);
  expect(await holdOf(other)).toEqual(others);
  wire.socket.terminate();
});
