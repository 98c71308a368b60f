import { expect, inject } from 'vitest';
import { createApp } from '#/app.ts';
import { createMetrics } from '#/platform/metrics/metrics.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { test } from '#test/api-test.ts';
import { type Browser, createBrowser } from '#test/browser.ts';
import { createCompany, signInOf } from '#test/company-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';

test.override('settings', { SEED_DEMO: 'uncollected' });
test.beforeAll(({ app }) => seedChoices(app));

const steps = async (browser: Browser) => (await browser.get('/api/project/first-steps')).body;
const names = async (browser: Browser): Promise<string[]> =>
  (await browser.post('/api/project/search?size=60')).body.content.map(
    (row: { projectName: string }) => row.projectName,
  );

test('reports what was done, and counts no demo project', async ({ app, admin }) => {
  const nothing = { hasProject: false, hasData: false, hasShared: false, toFill: null, toShare: null };
  expect(await steps(admin)).toMatchObject({ ...nothing, demoProjects: 0 });
  expect((await admin.post('/api/project/demo')).body).toEqual({ projects: 7 });
  await app.jobsAreDone();
  expect(await steps(admin)).toMatchObject({ ...nothing, demoProjects: 7 });
  const id = await addProduct(admin, 'SONAR', 'Of our own');
  expect(await steps(admin)).toMatchObject({
    hasProject: true,
    hasData: false,
    hasShared: false,
    toFill: { id },
    toShare: null,
  });
  await signInOf(app, (await createCompany(admin)).body.id, 'ROLE_COMPANY_USER');
  expect(await steps(admin)).toMatchObject({ hasColleague: false });
  await app.signInAs('ROLE_GLOBAL_USER');
  expect(await steps(admin)).toMatchObject({ hasColleague: true });

  expect((await admin.post(`/api/project/activate/sharing/${id}`)).status).toBe(200);
  expect(await steps(admin)).toMatchObject({ hasShared: true });
});

test('adds what is missing of the demo, and leaves what has its name', async ({ admin }) => {
  expect((await admin.post('/api/project/demo')).body).toEqual({ projects: 0 });
  await admin.delete('/api/project/demo');
  await addProduct(admin, 'GENIE', 'Havgus headlines');
  expect((await admin.post('/api/project/demo')).body).toEqual({ projects: 6 });
  expect((await steps(admin)).demoProjects).toBe(6);
});

test('removes all demo projects, also while data is collected for them, and nothing else', async ({ app, admin }) => {
  await admin.delete('/api/project/demo');
  const { services } = app;
  await seedDemo({ ...services, env: { ...services.env, SEED_DEMO: 'true' } }, admin.id);
  const before = await names(admin);
  const demo = (await steps(admin)).demoProjects;
  expect(demo).toBeGreaterThan(0);
  expect((await admin.delete('/api/project/demo')).body).toEqual({ projects: demo });
  expect(await names(admin)).toHaveLength(before.length - demo);
  expect(await names(admin)).toContain('Of our own');
  expect((await admin.delete('/api/project/demo')).body).toEqual({ projects: 0 });
  await app.jobsAreDone();
  const { content } = (await admin.get('/api/audit?size=60')).body;
  expect(content.filter(({ action }: { action: string }) => action === 'project.delete').length).toBeGreaterThanOrEqual(
    demo,
  );
});

test('is all there or all gone where two nodes add and remove it at once', async ({ app, admin }) => {
  await admin.delete('/api/project/demo');
  const before = await names(admin);
  const all = (await admin.post('/api/project/demo')).body.projects;
  await admin.delete('/api/project/demo');
  const node = await createApp({ ...app.services, metrics: createMetrics() });
  const elsewhere = createBrowser(node, admin);
  for (const [name, value] of admin.jar) elsewhere.jar.set(name, value);
  // An embedded database has one node.
  const other = inject('database').kind === 'postgres' ? elsewhere : admin;
  for (let round = 0; round < 2; round++) {
    const replies = await Promise.all([
      admin.post('/api/project/demo'),
      other.delete('/api/project/demo'),
      other.post('/api/project/demo'),
      admin.delete('/api/project/demo'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of replies) expect([0, all]).toContain(body.projects);
    const { demoProjects } = await steps(admin);
    expect([0, all]).toContain(demoProjects);
    expect(await names(admin)).toHaveLength(before.length + demoProjects);
  }
  await node.close();
});

test('is for those who manage projects', async ({ app, user }) => {
  for (const browser of [user, await app.signInAs('ROLE_COMPANY_ADMIN')]) {
    expect((await browser.get('/api/project/first-steps')).status).toBe(403);
    expect((await browser.post('/api/project/demo')).status).toBe(403);
    expect((await browser.delete('/api/project/demo')).status).toBe(403);
  }
});
