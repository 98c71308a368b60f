import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { companyAiChats, companyAssistants } from '#/features/assistants/assistants.tables.ts';
import { companyProjects, projectUsers } from '#/features/projects/projects.tables.ts';
import { builtInAssistants, seedAssistants } from '#seed/seed-assistants.ts';
import type { Browser } from '#test/browser.ts';
import { addProject, anyId, createCompany, newCompany, newUser } from '#test/company-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedAssistants(app.services);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const rows = async () => {
  const tables = [companies, users, companyProjects, projectUsers, companyAssistants, companyAiChats];
  const counts = [];
  for (const table of tables) counts.push((await app.services.db.select({ rows: count() }).from(table))[0]!.rows);
  return counts;
};

const entriesOf = async (target: string) => (await app.auditEntries()).filter((entry) => entry.target === target);

describe('POST /api/company', () => {
  it('adds the company with people, projects, assistants and chats in one go', async () => {
    const ids = [await addProject(app, admin.id, 'One'), await addProject(app, admin.id, 'Two', 'SONAR')];
    const people = [
      newUser({ roleName: 'ROLE_COMPANY_ADMIN' }),
      newUser({ assignedProjects: [ids[1]] }),
      newUser({ roleName: 'ROLE_COMPANY_USER', enabled: false }),
    ];
    const [first, second] = builtInAssistants;
    const created = await createCompany(admin, {
      companyName: 'Whole GmbH',
      companyUsers: people,
      // A second spelling of one id is the same id.
      assignedProjects: [...ids, ids[0]!.toUpperCase()],
      assignedAssistants: [second!.id, first!.id],
      assignedAIChats: ['ANTHROPIC', 'ANTHROPIC'],
    });
    expect(created.status).toBe(201);
    const { body } = await admin.get(`/api/company/${created.body.id}`);
    expect(body).toMatchObject({ companyName: 'Whole GmbH', customersTotal: 3, companyProjectsTotal: 2 });
    expect(body.assistants.map(({ name }: { name: string }) => name)).toEqual(['Claim writer', 'Page to messages']);
    expect(body.aiChatTypes).toEqual(['ANTHROPIC']);
    const of = (username: string) => body.customers.find((row: { username: string }) => row.username === username);
    expect(of(people[0]!.username)).toMatchObject({ roleName: 'ROLE_COMPANY_ADMIN', assignedProjects: [] });
    expect(of(people[1]!.username)).toMatchObject({ roleName: 'ROLE_CUSTOMER', assignedProjects: [ids[1]] });
    expect(of(people[2]!.username)).toMatchObject({ roleName: 'ROLE_COMPANY_USER', enabled: false });
    expect(of(people[0]!.username).actionedBy).toMatchObject({ id: admin.id });

    expect(await entriesOf('Whole GmbH')).toMatchObject([
      { action: 'company.create', outcome: 'success', actor: admin.username, details: { users: 3 } },
    ]);
    expect(await entriesOf(people[1]!.username)).toMatchObject([
      { action: 'user.create', outcome: 'success', actor: admin.username, details: { company: 'Whole GmbH' } },
    ]);
  });

  it('welcomes by mail those who may sign in, and asks them for a password of their own', async () => {
    const people = [newUser(), newUser(), newUser({ enabled: false })];
    expect((await createCompany(admin, { companyUsers: people })).status).toBe(201);
    await expect
      .poll(() => app.mails.map(({ to }) => to).filter((to) => people.some(({ username }) => username === to)))
      .toEqual([people[0]!.username, people[1]!.username]);
    expect(JSON.stringify(app.mails)).not.toContain(people[0]!.password);
    const { username, password } = people[0]!;
    const signedIn = await app.browserOf({ id: '', username }).signIn(app.mails, password);
    expect(signedIn.body).toHaveProperty('changePasswordToken');
  });

  it.each([
    [
      'its last user has a common password',
      { companyUsers: [newUser(), newUser({ password: 'Password1234567!' })] },
      'passwordTooCommon',
    ],
    ['a project does not exist', { assignedProjects: [anyId] }, 'notFound'],
    ['an assistant does not exist', { assignedAssistants: [builtInAssistants[0]!.id, anyId] }, 'notFound'],
    [
      'a user is given a project that the company is not',
      { companyUsers: [newUser({ assignedProjects: [anyId] })] },
      'notFound',
    ],
  ])('leaves nothing where %s', async (_, more, code) => {
    const before = await rows();
    const companyName = `Refused ${_}`;
    const refused = await createCompany(admin, { ...more, companyName });
    expect(refused.body.error.code).toBe(code);
    expect(await rows()).toEqual(before);
    expect(await entriesOf(companyName)).toMatchObject([
      { action: 'company.create', outcome: 'failure', details: { code } },
    ]);
  });

  it('names the field of the common password', async () => {
    const companyUsers = [newUser(), newUser({ password: 'Password1234567!' })];
    expect(await createCompany(admin, { companyUsers })).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'passwordTooCommon',
          fields: [{ path: 'body.companyUsers.1.password', message: 'passwordTooCommon' }],
        },
      },
    });
  });

  it('leaves nothing where a project is of a type that the company may not use', async () => {
    const mine = await addProject(app, admin.id, 'Allowed', 'RESONANCE');
    const genie = await addProject(app, admin.id, 'Not allowed', 'GENIE');
    const before = await rows();
    const refused = await createCompany(admin, { assignedProjects: [mine, genie] });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'productNotEnabled' } } });
    expect(await rows()).toEqual(before);
  });

  it('leaves nothing where the last user’s e-mail is somebody’s already, in any spelling', async () => {
    const before = await rows();
    const companyUsers = [newUser(), newUser({ username: ` ${admin.username.toUpperCase()}` })];
    const fields = [{ path: 'body.companyUsers.1.username', message: 'userWithUsernameAlreadyExists' }];
    expect(await createCompany(admin, { companyUsers })).toMatchObject({
      status: 409,
      body: { error: { code: 'userWithUsernameAlreadyExists', fields } },
    });
    expect(await rows()).toEqual(before);
  });

  it('takes a request as large as it may be', async () => {
    const assignedProjects = Array.from({ length: 1000 }, () => anyId);
    const companyUsers = Array.from({ length: 100 }, () => newUser({ assignedProjects }));
    // Read in full, and then refused because the project is unknown.
    expect((await createCompany(admin, { companyUsers, assignedProjects: [] })).status).toBe(404);
  });

  it('names every e-mail that stands twice in the request', async () => {
    const user = newUser();
    const companyUsers = [
      user,
      newUser(),
      { ...newUser(), username: user.username },
      { ...newUser(), username: user.username },
    ];
    const refused = await createCompany(admin, { companyUsers });
    expect(refused.status).toBe(409);
    expect(refused.body.error.fields.map(({ path }: { path: string }) => path)).toEqual([
      'body.companyUsers.2.username',
      'body.companyUsers.3.username',
    ]);
  });

  it('lets exactly one of parallel requests with one e-mail through', async () => {
    const [a, b] = [newUser(), newUser()];
    const before = await rows();
    const replies = await Promise.all(
      [
        [a, b],
        [b, a],
        [a, b],
      ].map((companyUsers) => createCompany(admin, { companyUsers })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const { status, body } of replies) {
      if (status === 409) expect(body.error.fields[0].path).toMatch(/^body\.companyUsers\.[01]\.username$/);
    }
    const after = await rows();
    expect([after[0]! - before[0]!, after[1]! - before[1]!]).toEqual([1, 2]);
  });

  it('asks for every field, for one user, and for users that are whole', async () => {
    const fieldsOf = async (more: object) => (await createCompany(admin, more)).body.error.fields;
    expect(await fieldsOf({ companyUsers: [] })).toEqual([{ path: 'body.companyUsers', message: 'required' }]);
    for (const name of ['companyName', 'companyContact', 'companyCity', 'companyAddress', 'companyZip']) {
      expect(await fieldsOf({ [name]: '' })).toEqual([{ path: `body.${name}`, message: 'required' }]);
    }
    expect(await fieldsOf({ companyEmail: 'no' })).toEqual([{ path: 'body.companyEmail', message: 'incorrectEmail' }]);
    const at = 'body.companyUsers.0';
    expect(await fieldsOf({ companyUsers: [newUser({ firstName: ' ' })] })).toEqual([
      { path: `${at}.firstName`, message: 'required' },
    ]);
    expect(await fieldsOf({ companyUsers: [newUser({ username: 'x@y' })] })).toEqual([
      { path: `${at}.username`, message: 'incorrectEmail' },
    ]);
    expect(await fieldsOf({ companyUsers: [newUser({ password: 'Short-1' })] })).toContainEqual({
      path: `${at}.password`,
      message: 'min15',
    });
    for (const more of [
      { companyUsers: [newUser({ roleName: 'ROLE_GLOBAL_ADMIN' })] },
      { assignedProjects: ['1'] },
      { assignedAIChats: ['PARROT'] },
      { enabledProducts: undefined },
    ]) {
      expect((await createCompany(admin, more)).status).toBe(400);
    }
    expect((await admin.post('/api/company', { ...newCompany(), companyUsers: undefined })).status).toBe(400);
  });
});
