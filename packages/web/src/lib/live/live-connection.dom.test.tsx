import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveConnection, openLiveConnection } from './live-connection.ts';
import type { LiveListener } from './live-listener.ts';
import { letIn, refusal, stubStompServer } from './stomp-server-for-test.ts';

const project = { projectId: '0b5a4c1e-6f2d-4b8a-9c3e-1d7f5a2b8c01' };
const second = 1000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let connection: LiveConnection | undefined;

const listenerThat = (heard: boolean[]): LiveListener => ({
  topic: 'project',
  onMessage: () => undefined,
  onListening: (isAgain) => heard.push(isAgain),
});
const open = (heard: boolean[] = []) => {
  connection = openLiveConnection(project, new Set([listenerThat(heard)]));
  return connection;
};
const setSight = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const refuseRenewal = (status: number, retryAfterSeconds?: number) => {
  const code = status === 429 ? 'tooManyRequests' : 'serviceUnavailable';
  const renewals: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    renewals.push(address);
    return Response.json({ error: { code, message: '', requestId: 'r', retryAfterSeconds } }, { status });
  });
  return renewals;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  connection?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  setSight('visible');
});

it.each([
  ['as long as between any two tries', 503, undefined, 5],
  ['as long as the server asks for', 429, 40, 40],
  ['not shorter than between any two tries', 503, 1, 5],
])('waits after a failed renewal of the session: %s', async (_, status, retryAfter, seconds) => {
  const server = stubStompServer(() => refusal('unauthorized'));
  const renewals = refuseRenewal(status, retryAfter);
  open();
  await pass((seconds - 0.1) * second);
  expect(server.opened()).toBe(1);
  expect(renewals).toEqual(['/api/auth/refresh']);
  // Up to a second more, so that not all pages come back at once.
  await pass(1.5 * second);
  expect(server.opened()).toBe(2);
  await pass((seconds - 2) * second);
  expect(server.opened()).toBe(2);
});

it('waits also where the server is not reached to renew the session', async () => {
  const server = stubStompServer(() => refusal('unauthorized'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  open();
  await pass(4.9 * second);
  expect(server.opened()).toBe(1);
  server.answerWith(letIn);
  await pass(1.5 * second);
  expect(server.isOpen()).toBe(true);
});

it('does not come back after it was closed while it waited', async () => {
  const server = stubStompServer(() => refusal('unauthorized'));
  refuseRenewal(503);
  open();
  await pass(second);
  connection?.close();
  await pass(60 * second);
  expect(server.opened()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('connects at once after a renewal that went well', async () => {
  let isRenewed = false;
  const server = stubStompServer((frame) => (isRenewed ? letIn(frame) : refusal('unauthorized')));
  vi.stubGlobal('fetch', async () => {
    isRenewed = true;
    return Response.json({});
  });
  open();
  await pass(100);
  expect(server.isOpen()).toBe(true);
});

it('notifies a hidden page once, when it is shown, however often the connection was made meanwhile', async () => {
  const server = stubStompServer(letIn);
  setSight('hidden');
  const heard: boolean[] = [];
  open(heard);
  for (let again = 1; again <= 5; again++) {
    await pass(second);
    server.hangUp();
    await pass(5 * second);
    expect(server.opened()).toBe(again + 1);
  }
  await pass(second);
  expect(heard).toEqual([]);
  setSight('visible');
  expect(heard).toEqual([true]);
  setSight('visible');
  expect(heard).toEqual([true]);
});

it('waits no longer for a hidden page that has closed it', async () => {
  stubStompServer(letIn);
  setSight('hidden');
  const heard: boolean[] = [];
  const removed = vi.spyOn(document, 'removeEventListener');
  const listeners = new Set([listenerThat(heard)]);
  connection = openLiveConnection(project, listeners);
  await pass(second);
  connection.close();
  expect(removed.mock.calls.map(([type]) => type)).toEqual(['visibilitychange']);
  setSight('visible');
  expect(heard).toEqual([]);
  removed.mockRestore();
});
