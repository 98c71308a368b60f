import { metricSources } from '@soundings/contract/sonar/metrics';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database.ts';
import { openTestDatabase } from '#test/open-database.ts';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { addAccount, addProject, type StoredDays, storedDays } from './metrics-test-files.ts';
import { randomFrom } from './random-test-files.ts';
import { currentRevision } from './series.store.ts';
import { type ValuesToWrite, writeValues } from './write-values.ts';

let database: OpenDatabase;
let projectId: string;
let accounts: number[];
beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
  projectId = await addProject(database.db);
  accounts = [];
  for (const count of [1, 2, 3]) accounts.push(await addAccount(database.db, projectId, count));
});
afterAll(() => database.close());

const metrics = ['followers', 'interactions', 'comments'] as const;
const first = toDayNumber('2024-12-20');

const anyWrite = (random: () => number): ValuesToWrite => {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const value = () => (random() < 0.2 ? 0 : random() < 0.5 ? Math.floor(random() * 1e6) : random() * 5);
  const hasHoles = random() < 0.3;
  const values = Array.from({ length: random() < 0.3 ? 1 : Math.ceil(random() * 200) }, () =>
    hasHoles && random() < 0.5 ? undefined : random() < 0.1 ? null : value(),
  );
  const from = first + Math.floor(random() * 400);
  return { accountId: one(accounts), metric: one(metrics), from, values, source: one(metricSources) };
};

const setIn = (days: StoredDays, { accountId, metric, from, values, source }: ValuesToWrite): void => {
  for (const [index, value] of values.entries()) {
    if (value !== undefined) days[`${accountId} ${metric} ${dayFromNumber(from + index)}`] = [value, source];
  }
};

it('any writes in any order leave what a plain map holds, and a reader of changes has it too', async () => {
  const random = randomFrom(2026);
  const { db } = database;
  const expected: StoredDays = {};
  const followed: StoredDays = {};
  let since: string | undefined;
  for (let round = 0; round < 40; round++) {
    const writes = Array.from({ length: Math.ceil(random() * 4) }, () => anyWrite(random));
    await db.transaction((tx) => writeValues(tx, writes));
    for (const write of writes) setIn(expected, write);
    const revision = await currentRevision(db);
    Object.assign(followed, await storedDays(db, projectId, since === undefined ? {} : { since }));
    since = revision;
    expect(followed).toEqual(expected);
  }
  expect(await storedDays(db, projectId)).toEqual(expected);

  const [from, to] = [first + 150, first + 290];
  const isChosen = (key: string) => {
    const [, metric, date] = key.split(' ');
    return metric === 'comments' && toDayNumber(date!) >= from && toDayNumber(date!) <= to;
  };
  const chosen = Object.fromEntries(Object.entries(expected).filter(([key]) => isChosen(key)));
  expect(Object.keys(chosen).length).toBeGreaterThan(100);
  expect(await storedDays(db, projectId, { metrics: ['comments'], from, to })).toEqual(chosen);
});
