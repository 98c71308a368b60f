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
  const shelf = createLogoCache(
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
  return { shelf, asked, wait, close: shelf.open() };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('asks once for a picture, and again where it has changed', async () => {
  const { shelf, asked } = open();
  expect(shelf.find('a', 'v1')).toBeNull();
  expect(shelf.find('a', 'v1')).toBeNull();
  await settle();
  expect(shelf.find('a', 'v1')).toBe('blob:1');
  expect(shelf.find('a', 'v2')).toBeNull();
  expect(asked).toEqual(['a', 'a']);
});

it('leaves the letter where a picture fails, and does not ask again and again', async () => {
  const { shelf, asked } = open();
  shelf.find('broken', 'v1');
  await settle();
  expect(shelf.find('broken', 'v1')).toBeNull();
  expect(asked).toEqual(['broken']);
});

it('keeps 100 pictures: one that nobody looks at makes room, one in sight does not', async () => {
  const { shelf, asked, wait } = open();
  for (let card = 0; card < 100; card += 1) shelf.find(`brand ${card}`, 'v1');
  await settle();
  shelf.find('one more', 'v1');
  expect(asked).toHaveLength(100);
  wait(2000);
  for (let card = 1; card < 100; card += 1) shelf.find(`brand ${card}`, 'v1');
  shelf.find('one more', 'v1');
  await settle();
  expect(asked.at(-1)).toBe('one more');
  expect(revoked).toEqual(['blob:1']);
  shelf.find('brand 0', 'v1');
  expect(asked).toHaveLength(101);
});

it('gives all addresses back when it closes', async () => {
  const { shelf, close } = open();
  shelf.find('a', 'v1');
  shelf.find('b', 'v1');
  await settle();
  close();
  expect(revoked.sort()).toEqual(['blob:1', 'blob:2']);
});
