import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { addProject, anyId, signInOf } from '#test/company-client.ts';
import { addProduct, infoOf } from '#test/product-client.ts';
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
    expect(namesOf(others)).toEqual([one.username]);
    expect(others.content[0].companyName).toBeNull();
    expect(namesOf(await find('assigned=no&query=ONE%40sound'))).toEqual([one.username]);
    expect(namesOf(await find('assigned=no&query=%25'))).toEqual([]);
    expect(namesOf(await find('query=one%40'))).toEqual([]);
    const [first, second] = await Promise.all([0, 1].map((page) => find(`size=1&page=${page}`)));
    expect([...namesOf(first), ...namesOf(second)]).toEqual(namesOf(assigned));
    expect(namesOf(await find('sort=-name'))).toEqual(namesOf(assigned).toReversed());
    expect((await admin.get(`/api/project/${projectId}/users?sort=-x;--`)).status).toBe(400);
    expect((await admin.get(`/api/project/${anyId}/users`)).status).toBe(404);
  });
});

describe('a user of a customer', () => {
  const sees = async (browser: Browser, id: string) =>
    (await browser.post('/api/project/search')).body.content.some((row: { id: string }) => row.id === id);
  const givenTo = async (companyId: string) =>
    (await admin.get(`/api/company/${companyId}/projects`)).body.content.map(
      ({ projectName }: { projectName: string }) => projectName,
    );

  it('who gets a project that their company lacks gets it with the company, and can open it', async () => {
    const companyId = await addTestCompany(app.services.db, 'Lacks it');
    const person = await signInOf(app, companyId, 'ROLE_CUSTOMER');
    const boss = await signInOf(app, companyId, 'ROLE_COMPANY_ADMIN');
    const id = await addProject(app, admin.id, 'Given to a person');
    const offered = (await admin.get(`/api/project/${id}/users?assigned=no&query=${person.username}`)).body.content;
    expect(offered).toMatchObject([{ id: person.id, companyName: 'Lacks it', companyHasProject: false }]);
    expect((await set([person.id], id)).status).toBe(200);
    expect([await sees(person, id), await sees(boss, id)]).toEqual([true, true]);
    expect(await givenTo(companyId)).toEqual(['Given to a person']);
    expect((await app.auditEntries()).slice(-2)).toMatchObject([
      { action: 'company.projects-add', actor: admin.username, target: 'Lacks it' },
      { action: 'project.users', target: 'Given to a person' },
    ]);
    const listed = (await admin.get(`/api/project/${id}/users`)).body.content;
    expect(listed).toMatchObject([{ id: person.id, companyHasProject: true }]);
  });

  it('does not get the project back for a company that it was taken from, when others are assigned', async () => {
    const companyId = await addTestCompany(app.services.db, 'Switched off');
    const person = await signInOf(app, companyId, 'ROLE_CUSTOMER');
    const id = await addProject(app, admin.id, 'Switched off for one');
    const other = await app.signInAs('ROLE_GLOBAL_USER');
    await set([person.id], id);
    await admin.post(`/api/company/${companyId}/project/${id}/disable`);
    expect((await set([person.id, other.id], id)).status).toBe(200);
    expect(await sees(person, id)).toBe(false);
  });

  it('is neither offered nor given a project of a type that their company may not use', async () => {
    const companyId = await addTestCompany(app.services.db, 'Only Sonar', { enabledProducts: ['SONAR'] });
    const person = await signInOf(app, companyId, 'ROLE_CUSTOMER');
    const id = await addProject(app, admin.id, 'Not for Sonar people');
    const ask = async (query: string) => (await admin.get(query)).body.content;
    expect(await ask(`/api/project/${id}/users?assigned=no&query=${person.username}`)).toEqual([]);
    const search = `/api/user/management/search?query=${person.username}&assignableTo=`;
    expect([await ask(`${search}RESONANCE`), (await ask(`${search}SONAR`)).length]).toEqual([[], 1]);
    expect(await ask(`/api/user/management/search?query=${admin.username}&assignableTo=SONAR`)).toEqual([]);
    const refused = await set([one.id, person.id], id);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'productNotEnabled']);
    expect((await infoOf(admin, id)).userIds).toEqual([]);
  });

  it('gets a project that is made for them with their company', async () => {
    const companyId = await addTestCompany(app.services.db, 'From the start', { enabledProducts: ['SONAR'] });
    const person = await signInOf(app, companyId, 'ROLE_CUSTOMER');
    const id = await addProduct(admin, 'SONAR', 'Made for a person', { userIds: [person.id] });
    expect(await sees(person, id)).toBe(true);
    expect(await givenTo(companyId)).toEqual(['Made for a person']);
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
