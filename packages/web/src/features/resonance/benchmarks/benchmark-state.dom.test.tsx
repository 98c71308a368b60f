import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ResonanceProvider, staffResonanceApi } from '../resonance.api.ts';
import { useBenchmark } from './use-benchmark.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (percentage: number) => ({ percentage, respondents: 5, base: 10, effectiveBase: 10, low: 0, high: 100 });

const open = (answers: Record<string, number | 'never' | { status: number }>) => {
  const ended: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body, signal }: RequestInit) => {
    const asked = (JSON.parse(String(body)) as string[]).join(' ');
    const given = answers[asked]!;
    if (typeof given === 'number') return Promise.resolve(Response.json(answer(given)));
    if (given !== 'never') return Promise.resolve(Response.json({}, given));
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        ended.push(asked);
        reject(signal.reason);
      });
    });
  });
  const client = new QueryClient();
  const api = staffResonanceApi('p1');
  const visitPage = () =>
    renderHook(({ importedOn }) => useBenchmark(importedOn), {
      initialProps: { importedOn: 'first' },
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>
          <ResonanceProvider value={api}>{children}</ResonanceProvider>
        </QueryClientProvider>
      ),
    });
  const page = visitPage();
  const submit = (...nodes: string[]) => {
    act(() => page.result.current.choose(new Set(nodes)));
    act(() => page.result.current.submit());
  };
  return { ...page, submit, ended, visitPage };
};

it('ends an older question when a newer one is asked', async () => {
  const { result, submit, ended } = open({ a: 'never', b: 40 });
  submit('a');
  expect(result.current.isBusy).toBe(true);
  submit('b');
  await waitFor(() => expect(result.current.answer?.percentage).toBe(40));
  expect(ended).toEqual(['a']);
});

it('clears the figure when a question fails, and asks again when it is submitted again', async () => {
  const answers: Parameters<typeof open>[0] = { a: 40, b: { status: 404 } };
  const { result, submit } = open(answers);
  submit('a');
  await waitFor(() => expect(result.current.answer?.percentage).toBe(40));
  submit('b');
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.answer).toBeNull();
  answers.b = 60;
  submit('b');
  await waitFor(() => expect(result.current.answer?.percentage).toBe(60));
  expect(result.current.error).toBeNull();
});

it('says that other nodes are ticked by now, and begins again with new data', async () => {
  const { result, submit, rerender } = open({ a: 40 });
  submit('a');
  await waitFor(() => expect(result.current.answer?.percentage).toBe(40));
  expect(result.current.isStale).toBe(false);
  act(() => result.current.choose(new Set(['a', 'c'])));
  expect(result.current.isStale).toBe(true);
  rerender({ importedOn: 'second' });
  expect(result.current.answer).toBeNull();
  expect(result.current.chosen.size).toBe(0);
});

it('is still there after a look at another page', async () => {
  const { result, submit, unmount, visitPage } = open({ a: 40 });
  submit('a');
  await waitFor(() => expect(result.current.answer?.percentage).toBe(40));
  unmount();
  const { result: again } = visitPage();
  expect(again.current.answer?.percentage).toBe(40);
  expect([...again.current.chosen]).toEqual(['a']);
});
