import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAttachments } from './use-attachments.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const attachment = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  kind: 'PAGE',
  state: 'READ',
  failure: null,
  name: 'News',
  passages: 3,
  characters: 900,
};
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

it('refuses before the upload what is of another kind, too large or empty', () => {
  const { result } = renderHook(() => useAttachments());
  const large = new File(['x'], 'large.png');
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
  act(() => result.current.addFiles([new File(['x'], 'a.exe'), large, new File([], 'b.pdf')]));
  expect(result.current.readings.map(({ problem }) => problem)).toEqual(['wrongKind', 'tooLarge', 'emptyFile']);
  expect(result.current.isReading).toBe(false);
  expect(result.current.ids).toEqual([]);
});

it('reads a page, and takes it away on the server too', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return method === 'DELETE' ? json(200, { done: true }) : json(201, attachment);
  });
  const { result } = renderHook(() => useAttachments());
  act(() => result.current.addPage('https://soundings.example/news'));
  expect(result.current.isReading).toBe(true);
  await waitFor(() => expect(result.current.ids).toEqual([attachment.id]));
  expect(result.current.isReading).toBe(false);
  const { key } = result.current.readings[0]!;
  act(() => result.current.remove(result.current.readings[0]!));
  expect(result.current.readings).toEqual([]);
  expect(asked).toEqual(['POST /api/ai/playground/attachments/page', `DELETE /api/ai/playground/attachments/${key}`]);
});

it('says why a page was not read, and goes on with the next', async () => {
  const answers = [
    json(400, { error: { code: 'pageCannotBeRead', message: 'No.', requestId: 'r' } }),
    json(201, attachment),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  const { result } = renderHook(() => useAttachments());
  act(() => result.current.addPage('https://one.example'));
  act(() => result.current.addPage('https://two.example'));
  await waitFor(() => expect(result.current.ids).toEqual([attachment.id]));
  expect(result.current.readings[0]?.error).toMatchObject({ code: 'pageCannotBeRead' });
  act(() => result.current.clear());
  expect(result.current.readings).toEqual([]);
});

it('finds after a refresh what was attached, also while it is still being read', async () => {
  sessionStorage.setItem('PLAYGROUND_ATTACHMENTS', `${attachment.id} other`);
  const states = ['READING', 'READ'];
  vi.stubGlobal('fetch', async () =>
    json(200, [
      { ...attachment, state: states.shift() },
      { ...attachment, id: 'elsewhere' },
    ]),
  );
  const { result } = renderHook(() => useAttachments());
  await waitFor(() => expect(result.current.readings).toHaveLength(1));
  expect(result.current.isReading).toBe(true);
  await waitFor(() => expect(result.current.ids).toEqual([attachment.id]));
  act(() => result.current.clear());
  expect(sessionStorage.getItem('PLAYGROUND_ATTACHMENTS')).toBe('other');
});

it('says after a refresh why something was not read', async () => {
  sessionStorage.setItem('PLAYGROUND_ATTACHMENTS', attachment.id);
  vi.stubGlobal('fetch', async () => json(200, [{ ...attachment, state: 'FAILED', failure: 'pageCannotBeRead' }]));
  const { result } = renderHook(() => useAttachments());
  await waitFor(() => expect(result.current.readings[0]?.error).toMatchObject({ code: 'pageCannotBeRead' }));
  expect(result.current.ids).toEqual([]);
});
