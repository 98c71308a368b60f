import { savedViewLimits } from '@soundings/contract/sonar/score-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { signInOf } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let user: Browser;
let made = 0;
let id: string;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  user = await app.signInAs('ROLE_GLOBAL_USER');
});
afterAll(() => app.close());

const newProject = async () => {
  id = await addSonar(admin, `Views ${++made}`);
  return id;
};
const save = (browser: Browser, name: string, search = 'tab=trust') =>
  browser.post(`/api/sonar/views/${id}`, { name, search });
const namesOf = async (browser: Browser) =>
  (await browser.get(`/api/sonar/views/${id}`)).body.views.map((view: { name: string }) => view.name);
const remove = (browser: Browser, viewId: string) => browser.delete(`/api/sonar/views/${id}/${viewId}`);

describe('saved views', () => {
  it('are kept under a name, and replaced by one of the same name and maker', async () => {
    await newProject();
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [user.id] });
    expect(await namesOf(admin)).toEqual([]);
    const first = await save(admin, ' Umsatz & Ærø ', 'tab=interest&hidden=3.4');
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: first.body.id,
      name: 'Umsatz & Ærø',
      search: 'tab=interest&hidden=3.4',
      createdBy: 'Test User 1',
      createdOn: '2026-11-21T09:00:00.000Z',
      isOwn: true,
      mayDelete: true,
    });
    const again = await save(admin, 'Umsatz & Ærø', 'tab=brand');
    expect(again.body).toEqual({ ...first.body, search: 'tab=brand' });
    const other = await save(user, 'Umsatz & Ærø');
    await save(user, 'a view');
    expect((await admin.get(`/api/sonar/views/${id}`)).body.views).toEqual([
      expect.objectContaining({ name: 'a view', createdBy: 'Test User 2' }),
      again.body,
      { ...other.body, isOwn: false },
    ]);
  });

  it('are deleted by their makers, and by global admins', async () => {
    await newProject();
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [user.id] });
    const mine = (await save(user, 'mine')).body.id;
    const another = (await save(user, 'another')).body.id;
    const ofAdmin = (await save(admin, 'theirs')).body.id;
    expect((await remove(user, ofAdmin)).status).toBe(404);
    expect((await remove(user, mine)).body).toEqual({ done: true });
    expect((await remove(user, mine)).status).toBe(404);
    expect((await remove(admin, another)).status).toBe(200);
    const seenBy = async (browser: Browser) => (await browser.get(`/api/sonar/views/${id}`)).body.views;
    const ofOthers = (await save(user, 'of the user')).body.id;
    expect(await seenBy(user)).toMatchObject([
      { id: ofOthers, isOwn: true, mayDelete: true },
      { id: ofAdmin, isOwn: false, mayDelete: false },
    ]);
    expect(await seenBy(admin)).toMatchObject([
      { id: ofOthers, isOwn: false, mayDelete: true },
      { id: ofAdmin, isOwn: true, mayDelete: true },
    ]);
    expect((await remove(user, ofOthers)).status).toBe(200);
    const elsewhere = id;
    await newProject();
    expect((await remove(admin, ofAdmin)).status).toBe(404);
    id = elsewhere;
    expect(await namesOf(admin)).toEqual(['theirs']);
  });

  it('are at most 50 by one maker, of which each can still be replaced, and nobody else’s are fewer', async () => {
    await newProject();
    const companyId = await addTestCompany(app.services.db, 'Many views', { enabledProducts: ['SONAR'] });
    const customer = await signInOf(app, companyId, 'ROLE_CUSTOMER');
    await admin.post(`/api/company/add-project/${companyId}`, { projectIds: [id] });
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [customer.id] });
    const statuses = [];
    for (let view = 0; view < 60; view++) statuses.push((await save(customer, `View ${view}`)).status);
    expect(statuses).toEqual([...Array(savedViewLimits.views).fill(201), ...Array(10).fill(409)]);
    expect((await save(customer, 'One more')).body.error.code).toBe('tooManyViews');
    expect((await save(customer, 'View 7', 'tab=data')).status).toBe(201);
    expect((await save(admin, 'Of somebody else')).status).toBe(201);
    expect(await namesOf(admin)).toHaveLength(savedViewLimits.views + 1);
  });

  it('keep what a dashboard writes into its address, and refuse any other text', async () => {
    await newProject();
    const written = [
      '',
      'from=2024-02-29&to=2024-03-31',
      'tab=trust&from=2026-11-13&to=2026-11-19&group=Outdoor+%26+Sport+%3D+100+%25&query=%2217%22',
      'labels=%5B%22groups%22%2C%22country%22%5D&slim=true&hidden=3.17.204&marked=%223.17%22&sort=-trust&later=7',
      `hidden=${Array.from({ length: 1500 }, (_, card) => card + 1).join('.')}`,
    ];
    for (const search of written) expect((await save(admin, 'kept', search)).body.search).toBe(search);
    for (const search of [
      ...['tab=<script>', 'tab=a b', 'tab=trust#x', 'https://evil.example', 'javascript:alert(1)', '?tab=trust'],
      ...[
        'from=2026-13-99&to=2026-02-31',
        'from=2026-13-01',
        'to=2026-02-31',
        'prevFrom=2026-02-29',
        'prevTo=2026-00-01',
      ],
      ...['tab=trust&tab=data', 'from=soon', 'hidden=1.x', 'tab=%00', 'group=%E2%80%AE', 'group=%ff', '__proto__=1'],
      ...[`group=${'a'.repeat(401)}`, Array.from({ length: 41 }, (_, n) => `p${'x'.repeat(n % 19)}${n}=1`).join('&')],
    ]) {
      const { status, body } = await save(admin, 'refused', search);
      expect([search, status, body.error?.code]).toEqual([search, 400, 'invalidRequest']);
    }
    expect(await namesOf(admin)).toEqual(['kept']);
  });

  it('are open to those who may use the project, and to consumers by its password', async () => {
    await newProject();
    const view = (await save(admin, 'Shared')).body;
    const nobody = app.browser();
    expect((await nobody.get(`/api/sonar/views/${id}`)).status).toBe(401);
    for (const { status } of [
      await user.get(`/api/sonar/views/${id}`),
      await save(user, 'x'),
      await remove(user, view.id),
    ])
      expect(status).toBe(404);
    const companyId = await addTestCompany(app.services.db, 'Views', { enabledProducts: ['SONAR'] });
    const employee = await signInOf(app, companyId, 'ROLE_COMPANY_USER');
    expect((await employee.get(`/api/sonar/views/${id}`)).status).toBe(404);
    await admin.post(`/api/company/add-project/${companyId}`, { projectIds: [id] });
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [employee.id] });
    expect(await namesOf(employee)).toEqual(['Shared']);
    const { password: projectPassword } = await share(admin, id);
    const projectRequest = { projectName: `Views ${made}`, projectPassword };
    const shared = await nobody.post('/api/consumer/sonar/views', { projectRequest, request: {} });
    expect(shared.body).toEqual({ views: [{ ...view, isOwn: false, mayDelete: false }] });
  });

  it('refuses what is no name, and no address', async () => {
    await newProject();
    for (const [name, search] of [
      ['', 'a'],
      [' \u200B', 'a'],
      ['a'.repeat(savedViewLimits.name + 1), 'a'],
      ['a', 'b'.repeat(savedViewLimits.searchCharacters + 1)],
      ['a', '\u0000'],
    ]) {
      const { status, body } = await save(admin, name!, search);
      expect([status, body.error.code]).toEqual([400, 'invalidRequest']);
    }
    expect((await admin.get('/api/sonar/views/no-id')).status).toBe(400);
  });

  it('stay when their maker is deleted, and go with their project', async () => {
    await newProject();
    const guest = await app.signInAs('ROLE_GLOBAL_USER');
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [guest.id] });
    await save(guest, 'Left behind');
    expect((await admin.delete(`/api/user/management/${guest.id}`)).status).toBe(200);
    const [view] = (await admin.get(`/api/sonar/views/${id}`)).body.views;
    expect(view).toMatchObject({ name: 'Left behind', createdBy: '' });
    expect((await admin.delete(`/api/sonar/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/sonar/views/${id}`)).status).toBe(404);
  });
});
