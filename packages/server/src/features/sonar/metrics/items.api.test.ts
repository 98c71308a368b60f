import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database.ts';
import { openTestDatabase } from '#test/open-database.ts';
import type { Item } from '../connectors/connector.ts';
import { addDays, toDay } from '../days.ts';
import { findItems, replaceItems } from './items.store.ts';
import { addAccount, addProject } from './metrics-test-files.ts';
import { randomFrom } from './random-test-files.ts';

let database: OpenDatabase;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
});
beforeEach(async () => {
  id = await addAccount(database.db, await addProject(database.db), 1);
});
afterAll(() => database.close());

const item = (name: string, day: string, likes: number | null = 1, time = '12:00:00'): Item => ({
  id: name,
  publishedAt: new Date(`${day}T${time}Z`),
  likes,
  comments: 0,
  shares: null,
});
const all = () => findItems(database.db, id, { from: '1900-01-01', to: '2100-01-01' });
const replace = (from: string, to: string, items: readonly Item[]) =>
  replaceItems(database.db, id, { from, to }, items, 'api');

describe('items of a span', () => {
  it('take the place of those that were there; others stay', async () => {
    const [first, last] = [item('a', '2026-05-01', 1, '23:59:59.999'), item('c', '2026-05-31', 1, '00:00:00')];
    await replace('2026-05-01', '2026-05-31', [first, item('b', '2026-05-02', 1, '00:00:00'), last]);
    expect(await replace('2026-05-02', '2026-05-30', [item('d', '2026-05-30', null)])).toEqual([]);
    expect(await all()).toEqual([
      { ...first, source: 'api' },
      { ...item('d', '2026-05-30', null), source: 'api' },
      { ...last, source: 'api' },
    ]);
  });

  it('are there once when a list names them twice', async () => {
    await replace('2026-05-01', '2026-05-02', [item('a', '2026-05-01', 1), item('a', '2026-05-01', 2)]);
    expect(await all()).toEqual([{ ...item('a', '2026-05-01', 2), source: 'api' }]);
  });

  it('are there once when their day has changed, and the day that they left is reported', async () => {
    await replace('2026-05-01', '2026-05-01', [item('a', '2026-05-01'), item('b', '2026-05-01')]);
    expect(await replace('2026-05-03', '2026-05-04', [item('a', '2026-05-03', 5)])).toEqual(['2026-05-01']);
    expect(await all()).toEqual([
      { ...item('b', '2026-05-01'), source: 'api' },
      { ...item('a', '2026-05-03', 5), source: 'api' },
    ]);
  });

  it('are refused where one lies outside', async () => {
    await expect(replace('2026-05-01', '2026-05-02', [item('a', '2026-05-03')])).rejects.toThrow(RangeError);
  });

  it('of an account that is gone are not kept', async () => {
    const span = { from: '2026-05-01', to: '2026-05-01' };
    expect(await replaceItems(database.db, 2 ** 31 - 1, span, [item('a', span.from)], 'api')).toEqual([]);
  });
});

it('any spans in any order leave what a plain map holds', async () => {
  const random = randomFrom(7);
  const expected = new Map<string, Item>();
  for (let round = 0; round < 40; round++) {
    const from = addDays('2026-01-01', Math.floor(random() * 60));
    const days = Math.ceil(random() * 30);
    const to = addDays(from, days - 1);
    const items = Array.from({ length: Math.floor(random() * 12) }, () =>
      item(String(Math.floor(random() * 50)), addDays(from, Math.floor(random() * days)), Math.floor(random() * 99)),
    );
    await replace(from, to, items);
    for (const [name, { publishedAt }] of expected) {
      if (toDay(publishedAt) >= from && toDay(publishedAt) <= to) expected.delete(name);
    }
    for (const each of items) expected.set(each.id, each);
    const stored = (await all()).map(({ source: _, ...kept }) => kept);
    expect(Object.fromEntries(stored.map((kept) => [kept.id, kept]))).toEqual(Object.fromEntries(expected));
    expect(stored).toHaveLength(expected.size);
  }
});
