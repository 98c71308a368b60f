import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { addProject, anyId, createCompany, newUser } from '#test/company-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let id: string;
let otherId: string;
let userId: string;
let projects: Record<'apple' | 'Banana' | 'Cherry' | 'Genie' | 'Spare', string>;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  projects = {
    apple: await addProject(app, admin.id, 'apple'),
    Banana: await addProject(app, admin.id, 'Banana', 'SONAR'),
    Cherry: await addProject(app, admin.id, 'Cherry'),
    Genie: await addProject(app, admin.id, 'Genie', 'GENIE'),
    Spare: await addProject(app, admin.id, 'Spare'),
  };
  const { apple, Banana, Cherry } = projects;
  const companyUsers = [newUser({ assignedProjects: [Banana] })];
  id = (await createCompany(admin, { companyName: 'Home', assignedProjects: [apple, Banana], companyUsers })).body.id;
  userId = (await admin.get(`/api/company/${id}`)).body.customers[0].id;
  app.pass(60_000);
  await admin.post(`/api/company/add-project/${id}`, { projectIds: [Cherry] });
  otherId = (await createCompany(admin, { companyName: 'Other', assignedProjects: [projects.Spare] })).body.id;
});
afterAll(() => app.close());

const list = async (query = '', of = id) => {
  const { body } = await admin.get(`/api/company/${of}/projects?${query}`);
  return { ...body, names: body.content.map(({ projectName }: { projectName: string }) => projectName) };
};
const add = (of: string, projectIds: unknown) => admin.post(`/api/company/add-project/${of}`, { projectIds });
const lastEntry = async () => (await app.auditEntries()).at(-1)!;

describe('GET /api/company/{id}/projects', () => {
  it('lists what was given last first, with who gave it', async () => {
    const page = await list();
    expect(page).toMatchObject({ totalElements: 3, page: 0, size: 10 });
    expect(page.content[0]).toMatchObject({
      projectId: projects.Cherry,
      projectName: 'Cherry',
      projectType: 'RESONANCE',
      enabled: true,
      actionedBy: { id: admin.id, name: 'Test User 1' },
      actionedOn: '2026-11-21T09:01:00.000Z',
      lastUsage: null,
    });
  });

  it('sorts, finds and pages', async () => {
    expect((await list('sort=projectName')).names).toEqual(['apple', 'Banana', 'Cherry']);
    expect((await list('sort=-projectName')).names).toEqual(['Cherry', 'Banana', 'apple']);
    expect((await list('sort=actionedOn')).names.at(-1)).toBe('Cherry');
    expect((await list('sort=lastUsage')).names).toHaveLength(3);
    expect((await list('query=NANA')).names).toEqual(['Banana']);
    expect((await list('query=%25')).names).toEqual([]);
    expect(await list('sort=projectName&size=2&page=1')).toMatchObject({ names: ['Cherry'], totalElements: 3 });
  });

  it('shows with a user those they have, or those they lack', async () => {
    expect(await list(`userId=${userId}&assigned=yes`)).toMatchObject({ names: ['Banana'], totalElements: 1 });
    expect((await list(`userId=${userId}&assigned=no&sort=projectName`)).names).toEqual(['apple', 'Cherry']);
  });

  it('treats another company’s user as one that does not exist', async () => {
    const [stranger] = (await admin.get(`/api/company/${otherId}`)).body.customers;
    for (const unknown of [anyId, stranger.id]) {
      const reply = await admin.get(`/api/company/${id}/projects?userId=${unknown}&assigned=no`);
      expect(reply).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
    }
    expect((await admin.get(`/api/company/${anyId}/projects`)).status).toBe(404);
    for (const query of ['sort=enabled', 'userId=x', 'assigned=maybe']) {
      expect((await admin.get(`/api/company/${id}/projects?${query}`)).status).toBe(400);
    }
  });
});

describe('POST /api/company/add-project/{id}', () => {
  it('adds those that are new and leaves those that are there as they are', async () => {
    const company = (await createCompany(admin, { companyName: 'Grows', assignedProjects: [projects.apple] })).body.id;
    await admin.post(`/api/company/${company}/project/${projects.apple}/disable`);
    const [before] = (await list('', company)).content;
    app.pass(5000);
    for (let time = 0; time < 2; time++) {
      const given = await add(company, [projects.Cherry, projects.apple, projects.Cherry.toUpperCase()]);
      expect(given).toMatchObject({ status: 200, body: { done: true } });
    }
    const { content } = await list('sort=projectName', company);
    expect(content).toHaveLength(2);
    expect(content[0]).toEqual(before);
    expect(await lastEntry()).toMatchObject({ action: 'company.projects-add', outcome: 'success', target: 'Grows' });
    expect((await lastEntry()).details).toEqual({ projects: 'apple, Cherry' });
  });

  it('changes nothing where one is unknown or of a type that the company may not use', async () => {
    const before = await list();
    expect(await add(id, [projects.Spare, anyId])).toMatchObject({
      status: 404,
      body: { error: { code: 'notFound' } },
    });
    expect(await lastEntry()).toMatchObject({ action: 'company.projects-add', outcome: 'failure', target: 'Home' });
    const refused = await add(id, [projects.Spare, projects.Genie]);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'productNotEnabled' } } });
    expect(await list()).toEqual(before);
    expect((await add(anyId, [projects.apple])).status).toBe(404);
    for (const projectIds of [[], ['x'], undefined]) expect((await add(id, projectIds)).status).toBe(400);
  });
});

describe('enabling and disabling a project of a company', () => {
  it('notes who did it and when', async () => {
    app.pass(5000);
    expect((await admin.post(`/api/company/${id}/project/${projects.apple}/disable`)).status).toBe(200);
    const [row] = (await list('query=apple')).content;
    expect(row).toMatchObject({ enabled: false, actionedBy: { id: admin.id } });
    expect(row.actionedOn).toBe(app.services.now().toISOString());
    const entry = { outcome: 'success', target: 'Home', details: { project: 'apple' } };
    expect(await lastEntry()).toMatchObject({ ...entry, action: 'company.project-disable' });
    expect((await admin.post(`/api/company/${id}/project/${projects.apple}/enable`)).status).toBe(200);
    expect((await list('query=apple')).content[0].enabled).toBe(true);
    expect(await lastEntry()).toMatchObject({ ...entry, action: 'company.project-enable' });
  });
});

describe('DELETE /api/company/{id}/project/{projectId}', () => {
  it('takes the project from the company and its people, and leaves the project and other companies', async () => {
    const person = newUser({ assignedProjects: [projects.Cherry] });
    const given = { companyName: 'Shrinks', assignedProjects: [projects.Cherry], companyUsers: [person] };
    const company = (await createCompany(admin, given)).body.id;
    expect((await admin.delete(`/api/company/${company}/project/${projects.Cherry}`)).status).toBe(200);
    const entry = { action: 'company.project-remove', outcome: 'success', target: 'Shrinks' };
    expect(await lastEntry()).toMatchObject({ ...entry, details: { project: 'Cherry' } });
    expect((await list('', company)).totalElements).toBe(0);
    expect((await list('query=Cherry')).totalElements).toBe(1);
    // Given once more it is nobody's until it is assigned anew.
    await add(company, [projects.Cherry]);
    expect((await admin.get(`/api/company/${company}`)).body.customers[0].assignedProjects).toEqual([]);
    expect((await admin.post('/api/project/search', { query: 'Cherry' })).body.totalElements).toBe(1);
  });
});

describe('another company’s project', () => {
  it('is the same as one that does not exist', async () => {
    const calls = (projectId: string) => [
      admin.delete(`/api/company/${id}/project/${projectId}`),
      admin.post(`/api/company/${id}/project/${projectId}/enable`),
      admin.post(`/api/company/${id}/project/${projectId}/disable`),
    ];
    const unknown = await Promise.all(calls(anyId));
    const others = await Promise.all(calls(projects.Spare));
    for (const [index, reply] of others.entries()) {
      expect(reply.status).toBe(404);
      expect({ ...reply.body.error, requestId: '' }).toEqual({ ...unknown[index]!.body.error, requestId: '' });
    }
    expect((await list('', otherId)).content[0]).toMatchObject({ projectName: 'Spare', enabled: true });
    expect((await admin.post(`/api/company/${id}/project/x/enable`)).status).toBe(400);
    expect((await admin.delete(`/api/company/${anyId}/project/${projects.apple}`)).status).toBe(404);
  });
});
