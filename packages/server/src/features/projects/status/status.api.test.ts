import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Event } from '#/platform/events.ts';
import { findJob } from '#/platform/jobs/jobs.store.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { addProduct, sendFile } from '#test/product-client.ts';
import { create, storedFiles } from '#test/resonance-client.ts';
import { surveyCsv, surveyRows } from '#test/survey-file.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { endOfJob, waitFor } from '#test/wait-for-job.ts';
import { acquireLease, consumerOwner, renewLeases, userOwner } from '../status/leases.ts';
import { endDeadRuns, whileProcessing } from '../status/processing.ts';

let app: TestApp;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  other = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const take = (projectId: string, by: Browser) => acquireLease(app.services.db, projectId, userOwner(by));
const isProcessing = async (projectId: string, browser = admin) =>
  (await browser.get(`/api/project/status/is/processing?projectId=${projectId}`)).body;
const leave = (projectId: string, browser: Browser) => browser.delete(`/api/project/status?projectId=${projectId}`);
const inUseBy = (username: string) => ({ code: 'projectInUse', details: { username } });

/** As if so many seconds had passed for the database. */
const age = (table: 'project_runs' | 'project_holds', seconds: number) =>
  app.services.db.execute(sql.raw(`update ${table} set until = until - interval '${seconds} seconds'`));

const listenTo = async (projectId: string) => {
  const told: boolean[] = [];
  await app.services.events.follow(projectId);
  app.services.events.subscribe({
    onEvent: (event: Event) => {
      if (event.kind === 'processing' && event.projectId === projectId) told.push(event.begins);
    },
    onGap: () => undefined,
  });
  return told;
};

describe('whether a project is processing', () => {
  it('is reported and can be asked while a step runs, and when it ends', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Processing');
    const told = await listenTo(projectId);
    expect(await isProcessing(projectId)).toBe(false);
    await whileProcessing(app.services, projectId, async () => {
      expect(await isProcessing(projectId)).toBe(true);
    });
    expect(await isProcessing(projectId)).toBe(false);
    await vi.waitUntil(() => told.length === 2);
    await expect.poll(() => told).toEqual([true, false]);
  });

  it('lasts until the last of two steps has ended, and a step that fails ends it too', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Two steps');
    const told = await listenTo(projectId);
    const gate = Promise.withResolvers<void>();
    const long = whileProcessing(app.services, projectId, () => gate.promise);
    await vi.waitUntil(() => told.length === 1);
    const failing = whileProcessing(app.services, projectId, () => Promise.reject(new Error()));
    await expect(failing).rejects.toThrow();
    expect(await isProcessing(projectId)).toBe(true);
    gate.resolve();
    await long;
    expect(await isProcessing(projectId)).toBe(false);
    await vi.waitUntil(() => told.length === 4);
    // Whoever passes it on asks whether something still runs.
    await expect.poll(() => told).toEqual([true, true, false, false]);
  });

  it('ends, and is reported, 30 s after whoever ran the step has died', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Died');
    const told = await listenTo(projectId);
    void whileProcessing(app.services, projectId, () => new Promise(() => {}));
    await vi.waitUntil(() => isProcessing(projectId));
    await age('project_runs', 29);
    await endDeadRuns(app.services);
    expect(await isProcessing(projectId)).toBe(true);
    await age('project_runs', 1.001);
    await endDeadRuns(app.services);
    expect(await isProcessing(projectId)).toBe(false);
    await vi.waitUntil(() => told.includes(false));
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
    await whileProcessing(app.services, projectId, async () => {
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
    await age('project_holds', 50);
    await renewLeases(app.services, [{ projectId, holder: userOwner(admin).holder }]);
    await age('project_holds', 50);
    await renewLeases(app.services, [{ projectId, holder: userOwner(other).holder }]);
    await expect(take(projectId, other)).rejects.toMatchObject(inUseBy(admin.username));
    await age('project_holds', 10.001);
    await take(projectId, other);
    await expect(take(projectId, admin)).rejects.toMatchObject(inUseBy(other.username));
  });

  it('of twenty who take it at once is one’s', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Contended');
    const people = Array.from({ length: 20 }, (_, i) => ({ holder: `user:${i}` as const, username: `user ${i}` }));
    const takes = await Promise.allSettled(people.map((by) => acquireLease(app.services.db, projectId, by)));
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be a consumer’s, who has no name, and ends by their leaving', async () => {
    const projectId = await addProduct(admin, 'SONAR', 'Held by a guest');
    const { password: projectPassword } = await share(admin, projectId);
    await acquireLease(app.services.db, projectId, consumerOwner({ address: '127.0.0.1' }));
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
  const send = (browser: Browser, id: string, respondents = 50) =>
    sendFile(browser, `/api/resonance/add-file/${id}`, 'new.csv', surveyCsv(surveyRows(respondents)));
  const respondentsOf = async (id: string) =>
    (await admin.get(`/api/resonance/data?projectId=${id}`)).body.summary.numberOfRespondents;

  /** The next datasets that are written wait for `open`, or fail with what `fail` is called with. */
  const holdWrites = () => {
    const { storage } = app.services;
    const { writeStream } = storage;
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    Object.assign(storage, {
      writeStream: async (...given: Parameters<typeof writeStream>) => {
        if (given[0].startsWith('resonance/')) {
          reached.resolve();
          await gate.promise;
        }
        return writeStream(...given);
      },
    });
    const restore = () => Object.assign(storage, { writeStream });
    return {
      reached: reached.promise,
      open: () => {
        restore();
        gate.resolve();
      },
      fail: () => {
        restore();
        gate.reject(new Error('the disk is away'));
      },
    };
  };

  it('is refused while someone else works with it, marks it as processing, and gives it free at the end', async () => {
    const { id } = (await create(admin, 'Replaced')).body;
    const told = await listenTo(id);
    await take(id, other);
    const refused = await send(admin, id);
    expect([refused.status, refused.body.error.username]).toEqual([409, other.username]);
    expect((await leave(id, other)).status).toBe(200);
    expect((await waitFor(other, await send(other, id))).status).toBe(201);
    await vi.waitUntil(() => told.length === 2);
    await expect.poll(() => told).toEqual([true, false]);
    expect((await waitFor(admin, await send(admin, id))).status).toBe(201);
  });

  it('is one person’s as long as it lasts, whoever leaves and however long it takes; one import a project', async () => {
    const { id } = (await create(admin, 'Long')).body;
    const writing = holdWrites();
    const { body } = await send(admin, id, 70);
    await writing.reached;
    await age('project_holds', 3600);
    expect(await isProcessing(id)).toBe(true);
    expect((await leave(id, admin)).status).toBe(200);
    expect((await send(other, id)).body.error).toMatchObject({ code: 'projectInUse', username: admin.username });
    expect((await send(admin, id)).body.error.code).toBe('importInProgress');
    const renamed = await other.post(`/api/resonance/edit/${id}`, { projectName: 'Renamed', theme: 'SOUNDINGS' });
    expect(renamed.body.error.code).toBe('projectInUse');
    writing.open();
    expect((await endOfJob(admin, body.jobId)).outcome).toBe('done');
    expect(await isProcessing(id)).toBe(false);
    expect((await waitFor(other, await send(other, id, 80))).status).toBe(201);
    expect(await respondentsOf(id)).toBe(80);
  });

  it('stays theirs, and processing, while a fault is waited out; the older file never replaces a newer one', async () => {
    const { id } = (await create(admin, 'Fault')).body;
    const told = await listenTo(id);
    const writing = holdWrites();
    const { body } = await send(admin, id, 111);
    await writing.reached;
    writing.fail();
    await vi.waitUntil(async () => (await findJob(app.services.db, body.jobId))?.status === 'EXECUTE');
    expect([await isProcessing(id), (await send(other, id, 222)).status]).toEqual([true, 409]);
    expect((await endOfJob(admin, body.jobId)).outcome).toBe('done');
    expect(await respondentsOf(id)).toBe(111);
    await expect.poll(() => told).toEqual([true, false]);
  });

  it('is not begun for a project that was deleted while the file came, nor finished for one deleted since', async () => {
    const { id } = (await create(admin, 'Deleted')).body;
    const writing = holdWrites();
    const { body } = await send(admin, id);
    await writing.reached;
    expect((await admin.delete(`/api/resonance/${id}`)).status).toBe(200);
    writing.open();
    expect((await endOfJob(admin, body.jobId)).outcome).toBe('cancelled');
    expect((await send(admin, id)).status).toBe(404);
  });

  it('throws the upload away that was made for it, also when it is cancelled', async () => {
    const { id } = (await create(admin, 'Cancelled file')).body;
    const before = await storedFiles(app);
    const writing = holdWrites();
    const { body } = await send(admin, id);
    await writing.reached;
    await admin.delete(`/api/jobs/${body.jobId}`);
    writing.open();
    expect((await endOfJob(admin, body.jobId)).outcome).toBe('cancelled');
    expect(await storedFiles(app)).toEqual(before);
  });

  it('is not done for someone who may no longer do it', async () => {
    const leaving = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { id } = (await create(admin, 'Left')).body;
    const busy = (await create(admin, 'Busy worker')).body.id;
    const writing = holdWrites();
    const first = (await send(admin, busy)).body;
    await writing.reached;
    const { body } = await send(leaving, id, 99);
    await app.disable(leaving.id);
    writing.open();
    await endOfJob(admin, first.jobId);
    await app.jobsAreDone();
    expect(await findJob(app.services.db, body.jobId)).toMatchObject({
      outcome: 'failed',
      error: { code: 'accessDenied' },
    });
    expect(await respondentsOf(id)).toBe(400);
  });
});
