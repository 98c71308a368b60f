import { afterEach, expect, it, vi } from 'vitest';
import { createImageCache } from './image-cache.ts';

afterEach(() => vi.restoreAllMocks());

const blob = async (_id: string) => new Blob(['image']);

it('asks for an image once, and again for one that was unused for longest', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const fetchImage = vi.fn(blob);
  const { load, loaded } = createImageCache(fetchImage, 2);
  const first = await load('a');
  await load('b');
  expect(await load('a')).toBe(first);
  expect([loaded('a'), loaded('z')]).toEqual([first, null]);
  await load('c');
  await expect.poll(() => revoked.mock.calls.length).toBe(1);
  expect(loaded('b')).toBe(null);
  await load('b');
  expect(fetchImage.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c', 'b']);
});

it('tries again what failed', async () => {
  const fetchImage = vi.fn(blob).mockRejectedValueOnce(new Error('lost'));
  const { load } = createImageCache(fetchImage);
  await expect(load('a')).rejects.toThrow('lost');
  expect(await load('a')).toMatch(/^blob:/);
});
