import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as it } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId, createCompany, signInOf } from '#test/company-client.ts';
import { explain } from '#test/explain.ts';
import { conversationPage } from './conversations.store.ts';

const root = '/api/ai/playground';
const say = async (browser: Browser, message: string, threadId?: string) =>
  (await browser.post(`${root}/open-ai/chat`, { message, aiChatType: 'BUILT_IN', threadId })).body;
const open = (browser: Browser, id: string) => browser.get(`${root}/conversations/${id}`);
const list = async (browser: Browser, query = '') => (await browser.get(`${root}/conversations${query}`)).body;

describe('conversations', () => {
  it('are named after their first question, listed, found, renamed, pinned and deleted', async ({ app, user }) => {
    const { threadId, title } = await say(user, 'Hello, what can you do for me? I am new.');
    expect(title).toBe('What can you do for me?');
    app.pass(1000);
    const other = await say(user, 'Wie bestellt man Zimtschnecken?');
    expect((await list(user)).content.map(({ id }: { id: string }) => id)).toEqual([other.threadId, threadId]);
    const found = await list(user, '?query=zimtschn');
    expect(found).toMatchObject({ totalElements: 1, content: [{ id: other.threadId }] });
    expect(found.content[0].match).toContain('«Zimtschnecken»');
    expect((await list(user, '?query=quotes')).content).toMatchObject([{ id: threadId, match: expect.any(String) }]);
    expect((await list(user, '?query=%25')).totalElements).toBe(0);

    const change = { title: ' Abilities ', isPinned: true };
    const changed = await user.call('PATCH', `${root}/conversations/${threadId}`, change);
    expect(changed.body).toMatchObject({ title: 'Abilities', isPinned: true });
    expect((await list(user)).content[0].id).toBe(threadId);
    expect((await list(user, '?query=abilit')).content[0]).toMatchObject({ id: threadId });
    await say(user, 'And what else?', threadId);
    expect((await open(user, threadId)).body.title).toBe('Abilities');

    expect((await user.delete(`${root}/conversations/${threadId}`)).status).toBe(200);
    expect((await open(user, threadId)).status).toBe(404);
    expect((await list(user)).totalElements).toBe(1);
  });

  it('are moved into folders, which go without them', async ({ user }) => {
    const { threadId } = await say(user, 'To be filed');
    const folder = (await user.post(`${root}/folders`, { name: 'Clients' })).body;
    expect((await user.post(`${root}/folders`, { name: 'CLIENTS' })).body.error.code).toBe('nameAlreadyExists');
    await user.call('PATCH', `${root}/conversations/${threadId}`, { folderId: folder.id });
    expect((await user.get(`${root}/folders`)).body).toEqual([{ ...folder, conversations: 1 }]);
    expect((await list(user, `?folderId=${folder.id}`)).content).toMatchObject([{ id: threadId, folderId: folder.id }]);
    expect((await user.call('PUT', `${root}/folders/${folder.id}`, { name: 'Brands' })).status).toBe(200);
    expect((await user.call('PATCH', `${root}/conversations/${threadId}`, { folderId: anyId })).status).toBe(404);
    await user.delete(`${root}/folders/${folder.id}`);
    expect((await open(user, threadId)).body).toMatchObject({ folderId: null });
    expect((await user.delete(`${root}/folders/${folder.id}`)).status).toBe(404);
  });

  it('open with their last messages, and the earlier ones page by page', async ({ user }) => {
    const { threadId } = await say(user, 'Message 1');
    for (const n of [2, 3]) await say(user, `Message ${n}`, threadId);
    const { body } = await user.get(`${root}/conversations/${threadId}?size=2`);
    expect(body).toMatchObject({ earlier: 4, messages: [{ message: 'Message 3' }, { responseType: 'ASSISTANT' }] });
    expect(body.usage).toMatchObject({ answers: 3, cost: 0, unpriced: 0 });
    const before = `${root}/conversations/${threadId}/messages?size=3&before=${body.messages[0].id}`;
    const page = (await user.get(before)).body;
    expect(page).toMatchObject({ earlier: 1, messages: [{}, { message: 'Message 2' }, {}] });
    expect((await user.get(`${root}/conversations/${threadId}/messages?before=${anyId}`)).status).toBe(404);
  });

  it('are their user’s alone', async ({ user, stranger, admin, nobody }) => {
    const { threadId, id, question } = await say(user, 'A secret of mine');
    for (const browser of [stranger, admin]) {
      expect((await list(browser, '?query=secret')).totalElements).toBe(0);
      expect((await open(browser, threadId)).status).toBe(404);
      expect((await browser.call('PATCH', `${root}/conversations/${threadId}`, { title: 'Mine' })).status).toBe(404);
      expect((await browser.delete(`${root}/conversations/${threadId}`)).status).toBe(404);
      expect((await browser.post(`${root}/conversations/${threadId}/copy`)).status).toBe(404);
      for (const file of ['export.md', 'export.json']) {
        expect((await browser.get(`${root}/conversations/${threadId}/${file}`)).status).toBe(404);
      }
      const reply = { message: 'And?', threadId };
      expect((await browser.post(`${root}/assistant/reply`, reply)).status).toBe(404);
      expect((await browser.post(`${root}/messages/${question.id}/edit`, { message: 'x' })).status).toBe(404);
      expect((await browser.post(`${root}/messages/${id}/regenerate`, {})).status).toBe(404);
      expect((await browser.post(`${root}/messages/${id}/choose`)).status).toBe(404);
      expect((await browser.post(`${root}/chat/reset`, { threadId })).status).toBe(404);
    }
    expect((await nobody.get(`${root}/conversations/${threadId}`)).status).toBe(401);
    for (const wrong of ['?sort=userId', '?size=0', '?folderId=x'])
      expect((await user.get(`${root}/conversations${wrong}`)).status).toBe(400);
  });
});

describe('copies and files', () => {
  it('show the conversation as it was, to the same workspace only', async ({ app, admin, user, stranger }) => {
    const { threadId } = await say(user, 'What can you do?');
    const { status, body } = await user.post(`${root}/conversations/${threadId}/copy`);
    expect(status).toBe(201);
    await say(user, 'Said later', threadId);
    const copy = await stranger.get(`${root}/copies/${body.id}`);
    expect(copy.body).toMatchObject({ title: 'What can you do?', isOwn: false, messages: { length: 2 } });
    const company = (await createCompany(admin, { assignedAIChats: ['BUILT_IN'] })).body.id;
    const customer = await signInOf(app, company, 'ROLE_CUSTOMER');
    expect((await customer.get(`${root}/copies/${body.id}`)).status).toBe(404);
    const theirs = await say(customer, 'Ours');
    const own = (await customer.post(`${root}/conversations/${theirs.threadId}/copy`)).body.id;
    const colleague = await signInOf(app, company, 'ROLE_COMPANY_USER');
    expect((await colleague.get(`${root}/copies/${own}`)).body).toMatchObject({ title: 'Ours' });
    expect((await admin.get(`${root}/copies/${own}`)).status).toBe(404);
    expect((await stranger.delete(`${root}/copies/${body.id}`)).status).toBe(404);
    expect((await user.delete(`${root}/copies/${body.id}`)).status).toBe(200);
    expect((await stranger.get(`${root}/copies/${body.id}`)).status).toBe(404);
  });

  it('export the chosen versions as Markdown and all as JSON', async ({ user }) => {
    const { threadId, question } = await say(user, 'What can you do?');
    await user.post(`${root}/messages/${question.id}/edit`, { message: 'Was kannst du?' });
    const markdown = String((await user.get(`${root}/conversations/${threadId}/export.md`)).body);
    expect(markdown).toMatch(/^# What can you do\?\n\n## You, .*\n\nWas kannst du\?\n\n## Assistant \(BUILT_IN\)/);
    const { body } = await user.get(`${root}/conversations/${threadId}/export.json`);
    const json = typeof body === 'string' ? JSON.parse(body) : body;
    expect(json.messages).toHaveLength(4);
  });
});

describe('1,000 conversations of 100 messages', () => {
  it('are listed and searched by index', async ({ app, user }) => {
    const { db } = app.services;
    await db.execute(sql`insert into playground_conversations (id, user_id, title, ai_chat_type, created_on, updated_on)
      select gen_random_uuid(), ${user.id}::uuid, 'Bulk ' || n, 'BUILT_IN', now(), now() - n * interval '1 minute'
      from generate_series(1, 1000) n`);
    await db.execute(sql`insert into playground_messages
      (id, conversation_id, user_id, response_type, text, created_on)
      select gen_random_uuid(), c.id, c.user_id, 'USER', 'word' || (n * 7919 % 5003) || ' of ' || c.title, now()
      from playground_conversations c, generate_series(1, 20) n where c.title like 'Bulk %'`);
    await db.execute(sql`insert into playground_words (conversation_id, words)
      select c.id, strip(to_tsvector('simple', string_agg(m.text, ' '))) || array_to_tsvector(array[c.user_id::text])
      from playground_conversations c join playground_messages m on m.conversation_id = c.id
      where c.title like 'Bulk %' group by c.id`);
    await db.execute(sql`vacuum analyze playground_words`);
    await db.execute(sql`vacuum analyze playground_conversations`);
    await db.execute(sql`vacuum analyze playground_messages`);
    const question = { userId: user.id, page: 0, size: 20, sort: '-updatedOn' } as const;
    expect(await explain(db, conversationPage(db, question))).toContain('playground_conversations_updated_on');
    const plan = await explain(db, conversationPage(db, { ...question, query: 'word4242' }));
    expect(plan).toContain('playground_words_search');
    expect(plan).not.toContain('Seq Scan on playground_words');
    expect((await list(user, '?query=bulk 17')).totalElements).toBeGreaterThan(0);
  });
});
