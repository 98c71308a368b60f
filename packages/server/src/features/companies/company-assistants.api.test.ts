import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInAssistants, seedAssistants } from '#seed/seed-assistants.ts';
import type { Browser } from '#test/browser.ts';
import { anyId, createCompany } from '#test/company-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let id: string;
beforeAll(async () => {
  app = await openTestApp();
  await seedAssistants(app.services);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  id = (await createCompany(admin, { companyName: 'Home' })).body.id;
});
afterAll(() => app.close());

const ids = builtInAssistants.map((assistant) => assistant.id);
const lastEntry = async () => (await app.auditEntries()).at(-1)!;

describe('POST /api/company/{id}/assistants', () => {
  const set = (assistantIds: unknown, of = id) => admin.post(`/api/company/${of}/assistants`, { assistantIds });
  const names = async () =>
    (await admin.get(`/api/company/${id}`)).body.assistants.map(({ name }: { name: string }) => name);

  it('replaces the set', async () => {
    expect(await set([ids[1], ids[0], ids[0]!.toUpperCase()])).toMatchObject({ status: 200, body: { done: true } });
    expect(await names()).toEqual(['Claim writer', 'Page to messages']);
    await set([ids[7]]);
    expect(await names()).toEqual(['Open conversation']);
    expect(await lastEntry()).toMatchObject({ action: 'company.assistants', outcome: 'success', target: 'Home' });
    expect((await lastEntry()).details).toEqual({ assistants: 'Open conversation' });
    await set([]);
    expect(await names()).toEqual([]);
  });

  it('changes nothing where one is unknown', async () => {
    await set([ids[2]]);
    expect(await set([ids[0], anyId])).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
    expect(await names()).toEqual(['Brief to messages']);
    expect(await lastEntry()).toMatchObject({ action: 'company.assistants', outcome: 'failure', target: 'Home' });
    expect((await set([], anyId)).status).toBe(404);
    expect((await set(['x'])).status).toBe(400);
    expect((await set(undefined)).status).toBe(400);
  });
});

describe('POST /api/company/{id}/ai-chat', () => {
  const set = (aiChatTypes: unknown, of = id) => admin.post(`/api/company/${of}/ai-chat`, { aiChatTypes });
  const types = async () => (await admin.get(`/api/company/${id}`)).body.aiChatTypes;

  it('replaces the set, in the order in which all are listed', async () => {
    expect((await set(['BUILT_IN', 'GOOGLE', 'GOOGLE'])).status).toBe(200);
    expect(await types()).toEqual(['GOOGLE', 'BUILT_IN']);
    expect(await lastEntry()).toMatchObject({ action: 'company.ai-chats', outcome: 'success', target: 'Home' });
    await set(['OPEN_AI']);
    expect(await types()).toEqual(['OPEN_AI']);
    await set([]);
    expect(await types()).toEqual([]);
  });

  it('knows no other type and no other company', async () => {
    expect((await set(['PARROT'])).status).toBe(400);
    expect((await set(['OPEN_AI'], anyId)).status).toBe(404);
  });
});
