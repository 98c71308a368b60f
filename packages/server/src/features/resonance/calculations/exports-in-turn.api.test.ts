import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderStorage, type Storage } from '#/platform/storage/storage.ts';
import { create } from '#test/resonance-client.ts';
import { openTestApp } from '#test/test-app.ts';

/** A storage in which answers can be held back while they are read. */
const createHoldingStorage = (folder: string) => {
  const storage = folderStorage(folder);
  let gate: Promise<void> | null = null;
  let onRead = (): void => {};
  const holding: Storage = {
    ...storage,
    withLocalPath: async (key, work) => {
      onRead();
      await gate;
      return storage.withLocalPath(key, work);
    },
  };
  /** Holds all readings from now on. `held` is fulfilled once there are so many. */
  const hold = (readings: number) => {
    const [opened, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    gate = opened.promise;
    let left = readings;
    onRead = () => --left === 0 && held.resolve();
    return { held: held.promise, letGo: opened.resolve };
  };
  return { holding, hold };
};

it('makes two files of crosstabs at once; the third waits until one of them is made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-test-'));
  const { holding, hold } = createHoldingStorage(folder);
  const app = await openTestApp({}, { storage: holding });
  const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  const names = ['The sea', 'The lake', 'The pond'];
  const [sea, lake, pond] = (await Promise.all(names.map((name) => create(admin, name)))).map(({ body }) => body.id);
  // In memory from here on: nothing but the line holds the third one up.
  const { body } = await admin.get(`/api/resonance/data?projectId=${pond}`);
  const banner = [body.filterColumns[0].audiences[0].id];
  const request = { banner, audienceIds: [], format: 'csv', lang: 'en' };
  const crosstabOf = (id: string) => admin.post(`/api/resonance/crosstab/export?projectId=${id}`, request);
  const calculate = () => admin.post(`/api/resonance/calculations/init?projectId=${pond}`, { audienceIds: [] });

  const { held, letGo } = hold(2);
  const first = [crosstabOf(sea), crosstabOf(lake)];
  await held;
  let isMade = false;
  const third = crosstabOf(pond).finally(() => {
    isMade = true;
  });
  for (let i = 0; i < 10; i++) expect((await calculate()).status).toBe(200);
  expect(isMade).toBe(false);
  letGo();
  expect((await Promise.all([...first, third])).map(({ status }) => status)).toEqual([200, 200, 200]);
  await app.close();
  await rm(folder, { recursive: true });
});
