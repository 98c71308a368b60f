import type { BoardMessage } from '@soundings/contract/board/board';
import type { ImagePrompt } from '@soundings/contract/id8/id8';
import { liveDestination, liveHeaders } from '@soundings/contract/live/live-channel';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAiVendors, type Script, vendorKey } from '#test/ai-vendors.ts';
import type { Browser } from '#test/browser.ts';
import { createCompany, signInOf } from '#test/company-client.ts';
import { connectFrame, cookiesOf, listenLive, openWire, subscribeFrame } from '#test/live-client.ts';
import { openPageServer } from '#test/page-server.ts';
import { addProduct, seedChoices, sendFile } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { selectPrompts } from './id8.store.ts';

let app: TestApp;
let admin: Browser;
let other: Browser;
let site: Awaited<ReturnType<typeof openPageServer>>;
let vendors: Awaited<ReturnType<typeof openAiVendors>>;

beforeAll(async () => {
  [site, vendors] = await Promise.all([openPageServer(), openAiVendors()]);
  app = await openTestApp({
    FETCH_ALLOW_HOSTS: site.host,
    AI_OPEN_AI_URL: vendors.account('OPEN_AI').baseUrl,
    AI_OPEN_AI_KEY: vendorKey,
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

const projectPassword = 'Right-Password-12345';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#d00000"/></svg>';

const openProject = async (projectName: string, more = {}) => {
  const id = await addProduct(admin, 'ID8', projectName, { thinking: 'FAST', ...more });
  await admin.post(`/api/project/activate/sharing/${id}`);
  await admin.post(`/api/project/edit/share/${id}`, { projectPassword });
  const projectRequest = { projectName, projectPassword };
  const visitor = app.browser();
  const brief = { url: site.url('/lamps') };
  return {
    ...{ id, projectRequest, brief },
    consumer: (path: string, request: object = {}) =>
      visitor.post(`/api/consumer/id8/${path}`, { projectRequest, request }),
    generate: (by: Browser = admin, more2 = {}) =>
      by.post(`/api/id8/generate/messages?projectId=${id}`, { ...brief, ...more2 }),
    ideas: async (): Promise<BoardMessage[]> => (await admin.post(`/api/id8/message/search?id=${id}`, {})).body.content,
    frames: async (query = '', size = 8): Promise<ImagePrompt[]> =>
      (await admin.post(`/api/id8/idea/image/prompt/search?projectId=${id}&size=${size}`, { query })).body.content,
    quiet: () =>
      expect
        .poll(async () => (await admin.get(`/api/project/status/is/processing?projectId=${id}`)).body, {
          timeout: 60_000,
        })
        .toBe(false),
  };
};

const setModel = async (purpose: 'images' | 'ideas', kind: 'OPEN_AI' | 'BUILT_IN', otherwise: object | null = null) => {
  const use = { kind, model: kind === 'BUILT_IN' ? '' : 'model-large' };
  expect((await admin.call('PUT', `/api/settings/ai/purposes/${purpose}`, { use, otherwise })).status).toBe(200);
};

describe('ideas', () => {
  it('come from a page in four labelled parts, each by a strategy, none twice, and a hint says what is missing', async () => {
    const project = await openProject('Ideas');
    const { status, body } = await project.generate();
    expect({ status, body }).toMatchObject({ status: 200, body: { threadId: expect.any(String) } });
    await project.quiet();
    const ideas = await project.ideas();
    expect(ideas).toHaveLength(6);
    for (const { message, origin, createType } of ideas) {
      for (const part of Object.values(readParts(message))) expect(part).not.toBe('');
      expect(createType).toBe('GENERATED');
      expect(origin).toMatchObject({ kind: 'BUILT_IN', prompt: 'id8-ideas@2', evidence: [expect.any(String)] });
    }
    const opened = (await admin.get(`/api/id8/${project.id}`)).body;
    expect(opened).toMatchObject({
      threadId: body.threadId,
      thinking: 'FAST',
      images: 0,
      generatingImages: false,
      isProcessing: false,
    });
    expect(opened.hintCode ?? opened.hint).toBeTruthy();

    const reply = { reply: 'audience: nurses on night shift', threadId: body.threadId };
    expect((await project.consumer('reply', reply)).status).toBe(200);
    await project.quiet();
    const more = await project.ideas();
    expect(more.length).toBeGreaterThan(6);
    expect(new Set(more.map(({ message }) => message)).size).toBe(more.length);

    expect((await admin.post(`/api/id8/reset/${project.id}`, { threadId: body.threadId })).status).toBe(200);
    expect((await admin.get(`/api/id8/${project.id}`)).body).toMatchObject({ threadId: null, hint: null });
    expect((await project.consumer('reply', reply)).status).toBe(404);
    expect(await project.ideas()).toHaveLength(more.length);
  });

  it('that were deleted do not come back; a chosen region and something different are followed', async () => {
    const project = await openProject('Regions');
    await project.generate();
    await project.quiet();
    const first = await project.ideas();
    expect((await admin.post(`/api/id8/clear?id=${project.id}`, {})).status).toBe(200);
    expect(await project.ideas()).toEqual([]);
    await project.generate(admin, { steer: { to: 'different' } });
    await project.quiet();
    const second = await project.ideas();
    expect(second.length).toBeGreaterThan(0);
    for (const { message } of second) expect(first.map((idea) => idea.message)).not.toContain(message);

    const map = (await admin.post(`/api/id8/message/map?projectId=${project.id}`, {})).body;
    expect(map.points).toHaveLength(second.length);
    expect(map.regions.length).toBeGreaterThan(0);
    const { strategy, subject, label } = map.regions[0];
    expect(label).toContain(subject);
    const before = second.map(({ id }) => id);
    await project.generate(admin, { steer: { to: 'region', strategy, subject } });
    await project.quiet();
    const there = (await project.ideas()).filter(({ id }) => !before.includes(id));
    const again = (await admin.post(`/api/id8/message/map?projectId=${project.id}`, {})).body;
    const strategies = again.points.filter(({ id }: { id: string }) => there.some((idea) => idea.id === id));
    expect(strategies.some((point: { strategy: string }) => point.strategy === strategy)).toBe(true);
  });

  it('are written from the text that was given where the page cannot be read', async () => {
    const project = await openProject('Unread page');
    const url = 'http://127.0.0.1:1/';
    expect((await project.generate(admin, { url })).body.error.code).toBe('pageCannotBeRead');
    const byPass =
      'A lamp of recycled glass. It dims by touch and uses 4 watts. 92% of 1,200 testers slept better. Guaranteed for ten years.';
    const { status, body } = await project.generate(admin, { url, byPass });
    expect([status, body.isPageRead]).toEqual([200, false]);
    await project.quiet();
    expect((await project.ideas()).length).toBeGreaterThan(0);
  });

  it('are not written from replies alone where the page cannot be read', async () => {
    const project = await openProject('Reply alone');
    const { threadId } = (await project.generate()).body;
    await project.quiet();
    await project.consumer('reply', { reply: 'Please make them shorter and funnier', threadId });
    await project.quiet();
    const { body } = await project.generate(admin, { url: 'http://127.0.0.1:1/', threadId });
    expect(body.error.code).toBe('pageCannotBeRead');
  });

  it('are scored by a rubric that administrators change, with reasons', async () => {
    const project = await openProject('Scored');
    await project.generate();
    await project.quiet();
    const scores = async () => (await admin.post(`/api/id8/message/scores?projectId=${project.id}`, {})).body.scores;
    const [score] = await scores();
    expect(score.criteria.map(({ criterion }: { criterion: string }) => criterion)).toEqual([
      'fit',
      'newness',
      'proof',
      'doable',
    ]);
    expect(score.total).toBeGreaterThan(0);
    const only = { fit: 0, newness: 0, proof: 5, doable: 0 };
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    expect((await user.call('PUT', '/api/settings/id8/rubric', only)).status).toBe(403);
    expect((await admin.call('PUT', '/api/settings/id8/rubric', { ...only, proof: 9 })).status).toBe(400);
    expect((await admin.call('PUT', '/api/settings/id8/rubric', only)).status).toBe(200);
    expect((await admin.get('/api/settings/id8/rubric')).body).toEqual(only);
    expect((await scores())[0]).toMatchObject({ total: expect.any(Number), criteria: [{ criterion: 'proof' }] });
  });

  it('are asked for with an address, by whoever may use the project, while nobody else works with it', async () => {
    const project = await openProject('Asked');
    expect((await project.generate(admin, { url: ' ' })).body.error.fields).toMatchObject([
      { message: 'urlIsRequired' },
    ]);
    expect((await project.generate(app.browser())).status).toBe(401);
    expect((await project.generate(await app.signInAs('ROLE_GLOBAL_USER'))).status).toBe(404);
    expect((await project.consumer('generate/messages', { url: '' })).body.error.fields).toMatchObject([
      { path: 'body.request.url', message: 'urlIsRequired' },
    ]);
    await app.services.db.execute(
      sql`insert into project_holds (project_id, holder, username, until)
          values (${project.id}, 'user:another', 'other@agency.example', now() + interval '1 minute')`,
    );
    const description = { description: 'A lamp' };
    for (const { status, body } of [
      await project.generate(),
      await project.consumer('generate/messages', project.brief),
      await other.post(`/api/id8/message/create`, { projectId: project.id, messages: ['Mine'] }),
      await other.post(`/api/id8/idea/image/prompt/generate-custom?projectId=${project.id}`, description),
      await project.consumer('idea/image/prompt/generate-custom', description),
    ])
      expect([status, body.error.code, body.error.username]).toEqual([409, 'projectInUse', 'other@agency.example']);
  });

  it('go on in a session that is named, with its replies and a changed brief, and begin anew without', async () => {
    const project = await openProject('Sessions');
    const { threadId } = (await project.generate(admin, { fileText: 'Made in Aarhus' })).body;
    await project.quiet();
    const reply = 'audience: nurses on night shift';
    await project.consumer('reply', { reply, threadId });
    await project.quiet();
    const elsewhere = { url: site.url('/workshop'), threadId };
    expect((await project.generate(admin, elsewhere)).body.threadId).toBe(threadId);
    await project.quiet();
    const opened = async () => (await admin.get(`/api/id8/${project.id}`)).body;
    expect(await opened()).toMatchObject({ threadId, replies: [reply], url: elsewhere.url, fileText: '' });
    await project.generate(admin, { fileText: 'Made in Aarhus' });
    await project.quiet();
    expect(await opened()).toMatchObject({ replies: [], fileText: 'Made in Aarhus' });
    expect((await opened()).threadId).not.toBe(threadId);
    // A session that is gone is begun anew, not found by its id.
    expect((await project.generate(admin, { threadId })).body.threadId).not.toBe(threadId);
    await project.quiet();
  });

  it('are refused with what is missing; nothing is made of an empty list', async () => {
    const project = await openProject('Missing');
    const missing = async (answer: ReturnType<Browser['post']>) => {
      const { status, body } = await answer;
      return [status, body.error.fields.map(({ path, message }: Record<string, string>) => `${path}: ${message}`)];
    };
    const create = (messages: readonly string[]) =>
      admin.post('/api/id8/message/create', { projectId: project.id, messages });
    expect(await create([])).toMatchObject({ status: 201, body: { content: [], totalElements: 0 } });
    expect(await missing(create([' ']))).toEqual([400, ['body.messages.0: required']]);
    const [idea] = (await create(['An idea of ours'])).body.content;
    expect(await missing(admin.post(`/api/id8/message/edit-message/${idea.id}`, { message: ' ' }))).toEqual([
      400,
      ['body.message: required'],
    ]);
    const reply = { reply: ' ', threadId: idea.id };
    expect(await missing(admin.post(`/api/id8/reply?projectId=${project.id}`, reply))).toEqual([
      400,
      ['body.reply: required'],
    ]);
    expect((await admin.post(`/api/id8/reset/${project.id}`, {})).status).toBe(400);
    for (const ask of [
      admin.post(`/api/id8/idea/image/prompt/generate-custom?projectId=${project.id}`, { description: ' ' }),
      project.consumer('idea/image/prompt/generate-custom', { description: '' }),
      project.consumer('idea/image/prompt/modify/concept', { ideaPromptId: idea.id, description: ' ' }),
      project.consumer('image/revise', { imageId: idea.id, revision: ' ' }),
      admin.post(`/api/id8/image/revise?imageId=${idea.id}&revision=%20`),
    ])
      expect((await missing(ask))[1]).toEqual([expect.stringMatching(/(description|revision): required$/)]);
    expect((await admin.post('/api/id8/message/export', { ids: [] })).body.error.code).toBe('noMessagesAvailable');
    expect((await project.consumer('message/export', { ids: [] })).body.error.code).toBe('noMessagesAvailable');
  });

  it('open for nobody with a wrong password', async () => {
    const { projectRequest } = await openProject('Closed');
    const wrong = { ...projectRequest, projectPassword: 'Wrong-Password-12345' };
    const { status, body } = await app.browser().post('/api/consumer/id8', wrong);
    expect([status, body.error.code]).toEqual([403, 'wrongCredentials']);
    const visitor = await app.browser().post('/api/consumer/id8', projectRequest);
    expect(visitor.body).toMatchObject({ projectName: 'Closed', threadId: null, hint: null });
  });
});

describe('images of an idea', () => {
  it('come one by one, are told live to staff and consumers, and are PNG files of their size', async () => {
    const project = await openProject('Images');
    await project.generate();
    await project.quiet();
    const [idea] = await project.ideas();
    const address = await listenLive(app);
    const staff = await openWire(address, cookiesOf(admin), ['v12.stomp']);
    staff.send(connectFrame([[liveHeaders.projectId, project.id]]));
    const guest = await openWire(address);
    const { projectName } = project.projectRequest;
    guest.send(
      connectFrame([
        [liveHeaders.projectName, projectName],
        [liveHeaders.projectPassword, projectPassword],
      ]),
    );
    for (const wire of [staff, guest]) expect((await wire.next())?.command).toBe('CONNECTED');
    const topics = ['promptCreated', 'generatingStart', 'image', 'generatingFinish'] as const;
    for (const topic of topics) {
      staff.send(subscribeFrame(topic, liveDestination(topic, { projectId: project.id })));
      guest.send(subscribeFrame(topic, liveDestination(topic, { projectName, projectPassword })));
      for (const wire of [staff, guest]) expect((await wire.next())?.command).toBe('RECEIPT');
    }

    const started = await admin.post(`/api/id8/idea/image/prompt/generate?projectId=${project.id}&ideaId=${idea!.id}`);
    expect(started.status).toBe(202);
    const { promptId } = started.body;
    expect((await project.frames())[0]).toMatchObject({
      id: promptId,
      generating: true,
      ideaId: idea!.id,
      kind: 'IDEA',
    });
    const twice = await admin.post(`/api/id8/idea/image/prompt/re-generate?ideaPromptId=${promptId}`);
    expect(twice.body.error.code).toBe('jobInProgress');
    for (const wire of [staff, guest]) {
      const told: [string, string][] = [];
      while (told.at(-1)?.[0] !== 'generatingFinish') {
        const message = await wire.next();
        if (message?.command === 'MESSAGE') told.push([message.headers.subscription!, message.body]);
      }
      expect(told.map(([topic]) => topic)).toEqual([
        'promptCreated',
        'generatingStart',
        ...Array(5).fill('image'),
        'generatingFinish',
      ]);
      expect(told[0]![1]).toBe(promptId);
      expect(JSON.parse(told[2]![1])).toEqual({ promptId, imageId: expect.any(String) });
    }
    await project.quiet();

    const [frame] = await project.frames();
    expect(frame).toMatchObject({ generating: false, failure: null, wanted: 5 });
    expect(frame!.images).toHaveLength(5);
    expect((await project.ideas()).find(({ id }) => id === idea!.id)?.selected).toBe(true);
    expect((await admin.get(`/api/id8/message/history/${idea!.id}`)).body.imagesPromptCount).toBe(1);
    const { id: imageId, width, height, ideaHeadline } = frame!.images[0]!;
    expect(ideaHeadline).toBe(readParts(idea!.message).headline);
    const file = await app.inject({
      url: `/api/id8/image/download?imageId=${imageId}`,
      cookies: Object.fromEntries(admin.jar),
    });
    expect(file.headers['content-disposition']).toMatch(/\.png/);
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width, height });

    const last = frame!.images.at(-1)!.id;
    expect((await project.consumer('image/react', { imageId: last, reaction: 'LIKE' })).status).toBe(200);
    expect((await project.frames())[0]!.images[0]).toMatchObject({ id: last, reaction: 'LIKE' });
    expect((await project.consumer('idea/image/prompt/find/by/id', { promptId })).body.images[0].id).toBe(last);
  });

  it('are revised with a logo, every revision kept; a concept is changed, an own one described', async () => {
    const project = await openProject('Revised');
    const custom = await admin.post(`/api/id8/idea/image/prompt/generate-custom?projectId=${project.id}`, {
      description: 'Headline: Light for the night shift\ncopy: Twelve shades of linen. #0f6e5c',
    });
    expect(custom.status).toBe(202);
    await project.quiet();
    const [frame] = await project.frames('night shift');
    const image = frame!.images[0]!;
    expect(image).toMatchObject({
      ideaHeadline: 'Light for the night shift',
      copy: 'Twelve shades of linen. #0f6e5c',
      hasLogo: false,
    });

    const revise = `/api/id8/image/revise?imageId=${image.id}&revision=${encodeURIComponent('“Light, but quietly”')}`;
    expect((await sendFile(admin, revise, 'logo.svg', logo)).status).toBe(202);
    await project.quiet();
    expect((await sendFile(admin, revise, 'logo.svg', logo.replace('<rect', '<script/><rect'))).body.error.code).toBe(
      'drawingNotAllowed',
    );
    app.pass(1000);
    const request = { imageId: image.id, revision: 'in blue', logo: Buffer.from(logo).toString('base64') };
    expect((await project.consumer('image/revise', request)).status).toBe(202);
    await project.quiet();
    const tree = (await admin.get(`/api/id8/image/tree?imageId=${image.id}`)).body.images;
    expect(tree).toMatchObject([
      { id: image.id, basisId: null },
      { basisId: image.id, ideaHeadline: 'Light, but quietly', hasLogo: true, layout: image.layout },
      { basisId: image.id, revision: 'in blue', hasLogo: true },
    ]);

    const empty = await admin.post(`/api/id8/idea/image/prompt/modify/concept?ideaPromptId=${frame!.id}`, {
      description: ' ',
    });
    expect(empty.body.error.fields).toMatchObject([{ message: 'required' }]);
    expect(
      (
        await admin.post(`/api/id8/idea/image/prompt/modify/concept?ideaPromptId=${frame!.id}`, {
          description: 'Headline: Softer',
        })
      ).status,
    ).toBe(202);
    await project.quiet();
    expect((await project.frames('Softer'))[0]).toMatchObject({ kind: 'CONCEPT', ideaHeadline: 'Softer' });

    const files = async () =>
      (await app.services.db.execute(sql`select 1 from id8_images where project_id = ${project.id}`)) as unknown as {
        rows: unknown[];
      };
    expect((await files()).rows.length).toBeGreaterThan(10);
    expect((await admin.delete(`/api/id8/${project.id}`)).status).toBe(200);
    expect((await files()).rows).toHaveLength(0);
  });

  it('are shown in lists without a use of their project', async () => {
    const project = await openProject('Listed');
    await admin.post(`/api/id8/idea/image/prompt/generate-custom?projectId=${project.id}`, { description: 'A lamp' });
    await project.quiet();
    const [frame] = await project.frames();
    const given = { companyName: 'Lists', enabledProducts: ['ID8'], assignedProjects: [project.id] };
    const company = (await createCompany(admin, given)).body.id;
    const customer = await signInOf(app, company, 'ROLE_COMPANY_ADMIN');
    const lastUsage = async () => (await admin.get(`/api/company/${company}/projects`)).body.content[0].lastUsage;
    const small = `/api/id8/image/download?imageId=${frame!.images[0]!.id}&side=240`;
    expect((await customer.get(small)).status).toBe(200);
    expect(await lastUsage()).toBeNull();
    expect((await customer.get(`/api/id8/${project.id}`)).status).toBe(200);
    expect(await lastUsage()).toBe(app.services.now().toISOString());
  });

  it('are nobody else’s: strangers find none, consumers none of another project, without signing in none at all', async () => {
    const project = await openProject('Mine');
    const others = await openProject('Others');
    await admin.post(`/api/id8/idea/image/prompt/generate-custom?projectId=${project.id}`, { description: 'A lamp' });
    await project.quiet();
    const [frame] = await project.frames();
    const imageId = frame!.images[0]!.id;
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    for (const by of [stranger, app.browser()]) {
      const status = by === stranger ? 404 : 401;
      expect((await by.get(`/api/id8/image/download?imageId=${imageId}`)).status).toBe(status);
      expect((await by.get(`/api/id8/idea/image/prompt/find/by/id?promptId=${frame!.id}`)).status).toBe(status);
      expect((await by.post(`/api/id8/image/react?imageId=${imageId}&reaction=LIKE`)).status).toBe(status);
      expect((await by.post(`/api/id8/image/revise?imageId=${imageId}&revision=x`)).status).toBe(status);
      expect((await by.post(`/api/id8/idea/image/prompt/search?projectId=${project.id}`, {})).status).toBe(status);
      const document = { format: 'pdf', language: 'en' };
      expect((await by.post(`/api/id8/idea/image/prompt/document?promptId=${frame!.id}`, document)).status).toBe(
        status,
      );
      for (const path of ['message/map', 'message/scores', 'generate/stop'])
        expect((await by.post(`/api/id8/${path}?projectId=${project.id}`, {})).status, path).toBe(status);
      const reply = { reply: 'More', threadId: imageId };
      expect((await by.post(`/api/id8/reply?projectId=${project.id}`, reply)).status).toBe(status);
    }
    expect(
      (await others.consumer('idea/image/prompt/document', { promptId: frame!.id, format: 'pdf', language: 'en' }))
        .status,
    ).toBe(404);
    expect((await others.consumer('reply', { reply: 'More', threadId: imageId })).status).toBe(404);
    expect((await others.consumer('image/download', { imageId })).status).toBe(404);
    expect((await others.consumer('image/revise', { imageId, revision: 'x' })).status).toBe(404);
    expect((await project.consumer('image/download', { imageId })).status).toBe(200);
    expect((await project.consumer('message/search', { status: 'BACKUP' })).status).toBe(403);
    expect((await project.consumer('agent/search', { page: 1, size: 999 })).body.content.length).toBeGreaterThan(0);
  });
});

describe('a concept on one page', () => {
  it('is a PDF or a presentation with its images, in the language asked for', async () => {
    const project = await openProject('Concept');
    await project.generate();
    await project.quiet();
    const [idea] = await project.ideas();
    await admin.post(`/api/id8/idea/image/prompt/generate?projectId=${project.id}&ideaId=${idea!.id}`);
    await project.quiet();
    const [frame] = await project.frames();
    const fetchFile = async (format: string, language: string) =>
      app.inject({
        method: 'POST',
        url: `/api/id8/idea/image/prompt/document?promptId=${frame!.id}`,
        payload: { format, language },
        cookies: Object.fromEntries(admin.jar),
      });
    const pdf = await fetchFile('pdf', 'de');
    expect(pdf.headers['content-disposition']).toMatch(/\.pdf/);
    const { totalPages, text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
    expect(totalPages).toBe(1);
    expect(text).toContain(readParts(idea!.message).headline);
    expect(text).toContain('Vorhergesagtes Interesse');
    const slides = await fetchFile('pptx', 'en');
    expect(slides.rawPayload.subarray(0, 2).toString('latin1')).toBe('PK');
    expect((await fetchFile('docx', 'en')).statusCode).toBe(400);
  });

  it('can be stopped while it is drawn; what came stays, and why there is no more is told', async () => {
    const project = await openProject('Stopped');
    const path = `/api/id8/idea/image/prompt/generate-custom?projectId=${project.id}`;
    await admin.post(path, { description: 'A lamp' });
    expect((await project.consumer('generate/stop')).status).toBe(200);
    await project.quiet();
    // A job that nobody had begun is cleaned up behind whoever cancelled it.
    await expect
      .poll(async () => (await project.frames())[0])
      .toMatchObject({ generating: false, failure: 'cancelled', wanted: 5 });
    expect((await project.frames())[0]!.images.length).toBeLessThan(5);
  });

  it('of a description of one’s own is changed without losing what it is about', async () => {
    const project = await openProject('Changed');
    const description = 'A lamp on a quiet windowsill. “Last light on the street”';
    await admin.post(`/api/id8/idea/image/prompt/generate-custom?projectId=${project.id}`, { description });
    await project.quiet();
    const [frame] = await project.frames();
    expect(frame).toMatchObject({ ideaHeadline: 'Last light on the street', images: [{ copy: '' }, {}, {}, {}, {}] });
    const path = `/api/id8/idea/image/prompt/modify/concept?ideaPromptId=${frame!.id}`;
    expect((await admin.post(path, { description: 'more blue' })).status).toBe(202);
    await project.quiet();
    expect((await project.frames('more blue'))[0]).toMatchObject({
      kind: 'CONCEPT',
      ideaHeadline: 'Last light on the street',
      description: 'more blue',
    });
  });
});

describe('a photo of the page', () => {
  const custom = (id: string, request: object, by: Browser = admin) =>
    by.post(`/api/id8/idea/image/prompt/generate-custom?projectId=${id}`, { description: 'A lamp', ...request });

  it('is shown on the boards once its licence is confirmed, and stays with what is drawn after it', async () => {
    const project = await openProject('Pictured');
    expect((await project.generate(admin, { url: site.url('/pictured') })).status).toBe(200);
    await project.quiet();
    const url = site.url('/photo.png');
    expect((await admin.get(`/api/id8/${project.id}`)).body.photos).toEqual([url, site.url('/small.png')]);
    const started = await custom(project.id, { photo: { url, isLicensed: true } });
    expect(started.status).toBe(202);
    await project.quiet();
    const again = await admin.post(`/api/id8/idea/image/prompt/re-generate?ideaPromptId=${started.body.promptId}`);
    expect(again.status).toBe(202);
    await project.quiet();
    const frames = await project.frames();
    expect(frames).toHaveLength(2);
    for (const { images, photo } of frames) {
      expect(photo).toEqual({ url, confirmedBy: expect.stringMatching(/^Test User/), confirmedOn: expect.any(String) });
      expect(images).toHaveLength(5);
      for (const { id } of images) expect(await shareOfPhoto(id)).toBeGreaterThan(0.2);
    }
    const without = await custom(project.id, {});
    await project.quiet();
    const [plain] = (await project.frames()).filter(({ id }) => id === without.body.promptId);
    expect(plain!.photo).toBe(null);
    for (const { id } of plain!.images) expect(await shareOfPhoto(id)).toBeLessThan(0.01);
  });

  /** How much of an image has the photo's colour. */
  const shareOfPhoto = async (imageId: string): Promise<number> => {
    const file = await app.inject({
      url: `/api/id8/image/download?imageId=${imageId}&side=100`,
      cookies: Object.fromEntries(admin.jar),
    });
    const { data, info } = await sharp(file.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: info.width * info.height }, (_, at) => data.subarray(3 * at, 3 * at + 3));
    const alike = pixels.filter(([r, g, b]) => r! > 225 && g! < 40 && b! > 225);
    return alike.length / pixels.length;
  };

  it('is none that the page does not show, without a licence, or too small', async () => {
    const project = await openProject('Not pictured');
    await project.generate(admin, { url: site.url('/pictured') });
    await project.quiet();
    const refused = async (photo: object) => {
      const { status, body } = await custom(project.id, { photo });
      return [status, body.error.code, ...(body.error.fields ?? []).map(({ path }: { path: string }) => path)];
    };
    const url = site.url('/photo.png');
    expect(await refused({ url })).toEqual([400, 'invalidRequest', 'body.photo.isLicensed']);
    expect(await refused({ url, isLicensed: false })).toEqual([400, 'invalidRequest', 'body.photo.isLicensed']);
    for (const other of [site.url('/icon.png'), 'http://169.254.169.254/latest', 'file:///etc/passwd']) {
      expect(await refused({ url: other, isLicensed: true })).toEqual([400, 'invalidRequest', 'photo.url']);
    }
    expect(await refused({ url: site.url('/small.png'), isLicensed: true })).toEqual([400, 'photoCannotBeUsed']);
    expect(await project.frames()).toEqual([]);
    const photo = { url, isLicensed: true };
    expect((await custom(project.id, { photo }, app.browser())).status).toBe(401);
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    expect((await custom(project.id, { photo }, stranger)).status).toBe(404);
    expect((await project.consumer('idea/image/prompt/generate-custom', { description: 'A lamp', photo })).status).toBe(
      202,
    );
    await project.quiet();
    expect((await project.frames())[0]!.photo).toMatchObject({ url, confirmedBy: '' });
  });
});

describe('an agent chosen in the brief', () => {
  it('is followed and kept with the session; one that is none of the predefined ones is not found', async () => {
    const project = await openProject('Agents');
    const [agent] = (await project.consumer('agent/search', { page: 1, size: 999 })).body.content;
    const chosen = { type: 'predefined', agentId: agent.id };
    expect((await project.generate(admin, { agent: chosen })).status).toBe(200);
    await project.quiet();
    expect((await admin.get(`/api/id8/${project.id}`)).body.agent).toEqual(chosen);
    const own = await admin.call('PUT', '/api/id8/agent/register/custom', { instructions: 'Of another project' });
    const foreign = { type: 'predefined', agentId: own.body.id };
    expect((await project.generate(admin, { agent: foreign })).status).toBe(404);
    const empty = await project.generate(admin, { agent: { type: 'custom', instructions: ' ' } });
    expect(empty.body.error.fields).toMatchObject([{ message: 'required' }]);
  });

  it('is the project’s again once the chosen one was deleted', async () => {
    const project = await openProject('Loses its agent');
    const fields = { name: 'Short-lived', instructions: 'Invert it.' };
    const agentId = (await admin.call('PUT', '/api/id8/agent/register/system', fields)).body.id;
    const { body } = await project.generate(admin, { agent: { type: 'predefined', agentId } });
    await project.quiet();
    expect((await admin.delete(`/api/id8/agent?id=${agentId}`)).status).toBe(200);
    expect((await admin.get(`/api/id8/${project.id}`)).body.agent).toBeNull();
    const reply = { reply: 'We plant a tree for every lamp.', threadId: body.threadId };
    expect((await admin.post(`/api/id8/reply?projectId=${project.id}`, reply)).status).toBe(200);
    await project.quiet();
  });
});

describe('images of a vendor’s model', () => {
  const custom = async (project: Awaited<ReturnType<typeof openProject>>): Promise<ImagePrompt> => {
    const path = `/api/id8/idea/image/prompt/generate-custom?projectId=${project.id}`;
    const { promptId } = (await admin.post(path, { description: 'A lamp at night' })).body;
    await project.quiet();
    return (await admin.get(`/api/id8/idea/image/prompt/find/by/id?promptId=${promptId}`)).body;
  };

  it('are kept as PNG; those that came stay where another one is refused; a refusal alone is told', async () => {
    const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#345678' } })
      .png()
      .toBuffer();
    const project = await openProject('Vendor');
    await setModel('images', 'OPEN_AI');
    vendors.play({ picture }, { picture });
    expect(await custom(project)).toMatchObject({
      failure: null,
      images: [{ kind: 'OPEN_AI', width: 320, height: 200 }, {}],
    });
    vendors.play({ picture }, { picture: 'refused' });
    const partial = await custom(project);
    expect(partial).toMatchObject({ generating: false, failure: 'refused' });
    expect(partial.images).toHaveLength(1);
    vendors.play({ picture: 'refused' }, { picture: 'refused' });
    expect(await custom(project)).toMatchObject({ generating: false, failure: 'refused', images: [] });
    await setModel('images', 'OPEN_AI', { kind: 'BUILT_IN', model: '' });
    vendors.play({ picture: 'refused' }, { picture: 'refused' });
    const instead = await custom(project);
    expect(instead).toMatchObject({ failure: null });
    expect(instead.images.every(({ kind }) => kind === 'BUILT_IN')).toBe(true);
    await setModel('images', 'BUILT_IN');
  });
});

describe('images of a vendor’s model from a photo', () => {
  it('begin with the photo whose licence was confirmed, a revision with its image, and all else with nothing', async () => {
    const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#345678' } })
      .png()
      .toBuffer();
    const project = await openProject('Vendor with a photo');
    await project.generate(admin, { url: site.url('/pictured') });
    await project.quiet();
    await setModel('images', 'OPEN_AI');
    const ask = async (request: object, second: Script = { picture }) => {
      vendors.play({ picture }, second);
      const path = `/api/id8/idea/image/prompt/generate-custom?projectId=${project.id}`;
      const { status, body } = await admin.post(path, { description: 'A lamp at night', ...request });
      expect(status).toBe(202);
      await project.quiet();
      const frames: ImagePrompt[] = await project.frames();
      return frames.find(({ id }) => id === body.promptId)!;
    };
    const photo = { url: site.url('/photo.png'), isLicensed: true };
    const frame = await ask({ photo });
    expect(frame.images).toHaveLength(2);
    expect(vendors.calls).toHaveLength(2);
    for (const { body } of vendors.calls) {
      // As a form with a file: the photo, kept as a JPEG.
      expect(Buffer.isBuffer(body)).toBe(true);
      const sent = await pictureIn(body);
      expect(sent.format).toBe('jpeg');
      expect(sent.colour).toEqual(await colourOfPhoto());
      expect(body.toString('latin1')).toContain('A lamp at night');
    }
    const partial = await ask({ photo }, { picture: 'refused' });
    expect(partial).toMatchObject({ generating: false, failure: 'refused', photo: { url: photo.url } });
    expect(partial.images).toHaveLength(1);
    vendors.play({ picture });
    const revise = `/api/id8/image/revise?imageId=${frame.images[0]!.id}&revision=Warmer%20light`;
    expect((await admin.post(revise)).status).toBe(202);
    await project.quiet();
    expect(vendors.calls).toHaveLength(1);
    expect((await pictureIn(vendors.calls[0]!.body)).format).toBe('png');
    await ask({});
    expect(vendors.calls.map(({ body }) => Buffer.isBuffer(body))).toEqual([false, false]);
    await setModel('images', 'BUILT_IN');
  });

  /** The picture in a form that was sent. */
  const pictureIn = async (body: Buffer) => {
    const text = body.toString('latin1');
    const begin = text.indexOf('\r\n\r\n', text.indexOf('filename=')) + 4;
    const boundary = text.slice(0, text.indexOf('\r\n'));
    const file = body.subarray(begin, text.indexOf(`\r\n${boundary}`, begin));
    return { format: (await sharp(file).metadata()).format, colour: await colourOf(file) };
  };
  /** Of its middle, roughly: JPEG changes it a little. */
  const colourOf = async (file: Buffer): Promise<number[]> => {
    const { dominant } = await sharp(file).stats();
    return [dominant.r, dominant.g, dominant.b];
  };
  const colourOfPhoto = async (): Promise<number[]> => {
    const photo = Buffer.from(await (await fetch(site.url('/photo.png'))).arrayBuffer());
    return colourOf(photo);
  };
});

describe('the search of 1,000 frames', () => {
  it('reads its page by the index', async () => {
    const { id } = await openProject('Many');
    const { db } = app.services;
    await db.execute(sql`insert into id8_prompts (id, project_id, kind, idea_text, generating, wanted, liked, created_on, updated_on)
      select gen_random_uuid(), ${id}, 'IDEA', 'Idea headline: ' || n, false, 1, n % 50 = 0, now(), now() - n * interval '1 second' from generate_series(1, 1000) n`);
    await db.execute(sql`analyze id8_prompts`);
    const query = selectPrompts(db, id, { page: 3, size: 8, isOldestFirst: false });
    const plan = (await db.execute(sql`explain ${query.getSQL()}`)) as unknown as { rows: Record<string, string>[] };
    const text = plan.rows.map((row) => Object.values(row)[0]).join('\n');
    expect(text).toContain('id8_prompts_shown');
    expect(text).not.toContain('Sort');
  });
});
