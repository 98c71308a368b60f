import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, brand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { sonarReferences } from './scores.tables.ts';
import { calculationsOf, importFigures, range } from './scores-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

/** A project whose first reference is frozen. */
const newProject = async (name: string): Promise<string> => {
  const id = await addSonar(admin, name, { datasets: [brand('one.example')] });
  await importFigures(admin, id, [{ domain: 'one.example', size: 50, from: '2026-04-01', to: '2026-06-30' }]);
  return id;
};
const versionsOf = async (projectId: string) => {
  const kept = await app.services.db.select().from(sonarReferences).where(eq(sonarReferences.projectId, projectId));
  return kept.map(({ version }) => version).toSorted((one, other) => one - other);
};
const from = (version: number) => Array.from({ length: 20 }, (_, at) => version + at);

it('keeps the last 20 references of a project, the one in use among them', async () => {
  const [id, other] = [await newProject('Kept'), await newProject('Other')];
  for (let version = 2; version <= 20; version++) await admin.post(`/api/sonar/recalibrate/${id}`);
  expect(await versionsOf(id)).toEqual(from(1));
  for (const version of [21, 22]) {
    expect((await admin.post(`/api/sonar/recalibrate/${id}`)).body.version).toBe(version);
    expect(await versionsOf(id)).toEqual(from(version - 19));
  }
  const ranges = { comparable: range('2026-06-01', '2026-06-30'), compareTo: range('2026-05-01', '2026-05-31') };
  expect((await calculationsOf(admin, id, ranges)).reference?.version).toBe(22);
  expect(await versionsOf(other)).toEqual([1]);
});
