import type { KeptRequest } from '@soundings/contract/scout/responses';
import { describe, expect } from 'vitest';
import { rateLimits } from '#/platform/rate-limit/rate-limit.tables.ts';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';

const projectName = 'Lamps of autumn';
const it = test
  .extend('id', { scope: 'file' }, async ({ app, admin, user }) => {
    await seedChoices(app);
    return addProduct(admin, 'SCOUTV2', projectName, { userIds: [user.id] });
  })
  .extend('credentials', { scope: 'file' }, async ({ admin, id }) => ({
    projectName,
    projectPassword: (await share(admin, id)).password,
  }));

const request = {
  ...{ company: 'Nordlys', email: 'mette@nordlys.example', market: 'DK', respondentVolume: '300' },
  ...{ surveyTemplate: 'STANDARD', gender: 'ALL', ageFrom: 18, ageTo: 90, region: 'Jutland', otherRequirements: '' },
  messages: ['Light that lets you sleep', 'Two people build your lamp'],
};
const needed = { company: 'N', email: 'a@b.example', market: 'OTHER', respondentVolume: 'OTHER', messages: ['One'] };
const help = { email: 'mette@nordlys.example', question: 'How long does it take?' };

const search = async (admin: Browser, body: object = {}, query = ''): Promise<KeptRequest[]> =>
  (await admin.post(`/api/settings/search/response-request${query}`, body)).body.content;
const setAddress = (admin: Browser, address: string) =>
  admin.call('PUT', '/api/settings/response-address', { address });

it.beforeEach(async ({ app }) => {
  app.pass(1000);
  await app.services.db.delete(rateLimits);
});

describe('a request for respondents', () => {
  it('is kept, mailed to the address of the settings, and confirmed without what was typed in', async ({
    app,
    admin,
    user,
    id,
  }) => {
    expect((await setAddress(admin, 'Panel@agency.example')).status).toBe(200);
    app.mails.length = 0;
    const { status, body } = await user.post(`/api/scout-v2/send?projectId=${id}`, request);
    expect([status, body]).toEqual([200, { id: expect.any(String), mailed: true }]);
    const { messages, email, ...asked } = request;
    expect((await search(admin))[0]).toEqual({
      ...{ id: body.id, kind: 'RESPONSE', state: 'NEW', projectId: id, projectName, email, mailed: true },
      ...{ sentBy: expect.stringContaining('Test User'), createdOn: app.services.now().toISOString() },
      ...{ changedOn: null, changedBy: null, request: asked, question: null, messages },
    });
    const [toAgency, toSender] = app.mails;
    expect(toAgency).toMatchObject({ to: 'panel@agency.example', subject: `Respondents wanted for ${projectName}` });
    for (const part of ['Nordlys', 'DK', '300', 'Age: 18 to 90+', 'Jutland', '- Two people build your lamp'])
      expect(toAgency!.text).toContain(part);
    expect(toSender!.to).toBe(email);
    for (const typed of ['Nordlys', 'Jutland', 'sleep']) expect(toSender!.text).not.toContain(typed);
  });

  it('needs company, e-mail, market, volume and a message, and nothing else', async ({ user, id }) => {
    expect((await user.post(`/api/scout-v2/send?projectId=${id}`, needed)).status).toBe(200);
    for (const [field, value, message] of [
      ['company', ' ', 'required'],
      ['email', '', 'required'],
      ['email', 'nobody', 'incorrectEmail'],
      ['market', '', 'required'],
      ['market', 'XX', 'required'],
      ['respondentVolume', '', 'required'],
      ['respondentVolume', '250', 'required'],
      ['messages', [], 'noMessagesAvailable'],
      ['ageTo', 20, 'ageOrder'],
    ] as const) {
      const { status, body } = await user.post(`/api/scout-v2/send?projectId=${id}`, {
        ...needed,
        ageFrom: 30,
        [field]: value,
      });
      expect([status, body.error.fields[0]]).toEqual([400, { path: `body.${field}`, message }]);
    }
    for (const more of [{ ageFrom: 14 }, { ageTo: 91 }, { ageFrom: 20.5 }, { gender: 'ANY' }, { surveyTemplate: 'X' }])
      expect((await user.post(`/api/scout-v2/send?projectId=${id}`, { ...needed, ...more })).status).toBe(400);
  });

  it('comes from consumers too, a few an hour', async ({ app, admin, credentials, id }) => {
    const visitor = app.browser();
    const send = (asked: object, path = 'send') =>
      visitor.post(`/api/consumer/scout/${path}`, { projectRequest: credentials, request: asked });
    const { status, body } = await send({ ...request, email: 'first@visitor.example' });
    expect(status).toBe(200);
    expect((await search(admin))[0]).toMatchObject({ id: body.id, sentBy: null, projectId: id });
    for (const address of ['b', 'c', 'd', 'e'])
      expect((await send({ ...help, email: `${address}@visitor.example` }, 'help')).status).toBe(200);
    expect((await send({ ...help, email: 'f@visitor.example' }, 'help')).body.error.code).toBe('tooManyRequests');
    const wrong = { projectRequest: { ...credentials, projectPassword: 'no' }, request };
    expect((await visitor.post('/api/consumer/scout/send', wrong)).status).toBe(403);
  });

  it('fills nobody’s mailbox', async ({ user, id }) => {
    const ask = () => user.post(`/api/scout-v2/help?projectId=${id}`, { ...help, email: 'victim@else.example' });
    for (let times = 0; times < 5; times++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  it('is kept where no mail goes out', async ({ app, admin, user, id }) => {
    const { send } = app.services.mailer;
    Object.assign(app.services.mailer, { send: () => Promise.reject(new Error('no mail server')) });
    const { status, body } = await user.post(`/api/scout-v2/help?projectId=${id}`, help);
    Object.assign(app.services.mailer, { send });
    expect([status, body.mailed]).toEqual([200, false]);
    expect((await search(admin, { kind: 'HELP' }))[0]).toMatchObject({
      id: body.id,
      question: help.question,
      mailed: false,
    });
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'mail.send', outcome: 'failure' });
  });

  it('is nobody’s who may not open the project', async ({ stranger, nobody, id }) => {
    for (const path of ['send', 'help']) {
      const body = path === 'send' ? request : help;
      expect((await stranger.post(`/api/scout-v2/${path}?projectId=${id}`, body)).status).toBe(404);
      expect((await nobody.post(`/api/scout-v2/${path}?projectId=${id}`, body)).status).toBe(401);
    }
  });

  it('asks for help with a valid e-mail and a question', async ({ user, id }) => {
    for (const [field, value, message] of [
      ['email', '', 'required'],
      ['email', 'nobody', 'incorrectEmail'],
      ['question', ' ', 'required'],
    ] as const) {
      const { status, body } = await user.post(`/api/scout-v2/help?projectId=${id}`, { ...help, [field]: value });
      expect([status, body.error.fields[0]]).toEqual([400, { path: `body.${field}`, message }]);
    }
  });

  it('takes every market, volume, template, gender and age that is offered', async ({ app, user, id }) => {
    const send = async (more: object) => {
      await app.services.db.delete(rateLimits);
      return (await user.post(`/api/scout-v2/send?projectId=${id}`, { ...needed, ...more })).status;
    };
    const hundreds = Array.from({ length: 10 }, (_, index) => String(100 * (index + 1)));
    for (const respondentVolume of [...hundreds, 'OTHER']) expect(await send({ respondentVolume })).toBe(200);
    for (const market of ['DK', 'US', 'OTHER']) expect(await send({ market })).toBe(200);
    for (const surveyTemplate of ['STANDARD', 'OTHER', null]) expect(await send({ surveyTemplate })).toBe(200);
    for (const gender of ['ALL', 'MALE', 'FEMALE', 'OTHER', null]) expect(await send({ gender })).toBe(200);
    for (const ages of [{ ageFrom: 15, ageTo: 15 }, { ageFrom: 89, ageTo: 90 }, { ageTo: 15 }])
      expect(await send(ages)).toBe(200);
  });
});

describe('the list of requests', () => {
  it('is kept by global admins: by state, paged, and said how far each is', async ({ app, admin, user, id }) => {
    const { body } = await user.post(`/api/scout-v2/help?projectId=${id}`, help);
    const edit = (state: string, of = body.id) => admin.post(`/api/settings/edit/response-request/${of}`, { state });
    expect((await edit('IN_PROGRESS')).status).toBe(200);
    expect(await search(admin, { state: 'IN_PROGRESS' })).toEqual([
      expect.objectContaining({
        ...{ id: body.id, state: 'IN_PROGRESS', changedBy: expect.stringContaining('Test User') },
        changedOn: app.services.now().toISOString(),
      }),
    ]);
    expect((await edit('DONE')).status).toBe(200);
    expect(await search(admin, { state: 'IN_PROGRESS' })).toEqual([]);
    expect(await search(admin, {}, '?size=1')).toHaveLength(1);
    expect((await edit('LOST')).status).toBe(400);
    expect((await edit('DONE', anyId)).status).toBe(404);
    for (const path of ['search/response-request', `edit/response-request/${body.id}`])
      expect((await user.post(`/api/settings/${path}`, { state: 'DONE' })).status).toBe(403);
  });

  it('outlives the project', async ({ admin }) => {
    const id = await addProduct(admin, 'SCOUTV2', 'Soon gone');
    const { body } = await admin.post(`/api/scout-v2/help?projectId=${id}`, help);
    expect((await admin.delete(`/api/scout-v2/${id}`)).status).toBe(200);
    expect((await search(admin))[0]).toMatchObject({ id: body.id, projectId: null, projectName: 'Soon gone' });
  });

  it('goes to the brand’s help address while none is set, else nowhere', async ({ app, admin, id }) => {
    const brand = { name: '', accentColor: '', imprint: '', privacy: '', help: 'help@agency.example' };
    const recipients = async () => {
      app.mails.length = 0;
      const { body } = await admin.post(`/api/scout-v2/help?projectId=${id}`, help);
      return [body.mailed, ...app.mails.map(({ to }) => to)];
    };
    await setAddress(admin, '');
    expect(await recipients()).toEqual([false, help.email]);
    await admin.call('PUT', '/api/settings/brand', brand);
    expect((await admin.get('/api/settings/response-address')).body).toEqual({ address: '', fallback: brand.help });
    expect(await recipients()).toEqual([true, brand.help, help.email]);
    expect((await setAddress(admin, 'nobody')).status).toBe(400);
  });
});
