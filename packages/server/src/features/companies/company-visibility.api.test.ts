import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyProjects } from '#/features/projects/projects.tables.ts';
import type { Browser } from '#test/browser.ts';
import { addProject, createCompany, newCompany, signInOf } from '#test/company-client.ts';
import { create } from '#test/resonance-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let real: string;
let second: string;
let sonar: string;
let number = 0;
let id: string;
let people: Record<'admin' | 'user' | 'customer', Browser>;
let strangers: Browser[];

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  real = (await create(admin, 'Real')).body.id;
  second = await addProject(app, admin.id, 'Second');
  sonar = await addProject(app, admin.id, 'Sonar', 'SONAR');
  await addProject(app, admin.id, 'Nobody’s');
  const other = (await createCompany(admin, { companyName: 'Other' })).body.id;
  strangers = [await signInOf(app, other, 'ROLE_COMPANY_ADMIN'), await signInOf(app, other, 'ROLE_CUSTOMER')];
});
afterAll(() => app.close());

beforeEach(async () => {
  number += 1;
  const given = { companyName: `Home ${number}`, assignedProjects: [real, second, sonar] };
  id = (await createCompany(admin, given)).body.id;
  people = {
    admin: await signInOf(app, id, 'ROLE_COMPANY_ADMIN'),
    user: await signInOf(app, id, 'ROLE_COMPANY_USER'),
    customer: await signInOf(app, id, 'ROLE_CUSTOMER'),
  };
  for (const person of [people.user, people.customer]) await assign(person, [real]);
});

const assign = (person: Browser, projectIds: string[]) =>
  admin.post(`/api/company/${id}/customer/${person.id}/projects`, { projectIds });
const seenBy = async (person: Browser): Promise<string[]> => {
  const { status, body } = await person.post('/api/project/search?sort=projectName', {});
  if (status !== 200) return [`status ${status}`];
  expect(body.totalElements).toBe(body.content.length);
  return body.content.map(({ projectName }: { projectName: string }) => projectName);
};
const open = async (person: Browser) => (await person.get(`/api/resonance/data?projectId=${real}`)).status;
const everyone = () => Object.values(people);

describe('what the people of a company see', () => {
  it('is all of the company’s projects for its admin, and what was assigned for the others', async () => {
    expect(await seenBy(people.admin)).toEqual(['Real', 'Second', 'Sonar']);
    expect(await seenBy(people.user)).toEqual(['Real']);
    expect(await seenBy(people.customer)).toEqual(['Real']);
    for (const person of everyone()) expect(await open(person)).toBe(200);
    await assign(people.customer, [second]);
    expect(await seenBy(people.customer)).toEqual(['Second']);
    expect(await open(people.customer)).toBe(404);
  });

  it('is nothing for another company', async () => {
    for (const stranger of strangers) {
      expect(await seenBy(stranger)).toEqual([]);
      expect(await open(stranger)).toBe(404);
    }
  });

  it('is given to the company with the person a project is assigned to, and ends with the company', async () => {
    const projectId = (await create(admin, `Direct ${number}`, { userIds: [people.customer.id] })).body.id;
    const read = async () => (await people.customer.get(`/api/resonance/data?projectId=${projectId}`)).status;
    expect(await seenBy(people.customer)).toEqual([`Direct ${number}`, 'Real']);
    expect(await read()).toBe(200);
    expect(await seenBy(people.admin)).toContain(`Direct ${number}`);
    await app.services.db.delete(companyProjects).where(eq(companyProjects.projectId, projectId));
    expect(await seenBy(people.customer)).toEqual(['Real']);
    expect(await read()).toBe(404);
  });

  it('loses a project at the next call when it is disabled, and has it again when it is enabled', async () => {
    await admin.post(`/api/company/${id}/project/${real}/disable`);
    expect(await seenBy(people.admin)).toEqual(['Second', 'Sonar']);
    expect(await seenBy(people.customer)).toEqual([]);
    for (const person of everyone()) expect(await open(person)).toBe(404);
    await admin.post(`/api/company/${id}/project/${real}/enable`);
    expect(await seenBy(people.customer)).toEqual(['Real']);
    for (const person of everyone()) expect(await open(person)).toBe(200);
  });

  it('loses the projects of a product at the next call when it is taken from the company', async () => {
    const { companyUsers, ...fields } = newCompany({ enabledProducts: ['SONAR'] });
    await admin.call('PUT', `/api/company/${id}`, fields);
    expect(await seenBy(people.admin)).toEqual(['Sonar']);
    expect(await seenBy(people.user)).toEqual([]);
    for (const person of everyone()) expect(await open(person)).toBe(404);
  });

  it('loses a project at the next call when it is taken from the company', async () => {
    await admin.delete(`/api/company/${id}/project/${real}`);
    expect(await seenBy(people.admin)).toEqual(['Second', 'Sonar']);
    for (const person of [people.user, people.customer]) expect(await seenBy(person)).toEqual([]);
    for (const person of everyone()) expect(await open(person)).toBe(404);
  });

  it('is nothing from the next call on when the company is disabled', async () => {
    await admin.post(`/api/company/deactivate/${id}`);
    for (const person of everyone()) {
      expect(await seenBy(person)).toEqual(['status 401']);
      expect(await open(person)).toBe(401);
    }
  });

  it('does not let them ask what another company lacks', async () => {
    const asked = await people.admin.post('/api/project/search', { unassignedTo: id });
    expect(asked).toMatchObject({ status: 403, body: { error: { code: 'accessDenied' } } });
  });
});

describe('lastUsage', () => {
  const lastUsage = async (): Promise<string | null> => {
    const { content } = (await admin.get(`/api/company/${id}/projects?query=Real`)).body;
    return content[0].lastUsage;
  };

  it('is when someone of the company last opened the project, noted once a minute', async () => {
    await admin.get(`/api/resonance/data?projectId=${real}`);
    await seenBy(people.admin);
    expect(await lastUsage()).toBeNull();
    await open(people.customer);
    const noted = app.services.now().toISOString();
    expect(await lastUsage()).toBe(noted);
    app.pass(59_000);
    await open(people.admin);
    expect(await lastUsage()).toBe(noted);
    app.pass(2000);
    await open(people.admin);
    expect(await lastUsage()).toBe(app.services.now().toISOString());
  });

  it('sorts what was never used as used longest ago', async () => {
    await open(people.customer);
    const order = async (sort: string): Promise<string[]> =>
      (await admin.get(`/api/company/${id}/projects?sort=${sort}`)).body.content.map(
        ({ projectName }: { projectName: string }) => projectName,
      );
    expect((await order('-lastUsage'))[0]).toBe('Real');
    expect((await order('lastUsage')).at(-1)).toBe('Real');
  });

  it('is not noted where the project was refused, nor where another company used it', async () => {
    await admin.post(`/api/company/${id}/project/${real}/disable`);
    await open(people.customer);
    expect(await lastUsage()).toBeNull();
    const { content } = (await admin.get(`/api/company/${id}/projects?sort=-lastUsage`)).body;
    expect(content.map((row: { lastUsage: string | null }) => row.lastUsage)).toEqual([null, null, null]);
  });
});
