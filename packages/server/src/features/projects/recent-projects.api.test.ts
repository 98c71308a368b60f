import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';

test.beforeAll(({ app }) => seedChoices(app));

const visit = async (browser: Browser, id: string) => (await browser.post(`/api/project/recent/${id}`)).status;
const recent = async (browser: Browser): Promise<string[]> =>
  (await browser.get('/api/project/recent')).body.projects.map((row: { projectName: string }) => row.projectName);

test('lists the projects that a user opened, the latest first, each once', async ({ app, admin }) => {
  const [one, two] = [await addProduct(admin, 'SONAR', 'Visited one'), await addProduct(admin, 'SONAR', 'Visited two')];
  expect(await recent(admin)).toEqual([]);
  for (const id of [one, two, one]) {
    expect(await visit(admin, id)).toBe(200);
    app.pass(1000);
  }
  expect(await recent(admin)).toEqual(['Visited one', 'Visited two']);
  expect(await recent(await app.signInAs('ROLE_GLOBAL_ADMIN'))).toEqual([]);
});

test('lists eight at most', async ({ app }) => {
  const visitor = await app.signInAs('ROLE_GLOBAL_ADMIN');
  for (let n = 1; n <= 9; n++) {
    await visit(visitor, await addProduct(visitor, 'SONAR', `Eighth ${n}`));
    app.pass(1000);
  }
  expect(await recent(visitor)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Eighth ${n}`));
});

test('forgets a project that the user may no longer see', async ({ admin, user }) => {
  const id = await addProduct(admin, 'SONAR', 'Taken away');
  await admin.post(`/api/project/edit/users/${id}`, { userIds: [user.id] });
  expect(await visit(user, id)).toBe(200);
  expect(await recent(user)).toEqual(['Taken away']);
  await admin.post(`/api/project/edit/users/${id}`, { userIds: [] });
  expect(await recent(user)).toEqual([]);
});

test('reveals nothing of a project to a stranger, and nothing at all without a session', async ({
  admin,
  stranger,
  nobody,
}) => {
  const id = await addProduct(admin, 'SONAR', 'Secret visit');
  const [unseen, unknown] = [await visit(stranger, id), await visit(stranger, randomUUID())];
  expect([unseen, unknown]).toEqual([404, 404]);
  expect(await visit(nobody, id)).toBe(401);
  expect((await nobody.get('/api/project/recent')).status).toBe(401);
  expect(await visit(admin, 'no-id')).toBe(400);
});
