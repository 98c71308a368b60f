import { randomUUID } from 'node:crypto';
import { type VendorKind, vendorKinds } from '@soundings/contract/ai/ai-choices';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { acquireLease, acquireLeaseForJob, leaveProject, userOwner } from '#/features/projects/status/leases.ts';
import { createVendorEngine } from '#/platform/ai/adapters/vendor-engine.ts';
import { openAiVendors, type Script } from '#test/ai-vendors.ts';
import type { Browser } from '#test/browser.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { itemsOf, readRun } from '#test/run-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import type { Prompt } from '../engines/prompt.ts';
import { startRun } from './start-run.ts';

let app: TestApp;
let admin: Browser;
let other: Browser;
let vendors: Awaited<ReturnType<typeof openAiVendors>>;
beforeAll(async () => {
  vendors = await openAiVendors();
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  other = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(async () => {
  await app.close();
  await vendors.close();
});

const times = { firstWordMs: 20_000, betweenWordsMs: 20_000, wholeMs: 60_000 };
const engineOf = (kind: VendorKind, bounds: Partial<typeof times> = {}) =>
  createVendorEngine(vendors.account(kind), 'model-large', { times: { ...times, ...bounds }, retries: 1 });

const isProcessing = async (projectId: string) =>
  (await admin.get(`/api/project/status/is/processing?projectId=${projectId}`)).body;

const prompt: Prompt<string> = {
  name: 'test-chat',
  version: 1,
  purpose: 'chat',
  instructions: () => 'Answer.',
  messages: (text) => [{ role: 'user', text }],
  builtIn: (text) => ['You said ', text],
};

describe('a run that holds its project', () => {
  const isProcessing = async (projectId: string) =>
    (await admin.get(`/api/project/status/is/processing?projectId=${projectId}`)).body;
  const startFor = (by: Browser, projectId: string, more: { readonly begin?: () => Promise<void> } = {}) =>
    startRun(app.services, {
      ...{ prompt, input: 'Hello', asker: { userId: by.id, companyId: null }, choices: [engineOf('OPEN_AI')] },
      ...{ projectId, holdsProjectFor: userOwner(by) },
      ...more,
    });
  const listenTo = async (projectId: string) => {
    const told: boolean[] = [];
    await app.services.events.follow(projectId);
    app.services.events.subscribe({
      onEvent: (event) => {
        if (event.kind === 'processing' && event.projectId === projectId) told.push(event.begins);
      },
      onGap: () => undefined,
    });
    return told;
  };
  const slow = { words: ['One', ' two', ' three', ' four'], betweenWordsMs: 150 };
  let other: Browser;
  beforeAll(async () => {
    other = await app.signInAs('ROLE_GLOBAL_ADMIN');
  });

  it('is one user’s until it is done, is told, and names them to the others', async () => {
    const projectId = await addProduct(admin, 'GENIE', 'Held by a run');
    const told = await listenTo(projectId);
    vendors.play(slow);
    const id = await startFor(admin, projectId);
    expect(await isProcessing(projectId)).toBe(true);
    const inUse = { code: 'projectInUse', details: { username: admin.username } };
    await expect(startFor(other, projectId)).rejects.toMatchObject(inUse);
    await expect(acquireLease(app.services.db, projectId, userOwner(other))).rejects.toMatchObject(inUse);
    expect((await readRun(admin, id)).run).toMatchObject({ state: 'done' });
    expect(await isProcessing(projectId)).toBe(false);
    await expect.poll(() => told).toEqual([true, false]);
    expect((await readRun(other, await startFor(other, projectId))).run).toMatchObject({ state: 'done' });
  });

  it.each([
    ['fails', { words: ['Half'], cut: true }, async () => undefined, 'failed'],
    ['is refused', { refuse: { status: 401 } }, async () => undefined, 'failed'],
    ['answers garbage', { garbage: true }, async () => undefined, 'failed'],
    ['is stopped', slow, (id: string) => app.services.aiRuns.stop(id), 'stopped'],
  ])('frees it when it %s', async (_, script, act, state) => {
    const projectId = await addProduct(admin, 'GENIE', `Freed when it ${_}`);
    const told = await listenTo(projectId);
    vendors.play(script);
    const id = await startFor(admin, projectId);
    await act(id);
    expect((await readRun(admin, id)).run).toMatchObject({ state });
    expect(await isProcessing(projectId)).toBe(false);
    await expect.poll(() => told).toEqual([true, false]);
    await acquireLease(app.services.db, projectId, userOwner(other));
  });

  it('whose node is gone frees it, too', async () => {
    const projectId = await addProduct(admin, 'GENIE', 'Freed by another node');
    const told = await listenTo(projectId);
    const row = { purpose: 'chat', prompt: 'chat@1', kind: 'OPEN_AI', model: 'm', userId: admin.id } as const;
    const id = randomUUID();
    const queued = { ...row, id, projectId, holdsProject: true, companyId: null, queuedOn: app.services.now() };
    await app.services.db.transaction(async (tx) => {
      await acquireLeaseForJob(tx, projectId, userOwner(admin));
      await app.services.aiRuns.queue(tx, queued);
    });
    expect(await isProcessing(projectId)).toBe(true);
    await app.services.db.execute(sql`update ai_runs set alive_until = now() - interval '1 second' where id = ${id}`);
    await expect.poll(() => told).toEqual([true, false]);
    expect([await isProcessing(projectId), (await readRun(admin, id)).run?.reason]).toEqual([false, 'interrupted']);
  });

  it('is not begun for a project in use, switched off or deleted; deleting one stops its runs', async () => {
    const projectId = await addProduct(admin, 'GENIE', 'Gone');
    let begun = 0;
    const begin = async () => void begun++;
    await acquireLease(app.services.db, projectId, userOwner(other));
    await expect(startFor(admin, projectId, { begin })).rejects.toMatchObject({ code: 'projectInUse' });
    await leaveProject(app.services, projectId, userOwner(other));
    vendors.play(slow);
    await startFor(admin, projectId, { begin });
    await expect.poll(() => vendors.calls.length).toBe(1);
    expect((await admin.delete(`/api/genie/${projectId}`)).status).toBe(200);
    await vendors.calls[0]!.closed;
    await expect(startFor(admin, projectId, { begin })).rejects.toMatchObject({ code: 'notFound' });
    expect(begun).toBe(1);
  });
});

const Message = z.object({ text: z.string() });
const listPrompt: Prompt<string, z.infer<typeof Message>> = {
  name: 'test-list',
  version: 1,
  purpose: 'chat',
  item: Message,
  instructions: prompt.instructions,
  messages: prompt.messages,
  builtIn: function* (text) {
    yield { text: 'One' };
    if (text === 'fail') throw new Error('a fault of ours');
    yield { text: 'Two' };
  },
};
const list = JSON.stringify({ elements: [{ text: 'One' }, { text: 'Two' }] }).match(/.{1,9}/g)!;
const half = list.slice(0, 4);
const busy: Script = { refuse: { status: 429, headers: { 'retry-after': '0' } } };

/** What is played, how long is waited, how many items come, and how it ends. */
const cells: [string, Script[], Partial<typeof times>, number, string | null][] = [
  ['streams', [{ words: list, betweenWordsMs: 2 }], {}, 2, null],
  ['is busy, then answers', [busy, { words: list }], {}, 2, null],
  ['stays busy', [busy, busy, busy], {}, 0, 'busy'],
  ['is cut off', [{ words: half, cut: true }], {}, 1, 'cutOff'],
  ['sends garbage', [{ garbage: true }], {}, 0, 'badAnswer'],
  ['says its first word too late', [{ words: list, firstWordAfterMs: 500 }], { firstWordMs: 60 }, 0, 'firstWordLate'],
  ['falls silent', [{ words: [...half, '', ''], betweenWordsMs: 500 }], { betweenWordsMs: 60 }, 0, 'stalled'],
  ['answers in another form', [{ words: ['{"elements":[{"text":"One"},{"text":2}]}'] }], {}, 1, 'badAnswer'],
  ['says no list at all', [{ words: ['I would rather not.'] }], {}, 0, 'badAnswer'],
];

describe.each(vendorKinds)('a list of %s', (kind) => {
  it.each(cells)('that %s: clear end, no lost text, free project', async (name, scripts, bounds, items, reason) => {
    const projectId = await addProduct(admin, 'GENIE', `${kind} ${name}`);
    vendors.play(...scripts);
    const id = await startRun(app.services, {
      ...{ prompt: listPrompt, input: 'Hello', asker: { userId: admin.id, companyId: null } },
      ...{ projectId, holdsProjectFor: userOwner(admin), choices: [engineOf(kind, bounds)] },
    });
    const { text, run } = await readRun(admin, id);
    expect(itemsOf(text)).toEqual([{ text: 'One' }, { text: 'Two' }].slice(0, items));
    expect(run).toMatchObject({ state: reason ? 'failed' : 'done', reason, length: text!.length });
    expect(await isProcessing(projectId)).toBe(false);
    await acquireLease(app.services.db, projectId, userOwner(other));
  });
});

it.each([
  ['answers', 'Hello', 2, null],
  ['has a fault', 'fail', 1, 'somethingWentWrong'],
] as const)(
  'the built-in engine that %s: clear end, no lost text, free project',
  async (name, input, items, reason) => {
    const projectId = await addProduct(admin, 'GENIE', `Built-in ${name}`);
    const id = await startRun(app.services, {
      ...{ prompt: listPrompt, input, asker: { userId: admin.id, companyId: null } },
      ...{ projectId, holdsProjectFor: userOwner(admin) },
    });
    const { text, run } = await readRun(admin, id);
    expect(itemsOf(text)).toHaveLength(items);
    expect(run).toMatchObject({ state: reason ? 'failed' : 'done', reason, length: text!.length });
    expect(await isProcessing(projectId)).toBe(false);
  },
);
