import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database.ts';
import { openTestDatabase } from '#test/open-database.ts';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { addAccount, addGauge, addProject, replaceSpan, storedDays } from './metrics-test-files.ts';
import { type ValuesToWrite, writeValues } from './write-values.ts';

let database: OpenDatabase;
let projectId: string;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
});
beforeEach(async () => {
  projectId = await addProject(database.db);
  id = await addAccount(database.db, projectId, 1);
});
afterAll(() => database.close());

describe('days of a figure', () => {
  it('keep 0, hidden and not collected apart, each with its source', async () => {
    await replaceSpan(database.db, id, 'interactions', '2026-05-30', '2026-06-01', [5, 0, null], 'api');
    await addGauge(database.db, id, 'followers', '2026-06-03', 1200, 'import');
    expect(await storedDays(database.db, projectId)).toEqual({
      [`${id} followers 2026-06-03`]: [1200, 'import'],
      [`${id} interactions 2026-05-30`]: [5, 'api'],
      [`${id} interactions 2026-05-31`]: [0, 'api'],
      [`${id} interactions 2026-06-01`]: [null, 'api'],
    });
  });

  it('are replaced by collecting them again, never added to', async () => {
    const again = () => replaceSpan(database.db, id, 'posts', '2026-01-04', '2026-01-06', [9, 0, 1], 'provider');
    await replaceSpan(database.db, id, 'posts', '2026-01-01', '2026-01-05', [1, 2, 3, 4, 5], 'api');
    await again();
    const once = await storedDays(database.db, projectId);
    expect(Object.values(once)).toEqual([
      [1, 'api'],
      [2, 'api'],
      [3, 'api'],
      [9, 'provider'],
      [0, 'provider'],
      [1, 'provider'],
    ]);
    await again();
    expect(await storedDays(database.db, projectId)).toEqual(once);
  });

  it('stay where a write says nothing of them', async () => {
    const from = toDayNumber('2026-03-01');
    const write = (values: ValuesToWrite['values'], source: ValuesToWrite['source']) =>
      writeValues(database.db, [{ accountId: id, metric: 'followers', from, values, source }]);
    await write([1, 2, undefined, 4], 'api');
    await write([undefined, null, undefined, 5], 'import');
    expect(await storedDays(database.db, projectId)).toEqual({
      [`${id} followers 2026-03-01`]: [1, 'api'],
      [`${id} followers 2026-03-02`]: [null, 'import'],
      [`${id} followers 2026-03-04`]: [5, 'import'],
    });
  });

  it('before 1970 and of ten years are days like others', async () => {
    const values = Array.from({ length: 3650 }, (_, day) => day * day);
    const from = toDayNumber('1965-01-01');
    await replaceSpan(database.db, id, 'posts', '1965-01-01', dayFromNumber(from + 3649), values, 'import');
    const expected = values.map((value, day) => [`${id} posts ${dayFromNumber(from + day)}`, [value, 'import']]);
    expect(await storedDays(database.db, projectId)).toEqual(Object.fromEntries(expected));
  });

  it.each<[string, number[]]>([
    ['fewer values than days', [1]],
    ['more values than days', [1, 2, 3]],
    ['NaN', [1, Number.NaN]],
    ['infinity', [Number.POSITIVE_INFINITY, 1]],
  ])('are not written from %s', async (_, values) => {
    const write = replaceSpan(database.db, id, 'posts', '2026-01-01', '2026-01-02', values, 'api');
    await expect(write).rejects.toThrow(RangeError);
    expect(await storedDays(database.db, projectId)).toEqual({});
  });

  it('of an account that is gone are left out, those of the others are written', async () => {
    const write = (accountId: number): ValuesToWrite => ({
      accountId,
      metric: 'posts',
      from: 9,
      values: [1],
      source: 'api',
    });
    await writeValues(database.db, [write(2 ** 31 - 1), write(id)]);
    expect(await storedDays(database.db, projectId)).toEqual({ [`${id} posts 1970-01-10`]: [1, 'api'] });
  });
});

describe('writers at the same time', () => {
  it('of one block lose nothing of each other', async () => {
    const days = Array.from({ length: 24 }, (_, day) => dayFromNumber(day));
    const writing = days.map((day, value) =>
      database.db.transaction((tx) => addGauge(tx, id, 'followers', day, value, 'api')),
    );
    await Promise.all(writing);
    const expected = days.map((day, value) => [`${id} followers ${day}`, [value, 'api']]);
    expect(await storedDays(database.db, projectId)).toEqual(Object.fromEntries(expected));
  });

  it('of the same accounts in another order do not wait for each other for ever', async () => {
    const other = await addAccount(database.db, projectId, 2);
    const write = (accountId: number, day: number): ValuesToWrite => ({
      accountId,
      metric: 'posts',
      from: day,
      values: [day],
      source: 'api',
    });
    const writing = Array.from({ length: 24 }, (_, day) => {
      const writes = [write(id, day), write(other, day)];
      return database.db.transaction((tx) => writeValues(tx, day % 2 === 0 ? writes : writes.toReversed()));
    });
    await Promise.all(writing);
    expect(Object.keys(await storedDays(database.db, projectId))).toHaveLength(48);
  });
});
