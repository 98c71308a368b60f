import type { Alert } from '@soundings/contract/projects/alerts';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import type { TestApp } from '#test/test-app.ts';
import { raiseAlerts } from './raise-alerts.ts';

const anyId = '11111111-1111-4111-8111-111111111111';

const answers = (respondents: number, period: string) => ({
  about: { kind: 'answers' as const, respondents, messages: 12, isFirst: false },
  ...{ subject: '', period, till: '2026-11-21' },
});
const silent = (period: string) => ({
  about: {
    ...{ kind: 'silence' as const, brand: 'Nordvand', network: 'FACEBOOK' as const, before: 14 },
    ...{ from: '2026-11-14', till: '2026-11-20', formerFrom: '2026-11-07', formerTill: '2026-11-13' },
  },
  ...{ subject: 'Nordvand', period, till: '2026-11-20' },
});

const raise = ({ services }: TestApp, projectId: string, ...found: Parameters<typeof raiseAlerts>[3][number][]) =>
  services.db.transaction((tx) => raiseAlerts(services, tx, { projectId }, found));

const listed = async (browser: Browser, query = ''): Promise<Alert[]> => {
  const { status, body } = await browser.get(`/api/alerts?size=50${query}`);
  expect(status).toBe(200);
  expect(body.totalElements).toBe(body.content.length);
  return body.content;
};
const unread = async (browser: Browser): Promise<number> => (await browser.get('/api/alerts/unread')).body.unread;

let made = 0;
const addProject = async (app: TestApp, admin: Browser, ...userIds: string[]): Promise<string> => {
  await seedChoices(app);
  const id = await addProduct(admin, 'GENIE', `Alerted ${++made}`);
  if (userIds.length > 0) await admin.post(`/api/project/edit/users/${id}`, { userIds });
  return id;
};

describe('alerts', () => {
  test('are told to whoever may open the project, in their language, until they have read them', async ({
    app,
    admin,
    user,
    stranger,
  }) => {
    const id = await addProject(app, admin, user.id);
    await raise(app, id, silent('w47'));
    const [alert] = await listed(user, `&projectId=${id}`);
    expect(alert).toMatchObject({
      kind: 'silence',
      project: { id, type: 'GENIE' },
      title: 'Nordvand posted nothing on Facebook',
      isRead: false,
    });
    expect(alert!.detail).toContain('14 posts in the former period');
    expect((await listed(user, `&projectId=${id}&language=de`))[0]!.title).toBe(
      'Nordvand hat bei Facebook nichts veröffentlicht',
    );
    expect(await listed(stranger)).toEqual([]);
    expect([await unread(user), await unread(stranger)]).toEqual([1, 0]);
    expect((await stranger.post(`/api/alerts/${alert!.id}/read`)).status).toBe(404);
    expect((await user.post(`/api/alerts/${alert!.id}/read`)).status).toBe(200);
    expect((await user.post(`/api/alerts/${alert!.id}/read`)).status).toBe(200);
    expect(await unread(user)).toBe(0);
    expect((await listed(user, `&projectId=${id}`))[0]!.isRead).toBe(true);
    expect((await listed(admin, `&projectId=${id}`))[0]!.isRead).toBe(false);
  });

  test('come once, however many nodes find them at the same time', async ({ app, admin }) => {
    const id = await addProject(app, admin);
    await Promise.all([1, 2, 3, 4].map(() => raise(app, id, silent('w47'), answers(400, 'one'))));
    await raise(app, id, silent('w47'), silent('w48'));
    expect((await listed(admin, `&projectId=${id}`)).map(({ kind }) => kind).toSorted()).toEqual([
      'answers',
      'silence',
      'silence',
    ]);
  });

  test('are filtered by kind and project, and marked as read so', async ({ app, admin, user }) => {
    const [one, other] = [await addProject(app, admin, user.id), await addProject(app, admin, user.id)];
    await raise(app, one, silent('w47'), answers(400, 'one'));
    await raise(app, other, silent('w47'));
    await user.post('/api/alerts/read', {});
    await raise(app, one, silent('w49'), answers(401, 'two'));
    await raise(app, other, silent('w49'));
    expect(await unread(user)).toBe(3);
    expect(await listed(user, `&projectId=${one}&kind=answers`)).toHaveLength(2);
    await user.post('/api/alerts/read', { projectId: one, kind: 'answers' });
    expect(await unread(user)).toBe(2);
    await user.post('/api/alerts/read', { projectId: other });
    expect(await unread(user)).toBe(1);
    await user.post('/api/alerts/read', { kind: 'silence' });
    expect(await unread(user)).toBe(0);
  });

  test('of a muted project are neither counted nor listed, but for whoever asks for that project', async ({
    app,
    admin,
    user,
    stranger,
  }) => {
    const id = await addProject(app, admin, user.id);
    await user.post('/api/alerts/read', {});
    await raise(app, id, silent('w47'));
    const mute = (browser: Browser, method: 'PUT' | 'DELETE') => browser.call(method, `/api/alerts/muted/${id}`);
    expect((await mute(stranger, 'PUT')).status).toBe(404);
    expect((await mute(user, 'PUT')).status).toBe(200);
    expect(await unread(user)).toBe(0);
    expect((await listed(user)).filter(({ project }) => project?.id === id)).toEqual([]);
    expect(await listed(user, `&projectId=${id}`)).toHaveLength(1);
    expect((await user.get('/api/alerts/settings')).body.muted).toEqual([
      { id, name: expect.stringContaining('Alerted'), type: 'GENIE' },
    ]);
    expect((await mute(user, 'DELETE')).status).toBe(200);
    expect(await unread(user)).toBe(1);
  });

  test('go with their project, and with the right to open it', async ({ app, admin, user }) => {
    const id = await addProject(app, admin, user.id);
    await user.post('/api/alerts/read', {});
    await raise(app, id, silent('w47'));
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [] });
    expect([await unread(user), await listed(user, `&projectId=${id}`)]).toEqual([0, []]);
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [user.id] });
    expect(await unread(user)).toBe(1);
    await admin.post(`/api/project/deactivate/${id}`);
    expect(await unread(user)).toBe(0);
    await admin.post(`/api/project/activate/${id}`);
    expect((await admin.delete(`/api/genie/${id}`)).status).toBe(200);
    expect(await listed(admin, `&projectId=${id}`)).toEqual([]);
  });

  test('refuse who is not signed in, and what makes no sense', async ({ admin, nobody }) => {
    const calls = [
      ['GET', '/api/alerts'],
      ['GET', '/api/alerts/unread'],
      ['POST', `/api/alerts/${anyId}/read`],
      ['POST', '/api/alerts/read'],
      ['GET', '/api/alerts/settings'],
      ['PUT', '/api/alerts/settings'],
      ['PUT', `/api/alerts/muted/${anyId}`],
      ['DELETE', `/api/alerts/muted/${anyId}`],
    ] as const;
    for (const [method, url] of calls)
      expect((await nobody.call(method, url, method === 'GET' ? undefined : {})).status).toBe(401);
    for (const url of ['/api/alerts?kind=weather', '/api/alerts?size=61', '/api/alerts?projectId=x'])
      expect((await admin.get(url)).status).toBe(400);
    expect((await admin.post(`/api/alerts/${anyId}/read`)).status).toBe(404);
    const set = (timeZone: string, mails = 'DAILY') =>
      admin.call('PUT', '/api/alerts/settings', { mails, language: 'en', timeZone });
    for (const zone of ['Europe/Atlantis', '+02:00', '']) expect((await set(zone)).status).toBe(400);
    expect((await set('Europe/Berlin', 'HOURLY')).status).toBe(400);
    expect((await set('Europe/Berlin')).status).toBe(200);
    expect((await admin.get('/api/alerts/settings')).body).toMatchObject({ mails: 'DAILY', timeZone: 'Europe/Berlin' });
  });
});
