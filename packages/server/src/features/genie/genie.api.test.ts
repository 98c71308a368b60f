import type { GenieBoard, GenieMessage } from '@soundings/contract/genie/genie';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAiVendors, vendorKey } from '#test/ai-vendors.ts';
import type { Browser } from '#test/browser.ts';
import { openPageServer } from '#test/page-server.ts';
import { addProduct, assistantIds, seedChoices } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let other: Browser;
let site: Awaited<ReturnType<typeof openPageServer>>;
let vendors: Awaited<ReturnType<typeof openAiVendors>>;
const [firstAssistant, secondAssistant] = assistantIds as [string, string];

beforeAll(async () => {
  [site, vendors] = await Promise.all([openPageServer(), openAiVendors()]);
  app = await openTestApp({
    FETCH_ALLOW_HOSTS: site.host,
    AI_ANTHROPIC_URL: vendors.account('ANTHROPIC').baseUrl,
    AI_ANTHROPIC_KEY: vendorKey,
  });
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  other = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(async () => {
  await app.close();
  await site.close();
  await vendors.close();
});

const everyone = { gender: 'ALL', ageRange: 'ALL' };
const password = 'Right-Password-12345';

/** A project of each product with its calls, as staff and as a consumer use it. */
const openProduct = async (type: 'GENIE' | 'GENIE_GO', name: string, by: Browser = admin) => {
  const id = await addProduct(admin, type, name);
  const root = type === 'GENIE' ? 'genie' : 'genie2go';
  const inId = type === 'GENIE_GO' ? ['url', 'reply', 'predict/messages'] : [];
  const place = (path: string) => (inId.includes(path) ? `?id=${id}` : `?projectId=${id}`);
  const staff = (path: string, request: object = {}) => by.post(`/api/${root}/${path}${place(path)}`, request);
  await admin.post(`/api/project/activate/sharing/${id}`);
  await admin.post(`/api/project/edit/share/${id}`, { projectPassword: password });
  const credentials = { projectName: name, projectPassword: password };
  const visitor = app.browser();
  const consumer = (path: string, request: object = {}) =>
    visitor.post(`/api/consumer/${root}/${path}`, { projectRequest: credentials, request });
  return { id, root, credentials, staff, consumer };
};
type Ask = Awaited<ReturnType<typeof openProduct>>['staff'];

const boardOf = async (ask: Ask): Promise<GenieBoard> => (await ask('board')).body;
/** Waits until nothing is written any more. */
const written = async (ask: Ask, id: string): Promise<GenieBoard> => {
  const isBusy = async () => (await admin.get(`/api/project/status/is/processing?projectId=${id}`)).body;
  await expect.poll(isBusy).toBe(false);
  return boardOf(ask);
};
const textsOf = (messages: readonly GenieMessage[]) => messages.map(({ message }) => message);
const leave = (by: Browser, id: string) => by.delete(`/api/project/status?projectId=${id}`);

const choose = async (kind: 'ANTHROPIC' | 'BUILT_IN') => {
  const use = { kind, model: kind === 'BUILT_IN' ? '' : 'model-large' };
  expect((await admin.call('PUT', '/api/settings/ai/purposes/messages', { use, otherwise: null })).status).toBe(200);
};

describe.each(['GENIE', 'GENIE_GO'] as const)('%s', (type) => {
  const form = (message: string, more = {}) => ({
    ...{ message, url: site.url('/lamps') },
    ...(type === 'GENIE' && everyone),
    ...more,
  });
  const assistantId = type === 'GENIE' ? firstAssistant : secondAssistant;
  const brief = (more = {}) => ({ assistantId, url: site.url('/lamps'), ...more });

  it('opens for staff and consumers with its brand and assistants', async () => {
    const { id, root, credentials } = await openProduct(type, `Opened ${type}`);
    const { status, body } = await admin.get(`/api/${root}/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ projectId: id, projectType: type, brand: 'Havgus', threadId: null, hint: null });
    expect(body.assistants).toHaveLength(1);
    expect((await app.browser().post(`/api/consumer/${root}`, credentials)).body).toEqual(body);
    const wrong = { ...credentials, projectPassword: 'Wrong-Password-12345' };
    expect((await app.browser().post(`/api/consumer/${root}`, wrong)).status).toBe(403);
    expect((await app.browser().get(`/api/${root}/${id}`)).status).toBe(401);
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    expect((await stranger.get(`/api/${root}/${id}`)).status).toBe(404);
    expect((await stranger.post(`/api/${root}/board?projectId=${id}`)).status).toBe(404);
    const sibling = type === 'GENIE' ? 'genie2go' : 'genie';
    expect((await admin.get(`/api/${sibling}/${id}`)).status).toBe(404);
  });

  it('predicts a message, keeps it, and writes alternatives that the page bears out', async () => {
    const { id, staff } = await openProduct(type, `Predicted ${type}`);
    const message = 'Every lamp is built by two people in Aarhus and tested for a day';
    const { status, body } = await staff('predict/messages', form(message));
    expect(status).toBe(200);
    expect(body.message).toMatchObject({ message, count: 1, isNew: true, isManual: true, evaluation: 'DONE' });
    const { interest, action, uncertainty, prediction } = body.message;
    for (const figure of [interest, action]) expect(figure >= 0 && figure <= 100).toBe(true);
    expect(uncertainty > 0 && uncertainty < 1).toBe(true);
    expect(prediction.low <= interest && interest <= prediction.high).toBe(true);
    const board = await written(staff, id);
    expect(textsOf(board.predicted)).toEqual([message]);
    expect(board.run).toMatchObject({ purpose: 'ALTERNATIVES', state: 'done', kind: 'BUILT_IN' });
    expect(board.generated.length).toBeGreaterThan(0);
    expect(board.generated.every(({ original }) => original?.message === message)).toBe(true);
    expect(board.generated.every(({ interest }) => interest === null)).toBe(true);
    expect(board.model.credit.length).toBeGreaterThan(0);
    const row = (await admin.post('/api/project/search', { query: `Predicted ${type}` })).body.content[0];
    expect(row.result).toMatchObject({ kind: 'genie', message, interest });
  });

  it('offers edits with what each would change, of the message and the page alone', async () => {
    const { id, staff, consumer } = await openProduct(type, `Edits ${type}`);
    const message = 'Every lamp is built by two people in Aarhus, and each one is tested for a day';
    const { message: kept } = (await staff('predict/messages', form(message))).body;
    await written(staff, id);
    const { status, body } = await staff('message/try', { id: kept.id });
    expect(status).toBe(200);
    expect(body.hasPage).toBe(true);
    expect(body.edits.length).toBeGreaterThan(1);
    const differences = body.edits.map((edit: { comparison: { difference: number } }) => edit.comparison.difference);
    expect(differences).toEqual(differences.toSorted((one: number, other: number) => other - one));
    const shorter = body.edits.find(({ kind }: { kind: string }) => kind === 'shorter');
    expect(shorter.message).toBe('Every lamp is built by two people in Aarhus.');
    expect(shorter.interest - kept.interest).toBeCloseTo(shorter.comparison.difference, 6);
    expect((await consumer('message/try', { id: kept.id })).body).toEqual(body);
    expect((await staff('message/try', { id })).status).toBe(404);
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    const address = `/api/${type === 'GENIE' ? 'genie' : 'genie2go'}/message/try?projectId=${id}`;
    expect((await stranger.post(address, { id: kept.id })).status).toBe(404);
  });

  it('predicts where the page cannot be read, without alternatives', async () => {
    const { id, staff } = await openProduct(type, `No page ${type}`);
    expect((await staff('predict/messages', form('Any message', { url: site.url('/none') }))).status).toBe(200);
    expect((await written(staff, id)).generated).toEqual([]);
  });

  it('generates messages, replaces them by the next generation, goes on with a reply, and resets', async () => {
    const { id, staff, root } = await openProduct(type, `Generated ${type}`);
    const { status, body } = await staff('url', brief());
    expect(status).toBe(200);
    const first = await written(staff, id);
    expect(first.run).toMatchObject({ id: body.runId, purpose: 'GENERATE', state: 'done' });
    expect(first.generated.length).toBeGreaterThan(4);
    expect(first.generated.every(({ createType, isNew }) => createType === 'GENERATED' && isNew)).toBe(true);
    expect(first.thread).toMatchObject({ id: body.threadId, url: site.url('/lamps'), assistantId });
    expect(first.thread!.hint).not.toBeNull();
    expect((await admin.get(`/api/${root}/${id}`)).body).toMatchObject({ threadId: body.threadId });

    const said = { reply: 'Use short questions only.', threadId: body.threadId, assistantId, url: site.url('/lamps') };
    expect((await staff('reply', said)).status).toBe(200);
    const second = await written(staff, id);
    expect(second.thread!.replies).toEqual([said.reply]);
    expect(new Set(textsOf(second.generated)).size).toBe(second.generated.length);
    const fresh = second.generated.filter(({ isNew }) => isNew);
    expect(second.generated.slice(0, fresh.length)).toEqual(fresh);

    const third = await staff('url', brief({ focusOn: 'sleep' }));
    const replaced = await written(staff, id);
    expect(replaced.generated.length).toBeLessThanOrEqual(12);
    expect((await staff('reply', { ...said, threadId: body.threadId })).status).toBe(404);
    expect((await staff('reset', { threadId: body.threadId })).status).toBe(404);
    // The staff's way that the playground shares, where a project of others is none.
    const shared = `/api/open-ai/playground/reset?threadId=${third.body.threadId}`;
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    expect((await stranger.post(shared)).status).toBe(404);
    expect((await admin.post(shared)).status).toBe(200);
    expect(await boardOf(staff)).toMatchObject({ generated: [], thread: null });
  });

  it('evaluates messages one after the other, and cancels what waits', async () => {
    const { id, staff } = await openProduct(type, `Evaluated ${type}`);
    await staff('url', brief());
    const [one] = (await written(staff, id)).generated;
    const asked =
      type === 'GENIE'
        ? await staff('predict/message', form(one!.message))
        : await staff('predict/bunch', { messages: [one!.message], url: site.url('/lamps') });
    const figures = type === 'GENIE' ? asked.body : asked.body.messages[0];
    expect((await staff('predict/cancel')).status).toBe(200);
    const { generated } = await boardOf(staff);
    expect(generated[0]).toMatchObject({ evaluation: 'DONE', interest: figures.interest });
    expect(generated.slice(1).every(({ evaluation }) => evaluation === 'CANCELLED')).toBe(true);
  });

  it('changes and deletes a message', async () => {
    const { id, staff } = await openProduct(type, `Changed ${type}`);
    const { body } = await staff('predict/messages', form('Light that lets you sleep', { url: site.url('/none') }));
    await written(staff, id);
    const edit = { id: body.message.id, message: 'Why do readers of these lamps fall asleep faster?' };
    const edited = (await staff('message/edit-message', edit)).body;
    expect(edited).toMatchObject({ message: edit.message, isManual: true });
    expect(edited.interest).not.toBe(body.message.interest);
    expect((await staff('message/delete', { id: edit.id })).status).toBe(200);
    expect((await staff('message/delete', { id: edit.id })).status).toBe(404);
    expect((await boardOf(staff)).predicted).toEqual([]);
  });

  it('serves consumers by the same calls, and nobody with a wrong password', async () => {
    const { id, consumer, root, credentials } = await openProduct(type, `Shared ${type}`);
    expect((await consumer('predict/messages', form('Light that lets you sleep'))).status).toBe(200);
    await written(consumer, id);
    const { body } = await consumer('url', brief());
    expect((await written(consumer, id)).generated.length).toBeGreaterThan(4);
    const reset = (query: string, from = credentials) =>
      app.browser().post(`/api/consumer/open-ai/reset?threadId=${query}`, from);
    expect((await reset(body.threadId, { ...credentials, projectPassword: 'Wrong-Password-1' })).status).toBe(403);
    expect((await reset(id)).status).toBe(404);
    expect((await reset(body.threadId)).status).toBe(200);
    expect((await boardOf(consumer)).thread).toBeNull();
    const wrong = { projectRequest: { ...credentials, projectPassword: 'no' }, request: {} };
    expect((await app.browser().post(`/api/consumer/${root}/board`, wrong)).status).toBe(403);
  });

  it('writes from the text that was given where the page cannot be read, and says so', async () => {
    const { id, staff } = await openProduct(type, `Unread ${type}`);
    const byPass =
      'A lamp of recycled glass. It dims by touch. 92% of 1,200 testers slept better. Guaranteed for ten years.';
    const { status, body } = await staff('url', brief({ url: site.url('/none'), byPass }));
    expect([status, body.isPageRead]).toEqual([200, false]);
    expect((await written(staff, id)).generated.length).toBeGreaterThan(0);
  });

  it('takes no reply for a text to write from where the page cannot be read', async () => {
    const { id, staff } = await openProduct(type, `Reply alone ${type}`);
    const { threadId } = (await staff('url', brief())).body;
    await written(staff, id);
    const said = { ...brief({ url: site.url('/none') }), threadId, reply: 'Please make them shorter and funnier' };
    expect((await staff('reply', said)).body.error.code).toBe('pageCannotBeRead');
  });

  it('refuses what is left out', async () => {
    const { staff, consumer } = await openProduct(type, `Refused ${type}`);
    for (const ask of [staff, consumer]) {
      const refused = async (path: string, request: object) => {
        const { status, body } = await ask(path, request);
        return [
          status,
          ...(body.error?.details?.fields ?? body.error?.fields ?? []).map(
            (field: { message: string }) => field.message,
          ),
        ];
      };
      expect(await refused('predict/messages', form('', {}))).toEqual([400, 'required']);
      expect(await refused('predict/messages', form('A message', { url: ' ' }))).toEqual([400, 'urlIsRequired']);
      expect(await refused('url', brief({ url: '' }))).toEqual([400, 'urlIsRequired']);
      expect((await ask('url', { url: site.url('/lamps') })).status).toBe(400);
      expect(await refused('reply', { ...brief(), threadId: assistantId, reply: ' ' })).toEqual([400, 'required']);
      expect((await ask('url', brief({ assistantId: assistantIds[3] }))).status).toBe(404);
      expect((await ask('url', brief({ url: site.url('/none') }))).body.error.code).toBe('pageCannotBeRead');
      expect((await ask('url', brief({ url: 'http://127.0.0.1:1/' }))).body.error.code).toBe('pageCannotBeRead');
      expect((await ask('tournament', { messages: ['one'] })).status).toBe(400);
    }
    if (type === 'GENIE') expect((await staff('predict/message', { message: 'A', url: 'x' })).status).toBe(400);
  });

  it.each<readonly [path: string, left: string]>([
    ['predict/messages', 'message'],
    ['predict/messages', 'url'],
    ...((type === 'GENIE'
      ? [
          ['predict/messages', 'gender'],
          ['predict/messages', 'ageRange'],
          ['predict/message', 'url'],
          ['predict/message', 'gender'],
          ['predict/message', 'ageRange'],
          ['message/create', 'messages'],
          ['message/create', 'url'],
          ['message/create', 'gender'],
          ['message/create', 'ageRange'],
        ]
      : [
          ['predict/bunch', 'messages'],
          ['predict/bunch', 'url'],
        ]) satisfies [string, string][]),
    ['url', 'assistantId'],
    ['url', 'url'],
    ['reply', 'reply'],
    ['reply', 'threadId'],
    ['reply', 'assistantId'],
    ['reply', 'url'],
    ['reset', 'threadId'],
    ['message/edit-message', 'message'],
    ['message/edit-message', 'id'],
  ])('refuses %s without its %s, and names the field', async (path, left) => {
    const { staff, consumer } = await openProduct(type, `Without ${path} ${left} ${type}`);
    const whole: Record<string, unknown> = {
      ...form('A message'),
      ...brief(),
      ...{ id: assistantId, threadId: assistantId, reply: 'More', messages: ['One'] },
    };
    delete whole[left];
    for (const ask of [staff, consumer]) {
      const { status, body } = await ask(path, whole);
      expect([status, body.error.code]).toEqual([400, 'invalidRequest']);
      const fields = body.error.fields.map(({ path: field }: { path: string }) => field.split('.').at(-1));
      expect(fields).toContain(left);
    }
    const given = await staff(path, { ...whole, [left]: left === 'messages' ? [] : '' });
    expect([given.status, given.body.error.code]).toEqual([400, 'invalidRequest']);
  });

  it('needs no region, no topics, no text of one’s own and no file, and takes none that is too long', async () => {
    const { id, staff } = await openProduct(type, `Optional ${type}`);
    if (type === 'GENIE') {
      expect((await staff('predict/message', form('A message', { region: null }))).status).toBe(200);
      expect((await staff('predict/message', form('A message', { region: 'XX' }))).status).toBe(400);
      expect((await staff('predict/message', form('A message', { gender: 'NOBODY' }))).status).toBe(400);
      expect((await staff('predict/message', form('A message', { ageRange: '1-2' }))).status).toBe(400);
    }
    expect((await staff('predict/messages', form('x'.repeat(genieLimits.message + 1)))).status).toBe(400);
    for (const [field, limit] of [
      ['byPass', genieLimits.brief],
      ['focusOn', genieLimits.brief],
      ['fileText', genieLimits.fileText],
      ['url', genieLimits.url],
    ] as const)
      expect((await staff('url', brief({ [field]: 'x'.repeat(limit + 1) }))).status).toBe(400);
    expect((await staff('url', brief())).status).toBe(200);
    await written(staff, id);
  });

  it('belongs to one user at a time', async () => {
    const { id, staff, consumer } = await openProduct(type, `Held ${type}`);
    const theirs = (path: string, request: object) => {
      const query = type === 'GENIE_GO' && path !== 'message/delete' ? `?id=${id}` : `?projectId=${id}`;
      return other.post(`/api/${type === 'GENIE' ? 'genie' : 'genie2go'}/${path}${query}`, request);
    };
    expect((await staff('url', brief())).status).toBe(200);
    for (const { status, body } of [await theirs('url', brief()), await consumer('url', brief())])
      expect([status, body.error.code, body.error.username]).toEqual([409, 'projectInUse', admin.username]);
    expect((await theirs('predict/messages', form('Mine'))).status).toBe(409);
    await written(staff, id);
    await leave(admin, id);
    expect((await theirs('url', brief())).status).toBe(200);
    await written(staff, id);
  });
});

describe('a vendor’s model', () => {
  const assistantId = firstAssistant;
  const items = [
    { kind: 'message', text: 'Read late, sleep well.' },
    { kind: 'message', text: 'Two people in Aarhus build your lamp.' },
    { kind: 'hint', text: 'Who is it for?' },
  ];
  const list = JSON.stringify({ elements: items });

  it('writes messages and a hint; what the page says goes as data only', async () => {
    await choose('ANTHROPIC');
    const { id, staff } = await openProduct('GENIE', 'By a vendor');
    vendors.play({ words: list.match(/.{1,9}/g)! });
    const brief = { assistantId, url: site.url('/orders'), focusOn: 'sleep', byPass: 'Free returns.' };
    expect((await staff('url', brief)).status).toBe(200);
    const board = await written(staff, id);
    expect(textsOf(board.generated)).toEqual(['Two people in Aarhus build your lamp.', 'Read late, sleep well.']);
    expect(board.thread).toMatchObject({ hint: 'Who is it for?', hintCode: null });
    expect(board.run).toMatchObject({ kind: 'ANTHROPIC', model: 'model-large', state: 'done' });
    const { system, messages } = vendors.calls[0]!.body;
    expect(JSON.stringify(system)).not.toContain('Ignore all previous');
    expect(JSON.stringify(messages)).toContain('Ignore all previous');
    expect(JSON.stringify(messages)).toContain('<topics>\\nsleep');
    expect(JSON.stringify(vendors.calls[0]!.body)).not.toContain(vendorKey);
    await choose('BUILT_IN');
  });

  it('is stopped, and what came stays; one that fails keeps the older messages', async () => {
    const { id, staff } = await openProduct('GENIE', 'Stopped');
    await staff('url', { assistantId, url: site.url('/lamps') });
    const before = textsOf((await written(staff, id)).generated);
    await choose('ANTHROPIC');
    vendors.play({ refuse: { status: 401 } });
    await staff('url', { assistantId, url: site.url('/lamps') });
    const failed = await written(staff, id);
    expect(failed.run).toMatchObject({ state: 'failed', reason: 'keyInvalid' });
    expect(textsOf(failed.generated)).toEqual(before);
    vendors.play({ words: list.match(/.{1,5}/g)!, betweenWordsMs: 60 });
    await staff('url', { assistantId, url: site.url('/lamps') });
    expect((await staff('url', { assistantId, url: site.url('/lamps') })).body.error.code).toBe('jobInProgress');
    await expect.poll(async () => textsOf((await boardOf(staff)).generated).length).toBe(1);
    expect((await staff('stop')).status).toBe(200);
    const stopped = await written(staff, id);
    expect(stopped.run).toMatchObject({ state: 'stopped' });
    expect(textsOf(stopped.generated)).toContain('Read late, sleep well.');
    await choose('BUILT_IN');
  });
});

describe('GENIE', () => {
  it('adds custom messages, exports, and lists brands and ages for consumers', async () => {
    const { staff, consumer } = await openProduct('GENIE', 'Custom messages');
    const custom = { messages: ['One', 'Two'], url: site.url('/lamps'), ...everyone, region: 'DK' };
    const added = (await staff('message/create', custom)).body.messages;
    expect(added.map(({ evaluation }: GenieMessage) => evaluation)).toEqual(['PENDING', 'PENDING']);
    expect(textsOf((await boardOf(staff)).predicted)).toEqual(['One', 'Two']);
    expect((await staff('message/create', { ...custom, url: '' })).status).toBe(400);
    expect((await staff('message/create', { ...custom, messages: ['One', ''] })).status).toBe(400);
    const { status, body, headers } = await staff('export', { messages: ['One', 'Two'] });
    expect([status, body]).toEqual([200, 'One\n\nTwo\n']);
    expect(headers['content-disposition']).toMatch(/Custom messages_\d\d-\d\d-\d{4}_\d{6}\.txt/);
    expect((await staff('export', { messages: [] })).body.error.code).toBe('noMessagesAvailable');
    const odd = await openProduct('GENIE', 'Odd \\ / : " * ? < > | name');
    const named = (await odd.staff('export', { messages: ['One'] })).headers['content-disposition'];
    expect(named).toMatch(/Odd _ _ _ _ _ _ _ _ _ name_\d\d-\d\d-\d{4}_\d{6}\.txt/);
    await leave(admin, (await admin.post('/api/project/search', { query: 'Custom messages' })).body.content[0].id);
    expect((await consumer('brands')).body).toEqual(['Havgus']);
    expect((await consumer('ages')).body).toContain('35-44');
  });

  it('says that a segment without respondents is less certain, and predicts the same for it', async () => {
    const { staff } = await openProduct('GENIE', 'Segments');
    const ask = async (segment: object) =>
      (await staff('predict/message', { message: 'Light that lets you sleep', url: 'x.example', ...segment })).body;
    const all = await ask(everyone);
    const women = await ask({ gender: 'FEMALE', ageRange: '25-34', region: 'DK' });
    expect(women.interest).toBe(all.interest);
    expect(women.uncertainty).toBeGreaterThan(all.uncertainty);
    expect(women.doubts).toContain('noRespondents');
    const { segments, rows } = (await staff('segments', { messages: ['Light that lets you sleep'] })).body;
    expect(segments[0]).toMatchObject(everyone);
    expect(rows[0].cells).toHaveLength(segments.length);
    expect(rows[0].cells[0]).toEqual({ interest: all.interest, uncertainty: all.uncertainty, isAsked: true });
    expect(rows[0].cells[1].isAsked).toBe(false);
    expect(rows[0].cells[1].uncertainty).toBeGreaterThan(all.uncertainty);
  });

  it('tells the chance of each message to be the best', async () => {
    const { staff } = await openProduct('GENIE', 'Tournament');
    const { chances } = (
      await staff('tournament', { messages: ['What she did next will surprise you', 'News', 'A report'] })
    ).body;
    expect(chances.reduce((sum: number, { chance }: { chance: number }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});
