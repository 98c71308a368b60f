import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { addProject, anyId, signInOf } from '#test/company-client.ts';
import { infoOf } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let one: Browser;
let two: Browser;
let customer: Browser;
let projectId: string;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN', 'anna@soundings.example');
  one = await app.signInAs('ROLE_GLOBAL_USER', 'one@soundings.example');
  two = await app.signInAs('ROLE_GLOBAL_USER', 'two@soundings.example');
  const companyId = await addTestCompany(app.services.db, 'Alpha');
  customer = await signInOf(app, companyId, 'ROLE_CUSTOMER');
  projectId = await addProject(app, admin.id, 'Assigned to some');
});
afterAll(() => app.close());

const set = (userIds: unknown, id = projectId) => admin.post(`/api/project/edit/users/${id}`, { userIds });
const find = async (query = '') => (await admin.get(`/api/project/${projectId}/users?${query}`)).body;
const namesOf = ({ content }: { content: { username: string }[] }) => content.map(({ username }) => username);

describe('the users of a project', () => {
  it('are those given and no others', async () => {
    expect((await set([one.id, customer.id, one.id])).status).toBe(200);
    expect((await infoOf(admin, projectId)).userIds.sort()).toEqual([one.id, customer.id].sort());
    expect((await set([two.id, customer.id])).status).toBe(200);
    expect((await infoOf(admin, projectId)).userIds.sort()).toEqual([two.id, customer.id].sort());
    expect((await one.post('/api/project/search')).body.totalElements).toBe(0);
    expect((await two.post('/api/project/search')).body.totalElements).toBe(1);
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'project.users', target: 'Assigned to some' });
  });

  it('stay as they are where one of those given is unknown', async () => {
    const before = (await infoOf(admin, projectId)).userIds.sort();
    expect((await set([one.id, anyId])).status).toBe(404);
    expect((await set([one.id, 'nonsense'])).status).toBe(400);
    expect((await set('nonsense')).status).toBe(400);
    expect((await set([one.id], anyId)).status).toBe(404);
    expect((await infoOf(admin, projectId)).userIds.sort()).toEqual(before);
  });

  it('can be none', async () => {
    await set([]);
    expect((await infoOf(admin, projectId)).userIds).toEqual([]);
    await set([two.id, customer.id]);
  });

  it('are found by page, order and text, and so are all others', async () => {
    const assigned = await find();
    expect(assigned).toMatchObject({ totalElements: 2, page: 0, size: 10 });
    expect(assigned.content).toContainEqual(
      expect.objectContaining({ id: customer.id, username: customer.username, companyName: 'Alpha' }),
    );
    const others = await find('assigned=no');
    expect(namesOf(others).sort()).toEqual([admin.username, one.username].sort());
    expect(others.content[0].companyName).toBeNull();
    expect(namesOf(await find('assigned=no&query=ONE%40sound'))).toEqual([one.username]);
    expect(namesOf(await find('assigned=no&query=%25'))).toEqual([]);
    expect(namesOf(await find('query=one%40'))).toEqual([]);
    const [first, second] = await Promise.all([0, 1].map((page) => find(`assigned=no&size=1&page=${page}`)));
    expect([...namesOf(first), ...namesOf(second)]).toEqual(namesOf(others));
    expect(namesOf(await find('assigned=no&sort=-name'))).toEqual(namesOf(others).toReversed());
    expect((await admin.get(`/api/project/${projectId}/users?sort=-x;--`)).status).toBe(400);
    expect((await admin.get(`/api/project/${anyId}/users`)).status).toBe(404);
  });
});

describe('a project that is switched off', () => {
  it('cannot be opened by those it is assigned to until it is switched on again', async () => {
    const name = () => two.get(`/api/project/project-name/${projectId}`);
    expect((await name()).body).toEqual({ projectName: 'Assigned to some', projectType: 'RESONANCE' });
    expect((await admin.post(`/api/project/deactivate/${projectId}`)).status).toBe(200);
    expect((await two.post('/api/project/search')).body.content).toMatchObject([{ id: projectId, active: false }]);
    expect((await two.get(`/api/resonance/data?projectId=${projectId}`)).status).toBe(404);
    expect((await app.auditEntries()).findLast(({ action }) => action === 'project.disable')).toMatchObject({
      target: 'Assigned to some',
    });
    expect((await admin.post(`/api/project/activate/${projectId}`)).status).toBe(200);
    expect((await two.post('/api/project/search')).body.content[0].active).toBe(true);
    expect((await admin.post(`/api/project/activate/${anyId}`)).status).toBe(404);
    expect((await admin.post(`/api/project/deactivate/${anyId}`)).status).toBe(404);
  });

  it('has a name for those who may see it only', async () => {
    expect((await one.get(`/api/project/project-name/${projectId}`)).status).toBe(404);
    expect((await admin.get(`/api/project/project-name/${projectId}`)).status).toBe(200);
    expect((await admin.get(`/api/project/project-name/${anyId}`)).status).toBe(404);
  });
});
