import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInAssistants, seedAssistants } from '#seed/seed-assistants.ts';
import type { Browser } from '#test/browser.ts';
import { createCompany, signInOf } from '#test/company-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let id: string;
const given = builtInAssistants.slice(0, 2).map((assistant) => assistant.id);
beforeAll(async () => {
  app = await openTestApp();
  // Every start brings them; a second one adds nothing.
  await seedAssistants(app.services);
  await seedAssistants(app.services);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  id = (await createCompany(admin, { assignedAssistants: given, assignedAIChats: ['BUILT_IN', 'GOOGLE'] })).body.id;
});
afterAll(() => app.close());

const search = async (body: object, query = '') => {
  const reply = (await admin.post(`/api/assistant/search${query}`, body)).body;
  return { ...reply, names: reply.content?.map(({ name }: { name: string }) => name) };
};

const { instructions: _, ...firstOption } = builtInAssistants[0]!;
const byName = builtInAssistants.map(({ name }) => name).sort();

it('GET /api/assistant/find/all lists every assistant by name, on one page', async () => {
  const { status, body } = await admin.get('/api/assistant/find/all');
  expect([status, body.map(({ name }: { name: string }) => name)]).toEqual([200, byName]);
  expect(body).toContainEqual(firstOption);
});

describe('POST /api/assistant/search', () => {
  it('lists the built-in assistants by name', async () => {
    const page = await search({});
    expect(page).toMatchObject({ names: byName, totalElements: 8, page: 0, size: 10 });
    expect(page.content).toContainEqual(firstOption);
  });

  it('sorts, filters and pages', async () => {
    expect((await search({}, '?sort=-name')).names).toEqual(byName.toReversed());
    expect((await search({ query: 'MESSAGE' })).names).toEqual([
      'Brief to messages',
      'Message compressor',
      'Message sharpener',
      'Page to messages',
    ]);
    expect((await search({ query: '%' })).names).toEqual([]);
    expect((await search({ type: 'FILE' })).names).toEqual(['Brief to messages', 'Research reader']);
    expect(await search({}, '?size=5&page=1')).toMatchObject({ names: byName.slice(5), totalElements: 8 });
  });

  it('shows with a company those it has, or those it lacks', async () => {
    expect(await search({ company: { id, assigned: true } })).toMatchObject({
      names: ['Claim writer', 'Page to messages'],
      totalElements: 2,
    });
    const lacking = await search({ company: { id, assigned: false } });
    expect(lacking).toMatchObject({ totalElements: 6 });
    expect(lacking.names).not.toContain('Claim writer');
  });

  it('refuses what is no filter, and strangers', async () => {
    for (const body of [{ type: 'VOICE' }, { company: { id: 'x', assigned: true } }, { company: { id } }]) {
      expect((await admin.post('/api/assistant/search', body)).status).toBe(400);
    }
    expect((await admin.post('/api/assistant/search?sort=type', {})).status).toBe(400);
    const stranger = await signInOf(app, id, 'ROLE_COMPANY_ADMIN');
    expect((await stranger.post('/api/assistant/search', {})).status).toBe(403);
    expect((await app.browser().post('/api/assistant/search', {})).status).toBe(401);
  });
});

describe('GET /api/ai/playground/ai-chats', () => {
  const chats = async (browser: Browser) => (await browser.get('/api/ai/playground/ai-chats')).body;

  it('answers staff with all types and the people of a company with theirs', async () => {
    const all = ['OPEN_AI', 'ANTHROPIC', 'GOOGLE', 'COMPATIBLE', 'BUILT_IN'];
    expect(await chats(admin)).toEqual(all);
    expect(await chats(await app.signInAs('ROLE_GLOBAL_USER'))).toEqual(all);
    const customer = await signInOf(app, id, 'ROLE_CUSTOMER');
    expect(await chats(customer)).toEqual(['GOOGLE', 'BUILT_IN']);
    await admin.post(`/api/company/${id}/ai-chat`, { aiChatTypes: [] });
    expect(await chats(customer)).toEqual([]);
  });

  it('answers a company’s role without a company with nothing, and nobody not at all', async () => {
    expect(await chats(await app.signInAs('ROLE_CUSTOMER'))).toEqual([]);
    expect((await app.browser().get('/api/ai/playground/ai-chats')).status).toBe(401);
  });
});
