import { describe, expect, it } from 'vitest';
import { createMemoryBudget, lruCache, memoryBudget } from '#/platform/cache.ts';

it('gives up what was unused for longest, and never what is used now', () => {
  const memory = createMemoryBudget(10);
  const released: string[] = [];
  const held = (name: string, bytes: number) => ({
    size: bytes,
    bytes: () => bytes,
    release: () => void released.push(name),
  });
  const [a, b, c] = [held('a', 4), held('b', 4), held('c', 4)];
  memory.use(a);
  memory.use(b);
  memory.use(a);
  expect(released).toEqual([]);
  memory.use(c);
  expect(released).toEqual(['b']);
  memory.use(held('huge', 99));
  expect(released).toEqual(['b', 'a', 'c']);
});

it('counts what something takes when others are used, and nothing that was forgotten', () => {
  const memory = createMemoryBudget(10);
  const released: string[] = [];
  let size = 1;
  const growing = { bytes: () => size, release: () => void released.push('growing') };
  const gone = { bytes: () => 99, release: () => void released.push('gone') };
  memory.use(gone);
  memory.forget(gone);
  memory.use(growing);
  memory.use({ bytes: () => 5, release: () => void released.push('other') });
  expect(released).toEqual([]);
  size = 6;
  memory.use({ bytes: () => 1, release: () => {} });
  expect(released).toEqual(['growing']);
});

it('is one for all of a server', () => {
  const env = { DATASET_MEMORY_MB: 16 };
  expect(memoryBudget(env)).toBe(memoryBudget(env));
  expect(memoryBudget({ ...env })).not.toBe(memoryBudget(env));
});

describe('lruCache', () => {
  it('calculates a key once, also for callers that ask meanwhile, until it is the least recently used', async () => {
    const calculated: string[] = [];
    const cache = lruCache(2, async (key) => {
      calculated.push(key);
      return key.toUpperCase();
    });
    expect(await Promise.all([cache('a'), cache('a'), cache('b')])).toEqual(['A', 'A', 'B']);
    await cache('a');
    await cache('c');
    expect([calculated, cache.count()]).toEqual([['a', 'b', 'c'], 2]);
    await cache('a');
    expect(calculated).toHaveLength(3);
    await cache('b');
    expect(calculated).toEqual(['a', 'b', 'c', 'b']);
  });

  it('forgets a calculation that failed', async () => {
    let tries = 0;
    const cache = lruCache(2, async () => {
      if (++tries === 1) throw new Error('broken');
      return 'well';
    });
    await expect(cache('a')).rejects.toThrow('broken');
    expect(cache.count()).toBe(0);
    expect(await cache('a')).toBe('well');
  });
});
