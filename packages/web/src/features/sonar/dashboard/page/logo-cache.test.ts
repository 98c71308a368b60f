import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogoCache } from './logo-cache.ts';

let made = 0;
const revoked: string[] = [];
beforeEach(() => {
  made = 0;
  revoked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});
afterEach(() => vi.restoreAllMocks());

const open = () => {
  const asked: string[] = [];
  let at = 0;
  const cache = createLogoCache(
    async (id) => {
      asked.push(id);
      if (id === 'broken') throw new Error('no picture');
      return new Blob();
    },
    () => at,
  );
  const wait = (ms: number) => {
    at += ms;
  };
  return { cache, asked, wait, close: cache.open() };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('asks once for a picture, and again where it has changed', async () => {
  const { cache, asked } = open();
  expect(cache.find('a', 'v1')).toBeNull();
  expect(cache.find('a', 'v1')).toBeNull();
  await settle();
  expect(cache.find('a', 'v1')).toBe('blob:1');
  expect(cache.find('a', 'v2')).toBeNull();
  expect(asked).toEqual(['a', 'a']);
});

it('leaves the letter where a picture fails, and does not ask again and again', async () => {
  const { cache, asked } = open();
  cache.find('broken', 'v1');
  await settle();
  expect(cache.find('broken', 'v1')).toBeNull();
  expect(asked).toEqual(['broken']);
});

it('keeps 100 pictures: one that nobody looks at makes room, one in sight does not', async () => {
  const { cache, asked, wait } = open();
  for (let card = 0; card < 100; card += 1) cache.find(`brand ${card}`, 'v1');
  await settle();
  cache.find('one more', 'v1');
  expect(asked).toHaveLength(100);
  wait(2000);
  for (let card = 1; card < 100; card += 1) cache.find(`brand ${card}`, 'v1');
  cache.find('one more', 'v1');
  await settle();
  expect(asked.at(-1)).toBe('one more');
  expect(revoked).toEqual(['blob:1']);
  cache.find('brand 0', 'v1');
  expect(asked).toHaveLength(101);
});

it('gives all addresses back when it closes', async () => {
  const { cache, close } = open();
  cache.find('a', 'v1');
  cache.find('b', 'v1');
  await settle();
  close();
  expect(revoked.sort()).toEqual(['blob:1', 'blob:2']);
});
