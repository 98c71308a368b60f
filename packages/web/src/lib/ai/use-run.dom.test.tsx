import type { AiRun } from '@soundings/contract/ai/ai-runs';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRun } from './use-run.ts';

const id = '0d0a7f0e-6d7e-4d57-9a63-1f5f3a2f6c11';
const run = (state: AiRun['state'], more: Partial<AiRun> = {}): AiRun => ({
  id,
  purpose: 'chat',
  prompt: 'chat@1',
  kind: 'OPEN_AI',
  model: 'model-large',
  fellBackFrom: null,
  state,
  reason: null,
  length: 0,
  inputTokens: 0,
  outputTokens: 0,
  isEstimated: false,
  cost: null,
  queuedOn: '2026-11-21T09:00:00.000Z',
  startedOn: null,
  endedOn: null,
  ...more,
});
const text = (from: number, said: string) => `data: ${JSON.stringify({ type: 'text', from, text: said })}\n\n`;
const state = (...given: Parameters<typeof run>) =>
  `data: ${JSON.stringify({ type: 'state', run: run(...given) })}\n\n`;

type Answer = Response | (() => Response | Promise<Response>);

const stream = (pieces: readonly (string | Uint8Array)[], end: 'ends' | 'breaks' | 'stays' = 'ends') =>
  new Response(
    new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const piece of pieces) {
          controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
          await new Promise((resolve) => setTimeout(resolve));
        }
        if (end === 'ends') controller.close();
        if (end === 'breaks') controller.error(new TypeError('network error'));
      },
    }),
  );
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ error: { code, message: 'No.' } }), { status });

let seen: string[];
const serve = (...answers: Answer[]) => {
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    seen.push(address);
    const next = answers.shift();
    if (next === undefined) return new Promise((_, reject) => signal?.addEventListener('abort', reject));
    return typeof next === 'function' ? next() : next;
  });
};
const events = (from: number) => `/api/ai/runs/${id}/events?from=${from}`;

beforeEach(() => {
  seen = [];
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('puts the text together, whatever pieces it comes in, until the run has ended', async () => {
  const whole = new TextEncoder().encode(
    `: still here\n\n${state('running')}${text(0, 'Größe ')}${text(6, '🌊 zählt')}${state('done', { outputTokens: 7 })}`,
  );
  // One byte at a time: in the middle of every line and of every character.
  serve(stream([...whole].map((byte) => new Uint8Array([byte]))));
  const { result } = renderHook(() => useRun(id));
  await waitFor(() => expect(result.current.run?.state).toBe('done'));
  expect(result.current).toMatchObject({ text: 'Größe 🌊 zählt', isConnected: true, error: null });
  expect(result.current.run?.outputTokens).toBe(7);
  expect(seen).toEqual([events(0)]);
});

it('goes on where a lost connection left it, in UTF-16 units, and says nothing twice', async () => {
  serve(
    stream([state('running'), text(0, 'One 🌊')], 'breaks'),
    () => {
      throw new TypeError('Failed to fetch');
    },
    refusal(502, 'somethingWentWrong'),
    // Half a line is thrown away with its connection.
    stream([text(6, ' two'), 'data: {"type":"te']),
    stream([text(10, ' three'), state('failed', { reason: 'cutOff' })]),
  );
  const { result } = renderHook(() => useRun(id));
  await waitFor(() => expect(result.current).toMatchObject({ text: 'One 🌊', isConnected: false }));
  await waitFor(() => expect(result.current.run?.state).toBe('failed'));
  expect(result.current).toMatchObject({ text: 'One 🌊 two three', isConnected: true, run: { reason: 'cutOff' } });
  expect(seen).toEqual([events(0), events(6), events(6), events(6), events(10)]);
}, 20_000);

it('refreshes the session once and then reads', async () => {
  serve(refusal(401, 'unauthorized'), new Response('{}'), stream([text(0, 'Hello'), state('done')]));
  const { result } = renderHook(() => useRun(id));
  await waitFor(() => expect(result.current.run?.state).toBe('done'));
  expect(result.current.text).toBe('Hello');
  expect(seen).toEqual([events(0), '/api/auth/refresh', events(0)]);
});

it('does not try again what is not there', async () => {
  serve(refusal(404, 'notFound'));
  const { result } = renderHook(() => useRun(id));
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'notFound' }));
  expect(seen).toHaveLength(1);
});

it('asks the server to stop, and keeps what was said', async () => {
  let send: (piece: string) => void = () => undefined;
  const open = new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (piece) => controller.enqueue(new TextEncoder().encode(piece));
        send(text(0, 'So far'));
      },
    }),
  );
  serve(open, new Response('{"done":true}'));
  const { result } = renderHook(() => useRun(id));
  await waitFor(() => expect(result.current.text).toBe('So far'));
  await act(() => result.current.stop());
  expect(seen).toEqual([events(0), `/api/ai/runs/${id}/stop`]);
  act(() => send(state('stopped')));
  await waitFor(() => expect(result.current.run?.state).toBe('stopped'));
  expect(result.current.text).toBe('So far');
});

it('ends with the page, and begins anew with another run', async () => {
  const other = '7c0b8c1e-2d0f-4d0e-8a56-2f1d6ce7b9aa';
  const cancelled = vi.fn();
  const open = new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text(0, 'First'))),
      cancel: cancelled,
    }),
  );
  serve(open, stream([text(0, 'Second'), state('done')]));
  const { result, rerender, unmount } = renderHook(({ of }) => useRun(of), {
    initialProps: { of: id as string | null },
  });
  await waitFor(() => expect(result.current.text).toBe('First'));
  rerender({ of: other });
  expect(result.current.text).toBe('');
  await waitFor(() => expect(result.current).toMatchObject({ text: 'Second', run: { state: 'done' } }));
  expect(cancelled).toHaveBeenCalledOnce();
  rerender({ of: null });
  expect(result.current).toMatchObject({ text: '', run: null });
  unmount();
  expect(seen).toHaveLength(2);
});
