import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { addProduct } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

it('is not found in the calls of another type, and the audit log reports who asked', async () => {
  const id = await addProduct(admin, 'SONAR', 'No answers');
  const { status, body } = await admin.get(`/api/resonance/data?projectId=${id}`);
  expect([status, body.error.code]).toEqual([404, 'notFound']);
  expect((await app.auditEntries()).at(-1)).toMatchObject({
    action: 'access.denied',
    outcome: 'failure',
    target: `project ${id}`,
  });
});
