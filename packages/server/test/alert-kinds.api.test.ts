import { randomUUID } from 'node:crypto';
import { liveDestination, liveHeaders } from '@soundings/contract/live/live-channel';
import type { Alert } from '@soundings/contract/projects/alerts';
import { describe, expect } from 'vitest';
import { raiseQuotaAlerts } from '#/features/ai/usage/raise-quota-alerts.ts';
import { raiseAlerts } from '#/features/projects/alerts/raise-alerts.ts';
import { aiRuns } from '#/platform/ai/runs/runs.tables.ts';
import { test } from './api-test.ts';
import type { Browser } from './browser.ts';
import { createCompany, newCompany, signInOf } from './company-client.ts';
import { connectFrame, cookiesOf, frame, listenLive, openWire, subscribeFrame } from './live-client.ts';
import { addProduct, seedChoices, sendFile } from './product-client.ts';
import { create, rows } from './resonance-client.ts';
import { surveyCsv } from './survey-file.ts';
import type { TestApp } from './test-app.ts';
import { waitFor } from './wait-for-job.ts';

const alertsOf = async (browser: Browser, kind: string): Promise<Alert[]> =>
  (await browser.get(`/api/alerts?kind=${kind}&size=50`)).body.content;

describe('an import of answers', () => {
  test('is told to all but whoever made it, with what it brought', async ({ app, admin }) => {
    const colleague = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { body } = await create(admin, 'Alerted survey');
    const [alert] = await alertsOf(colleague, 'answers');
    expect(alert).toMatchObject({
      project: { id: body.id, name: 'Alerted survey', type: 'RESONANCE' },
      title: 'A survey was imported',
      about: { respondents: 400, isFirst: true },
      isRead: false,
    });
    expect((await alertsOf(admin, 'answers')).map(({ isRead }) => isRead)).toEqual([true]);
    app.pass(1000);
    const reply = await sendFile(admin, `/api/resonance/add-file/${body.id}`, 'again.csv', surveyCsv(rows));
    expect((await waitFor(admin, reply)).status).toBeLessThan(300);
    expect((await alertsOf(colleague, 'answers')).map(({ title }) => title)).toEqual([
      'New answers were imported',
      'A survey was imported',
    ]);
  });
});

describe('what consumers say', () => {
  test('is one alert a project and hour that counts likes and comments, unread again with each', async ({
    app,
    admin,
  }) => {
    await seedChoices(app);
    const [projectName, projectPassword] = ['Alerted ideas', 'Right-Password-12345'];
    const id = await addProduct(admin, 'ID8', projectName);
    await admin.post(`/api/project/activate/sharing/${id}`);
    await admin.post(`/api/project/edit/share/${id}`, { projectPassword, allowsFeedback: true });
    const { body } = await admin.post('/api/id8/message/create', { projectId: id, messages: ['A lamp', 'A chair'] });
    const visitor = app.browser();
    const say = async (what: string, at: number, more: object) => {
      const request = { of: 'IDEA', id: body.content[at].id, name: 'Kirsten', ...more };
      const projectRequest = { projectName, projectPassword };
      expect((await visitor.post(`/api/consumer/id8/feedback/${what}`, { projectRequest, request })).status).toBe(200);
    };
    await say('like', 0, { liked: true });
    await say('like', 0, { liked: true });
    await admin.post('/api/alerts/read', {});
    await say('comment', 1, { text: 'Which one?' });
    const feedback = await alertsOf(admin, 'feedback');
    expect(feedback.map(({ about, isRead }) => ({ about, isRead }))).toEqual([
      { about: { kind: 'feedback', likes: 1, comments: 1 }, isRead: false },
    ]);
    await say('like', 0, { liked: false });
    await say('like', 0, { liked: true });
    expect((await alertsOf(admin, 'feedback'))[0]!.about).toMatchObject({ likes: 1 });
    app.pass(3_600_000);
    await say('comment', 0, { text: 'Later' });
    expect(await alertsOf(await app.signInAs('ROLE_GLOBAL_ADMIN'), 'feedback')).toHaveLength(2);
  });
});

describe('the quota of AI', () => {
  const take = ({ services }: TestApp, tokens: number, whose: { userId: string } | { companyId: string }) =>
    services.db.insert(aiRuns).values({
      ...{ id: randomUUID(), purpose: 'chat', prompt: 'chat@1', kind: 'OPEN_AI', model: 'm', state: 'done' },
      ...{ inputTokens: tokens, queuedOn: services.now(), aliveUntil: services.now() },
      ...whose,
    });
  const setQuota = (admin: Browser, userTokens: number | null, companyTokens: number | null) =>
    admin.call('PUT', '/api/settings/ai/quota', { userTokens, companyTokens });
  /** As two nodes look. */
  const look = ({ services }: TestApp) => Promise.all([raiseQuotaAlerts(services), raiseQuotaAlerts(services)]);

  test('is told to the user at 80 and at 100 percent, once a month', async ({ app }) => {
    const [admin, user] = [await app.signInAs('ROLE_GLOBAL_ADMIN'), await app.signInAs('ROLE_GLOBAL_USER')];
    await setQuota(admin, 1000, null);
    await take(app, 799, { userId: user.id });
    await look(app);
    expect(await alertsOf(user, 'quota')).toEqual([]);
    await take(app, 1, { userId: user.id });
    for (let again = 0; again < 2; again++) await look(app);
    expect(await alertsOf(user, 'quota')).toMatchObject([{ project: null, about: { step: 80, used: 800 } }]);
    app.pass(1000);
    await take(app, 300, { userId: user.id });
    await look(app);
    expect((await alertsOf(user, 'quota')).map(({ title }) => title)).toEqual([
      'Your AI quota for this month is used up',
      'Your AI quota for this month is 80% used',
    ]);
    expect(await alertsOf(admin, 'quota')).toEqual([]);
    await setQuota(admin, null, null);
  });

  test('of a company is told to its administrators', async ({ app }) => {
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    await seedChoices(app);
    const company = (await createCompany(admin, newCompany({ companyName: 'Quota and Sons' }))).body.id;
    const people = [
      await signInOf(app, company, 'ROLE_COMPANY_ADMIN'),
      await signInOf(app, company, 'ROLE_COMPANY_USER'),
    ];
    await setQuota(admin, null, 1000);
    await take(app, 2000, { companyId: company });
    await look(app);
    const told = await Promise.all(people.map((browser) => alertsOf(browser, 'quota')));
    expect(told.map((alerts) => alerts.map(({ about }) => about))).toEqual([
      [expect.objectContaining({ whose: 'COMPANY', step: 100 })],
      [],
    ]);
    await setQuota(admin, null, null);
  });
});

describe('the live channel of who is signed in', () => {
  test('tells those whom an alert concerns, and no project', async ({ app, nobody }) => {
    await seedChoices(app);
    const [admin, user, stranger] = [
      await app.signInAs('ROLE_GLOBAL_ADMIN'),
      await app.signInAs('ROLE_GLOBAL_USER'),
      await app.signInAs('ROLE_GLOBAL_USER'),
    ];
    const id = await addProduct(admin, 'GENIE', 'Alerted live');
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [user.id] });
    const address = await listenLive(app);
    const destination = liveDestination('alerts', { user: 'self' });
    const connect = async (browser: Browser, to = destination) => {
      const wire = await openWire(address, cookiesOf(browser));
      wire.send(connectFrame([[liveHeaders.user, 'self']]));
      wire.send(subscribeFrame('1', to));
      return wire;
    };
    const [told, untold] = [await connect(user), await connect(stranger)];
    for (const wire of [told, untold])
      expect([(await wire.next())?.command, (await wire.next())?.command]).toEqual(['CONNECTED', 'RECEIPT']);
    const about = { kind: 'answers' as const, respondents: 4, messages: 2, isFirst: false };
    const found = { about, subject: '', period: 'live', till: '2026-11-21' };
    await app.services.db.transaction((tx) => raiseAlerts(app.services, tx, { projectId: id }, [found]));
    const message = await told.next();
    expect([message?.command, message?.headers.destination, message?.body]).toEqual(['MESSAGE', destination, '']);
    untold.send(frame('DISCONNECT', [['receipt', 'bye']]));
    expect((await untold.rest()).map(({ command }) => command)).toEqual(['RECEIPT']);
    const refused = await connect(user, liveDestination('project', { projectId: id }));
    expect((await refused.rest()).map(({ command, headers }) => headers.message ?? command)).toEqual([
      'CONNECTED',
      'notFound',
    ]);
    const unknown = await connect(nobody);
    expect((await unknown.rest()).map(({ headers }) => headers.message)).toEqual(['unauthorized']);
    told.socket.close();
  });

  test('refuses alerts to whoever connects for a project', async ({ app }) => {
    await seedChoices(app);
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const id = await addProduct(admin, 'GENIE', 'Alerted elsewhere');
    const wire = await openWire(await liveAddress(app), cookiesOf(admin));
    wire.send(connectFrame([[liveHeaders.projectId, id]]));
    wire.send(subscribeFrame('1', `/alerts/${id}`));
    expect((await wire.rest()).map(({ command, headers }) => headers.message ?? command)).toEqual([
      'CONNECTED',
      'notFound',
    ]);
  });
});

const liveAddress = async ({ app }: TestApp): Promise<string> => {
  const { port } = app.server.address() as { port: number };
  return `ws://127.0.0.1:${port}/ws/soundings`;
};
