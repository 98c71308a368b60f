import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findFileProblem, type Sending, useUpload } from './use-upload.ts';

const limits = { types: ['csv', 'xlsx'], maxBytes: 10 };
const file = (name: string, text = 'a,b') => new File([text], name);

it.each([
  ['a.csv', 3, null],
  ['A.XLSX', 10, null],
  ['a.pdf', 3, 'wrongKind'],
  ['csv', 3, 'wrongKind'],
  ['a.csv', 11, 'tooLarge'],
  ['a.csv', 0, 'emptyFile'],
] as const)('knows before sending what is wrong with %s of %i bytes', (name, size, problem) => {
  expect(findFileProblem({ name, size }, limits)).toBe(problem);
});

const openServer = () => {
  const sent: Sending[] = [];
  const answers: PromiseWithResolvers<string>[] = [];
  const call = (sending: Sending) => {
    sent.push(sending);
    answers.push(Promise.withResolvers<string>());
    return answers.at(-1)!.promise;
  };
  return { call, sent, answers };
};

it('tells how far a file is, and answers', async () => {
  const { result } = renderHook(() => useUpload(limits));
  const server = openServer();
  let answer: Promise<string | null> = Promise.resolve(null);
  act(() => {
    answer = result.current.send(file('a.csv'), server.call);
  });
  await waitFor(() => expect(result.current.transfer).toMatchObject({ name: 'a.csv', sent: 0, total: 3 }));
  act(() => server.sent[0]!.onProgress({ sent: 2, total: 3 }));
  expect(result.current.transfer).toMatchObject({ sent: 2 });
  await act(async () => server.answers[0]!.resolve('read'));
  expect(await answer).toBe('read');
  expect(result.current).toMatchObject({ transfer: null, problem: null, failure: null });
});

it('sends no file that cannot be used, and says why', async () => {
  const { result } = renderHook(() => useUpload(limits));
  const server = openServer();
  await act(async () => expect(await result.current.send(file('a.pdf'), server.call)).toBeNull());
  expect(result.current.problem).toEqual({ name: 'a.pdf', code: 'wrongKind' });
  expect(server.sent).toEqual([]);
});

it('says why a file failed, until the next one', async () => {
  const { result } = renderHook(() => useUpload(limits));
  const server = openServer();
  const fault = new Error('broken');
  act(() => void result.current.send(file('a.csv'), server.call));
  await act(async () => server.answers[0]!.reject(fault));
  expect(result.current).toMatchObject({ transfer: null, failure: { name: 'a.csv', error: fault } });
  act(() => void result.current.send(file('b.csv'), server.call));
  expect(result.current).toMatchObject({ transfer: { name: 'b.csv' }, failure: null });
});

it.each(['cancelling', 'the next file', 'leaving'])('is ended by %s, and says nothing of it', async (how) => {
  const { result, unmount } = renderHook(() => useUpload(limits));
  const server = openServer();
  let answer: Promise<string | null> = Promise.resolve(null);
  act(() => {
    answer = result.current.send(file('a.csv'), server.call);
  });
  if (how === 'cancelling') act(() => result.current.clear());
  else if (how === 'leaving') unmount();
  else act(() => void result.current.send(file('b.csv'), server.call));
  expect(server.sent[0]!.signal.aborted).toBe(true);
  await act(async () => server.answers[0]!.reject(server.sent[0]!.signal.reason));
  expect(await answer).toBeNull();
  if (how === 'the next file') expect(result.current.transfer?.name).toBe('b.csv');
  else if (how === 'cancelling') expect(result.current).toMatchObject({ transfer: null, failure: null });
});
