import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { addProject, anyId, createCompany, newCompany, newUser, signInOf } from '#test/company-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const put = (url: string, body: unknown) => admin.call('PUT', url, body);
const lastEntry = async () => (await app.auditEntries()).at(-1)!;
const fieldsOnly = ({ companyUsers, ...fields }: ReturnType<typeof newCompany>) => fields;

describe('GET /api/company', () => {
  const names = ['Öko Mode GmbH', 'alpha Foods Ltd', 'Beta A/S'];
  const cities = ['München', 'London', 'aarhus'];
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (const [index, companyName] of names.entries()) {
      app.pass(1000);
      const companyUsers = [newUser(), newUser({ enabled: index !== 0 })];
      const companyContact = `List Person ${index}`;
      const { body } = await createCompany(admin, {
        companyName,
        companyCity: cities[index],
        companyContact,
        companyUsers,
      });
      ids.push(body.id);
    }
    await admin.post(`/api/company/deactivate/${ids[2]}`);
  });

  const list = async (query: string) => {
    const { body } = await admin.get(`/api/company?query=List Person&${query}`);
    return { ...body, names: body.content.map((row: { companyName: string }) => row.companyName) };
  };

  it('shows the newest first, with their people and how many are active', async () => {
    const { content, ...rest } = await list('');
    expect(rest).toMatchObject({ names: names.toReversed(), totalElements: 3, page: 0, size: 10 });
    expect(content[2]).toMatchObject({ id: ids[0], companyCity: 'München', enabled: true, users: 2, activeUsers: 1 });
    expect(content[1]).toMatchObject({ users: 2, activeUsers: 2 });
    expect(content.map((row: { customerNumber: number }) => row.customerNumber)).toEqual([1003, 1002, 1001]);
  });

  it('sorts by name, city and date, both ways, without regard to case', async () => {
    expect((await list('sort=companyName')).names.slice(0, 2)).toEqual(['alpha Foods Ltd', 'Beta A/S']);
    expect((await list('sort=-companyName')).names.slice(1)).toEqual(['Beta A/S', 'alpha Foods Ltd']);
    expect((await list('sort=companyCity')).names[0]).toBe('Beta A/S');
    expect((await list('sort=-companyCity')).names[0]).toBe('Öko Mode GmbH');
    expect((await list('sort=createdOn')).names).toEqual(names);
  });

  it('finds by name, city, contact and number, and takes wildcards literally', async () => {
    const find = async (query: string) =>
      (await admin.get(`/api/company?query=${encodeURIComponent(query)}`)).body.content.map(
        (row: { companyName: string }) => row.companyName,
      );
    expect(await find('PHA foo')).toEqual(['alpha Foods Ltd']);
    expect(await find('Öko')).toEqual(['Öko Mode GmbH']);
    expect(await find('Aarhus')).toEqual(['Beta A/S']);
    expect(await find('person 1')).toEqual(['alpha Foods Ltd']);
    expect(await find('1003')).toEqual(['Beta A/S']);
    expect(await find('%')).toEqual([]);
    expect(await find('A_pha')).toEqual([]);
  });

  it('filters by status and pages without losing or repeating a row', async () => {
    expect((await list('status=disabled')).names).toEqual(['Beta A/S']);
    expect(await list('status=enabled')).toMatchObject({ totalElements: 2 });
    const pages = await Promise.all([0, 1, 2].map((page) => list(`size=2&page=${page}&sort=companyCity`)));
    expect(pages.flatMap((page) => page.names).sort()).toEqual([...names].sort());
    expect(pages[2]).toMatchObject({ names: [], totalElements: 3 });
  });

  it('refuses what is no sort, no status and no size', async () => {
    for (const query of ['sort=users', 'status=gone', 'size=0', 'size=61', 'page=-1']) {
      expect(await admin.get(`/api/company?${query}`)).toMatchObject({ status: 400 });
    }
  });
});

describe('GET /api/company/{id}', () => {
  it('shows everything that was entered, with people, projects, assistants and chats', async () => {
    const { content } = (await admin.post('/api/assistant/search', {})).body;
    expect(content).toEqual([]);
    const projectId = await addProject(app, admin.id, 'Read back');
    const user = newUser({ roleName: 'ROLE_COMPANY_ADMIN', assignedProjects: [projectId] });
    const chats = ['BUILT_IN', 'OPEN_AI'];
    const given = newCompany({ companyUsers: [user], assignedProjects: [projectId], assignedAIChats: chats });
    const { id } = (await admin.post('/api/company', given)).body;
    const { body } = await admin.get(`/api/company/${id}`);
    expect(body).toMatchObject({
      id,
      companyName: given.companyName,
      companyEmail: given.companyEmail,
      companyContact: given.companyContact,
      companyCity: given.companyCity,
      companyAddress: given.companyAddress,
      companyZip: given.companyZip,
      enabledProducts: given.enabledProducts,
      enabled: true,
      customersTotal: 1,
      companyProjectsTotal: 1,
      assistants: [],
      aiChatTypes: ['OPEN_AI', 'BUILT_IN'],
    });
    const { password, ...shown } = user;
    expect(body.customers).toMatchObject([
      { ...shown, name: `${user.firstName} ${user.lastName}`, enabled: true, assignedProjects: [projectId] },
    ]);
    expect(body.companyProjects).toMatchObject([
      { projectId, projectName: 'Read back', enabled: true, actionedBy: { id: admin.id }, lastUsage: null },
    ]);
    expect(JSON.stringify(body)).not.toContain('assword');
  });

  it('knows no other id, and no id that is none', async () => {
    expect(await admin.get(`/api/company/${anyId}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'notFound' } },
    });
    expect((await admin.get('/api/company/1')).status).toBe(400);
  });
});

describe('PUT /api/company/{id}', () => {
  it('changes all fields and leaves people and projects', async () => {
    const { id } = (await createCompany(admin, { companyName: 'Before' })).body;
    const fields = fieldsOnly(newCompany({ companyName: 'After', companyZip: 'EC1A', enabledProducts: ['PULSE'] }));
    expect(await put(`/api/company/${id}`, fields)).toMatchObject({ status: 200, body: { done: true } });
    expect((await admin.get(`/api/company/${id}`)).body).toMatchObject({ ...fields, customersTotal: 1 });
    expect(await lastEntry()).toMatchObject({
      action: 'company.change',
      outcome: 'success',
      actor: admin.username,
      target: 'Before',
      details: { companyName: 'Before → After', companyZip: expect.stringMatching(/ → EC1A$/) },
    });
  });

  it('asks for every field, and for an e-mail that is one', async () => {
    const { id } = (await createCompany(admin)).body;
    for (const name of ['companyName', 'companyContact', 'companyCity', 'companyAddress', 'companyZip']) {
      const { body } = await put(`/api/company/${id}`, { ...fieldsOnly(newCompany()), [name]: '  ' });
      expect(body.error).toMatchObject({
        fields: [{ path: `body.${name}`, message: 'required' }],
      });
    }
    const { body } = await put(`/api/company/${id}`, { ...fieldsOnly(newCompany()), companyEmail: 'moewe' });
    expect(body.error).toMatchObject({ fields: [{ path: 'body.companyEmail', message: 'incorrectEmail' }] });
    const product = await put(`/api/company/${id}`, { ...fieldsOnly(newCompany()), enabledProducts: ['SOAP'] });
    expect(product.status).toBe(400);
  });

  it('answers an unknown id with notFound, and writes it down', async () => {
    expect((await put(`/api/company/${anyId}`, fieldsOnly(newCompany()))).status).toBe(404);
    const entry = { action: 'company.change', outcome: 'failure', target: `company ${anyId}` };
    expect(await lastEntry()).toMatchObject({ ...entry, details: { code: 'notFound' } });
  });
});

describe('DELETE /api/company/{id}', () => {
  it('takes its people along at once and leaves its projects', async () => {
    const projectId = await addProject(app, admin.id, 'Outlives');
    const { id } = (await createCompany(admin, { companyName: 'Gone', assignedProjects: [projectId] })).body;
    const person = await signInOf(app, id, 'ROLE_COMPANY_ADMIN');
    expect((await person.get('/api/check-auth')).status).toBe(200);
    expect((await admin.delete(`/api/company/${id}`)).status).toBe(200);
    expect((await person.get('/api/check-auth')).status).toBe(401);
    expect((await admin.get(`/api/company/${id}`)).status).toBe(404);
    expect((await admin.get(`/api/user/management/get-by-id/${person.id}`)).status).toBe(404);
    expect((await admin.post('/api/project/search', { query: 'Outlives' })).body.totalElements).toBe(1);
    const deletions = (await app.auditEntries()).filter(({ action }) => action === 'company.delete');
    expect(deletions.at(-1)).toMatchObject({ outcome: 'success', target: 'Gone' });
    expect((await admin.delete(`/api/company/${id}`)).status).toBe(404);
  });
});

describe('POST /api/company/deactivate/{id} and activate/{id}', () => {
  it('shuts its people out at once and lets them in again', async () => {
    const { id } = (await createCompany(admin, { companyName: 'Closed' })).body;
    const other = (await createCompany(admin)).body;
    const people = [await signInOf(app, id, 'ROLE_COMPANY_ADMIN'), await signInOf(app, id, 'ROLE_CUSTOMER')];
    const stranger = await signInOf(app, other.id, 'ROLE_CUSTOMER');
    expect((await admin.post(`/api/company/deactivate/${id}`)).status).toBe(200);
    expect(await lastEntry()).toMatchObject({ action: 'company.disable', outcome: 'success', target: 'Closed' });
    for (const person of people) {
      expect((await person.get('/api/check-auth')).status).toBe(401);
      expect((await person.post('/api/auth/refresh')).status).toBe(401);
      const login = await person.post('/api/auth/login', {
        username: person.username,
        password: 'Correct-Horse-7-Battery',
      });
      expect(login.status).toBe(403);
    }
    expect((await stranger.get('/api/check-auth')).status).toBe(200);

    expect((await admin.post(`/api/company/activate/${id}`)).status).toBe(200);
    expect(await lastEntry()).toMatchObject({ action: 'company.enable', outcome: 'success', target: 'Closed' });
    expect((await people[0]!.get('/api/check-auth')).status).toBe(401);
    const again = app.browserOf(people[0]!);
    expect((await again.signIn(app.mails, 'Correct-Horse-7-Battery')).status).toBe(200);
  });

  it('knows no other id', async () => {
    expect((await admin.post(`/api/company/deactivate/${randomUUID()}`)).status).toBe(404);
    expect((await admin.post(`/api/company/activate/${randomUUID()}`)).status).toBe(404);
  });
});

describe('the calls of companies', () => {
  it('are for global admins only', async () => {
    const { id } = (await createCompany(admin)).body;
    const strangers = [await signInOf(app, id, 'ROLE_COMPANY_ADMIN'), await app.signInAs('ROLE_GLOBAL_USER')];
    for (const stranger of strangers) {
      expect((await stranger.get('/api/company')).status).toBe(403);
      expect((await stranger.get(`/api/company/${id}`)).status).toBe(403);
      expect((await createCompany(stranger)).status).toBe(403);
      expect((await stranger.delete(`/api/company/${id}`)).status).toBe(403);
      expect((await stranger.post(`/api/company/add-customer/${id}`, newUser())).status).toBe(403);
      expect((await stranger.post(`/api/company/deactivate/${id}`)).status).toBe(403);
    }
    expect((await app.browser().get(`/api/company/${id}`)).status).toBe(401);
  });
});
