import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { addProject, anyId, createCompany, newUser } from '#test/company-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let id: string;
let otherId: string;
let projects: string[];
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  projects = [];
  for (const name of ['One', 'Two', 'Three']) projects.push(await addProject(app, admin.id, name));
  const people = [
    newUser({ firstName: 'Åse', lastName: 'Bæk', username: 'z@kunde.example' }),
    newUser({ firstName: 'anna', lastName: 'Weiß', username: 'y@kunde.example', enabled: false }),
    newUser({ firstName: 'Bo', lastName: 'Holm', username: 'x@kunde.example', assignedProjects: [projects[1]] }),
  ];
  const given = { companyName: 'Home', companyUsers: people, assignedProjects: projects.slice(0, 2) };
  id = (await createCompany(admin, given)).body.id;
  otherId = (await createCompany(admin, { companyName: 'Other', assignedProjects: [projects[2]] })).body.id;
});
afterAll(() => app.close());

const list = async (query = '', of = id) => {
  const { body } = await admin.get(`/api/company/${of}/customers?${query}`);
  return { ...body, names: body.content.map(({ name }: { name: string }) => name) };
};
const personOf = async (of: string, username: string) =>
  (await list('size=60', of)).content.find((row: { username: string }) => row.username === username);
const lastEntry = async () => (await app.auditEntries()).at(-1)!;

describe('GET /api/company/{id}/customers', () => {
  it('lists the company’s people by name and nobody else', async () => {
    const page = await list();
    expect(page).toMatchObject({ names: ['anna Weiß', 'Bo Holm', 'Åse Bæk'], totalElements: 3, page: 0, size: 10 });
    expect(page.content[1]).toMatchObject({ username: 'x@kunde.example', assignedProjects: [projects[1]] });
    expect(page.content[0].actionedBy).toEqual({ id: admin.id, name: 'Test User 1' });
  });

  it('sorts, filters and pages', async () => {
    expect((await list('sort=-name')).names).toEqual(['Åse Bæk', 'Bo Holm', 'anna Weiß']);
    expect((await list('sort=username')).names).toEqual(['Bo Holm', 'anna Weiß', 'Åse Bæk']);
    expect((await list('sort=-createdOn')).names).toHaveLength(3);
    expect((await list('query=HOLM')).names).toEqual(['Bo Holm']);
    expect((await list('query=y@kunde')).names).toEqual(['anna Weiß']);
    expect((await list('query=_')).names).toEqual([]);
    expect((await list('status=disabled')).names).toEqual(['anna Weiß']);
    expect(await list('size=2&page=1')).toMatchObject({ names: ['Åse Bæk'], totalElements: 3 });
  });

  it('knows no other company, and no sort that is none', async () => {
    expect((await admin.get(`/api/company/${anyId}/customers`)).status).toBe(404);
    expect((await admin.get(`/api/company/${id}/customers?sort=password`)).status).toBe(400);
    expect((await admin.get('/api/company/x/customers')).status).toBe(400);
  });
});

describe.each([
  [
    'POST /api/company/add-customer/{id}',
    (of: string, body: object) => admin.post(`/api/company/add-customer/${of}`, body),
  ],
  [
    'POST /api/user/management/add-customer',
    (of: string, body: object) => admin.post('/api/user/management/add-customer', { ...body, companyId: of }),
  ],
])('%s', (_, add) => {
  it('adds a user with projects, welcomes them and writes it down', async () => {
    const user = newUser({ roleName: 'ROLE_COMPANY_ADMIN', assignedProjects: [projects[0]] });
    const added = await add(id, user);
    expect(added).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    expect(await personOf(id, user.username)).toMatchObject({
      id: added.body.id,
      roleName: 'ROLE_COMPANY_ADMIN',
      enabled: true,
      assignedProjects: [projects[0]],
      lastSignInOn: null,
    });
    await expect.poll(() => app.mails.at(-1)?.to).toBe(user.username);
    const entry = (await app.auditEntries()).findLast(({ target }) => target === user.username);
    expect(entry).toMatchObject({ action: 'user.create', outcome: 'success', actor: admin.username });
    expect(entry?.details).toEqual({ company: 'Home', role: 'ROLE_COMPANY_ADMIN' });
    const signedIn = await app.browserOf({ id: '', username: user.username }).signIn(app.mails, user.password);
    expect(signedIn.body).toHaveProperty('changePasswordToken');
  });

  it('refuses an e-mail that is taken and a password that is common, and writes it down', async () => {
    const taken = await add(id, newUser({ username: admin.username }));
    expect(taken).toMatchObject({ status: 409, body: { error: { code: 'userWithUsernameAlreadyExists' } } });
    expect(taken.body.error.fields[0].path).toBe('body.username');
    const common = await add(id, newUser({ password: 'Password1234567!' }));
    expect(common).toMatchObject({ status: 400, body: { error: { code: 'passwordTooCommon' } } });
    expect(common.body.error.fields[0].path).toBe('body.password');
    expect(await lastEntry()).toMatchObject({ action: 'user.create', outcome: 'failure' });
  });

  it('adds nobody where a project is not the company’s or the company is unknown', async () => {
    const user = newUser();
    for (const projectId of [projects[2], anyId]) {
      const refused = await add(id, { ...user, assignedProjects: [projects[0], projectId] });
      expect(refused).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
    }
    expect((await add(anyId, user)).status).toBe(404);
    expect(await personOf(id, user.username)).toBeUndefined();
    expect((await add(id, user)).status).toBe(201);
  });

  it('asks for every field', async () => {
    for (const name of ['firstName', 'lastName']) {
      const { body } = await add(id, newUser({ [name]: '' }));
      expect(body.error.fields).toEqual([{ path: `body.${name}`, message: 'required' }]);
    }
    const { body } = await add(id, newUser({ username: 'nobody' }));
    expect(body.error.fields).toEqual([{ path: 'body.username', message: 'incorrectEmail' }]);
    expect((await add(id, newUser({ roleName: 'ROLE_GLOBAL_USER' }))).status).toBe(400);
    expect((await add('x', newUser())).status).toBe(400);
  });

  it('lets exactly one of parallel requests with one e-mail through', async () => {
    const user = newUser();
    const replies = await Promise.all([add(id, user), add(otherId, user), add(id, user)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('POST /api/company/{id}/customer/{userId}/projects', () => {
  const set = (of: string, userId: string, projectIds: unknown) =>
    admin.post(`/api/company/${of}/customer/${userId}/projects`, { projectIds });

  it('gives these projects and no others', async () => {
    const { id: userId, username } = await personOf(id, 'z@kunde.example');
    for (const wanted of [projects.slice(0, 2), [projects[1]!], []]) {
      expect(await set(id, userId, wanted)).toMatchObject({ status: 200, body: { done: true } });
      expect(new Set((await personOf(id, username)).assignedProjects)).toEqual(new Set(wanted));
    }
    await set(id, userId, [projects[0], projects[0]!.toUpperCase()]);
    expect((await personOf(id, username)).assignedProjects).toEqual([projects[0]]);
    expect(await lastEntry()).toMatchObject({ action: 'user.projects', outcome: 'success', target: username });
    expect((await lastEntry()).details).toEqual({ company: 'Home', projects: 'One' });
  });

  it('changes nothing where one of them is not the company’s', async () => {
    const { id: userId, username } = await personOf(id, 'x@kunde.example');
    for (const projectId of [projects[2], anyId]) {
      const refused = await set(id, userId, [projects[0], projectId]);
      expect(refused).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
      expect((await personOf(id, username)).assignedProjects).toEqual([projects[1]]);
    }
    expect(await lastEntry()).toMatchObject({ action: 'user.projects', outcome: 'failure', target: username });
  });

  it('treats another company’s user as one that does not exist', async () => {
    const [stranger] = (await list('', otherId)).content;
    const unknown = await set(id, anyId, []);
    for (const userId of [stranger.id, admin.id]) {
      const refused = await set(id, userId, []);
      expect({ ...refused.body.error, requestId: '' }).toEqual({ ...unknown.body.error, requestId: '' });
      expect(refused.status).toBe(404);
    }
    expect((await set(anyId, stranger.id, [])).status).toBe(404);
    expect((await set(id, 'x', [])).status).toBe(400);
    expect((await set(id, stranger.id, ['x'])).status).toBe(400);
  });
});
