import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '#/platform/jobs/jobs.store.ts';
import { jobs } from '#/platform/jobs/jobs.tables.ts';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser, Reply } from '#test/browser.ts';
import { signInOf } from '#test/company-client.ts';
import { addProduct, seedChoices, sendFile } from '#test/product-client.ts';
import {
  addBrand,
  addSonar,
  brand,
  deleteBrands,
  editBrand,
  importFile,
  pageOf,
  postDataset,
  searchBrands,
} from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const csv = 'company,domain\nNew,new.dk\n';
let made = 0;
const newProject = (...datasets: object[]) => addSonar(admin, `Rights ${++made}`, { datasets });
const firstId = async (projectId: string) => (await pageOf(admin, projectId)).content[0]!.id;

/** What every call about a project's brands answers someone. */
const looks = async (browser: Browser, projectId: string, id: string): Promise<number[]> => {
  const replies = [
    await searchBrands(browser, projectId),
    await browser.get(`/api/sonar-data/${id}`),
    await browser.get(`/api/sonar-data/export/${projectId}`),
  ];
  return replies.map(({ status }) => status);
};
const changes = async (browser: Browser, projectId: string, id: string): Promise<Reply[]> => [
  await postDataset(browser, projectId, brand(`${randomUUID()}.dk`)),
  await editBrand(browser, id, brand(`${randomUUID()}.dk`)),
  await importFile(browser, projectId, 'b.csv', csv),
  await deleteBrands(browser, [id]),
];
const statusesOf = (replies: Reply[]) => replies.map(({ status }) => status);

describe('the brands of a project', () => {
  it('are open to a company’s people while it has the project, and changed by its admins', async () => {
    const companyId = await addTestCompany(app.services.db, 'Möwe', { enabledProducts: ['SONAR'] });
    const companyAdmin = await signInOf(app, companyId, 'ROLE_COMPANY_ADMIN');
    const companyUser = await signInOf(app, companyId, 'ROLE_COMPANY_USER');
    const projectId = await newProject(brand('a.dk'));
    const id = await firstId(projectId);
    expect(await looks(companyAdmin, projectId, id)).toEqual([404, 404, 404]);
    expect(statusesOf(await changes(companyAdmin, projectId, id))).toEqual([404, 404, 404, 404]);
    const given = await admin.post(`/api/company/add-project/${companyId}`, { projectIds: [projectId] });
    expect(given.status).toBe(200);
    await admin.post(`/api/project/edit/users/${projectId}`, { userIds: [companyUser.id] });
    expect(await looks(companyAdmin, projectId, id)).toEqual([200, 200, 200]);
    expect(await looks(companyUser, projectId, id)).toEqual([200, 200, 200]);
    expect(statusesOf(await changes(companyUser, projectId, id))).toEqual([403, 403, 403, 403]);
    expect((await companyAdmin.get('/api/sonar-data/template')).status).toBe(200);
    expect((await sendFile(companyAdmin, '/api/sonar-data/read-file', 'b.csv', csv)).status).toBe(403);
    expect(statusesOf(await changes(companyAdmin, projectId, id))).toEqual([201, 200, 200, 200]);
    await admin.post(`/api/project/deactivate/${projectId}`);
    const left = await firstIdOfInactive(projectId);
    expect(await looks(companyAdmin, projectId, left)).toEqual([404, 404, 404]);
    expect(statusesOf(await changes(companyAdmin, projectId, left))).toEqual([404, 404, 404, 404]);
    expect((await postDataset(admin, projectId, brand('inactive.dk'))).status).toBe(201);
  });

  it('are not there for global users without the project, who are noted, nor for other types', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const projectId = await newProject(brand('a.dk'));
    const id = await firstId(projectId);
    const before = (await app.auditEntries()).length;
    expect(await looks(user, projectId, id)).toEqual([404, 404, 404]);
    const entries = (await app.auditEntries()).slice(before);
    expect(entries.map(({ action }) => action)).toEqual(Array(3).fill('access.denied'));
    expect(statusesOf(await changes(user, projectId, id))).toEqual([403, 403, 403, 403]);
    const genie = await addProduct(admin, 'GENIE', 'No brands here');
    expect((await searchBrands(admin, genie)).status).toBe(404);
    expect((await postDataset(admin, genie, brand('a.dk'))).status).toBe(404);
    expect((await importFile(admin, genie, 'b.csv', csv)).status).toBe(404);
    expect((await admin.get('/api/sonar-data/nonsense')).status).toBe(400);
    expect((await admin.post(`/api/sonar-data/edit?id=${randomUUID()}`, brand('a.dk'))).status).toBe(404);
  });

  it.each(['CRAWL', 'COLLECT_SONAR'] as const)('rest while a %s job is queued or running', async (type) => {
    const { db, now } = app.services;
    const projectId = await newProject(brand('a.dk'), brand('b.dk'));
    const id = await firstId(projectId);
    const job = { id: randomUUID(), type, lane: `sonar/${projectId}`, createdBy: admin.id, projectId, input: {} };
    await addJob(db, { ...job, createdOn: now() });
    for (const status of ['EXECUTE', 'EXECUTING'] as const) {
      await db.update(jobs).set({ status });
      const replies = await changes(admin, projectId, id);
      expect(replies.map(({ status: code, body }) => `${code} ${body.error.code}`)).toEqual(
        Array(4).fill('409 jobInProgress'),
      );
    }
    expect(await looks(admin, projectId, id)).toEqual([200, 200, 200]);
    expect((await addBrand(admin, await newProject(), brand('a.dk'))).count).toBe(1);
    await db.update(jobs).set({ status: 'EXECUTED', outcome: 'cancelled', endedOn: now() });
    expect(statusesOf(await changes(admin, projectId, id))).toEqual([201, 200, 200, 200]);
  });

  it('go with their project', async () => {
    const projectId = await newProject(brand('a.dk', { socials: { FACEBOOK: [{ url: 'aa' }] } }));
    const id = await firstId(projectId);
    expect((await admin.delete(`/api/sonar/${projectId}`)).status).toBe(200);
    expect((await admin.get(`/api/sonar-data/${id}`)).status).toBe(404);
  });
});

/** Added while the project is on, found when it is off. */
const firstIdOfInactive = async (projectId: string) => {
  await admin.post(`/api/project/activate/${projectId}`);
  const id = await firstId(projectId);
  await admin.post(`/api/project/deactivate/${projectId}`);
  return id;
};
