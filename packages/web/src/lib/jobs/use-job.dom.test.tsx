import type { JobProgress } from '@soundings/contract/jobs/jobs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#/lib/api/api-error.ts';
import { staffAccess } from '#/lib/live/live-access.ts';
import { projectJob, useFormJob } from './job-source.ts';
import { useJob } from './use-job.ts';

const id = '0b5a4c1e-6f2d-4b8a-9c3e-1d7f5a2b8c01';
const projectId = '0b5a4c1e-6f2d-4b8a-9c3e-1d7f5a2b8c02';
const job = (about: Partial<JobProgress>): JobProgress => ({
  id,
  progressType: 'IMPORT_RESONANCE',
  status: 'EXECUTING',
  handled: 0,
  total: 0,
  currentProgress: null,
  outcome: null,
  error: null,
  projectId: null,
  ...about,
});
const ended = (outcome: JobProgress['outcome'], about: Partial<JobProgress> = {}) =>
  job({ status: 'EXECUTED', outcome, ...about });

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const use = (stages: (JobProgress | Response)[], form = 'edit/1') => {
  const calls: string[] = [];
  let isCancelled = false;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    calls.push(`${method} ${address}`);
    if (method === 'DELETE') {
      isCancelled = true;
      return Response.json({ done: true });
    }
    if (isCancelled) return Response.json(ended('cancelled'));
    const next = stages.length > 1 ? stages.shift() : stages[0];
    return next instanceof Response ? next.clone() : Response.json(next);
  });
  const heard: [string, unknown?][] = [];
  const { result, unmount } = renderHook(
    () =>
      useJob(useFormJob(form), {
        onDone: (end, { isTakenUp }) => heard.push([isTakenUp ? 'taken up, done' : 'done', end?.projectId]),
        onFailed: (error) => heard.push(['failed', error]),
        onCancelled: ({ isTakenUp }) => heard.push([isTakenUp ? 'taken up, cancelled' : 'cancelled']),
        onCancelRefused: (error) => heard.push(['refused', error]),
      }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
    },
  );
  return { result, unmount, heard, calls };
};

it('reports how far the job is, and its end once', async () => {
  const { result, heard, calls } = use([
    job({ status: 'EXECUTE' }),
    job({ handled: 7, total: 9 }),
    ended('done', { projectId }),
  ]);
  act(() => result.current.start(async () => id, 'a.csv'));
  expect(result.current).toMatchObject({ isRunning: true, status: null });
  await waitFor(() => expect(result.current.status).toBe('EXECUTE'));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'EXECUTING', handled: 7, total: 9 }));
  await waitFor(() => expect(heard).toEqual([['done', projectId]]));
  expect(result.current.isRunning).toBe(false);
  const asked = calls.length;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(calls).toHaveLength(asked);
});

it('fails as the call would have that did the work itself', async () => {
  const fileErrors = [{ code: 'empty', title: 'Empty', lines: [], more: 0 }];
  const error = { code: 'fileHasErrors', message: 'No.', fileErrors } as unknown as JobProgress['error'];
  const { result, heard } = use([ended('failed', { error })]);
  act(() => result.current.start(async () => id, 'a.csv'));
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]?.[0]).toBe('failed');
  expect(heard[0]?.[1]).toBeInstanceOf(ApiError);
  expect(heard[0]?.[1]).toMatchObject({ code: 'fileHasErrors', details: { fileErrors } });
});

it('fails where the job cannot be started, and can be started again', async () => {
  const { result, heard } = use([ended('done', { projectId })]);
  const refusal = new ApiError('projectNameAlreadyExist', 409);
  act(() => result.current.start(() => Promise.reject(refusal), 'a.csv'));
  await waitFor(() => expect(heard).toEqual([['failed', refusal]]));
  act(() => result.current.start(async () => id, 'a.csv'));
  await waitFor(() => expect(heard.at(-1)).toEqual(['done', projectId]));
});

it('cancels a job that runs', async () => {
  const { result, heard } = use([job({ handled: 1, total: 9 })]);
  act(() => result.current.start(async () => id, 'a.csv'));
  await waitFor(() => expect(result.current.status).toBe('EXECUTING'));
  act(() => result.current.cancel());
  expect(result.current.isCancelling).toBe(true);
  await waitFor(() => expect(heard).toEqual([['cancelled']]));
  expect(result.current).toMatchObject({ isRunning: false, isCancelling: false });
});

it('cancels a job as soon as it has an id, where that was asked for before', async () => {
  const { result, heard, calls } = use([job({})]);
  let answer: (id: string) => void = () => undefined;
  act(() => result.current.start(() => new Promise((resolve) => (answer = resolve)), 'a.csv'));
  act(() => result.current.cancel());
  expect(calls).toEqual([]);
  act(() => answer(id));
  await waitFor(() => expect(heard).toEqual([['cancelled']]));
  expect(calls[0]).toBe(`DELETE /api/jobs/${id}`);
});

it('asks again after a failed try, but not for a job that is gone', async () => {
  const busy = Response.json({ error: { code: 'serviceUnavailable', message: '', requestId: 'r' } }, { status: 503 });
  const gone = Response.json({ error: { code: 'notFound', message: '', requestId: 'r' } }, { status: 404 });
  const { result, heard } = use([busy, job({ handled: 3, total: 9 }), gone]);
  act(() => result.current.start(async () => id, 'a.csv'));
  await waitFor(() => expect(result.current.handled).toBe(3));
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]?.[1]).toMatchObject({ code: 'notFound' });
});

it('lets the job go on where the page is left', async () => {
  const { result, unmount, heard, calls } = use([job({})]);
  act(() => result.current.start(async () => id, 'a.csv'));
  await waitFor(() => expect(result.current.status).toBe('EXECUTING'));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  expect(heard).toEqual([]);
});

const leaveRunning = async (form?: string) => {
  const { result, unmount } = use([job({})], form);
  act(() => result.current.start(async () => id, 'a.csv'));
  await waitFor(() => expect(result.current.status).toBe('EXECUTING'));
  unmount();
};

it('takes up after a reload what still runs, and can cancel it', async () => {
  await leaveRunning();
  const { result, heard, calls } = use([job({ handled: 7, total: 9 })]);
  await waitFor(() => expect(result.current).toMatchObject({ isRunning: true, handled: 7, label: 'a.csv' }));
  act(() => result.current.cancel());
  await waitFor(() => expect(heard).toEqual([['taken up, cancelled']]));
  expect(calls).toContain(`DELETE /api/jobs/${id}`);
  expect(result.current.isRunning).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

it('reports the end of a job that it has taken up', async () => {
  await leaveRunning();
  const { result, heard } = use([job({}), ended('done', { projectId })]);
  await waitFor(() => expect(heard).toEqual([['taken up, done', projectId]]));
  expect(result.current.isRunning).toBe(false);
});

it.each([
  ['has ended', ended('done', { projectId })],
  ['is not found', Response.json({ error: { code: 'notFound', message: '', requestId: 'r' } }, { status: 404 })],
])('forgets without a word a job of before that %s', async (_, stage) => {
  await leaveRunning();
  expect(sessionStorage).toHaveLength(1);
  const { result, heard } = use([stage]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(result.current.isRunning).toBe(false);
  expect(heard).toEqual([]);
});

it('leaves the job of another form to that form', async () => {
  await leaveRunning('edit/2');
  const { result, calls } = use([job({})]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual([]);
  expect(result.current.isRunning).toBe(false);
});

it('forgets a job that it has seen end', async () => {
  const { result, heard } = use([ended('done', { projectId })]);
  act(() => result.current.start(async () => id, 'a.csv'));
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await waitFor(() => expect(heard).toEqual([['done', projectId]]));
  expect(sessionStorage).toHaveLength(0);
});

it('follows what others have started in a project, and can cancel it', async () => {
  const calls: string[] = [];
  let now: JobProgress = job({ handled: 3, total: 9 });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    calls.push(`${method} ${address}`);
    if (address.endsWith('/cancel')) now = ended('cancelled', { handled: 4 });
    return Response.json(address.endsWith('/cancel') ? { done: true } : now);
  });
  const heard: unknown[] = [];
  const client = new QueryClient();
  const { result } = renderHook(
    () =>
      useJob(
        { ...projectJob(projectId, ['a project'], staffAccess(projectId)), live: null },
        {
          onDone: () => heard.push('done'),
          onFailed: () => heard.push('failed'),
          onCancelled: ({ isTakenUp }, end) => heard.push([isTakenUp, end.handled]),
          onCancelRefused: () => heard.push('refused'),
        },
      ),
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  await waitFor(() => expect(result.current).toMatchObject({ isRunning: true, handled: 3 }));
  act(() => result.current.cancel());
  await waitFor(() => expect(heard).toEqual([[true, 4]]));
  expect(calls).toContain(`GET /api/jobs/${id}/cancel`);
  // It stays as the last one, unlike a form's.
  expect(result.current).toMatchObject({ isRunning: false, isCancelling: false, job: { outcome: 'cancelled' } });
});
