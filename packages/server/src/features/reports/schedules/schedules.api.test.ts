import type { Schedule } from '@soundings/contract/reports/schedules';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { mailWriters } from '#/features.ts';
import type { Mail } from '#/platform/mail/mailer.ts';
import { sendQueuedMails } from '#/platform/mail/queue/send-queued-mails.ts';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { makeEdition } from '#test/report-client.ts';
import type { TestApp } from '#test/test-app.ts';
import { startScheduled } from './start-scheduled.ts';

const anyId = '11111111-1111-4111-8111-111111111111';
const hour = 3_600_000;
const day = 24 * hour;

let made = 0;
const addReport = async (browser: Browser): Promise<string> => {
  const { status, body } = await browser.post('/api/reports', {
    ...{ title: `Report ${++made}`, language: 'en', template: 'empty' },
  });
  expect([status, body.error]).toEqual([201, undefined]);
  return body.id;
};

/** Mondays at eight in Berlin; the tests begin on a Saturday. */
const weekly = (more: object = {}) => ({
  rhythm: { every: 'WEEK', weekday: 1, hour: 8 },
  ...{ timeZone: 'Europe/Berlin', form: 'LINK', isActive: true, recipients: ['client@customer.example'] },
  ...more,
});
const addSchedule = async (browser: Browser, reportId: string, more: object = {}): Promise<Schedule> => {
  const { status, body } = await browser.post(`/api/reports/${reportId}/schedules`, weekly(more));
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
};
const schedulesOf = async (browser: Browser, reportId: string): Promise<Schedule[]> =>
  (await browser.get(`/api/reports/${reportId}/schedules`)).body;

/** As so many nodes do at once. @returns the mails that went out */
const run = async ({ services, app, mails, jobsAreDone }: TestApp, nodes = 3): Promise<Mail[]> => {
  mails.length = 0;
  const all = <T>(step: () => Promise<T>) => Promise.all(Array.from({ length: nodes }, step));
  await all(() => startScheduled(services, app.log));
  await jobsAreDone();
  await all(() => sendQueuedMails(services, mailWriters, app.log));
  return [...mails];
};

describe('a schedule of a report', () => {
  test('mails an edition when it is time, once to each, however many nodes there are', async ({ app, admin }) => {
    const id = await addReport(admin);
    const recipients = ['client@customer.example', admin.username];
    const { nextOn } = await addSchedule(admin, id, { recipients });
    expect(nextOn).toBe('2026-11-23T07:00:00.000Z');
    expect(await run(app)).toEqual([]);
    app.pass(Date.parse(nextOn!) - app.services.now().getTime() - 1);
    expect(await run(app)).toEqual([]);
    app.pass(1);
    const sent = await run(app);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(recipients.toSorted());
    const link = /https?:\S+#(\S+)/.exec(sent[0]!.text)![1]!;
    expect((await app.browser().post('/api/consumer/report/open', { link })).status).toBe(200);
    expect(await run(app)).toEqual([]);
    const [schedule] = await schedulesOf(await app.signInAs('ROLE_GLOBAL_ADMIN'), id);
    expect(schedule).toMatchObject({
      nextOn: '2026-11-30T07:00:00.000Z',
      slots: [{ slotOn: nextOn, state: 'DONE', reason: null, mails: { sent: 2, waiting: 0, failed: 0 } }],
    });
  });

  test('mails a link that is open, also where the one of the same edition has ended', async ({ app }) => {
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const id = await addReport(admin);
    const { id: editionId } = await makeEdition(admin, { id });
    const expiresOn = new Date(app.services.now().getTime() + day).toISOString();
    await admin.call('PUT', `/api/report-editions/${editionId}/share`, { expiresOn });
    await addSchedule(admin, id);
    app.pass(7 * day);
    const [mail] = await run(app);
    const link = /https?:\S+#(\S+)/.exec(mail!.text)![1]!;
    expect((await app.browser().post('/api/consumer/report/open', { link })).status).toBe(200);
  });

  test('attaches the file, the same to all', async ({ app }) => {
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const id = await addReport(admin);
    const recipients = ['one@customer.example', 'two@customer.example'];
    for (const form of ['PDF', 'PPTX']) await addSchedule(admin, id, { form, recipients });
    app.pass(7 * day);
    const sent = await run(app);
    const files = sent
      .filter(({ to }) => recipients.includes(to))
      .map(({ to, attachments = [] }) => {
        const [file] = attachments;
        return [to, file!.fileName.split('.').at(-1), Buffer.from(file!.content).subarray(0, 2).toString()];
      });
    expect(files.toSorted()).toEqual([
      ['one@customer.example', 'pdf', '%P'],
      ['one@customer.example', 'pptx', 'PK'],
      ['two@customer.example', 'pdf', '%P'],
      ['two@customer.example', 'pptx', 'PK'],
    ]);
  });

  test('goes on after a standstill with the one that is due', async ({ app }) => {
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const id = await addReport(admin);
    await addSchedule(admin, id, { recipients: ['late@customer.example'] });
    app.pass(23 * day);
    expect((await run(app)).filter(({ to }) => to === 'late@customer.example')).toHaveLength(1);
    const [schedule] = await schedulesOf(await app.signInAs('ROLE_GLOBAL_ADMIN'), id);
    expect(schedule!.slots).toHaveLength(1);
    expect(Date.parse(schedule!.nextOn!)).toBeGreaterThan(app.services.now().getTime());
  });

  test('is ended by each recipient with one click, for themselves, and stays so when it is changed', async ({
    app,
  }) => {
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const id = await addReport(admin);
    const recipients = ['leaving@customer.example', 'staying@customer.example'];
    const { id: scheduleId } = await addSchedule(admin, id, { recipients });
    app.pass(7 * day);
    const leaving = (await run(app)).find(({ to }) => to === recipients[0])!;
    const { pathname, search } = new URL(leaving.unsubscribe!);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const ended = await app.browser().call('POST', pathname + search, 'List-Unsubscribe=One-Click', headers);
    expect([ended.status, ended.body]).toEqual([200, { ended: 'reports' }]);
    const back = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const saved = await back.call('PUT', `/api/report-schedules/${scheduleId}`, weekly({ recipients }));
    expect(saved.body.recipients).toEqual([
      { email: recipients[0], name: null, hasUnsubscribed: true },
      { email: recipients[1], name: null, hasUnsubscribed: false },
    ]);
    await back.call('PUT', `/api/report-schedules/${scheduleId}`, weekly({ recipients: recipients.slice(1) }));
    const again = await back.call('PUT', `/api/report-schedules/${scheduleId}`, weekly({ recipients }));
    expect(again.body.recipients).toEqual(saved.body.recipients);
    app.pass(7 * day);
    const told = (await run(app)).map(({ to }) => to);
    expect([told.includes(recipients[0]!), told.includes(recipients[1]!)]).toEqual([false, true]);
  });

  test('says why an edition could not be made', async ({ app }) => {
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const id = await addReport(admin);
    await addSchedule(admin, id, { recipients: ['waiting@customer.example'] });
    await app.services.db.execute(sql`
      insert into report_editions (id, report_id, title, language, digest, block_ids, made_on)
      select gen_random_uuid(), ${id}::uuid, 'Full', 'en', n::text, '{}', now() from generate_series(1, 100) n`);
    await app.services.db.execute(sql`
      insert into report_shares (id, edition_id)
      select gen_random_uuid(), id from report_editions where report_id = ${id}::uuid`);
    app.pass(7 * day);
    expect((await run(app)).filter(({ to }) => to === 'waiting@customer.example')).toEqual([]);
    const [schedule] = await schedulesOf(await app.signInAs('ROLE_GLOBAL_ADMIN'), id);
    expect(schedule!.slots).toMatchObject([{ state: 'FAILED', reason: 'limitReached', editionId: null }]);
  });

  test('rests while it is paused, and ends with its report', async ({ app }) => {
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const [paused, gone] = [await addReport(admin), await addReport(admin)];
    const to = 'resting@customer.example';
    expect(await addSchedule(admin, paused, { isActive: false, recipients: [to] })).toMatchObject({ nextOn: null });
    await addSchedule(admin, gone, { recipients: [to] });
    expect((await admin.delete(`/api/reports/${gone}`)).status).toBe(200);
    app.pass(14 * day);
    expect((await run(app)).filter((mail) => mail.to === to)).toEqual([]);
  });

  test('is for whoever may open the report', async ({ app, nobody }) => {
    const [admin, owner] = [await app.signInAs('ROLE_GLOBAL_ADMIN'), await app.signInAs('ROLE_GLOBAL_USER')];
    const [stranger, customer] = [await app.signInAs('ROLE_GLOBAL_USER'), await app.signInAs('ROLE_CUSTOMER')];
    const id = await addReport(owner);
    const { id: scheduleId } = await addSchedule(owner, id);
    expect(await schedulesOf(admin, id)).toHaveLength(1);
    const calls = (report: string, schedule: string) =>
      [
        ['GET', `/api/reports/${report}/schedules`],
        ['POST', `/api/reports/${report}/schedules`],
        ['PUT', `/api/report-schedules/${schedule}`],
        ['DELETE', `/api/report-schedules/${schedule}`],
      ] as const;
    for (const [browser, status] of [
      [stranger, 404],
      [customer, 403],
      [nobody, 401],
    ] as const)
      for (const [method, url] of calls(id, scheduleId))
        expect((await browser.call(method, url, method === 'GET' ? undefined : weekly())).status).toBe(status);
    for (const [method, url] of calls(anyId, anyId))
      expect((await owner.call(method, url, method === 'GET' ? undefined : weekly())).status).toBe(404);
    for (const wrong of [
      { recipients: [] },
      { recipients: ['nobody'] },
      { recipients: ['a@a.example', 'A@a.example'] },
      { timeZone: 'Mars/Olympus' },
      { rhythm: { every: 'WEEK', weekday: 8, hour: 8 } },
      { rhythm: { every: 'MONTH', day: 0, hour: 8 } },
      { form: 'FAX' },
    ])
      expect((await owner.post(`/api/reports/${id}/schedules`, weekly(wrong))).status).toBe(400);
    for (let more = 0; more < 9; more++) await addSchedule(owner, id);
    expect((await owner.post(`/api/reports/${id}/schedules`, weekly())).status).toBe(409);
    expect((await owner.delete(`/api/report-schedules/${scheduleId}`)).status).toBe(200);
    expect(await schedulesOf(owner, id)).toHaveLength(9);
  });

  test('names only those whose accounts the viewer sees anyway', async ({ app }) => {
    const [admin, owner] = [await app.signInAs('ROLE_GLOBAL_ADMIN'), await app.signInAs('ROLE_GLOBAL_USER')];
    const others = [await app.signInAs('ROLE_GLOBAL_USER'), await app.signInAs('ROLE_CUSTOMER')];
    const hidden = others.map(({ username }) => username);
    const unknown = 'unknown@customer.example';
    const id = await addReport(owner);
    const schedule = await addSchedule(owner, id, {
      recipients: [owner.username, admin.username, ...hidden, unknown],
    });
    const named = (recipients: Schedule['recipients']) => recipients.flatMap((one) => (one.name ? [one.email] : []));
    expect(named(schedule.recipients).toSorted()).toEqual([admin.username, owner.username].toSorted());
    const tell = ({ email, ...rest }: Schedule['recipients'][number]) => rest;
    const ofUnknown = tell(schedule.recipients.find(({ email }) => email === unknown)!);
    for (const email of hidden)
      expect(tell(schedule.recipients.find((one) => one.email === email)!)).toEqual(ofUnknown);
    const [listed] = await schedulesOf(owner, id);
    expect(listed!.recipients).toEqual(schedule.recipients);
    const [seen] = await schedulesOf(admin, id);
    expect(named(seen!.recipients)).toHaveLength(4);
  });
});
