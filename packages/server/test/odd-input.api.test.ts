import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#/features/access/users/users.tables.ts';
import type { Browser } from './browser.ts';
import { addProject, createCompany, newUser } from './company-client.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const addUser = (more: object) =>
  admin.post('/api/user/management/add-user', {
    name: 'Anna Berg',
    username: 'anna@agency.example',
    password: 'Given-by-the-agency-1!',
    roleName: 'ROLE_GLOBAL_USER',
    ...more,
  });

describe('odd input', () => {
  it('is a refusal that says what is missing, and at most 100 places', async () => {
    const { body } = await admin.post('/api/user/management/add-user', {});
    for (const path of ['body.name', 'body.username', 'body.password']) {
      expect(body.error.fields).toContainEqual({ path, message: 'required' });
    }
    const ids = Array.from({ length: 100 }, (_, index) => `not an id ${index}`);
    const users = Array.from({ length: 50 }, () => ({ assignedProjects: ids }));
    const reply = await admin.post('/api/company', { companyUsers: users });
    expect(reply.status).toBe(400);
    expect(reply.body.error.fields).toHaveLength(100);
  });

  it.each(['\u200B\u200B', ' \u00AD ', 'Anna \u202Egreb'])('is refused as a name: %j', async (name) => {
    expect((await addUser({ name })).status).toBe(400);
  });

  it('may leave the prefix of a role out, as the specification does', async () => {
    const { status, body } = await addUser({ roleName: 'GLOBAL_USER', username: 'prefix@agency.example' });
    expect(status).toBe(201);
    const [row] = await app.services.db.select().from(users).where(eq(users.id, body.id));
    expect(row?.roleName).toBe('ROLE_GLOBAL_USER');
    expect((await addUser({ roleName: 'COMPANY_ADMIN', username: 'other@agency.example' })).status).toBe(400);
  });

  it('in an address that is too long is no fault of ours', async () => {
    const { status } = await admin.get(`/api/user/management/get-by-id/${'x'.repeat(1100)}`);
    expect(status).toBe(400);
    expect(app.logLines.join('')).not.toContain('request failed');
  });
});

describe('the audit log', () => {
  it('takes names whose cut would halve a letter', async () => {
    const { id } = (await createCompany(admin)).body;
    const projectIds: string[] = [];
    for (let index = 0; index < 10; index++) {
      projectIds.push(await addProject(app, admin.id, `a${'😀'.repeat(57)}cc${index}`));
    }
    expect((await admin.post(`/api/company/add-project/${id}`, { projectIds })).status).toBe(200);
    expect((await app.auditEntries()).at(-1)?.action).toBe('company.projects-add');
  });

  it('records a refusal that a handler decides, once', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const before = (await app.auditEntries()).length;
    await user.post('/api/project/search', { unassignedTo: '11111111-1111-4111-8111-111111111111' });
    const entries = (await app.auditEntries()).slice(before);
    expect(entries).toMatchObject([{ action: 'access.denied', actor: user.username }]);
  });

  it('records every user who is deleted with a company', async () => {
    const people = [newUser(), newUser()];
    const { id } = (await createCompany(admin, { companyUsers: people })).body;
    await admin.delete(`/api/company/${id}`);
    const deleted = (await app.auditEntries()).filter(({ action }) => action === 'user.delete');
    expect(deleted.map(({ target }) => target).sort()).toEqual(people.map(({ username }) => username).sort());
  });
});
