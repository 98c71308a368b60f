import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#/platform/http/app-error.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { defineJob, type JobRun } from './job.ts';
import { beginAttempt, findJob } from './jobs.store.ts';
import { jobs } from './jobs.tables.ts';
import { cancelJob, startJob } from './jobs.ts';
import { runJob } from './run-job.ts';
import { endForgottenJobs } from './start-worker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({}, {}, []);
});
afterAll(() => app.close());

interface Input {
  readonly items: string[];
  readonly lane: string;
}
type Run = JobRun<Input, { done: number }>;

/** The tests themselves are the worker. */
const defined = (run: (job: Run) => Promise<void>) =>
  defineJob<Input, { done: number }>({
    type: 'CRAWL',
    parallel: 1,
    lane: ({ lane }) => lane,
    busy: 'jobInProgress',
    projectId: () => null,
    run: (_services, job) => run(job),
  });

const never = new AbortController().signal;
const logged: object[] = [];
const log = { error: (details: object) => void logged.push(details) };
const firstTry = { isLastTry: false, lost: never, stopping: never, log };
const attempt = (job: ReturnType<typeof defined>, id: string, how: Partial<typeof firstTry> = {}) =>
  runJob(app.services, job as never, id, { ...firstTry, ...how });

const start = async (job: ReturnType<typeof defined>, lane: string = randomUUID()) =>
  app.services.db.transaction((tx) =>
    startJob(app.services, tx, job as never, {
      input: { items: ['a', 'b', 'c'], lane } as never,
      createdBy: randomUUID(),
      total: 3,
    }),
  );
const finish = (run: Run) => app.services.db.transaction((tx) => run.finish(tx));
const queueRows = async (id: string) => {
  const found = await app.services.db.execute(sql`select state from queue.job where data ->> 'jobId' = ${id}`);
  return (found as unknown as { rows: { state: string }[] }).rows;
};
const rowOf = async (id: string) => (await findJob(app.services.db, id))!;

describe('a job', () => {
  it('goes on from its checkpoint after a fault, and does nothing once it is done', async () => {
    const handled: string[] = [];
    const job = defined(async (run) => {
      for (let i = run.checkpoint?.done ?? 0; i < run.input.items.length; i++) {
        if (handled.length === 1 && run.checkpoint === null) throw new Error('the network is away');
        handled.push(run.input.items[i]!);
        run.report({ handled: i + 1 });
        await app.services.db.transaction((tx) => run.save(tx, { done: i + 1 }));
      }
      await finish(run);
    });
    const id = await start(job);
    // The queue keeps what it is told; the fault itself is in the log.
    await expect(attempt(job, id)).rejects.toThrow('the job is to be tried again');
    expect(logged.at(-1)).toMatchObject({
      job: id,
      type: 'CRAWL',
      attempt: 1,
      err: { message: 'the network is away' },
    });
    expect(await rowOf(id)).toMatchObject({ status: 'EXECUTE', handled: 1, checkpoint: { done: 1 }, outcome: null });
    await attempt(job, id);
    expect(await rowOf(id)).toMatchObject({ status: 'EXECUTED', outcome: 'done', handled: 3, total: 3, attempt: 2 });
    await attempt(job, id);
    expect(handled).toEqual(['a', 'b', 'c']);
  });

  it('ends as failed with its error at an AppError, and at any fault of the last try', async () => {
    const refused = defined(async () => {
      throw new AppError('projectNameAlreadyExist');
    });
    const one = await start(refused);
    await attempt(refused, one);
    expect(await rowOf(one)).toMatchObject({ outcome: 'failed', error: { code: 'projectNameAlreadyExist' } });
    const broken = defined(async () => {
      throw new Error('a secret of the machine');
    });
    const two = await start(broken);
    await attempt(broken, two, { isLastTry: true });
    expect(await rowOf(two)).toMatchObject({ outcome: 'failed', error: { code: 'somethingWentWrong' } });
    expect(JSON.stringify(await rowOf(two))).not.toContain('secret of');
  });

  it('ends with what it reported last, although an earlier report was written late', async () => {
    const job = defined(async (run) => {
      run.report({ handled: 1, currentProgress: { type: 'a', count: 1, failed: 1 } });
      await app.services.db.transaction(async (tx) => {
        await run.save(tx, { done: 1 });
        // Long enough for a regular write, which waits until this transaction is through.
        await sleep(600);
        run.report({ handled: 3, currentProgress: { type: 'c', count: 3, failed: 2 } });
        await run.save(tx, { done: 3 });
      });
      await sleep(100);
      await finish(run);
    });
    const id = await start(job);
    await attempt(job, id);
    expect(await rowOf(id)).toMatchObject({
      outcome: 'done',
      handled: 3,
      currentProgress: { type: 'c', count: 3, failed: 2 },
      checkpoint: { done: 3 },
    });
  });

  it('is aborted at once when it is cancelled, and can write nothing any more', async () => {
    const begun = Promise.withResolvers<void>();
    let wrote: unknown = null;
    const job = defined(async (run) => {
      begun.resolve();
      await once(run.signal, 'abort');
      wrote = await finish(run).catch((error: unknown) => error);
      throw wrote;
    });
    const id = await start(job);
    const running = attempt(job, id);
    await begun.promise;
    await cancelJob(app.services, id);
    await running;
    expect(wrote).toBeInstanceOf(Error);
    expect(await rowOf(id)).toMatchObject({ status: 'EXECUTED', outcome: 'cancelled', error: null });
    await cancelJob(app.services, id);
    expect((await rowOf(id)).outcome).toBe('cancelled');
  });

  it('notifies whoever has its project open of its start, progress and end', async () => {
    const projectId = randomUUID();
    const heard: string[] = [];
    await app.services.events.follow(projectId);
    const stop = app.services.events.subscribe({
      onEvent: (event) => {
        if ('projectId' in event && event.projectId === projectId) heard.push(event.kind === 'live' ? event.body : '');
      },
      onGap: () => undefined,
    });
    const job = defineJob<Input, { done: number }>({
      ...defined(async (run) => {
        run.report({ handled: 2 });
        while (heard.length < 3) await sleep(50);
        await finish(run);
      }),
      projectId: () => projectId,
    });
    const id = await start(job);
    await attempt(job, id);
    while (heard.length < 5) await sleep(50);
    stop();
    // Processing begins, the job is new; it got on; processing ends, the job has ended.
    expect(heard).toEqual(['', id, id, '', id]);
  });

  it('that nobody has begun ends at once when it is cancelled', async () => {
    const job = defined(finish);
    const id = await start(job);
    await cancelJob(app.services, id);
    expect(await rowOf(id)).toMatchObject({ status: 'EXECUTED', outcome: 'cancelled', attempt: 0 });
    await attempt(job, id);
    expect(await rowOf(id)).toMatchObject({ outcome: 'cancelled', attempt: 0 });
  });

  it('goes back into the queue when its node stops, which is no failed try', async () => {
    const stopping = new AbortController();
    const job = defined(async (run) => {
      stopping.abort();
      run.signal.throwIfAborted();
    });
    const id = await start(job);
    const queued = async () => (await queueRows(id)).filter(({ state }) => state === 'created').length;
    const before = await queued();
    await attempt(job, id, { stopping: stopping.signal });
    expect(await rowOf(id)).toMatchObject({ status: 'EXECUTE', outcome: null });
    expect(await queued()).toBe(before + 1);
    await attempt(job, id, { stopping: stopping.signal });
    expect(await rowOf(id)).toMatchObject({ status: 'EXECUTE', outcome: null, deaths: 0 });
  });

  it('that was begun again and again without a word is given up: it may be what kills its process', async () => {
    const silent = defined(async () => {});
    const id = await start(silent);
    for (let i = 0; i < 4; i++) await beginAttempt(app.services.db, id);
    await attempt(silent, id);
    expect(await rowOf(id)).toMatchObject({ outcome: 'failed', error: { code: 'somethingWentWrong' } });
  });

  it.each(['EXECUTE', 'EXECUTING'] as const)('that the queue has forgotten is ended, be it %s', async (status) => {
    const job = defined(finish);
    const [lane, kept] = [randomUUID(), await start(job)];
    const id = await start(job, lane);
    if (status === 'EXECUTING') await beginAttempt(app.services.db, id);
    await app.services.db.execute(sql`delete from queue.job where data ->> 'jobId' = ${id}`);
    await endForgottenJobs(app.services, [job as never]);
    expect(await rowOf(id)).toMatchObject({ status: 'EXECUTED', outcome: 'failed' });
    expect(await rowOf(kept)).toMatchObject({ status: 'EXECUTE', outcome: null });
    await expect(start(job, lane)).resolves.toBeTypeOf('string');
  });

  it('that was given to another worker cannot be ended by the first', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = defined(async (run) => {
      begun.resolve();
      await goOn.promise;
      await finish(run);
    });
    const id = await start(slow);
    const first = attempt(slow, id);
    await begun.promise;
    const second = defined(finish);
    await attempt(second, id);
    goOn.resolve();
    await first.catch(() => undefined);
    expect(await rowOf(id)).toMatchObject({ outcome: 'done', attempt: 2 });
  });

  it('of twenty in one lane exactly one starts, and the next one once it has ended', async () => {
    const job = defined(finish);
    const starts = await Promise.allSettled(Array.from({ length: 20 }, () => start(job, 'crawl/1')));
    const started = starts.filter((result) => result.status === 'fulfilled');
    expect(started).toHaveLength(1);
    for (const result of starts) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'jobInProgress' });
    }
    await attempt(job, started[0]!.value);
    await expect(start(job, 'crawl/1')).resolves.toBeTypeOf('string');
  });

  it('does not exist where its transaction is rolled back', async () => {
    const job = defined(finish);
    let id = '';
    const rolledBack = app.services.db.transaction(async (tx) => {
      const given = { input: { items: [], lane: 'rolled back' } as never, createdBy: randomUUID() };
      id = await startJob(app.services, tx, job as never, given);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await app.services.db.select().from(jobs).where(eq(jobs.id, id))).toEqual([]);
  });
});
