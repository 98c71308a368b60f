import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '#/lib/live/listen.ts';
import { consumerAccess } from '#/lib/live/live-access.ts';
import { letIn, refusal, stubStompServer } from '#/lib/live/stomp-server-for-test.ts';
import { createVisit } from './visit.ts';

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('listens again after sharing was off and on, as soon as a call is answered', async () => {
  const server = stubStompServer(letIn);
  const visit = createVisit('RESONANCE', 'Shared', 'Right-Password-12345');
  const heard: unknown[] = [];
  stop = listen(consumerAccess(visit), {
    topic: 'project',
    onMessage: (body) => heard.push(body),
    onListening: (isAgain) => heard.push(isAgain ? 'again' : 'first'),
  });
  await vi.waitFor(() => expect(heard).toEqual(['first']), { timeout: 30_000 });

  server.answerWith(() => refusal('wrongCredentials'));
  server.say(refusal('wrongCredentials'));
  await vi.advanceTimersByTimeAsync(600_000);
  // Each try with a password that does not count is one that guards against guessing count.
  expect(server.opened()).toBe(1);

  server.answerWith(letIn);
  await expect(visit.ask(() => Promise.reject(new Error('no network')))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.opened()).toBe(1);
  expect(await visit.ask(async ({ projectName }) => projectName)).toBe('Shared');
  await vi.advanceTimersByTimeAsync(1000);
  // What has happened meanwhile was missed: `again`.
  expect(heard).toEqual(['first', 'again']);
  await visit.ask(async () => null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.opened()).toBe(2);
});
