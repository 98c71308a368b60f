import { randomUUID } from 'node:crypto';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { seedAssistants } from '#seed/seed-assistants.ts';
import { test as it } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId, createCompany, signInOf } from '#test/company-client.ts';
import { makeDocx } from '#test/make-docx.ts';
import { multipart } from '#test/survey-file.ts';
import { password } from '#test/test-app.ts';
import { playgroundAttachments } from '../playground.tables.ts';

const root = '/api/ai/playground';
const attach = (browser: Browser, name: string, content: string | Uint8Array) => {
  const { payload, headers } = multipart(name, content);
  return browser.call('POST', `${root}/attachments/file`, payload, headers);
};
const assistantOf = async (browser: Browser, type: string): Promise<string> =>
  (await browser.get(`${root}/options`)).body.assistants.find((each: { type: string }) => each.type === type).id;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it.beforeEach(async ({ app }) => seedAssistants(app.services));

describe('files', () => {
  it('are read in passages, cited by an answer, and gone when they are taken away', async ({ user }) => {
    const { status, body } = await attach(
      user,
      'tides.docx',
      makeDocx('The harbour opens at 6 am.', 'Boats pay 12 euros a night.'),
    );
    expect([status, body]).toMatchObject([
      201,
      { kind: 'FILE', name: 'tides.docx', type: 'docx', number: null, passages: 1, isCut: false, language: 'en' },
    ]);
    const assistantId = await assistantOf(user, 'FILE');
    const question = { message: 'What do boats pay?', aiChatType: 'BUILT_IN', assistantId, attachmentIds: [body.id] };
    const answer = (await user.post(`${root}/open-ai/assistant`, question)).body;
    expect(answer.message).toContain('> Boats pay 12 euros a night. [1.1]');
    expect(answer.sources).toEqual([
      { key: '1.1', attachmentId: body.id, passage: 1, name: 'tides.docx', quote: expect.stringContaining('12 euros') },
    ]);
    expect(answer.question.attachments).toMatchObject([{ id: body.id, number: 1 }]);
    const read = (await user.get(`${root}/attachments/${body.id}`)).body;
    expect(read.passages).toEqual([{ number: 1, text: 'The harbour opens at 6 am.\nBoats pay 12 euros a night.' }]);

    const again = { message: 'When does the harbour open?', threadId: answer.threadId };
    expect((await user.post(`${root}/assistant/reply`, again)).body.message).toContain('opens at 6 am');
    expect((await user.delete(`${root}/attachments/${body.id}`)).status).toBe(200);
    expect((await user.get(`${root}/attachments/${body.id}`)).status).toBe(404);
    const after = (await user.get(`${root}/conversations/${answer.threadId}`)).body;
    expect(after.attachments).toEqual([]);
    expect(after.messages[1].sources).toMatchObject([{ attachmentId: null, name: 'tides.docx' }]);
  });

  it('are found again by whoever attached them, with how far they are', async ({ app, user, stranger, nobody }) => {
    const unsent = async (browser: Browser) => (await browser.get(`${root}/attachments`)).body;
    const { payload, headers } = multipart('notes.txt', 'Something to read.');
    const id = randomUUID();
    const address = `${root}/attachments/file?id=${id}`;
    expect((await user.call('POST', address, payload, headers)).body).toMatchObject({
      id,
      state: 'READ',
      failure: null,
    });
    expect((await attach(user, 'broken.pdf', 'no pdf')).status).toBe(415);
    expect(await unsent(user)).toMatchObject([
      { id, state: 'READ' },
      { name: 'broken.pdf', state: 'FAILED', failure: 'unsupportedMediaType' },
    ]);
    expect(await unsent(stranger)).toEqual([]);
    expect((await nobody.get(`${root}/attachments`)).status).toBe(401);
    const again = multipart('notes.txt', 'Other text.');
    expect((await stranger.call('POST', address, again.payload, again.headers)).status).toBe(404);

    // Its server was killed while it read.
    const { db } = app.services;
    const before = new Date(app.services.now().getTime() - 600_000);
    await db
      .update(playgroundAttachments)
      .set({ state: 'READING', createdOn: before })
      .where(eq(playgroundAttachments.id, id));
    expect((await unsent(user))[0]).toMatchObject({ id, state: 'FAILED', failure: 'somethingWentWrong' });
    const assistantId = await assistantOf(user, 'FILE');
    const question = { message: 'Read it', aiChatType: 'BUILT_IN', assistantId, attachmentIds: [id] };
    expect((await user.post(`${root}/open-ai/assistant`, question)).status).toBe(404);
  });

  it('go to assistants that read files, and only once', async ({ user }) => {
    const { id } = (await attach(user, 'a.txt', 'Something to read.')).body;
    const say = (body: object) =>
      user.post(`${root}/open-ai/assistant`, { message: 'Read it', aiChatType: 'BUILT_IN', ...body });
    const text = await assistantOf(user, 'TEXT');
    expect((await say({ assistantId: text, attachmentIds: [id] })).body.error.code).toBe('filesNotAllowed');
    const chat = await user.post(`${root}/open-ai/chat`, { message: 'x', aiChatType: 'BUILT_IN', attachmentIds: [id] });
    expect(chat.body.error.code).toBe('filesNotAllowed');
    const assistantId = await assistantOf(user, 'FILE');
    expect((await say({ assistantId, attachmentIds: [id] })).status).toBe(200);
    expect((await say({ assistantId, attachmentIds: [id] })).status).toBe(404);
  });

  it('are their user’s alone, and refused where they are no such file', async ({ user, stranger, nobody }) => {
    const { id } = (await attach(user, 'mine.txt', 'Mine alone.')).body;
    expect((await stranger.get(`${root}/attachments/${id}`)).status).toBe(404);
    expect((await stranger.delete(`${root}/attachments/${id}`)).status).toBe(404);
    const assistantId = await assistantOf(stranger, 'FILE');
    const stolen = { message: 'Read it', aiChatType: 'BUILT_IN', assistantId, attachmentIds: [id] };
    expect((await stranger.post(`${root}/open-ai/assistant`, stolen)).status).toBe(404);
    expect((await attach(nobody, 'a.txt', 'x')).status).toBe(401);
    for (const [name, content] of [
      ['a.exe', 'MZ'],
      ['a.pdf', 'no pdf'],
      ['a.png', '<svg/>'],
    ] as const) {
      expect([name, (await attach(user, name, content)).status]).toEqual([name, 415]);
    }
  });
});

describe('pictures', () => {
  it('are kept and shown, and the built-in assistant says that it cannot see them', async ({ user, stranger }) => {
    const { body } = await attach(user, 'Chart.PNG', png);
    expect(body).toMatchObject({ kind: 'IMAGE', type: 'png', passages: 0, characters: 0 });
    const picture = await user.get(`${root}/attachments/${body.id}/image`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await stranger.get(`${root}/attachments/${body.id}/image`)).status).toBe(404);
    const assistantId = await assistantOf(user, 'FILE');
    const asked = { message: 'What is on it?', aiChatType: 'BUILT_IN', assistantId, attachmentIds: [body.id] };
    expect((await user.post(`${root}/open-ai/assistant`, asked)).body.message).toMatch(/^I can’t see pictures/);
    const { id } = (await attach(user, 'plain.txt', 'No picture.')).body;
    expect((await user.get(`${root}/attachments/${id}/image`)).status).toBe(404);
  });
});

describe('pages', () => {
  it('of our own network are not read', async ({ user, nobody }) => {
    const path = `${root}/attachments/page`;
    for (const url of [
      'http://127.0.0.1/',
      'http://[::ffff:7f00:1]/',
      'file:///etc/passwd',
      'http://169.254.169.254/',
      'x y',
    ]) {
      expect([url, (await user.post(path, { url })).body.error.code]).toEqual([url, 'pageCannotBeRead']);
    }
    expect((await user.post(path, { url: ' ' })).status).toBe(400);
    expect((await nobody.post(path, { url: 'https://example.com' })).status).toBe(401);
  });
});

describe('those of a company', () => {
  it('use its assistants and AI chats only', async ({ app, admin }) => {
    const [file] = [await assistantOf(admin, 'FILE')];
    const company = (await createCompany(admin, { assignedAIChats: ['BUILT_IN'], assignedAssistants: [file] })).body.id;
    const customer = await signInOf(app, company, 'ROLE_CUSTOMER');
    const { aiChats, assistants } = (await customer.get(`${root}/options`)).body;
    expect(aiChats).toEqual([{ type: 'BUILT_IN', model: '', isReady: true, hasBuiltInFallback: true }]);
    expect(assistants.map(({ id }: { id: string }) => id)).toEqual([file]);
    const say = (body: object) => customer.post(`${root}/open-ai/assistant`, { message: 'Hello', ...body });
    expect((await say({ assistantId: file, aiChatType: 'BUILT_IN' })).status).toBe(200);
    expect((await say({ assistantId: file, aiChatType: 'OPEN_AI' })).status).toBe(403);
    const other = await assistantOf(admin, 'TEXT');
    expect((await say({ assistantId: other, aiChatType: 'BUILT_IN' })).status).toBe(404);
    expect((await say({ assistantId: anyId, aiChatType: 'BUILT_IN' })).status).toBe(404);
    const alone = await app.signInAs('ROLE_CUSTOMER');
    expect((await alone.get(`${root}/options`)).body).toEqual({ aiChats: [], assistants: [] });
    expect((await alone.post(`${root}/open-ai/chat`, { message: 'Hi', aiChatType: 'BUILT_IN' })).status).toBe(403);
  });
});

// The last: a day later, everybody is signed out.
describe('files that are not sent', () => {
  it('are at most ten at once, and unsent ones go after a day', async ({ app, stranger }) => {
    for (let n = 0; n < playgroundLimits.attachments; n++) {
      expect((await attach(stranger, `${n}.txt`, `File ${n}`)).status).toBe(201);
    }
    expect((await attach(stranger, 'more.txt', 'x')).body.error.code).toBe('tooManyAttachments');
    app.pass(86_400_001);
    await stranger.signIn(app.mails, password);
    expect((await attach(stranger, 'more.txt', 'x')).status).toBe(201);
  });
});
