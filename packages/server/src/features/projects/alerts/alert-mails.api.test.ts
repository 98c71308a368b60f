import { describe, expect } from 'vitest';
import { mailWriters } from '#/features.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Mail } from '#/platform/mail/mailer.ts';
import { sendQueuedMails } from '#/platform/mail/queue/send-queued-mails.ts';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import type { TestApp } from '#test/test-app.ts';
import { raiseAlerts, raiseFeedback } from './raise-alerts.ts';
import { queueDigests } from './write-alert-mails.ts';

const minute = 60_000;
const hour = 60 * minute;

const silent = (period: string, brand = 'Nordvand') => ({
  about: {
    ...{ kind: 'silence' as const, brand, network: 'FACEBOOK' as const, before: 14 },
    ...{ from: '2026-11-14', till: '2026-11-20', formerFrom: '2026-11-07', formerTill: '2026-11-13' },
  },
  ...{ subject: brand, period, till: '2026-11-20' },
});

const raise = ({ services }: TestApp, projectId: string, ...found: Parameters<typeof raiseAlerts>[3][number][]) =>
  services.db.transaction((tx) => raiseAlerts(services, tx, { projectId }, found));

const want = (browser: Browser, mails: string, more: object = {}) =>
  browser.call('PUT', '/api/alerts/settings', { mails, language: 'en', timeZone: 'Europe/Berlin', ...more });

/** What goes out now, by so many nodes at once. */
const send = async ({ services, mails, app }: TestApp, nodes = 1): Promise<Mail[]> => {
  mails.length = 0;
  await Promise.all(Array.from({ length: nodes }, () => sendQueuedMails(services, mailWriters, app.log)));
  return [...mails];
};

let made = 0;
/** Sessions end as time passes: an administrator of its own. */
const addProject = async (app: TestApp, ...users: Browser[]): Promise<string> => {
  await seedChoices(app);
  const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  const id = await addProduct(admin, 'GENIE', `Mailed ${++made}`);
  await admin.post(`/api/project/edit/users/${id}`, { userIds: users.map((user) => user.id) });
  return id;
};
const addUser = async (app: TestApp, mails: string, more: object = {}): Promise<Browser> => {
  const user = await app.signInAs('ROLE_GLOBAL_USER');
  expect((await want(user, mails, more)).status).toBe(200);
  return user;
};

describe('alerts by mail', () => {
  test('go out at once to who wants them so, in their language, with a link that ends them', async ({ app }) => {
    const [english, german] = [await addUser(app, 'AT_ONCE'), await addUser(app, 'AT_ONCE', { language: 'de' })];
    const [none, stranger] = [await addUser(app, 'OFF'), await addUser(app, 'AT_ONCE')];
    const id = await addProject(app, english, german, none);
    await raise(app, id, silent('w47'), silent('w47', 'Fjord'));
    const sent = await send(app, 3);
    expect(sent.map(({ to }) => to).toSorted()).toEqual([english.username, german.username].toSorted());
    expect(sent.map(({ to }) => to)).not.toContain(stranger.username);
    const mail = sent.find(({ to }) => to === english.username)!;
    expect(mail.subject).toBe('2 alerts from Soundings');
    expect(mail.text).toContain('Nordvand posted nothing on Facebook');
    expect(mail.text).toContain(`Project: Mailed ${made}`);
    expect(mail.messageId).toMatch(/^<[\da-f]{40}@soundings\.example>$/);
    expect(mail.unsubscribe).toMatch(/\/api\/mails\/unsubscribe\?token=alerts\./);
    expect(mail.text).toContain('/unsubscribe?token=');
    expect(sent.find(({ to }) => to === german.username)!.text).toContain('Nordvand hat bei Facebook nichts');
    expect(await send(app)).toEqual([]);
  });

  test('say in the subject what the one alert is about', async ({ app }) => {
    const user = await addUser(app, 'AT_ONCE');
    await raise(app, await addProject(app, user), silent('w47'));
    expect((await send(app)).map(({ subject }) => subject)).toEqual(['Nordvand posted nothing on Facebook']);
  });

  test('go to nobody who has lost the project, muted it, or been shut out meanwhile', async ({ app, admin }) => {
    const [lost, muting, shut, off] = [
      await addUser(app, 'AT_ONCE'),
      await addUser(app, 'AT_ONCE'),
      await addUser(app, 'AT_ONCE'),
      await addUser(app, 'AT_ONCE'),
    ];
    const id = await addProject(app, lost, muting, shut, off);
    await raise(app, id, silent('w47'));
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [muting.id, shut.id, off.id] });
    await muting.call('PUT', `/api/alerts/muted/${id}`);
    await app.disable(shut.id);
    await want(off, 'OFF');
    expect(await send(app)).toEqual([]);
    await raise(app, id, silent('w48'));
    expect(await send(app)).toEqual([]);
  });

  test('of a day come together, at eight o’clock where the user is, and not where there is nothing', async ({
    app,
  }) => {
    const user = await addUser(app, 'DAILY');
    const id = await addProject(app, user);
    await raise(app, id, silent('w47'));
    await raise(app, id, silent('w47', 'Fjord'));
    expect([await queueDigests(app.services), await send(app)]).toEqual([0, []]);
    // It is 10:00 in Berlin.
    app.pass(21 * hour + 59 * minute);
    expect(await queueDigests(app.services)).toBe(0);
    app.pass(minute);
    const queued = await Promise.all([1, 2, 3].map(() => queueDigests(app.services)));
    expect(queued.reduce((sum, one) => sum + one, 0)).toBe(1);
    const [mail, ...others] = await send(app, 3);
    expect([mail!.to, mail!.subject, others]).toEqual([user.username, '2 alerts from Soundings', []]);
    app.pass(24 * hour);
    expect([await queueDigests(app.services), await send(app)]).toEqual([0, []]);
  });

  test('that wait for the mail of a day go out when the user wants them at once', async ({ app }) => {
    const user = await addUser(app, 'DAILY');
    await raise(app, await addProject(app, user), silent('w47'));
    expect(await send(app)).toEqual([]);
    await want(user, 'AT_ONCE');
    expect((await send(app)).map(({ to }) => to)).toEqual([user.username]);
  });

  test('wait while the mail server is out, and come once, under one id', async ({ app }) => {
    const user = await addUser(app, 'AT_ONCE');
    await raise(app, await addProject(app, user), silent('w47'));
    const { mailer } = app.services;
    const { send: deliver } = mailer;
    const tried: (string | undefined)[] = [];
    Object.assign(mailer, {
      send: async (mail: Mail) => {
        tried.push(mail.messageId);
        throw new AppError('mailUnavailable');
      },
    });
    await send(app);
    await send(app);
    app.pass(minute);
    await send(app);
    Object.assign(mailer, { send: deliver });
    app.pass(5 * minute);
    const sent = await send(app);
    expect([tried, sent.map(({ messageId }) => messageId)]).toEqual([
      [sent[0]!.messageId, sent[0]!.messageId],
      [sent[0]!.messageId],
    ]);
    expect(await send(app)).toEqual([]);
  });

  test('of feedback are gathered for an hour', async ({ app }) => {
    const user = await addUser(app, 'AT_ONCE');
    const id = await addProject(app, user);
    const { services } = app;
    let comments = 0;
    const say = () =>
      services.db.transaction((tx) =>
        raiseFeedback(services, tx, id, async () => ({ likes: 0, comments: ++comments })),
      );
    await say();
    await user.post('/api/alerts/read', {});
    await say();
    expect((await user.get('/api/alerts/unread')).body).toEqual({ unread: 1 });
    expect(await send(app)).toEqual([]);
    app.pass(hour);
    expect((await send(app)).map(({ subject }) => subject)).toEqual(['New feedback: 2 comments']);
    await say();
    app.pass(hour);
    expect((await send(app)).map(({ subject }) => subject)).toEqual(['New feedback: 3 comments']);
  });
});

describe('the link that ends the mails', () => {
  const linkFrom = async (app: TestApp) => {
    const user = await addUser(app, 'AT_ONCE');
    const id = await addProject(app, user);
    await raise(app, id, silent('w47'));
    const [mail] = await send(app);
    const { pathname, search } = new URL(mail!.unsubscribe!);
    return { user, id, address: pathname + search };
  };
  const mailsOf = async (user: Browser) => (await user.get('/api/alerts/settings')).body.mails;

  test('does so in one click of a mail program, without a session, whatever form it sends', async ({ app }) => {
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ] as const) {
      const { user, id, address } = await linkFrom(app);
      const opened = await app.browser().get(address);
      expect([opened.status, opened.headers.location]).toEqual([303, expect.stringMatching(/^\/unsubscribe\?token=/)]);
      expect(await mailsOf(user)).toBe('AT_ONCE');
      const { status, body } = await app.browser().call('POST', address, payload, { 'content-type': type });
      expect([status, body]).toEqual([200, { ended: 'alerts' }]);
      expect(await mailsOf(user)).toBe('OFF');
      await raise(app, id, silent('w48'));
      expect(await send(app)).toEqual([]);
      expect((await user.get('/api/alerts/unread')).body).toEqual({ unread: 2 });
    }
  });

  test('ends nobody else’s, and is not to be guessed', async ({ app }) => {
    const { user, address } = await linkFrom(app);
    const other = await addUser(app, 'AT_ONCE');
    const forged = address.replace(user.id, other.id);
    const post = (url: string) => app.browser().post(url);
    expect((await post(forged)).status).toBe(404);
    expect((await post(`${address}0`)).status).toBe(404);
    expect((await post('/api/mails/unsubscribe?token=alerts')).status).toBe(404);
    expect((await post('/api/mails/unsubscribe')).status).toBe(400);
    expect(await mailsOf(other)).toBe('AT_ONCE');
    for (let at = 0; at < 20; at++) await post(forged);
    expect((await post(forged)).status).toBe(429);
  });

  test('lets no form in anywhere else', async ({ app }) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await app.browser().call('POST', '/api/auth/login', 'username=a', headers);
    expect(status).toBe(415);
  });
});
