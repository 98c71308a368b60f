import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Event } from '#/platform/events/events.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { addProduct, sendFile } from '#test/product-client.ts';
import { create } from '#test/resonance-client.ts';
import { surveyCsv, surveyRows } from '#test/survey-file.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { waitFor } from '#test/wait-for-job.ts';
import { holderOf, holderOfConsumer } from './holder.ts';
import { endDeadRuns, whileProcessing } from './processing.ts';
import { keepHolds, takeHold } from './take-hold.ts';

let app: TestApp;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  other = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const take = (projectId: string, by: Browser) => takeHold(app.services, app.services.db, projectId, holderOf(by));
const isProcessing = async (projectId: string, browser = admin) =>
  (await browser.get(`/api/project/status/is/processing?projectId=${projectId}`)).body;
const leave = (projectId: string, browser: Browser) => browser.delete(`/api/project/status?projectId=${projectId}`);
const inUseBy = (username: string) => ({ code: 'projectInUse', details: { username } });

/** What is told about a project from now on. */
const listenTo = (projectId: string) => {
  const told: string[] = [];
  app.services.events.subscribe({
    onEvent: (event: Event) => {
      if (event.kind === 'live' && event.projectId === projectId) told.push(event.body);
    },
    onGap: () => undefined,
  });
  return told;
};

describe('whether a project is processing', () => {
  it('is told and can be asked while a step runs, and when it ends', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Processing');
    const told = listenTo(projectId);
    expect(await isProcessing(projectId)).toBe(false);
    await whileProcessing(app.services, { projectId, runId: randomUUID() }, async () => {
      expect(await isProcessing(projectId)).toBe(true);
    });
    expect(await isProcessing(projectId)).toBe(false);
    await vi.waitUntil(() => told.length === 2);
    expect(told).toEqual(['true', 'false']);
  });

  it('lasts until the last of two steps has ended, and a step that fails ends it too', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Two steps');
    const told = listenTo(projectId);
    const gate = Promise.withResolvers<void>();
    const long = whileProcessing(app.services, { projectId, runId: randomUUID() }, () => gate.promise);
    const failing = whileProcessing(app.services, { projectId, runId: randomUUID() }, () =>
      Promise.reject(new Error()),
    );
    await expect(failing).rejects.toThrow();
    expect(await isProcessing(projectId)).toBe(true);
    gate.resolve();
    await long;
    expect(await isProcessing(projectId)).toBe(false);
    await vi.waitUntil(() => told.includes('false'));
    expect(told).toEqual(['true', 'true', 'false']);
  });

  it('ends, and is told, 30 s after whoever ran the step has died', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Died');
    const told = listenTo(projectId);
    void whileProcessing(app.services, { projectId, runId: randomUUID() }, () => new Promise(() => {}));
    await vi.waitUntil(() => isProcessing(projectId));
    app.pass(29_000);
    await endDeadRuns(app.services);
    expect(await isProcessing(projectId)).toBe(true);
    app.pass(1001);
    await endDeadRuns(app.services);
    expect(await isProcessing(projectId)).toBe(false);
    await vi.waitUntil(() => told.includes('false'));
  });

  it('is known to consumers by name and password, and to nobody else', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Shared status');
    const { password: projectPassword } = await share(admin, projectId);
    const credentials = { projectName: 'Shared status', projectPassword };
    const anyone = app.browser();
    const ask = (given: object) => anyone.post('/api/consumer/project/status/is/processing', given);
    expect((await ask(credentials)).body).toBe(false);
    expect((await ask({ ...credentials, projectPassword: 'wrong' })).body.error.code).toBe('wrongCredentials');
    expect((await ask({})).status).toBe(400);
    await whileProcessing(app.services, { projectId, runId: randomUUID() }, async () => {
      expect((await ask(credentials)).body).toBe(true);
    });
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    expect((await stranger.get(`/api/project/status/is/processing?projectId=${projectId}`)).status).toBe(404);
    expect((await leave(projectId, stranger)).status).toBe(404);
    expect((await leave(anyId, admin)).status).toBe(404);
    expect((await leave('x', admin)).status).toBe(400);
    expect((await leave(projectId, anyone)).status).toBe(401);
  });
});

describe('the hold of a project', () => {
  it('is one person’s in all their tabs, and names them to the others', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Held');
    await take(projectId, admin);
    await take(projectId, admin);
    await expect(take(projectId, other)).rejects.toMatchObject(inUseBy(admin.username));
    const refused = await leave(projectId, other);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.objectContaining({ code: 'projectInUse', username: admin.username }),
    ]);
    expect((await leave(projectId, admin)).status).toBe(200);
    expect((await leave(projectId, admin)).status).toBe(200);
    await take(projectId, other);
    await expect(take(projectId, admin)).rejects.toMatchObject(inUseBy(other.username));
  });

  it('is free a minute after the last sign of its holder, and an open channel is a sign', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Expires');
    await take(projectId, admin);
    app.pass(50_000);
    await keepHolds(app.services, [{ projectId, holder: holderOf(admin).holder }]);
    app.pass(50_000);
    await keepHolds(app.services, [{ projectId, holder: holderOf(other).holder }]);
    await expect(take(projectId, other)).rejects.toMatchObject(inUseBy(admin.username));
    app.pass(10_001);
    await take(projectId, other);
    await expect(take(projectId, admin)).rejects.toMatchObject(inUseBy(other.username));
  });

  it('of twenty who take it at once is one’s', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Contended');
    const people = Array.from({ length: 20 }, (_, i) => ({ holder: `user:${i}` as const, username: `user ${i}` }));
    const takes = await Promise.allSettled(people.map((by) => takeHold(app.services, app.services.db, projectId, by)));
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be a consumer’s, who has no name, and ends by their leaving', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Held by a guest');
    const { password: projectPassword } = await share(admin, projectId);
    await takeHold(app.services, app.services.db, projectId, holderOfConsumer({ address: '127.0.0.1' }));
    await expect(take(projectId, admin)).rejects.toMatchObject(inUseBy(''));
    const body = { projectName: 'Held by a guest', projectPassword };
    expect((await app.browser().call('DELETE', '/api/consumer/project/status', body)).status).toBe(200);
    await take(projectId, admin);
    expect((await app.browser().call('DELETE', '/api/consumer/project/status', body)).body.error.code).toBe(
      'projectInUse',
    );
  });
});

describe('replacing the file of a RESONANCE project', () => {
  it('is refused while someone else works with it, marks it as processing, and gives it free at the end', async () => {
    const { id } = (await create(admin, 'Replaced')).body;
    const told = listenTo(id);
    const send = (browser: Browser) =>
      sendFile(browser, `/api/resonance/add-file/${id}`, 'new.csv', surveyCsv(surveyRows(50)));
    await take(id, other);
    const refused = await send(admin);
    expect([refused.status, refused.body.error.username]).toEqual([409, other.username]);
    expect((await waitFor(other, await send(other))).status).toBe(201);
    await vi.waitUntil(() => told.length === 2);
    expect(told).toEqual(['true', 'false']);
    expect((await waitFor(admin, await send(admin))).status).toBe(201);
  });
});
