import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { encodeDataset } from '@soundings/engine/crosstab/dataset/dataset-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#/env.ts';
import { folderStorage, type Storage } from '#/platform/storage/storage.ts';
import { createDatasets, type LoadedDataset } from './datasets.ts';

const fileOf = (respondents: number, variables: number): Uint8Array => {
  const builder = new DatasetBuilder();
  for (let v = 0; v < variables; v++) builder.addVariable(`Variable ${v}`);
  for (let m = 0; m < 3; m++) builder.addMessage(`m${m}`, `Message ${m}`, { r1: null, r2: null, hasR2: true });
  for (let i = 0; i < respondents; i++) {
    const row = builder.addRespondent();
    for (let v = 0; v < variables; v++) builder.setAudience(row, v, `Label ${i}`);
    for (let m = 0; m < 3; m++) builder.setAnswer(row, m, 'r1', (i + m) % 2 === 0);
  }
  return encodeDataset(builder.build());
};

let folder: string;
let storage: Storage;
const files = { small: fileOf(40, 2), large: fileOf(200, 50), huge: fileOf(200, 200) };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-datasets-'));
  storage = folderStorage(folder);
  for (const [key, content] of Object.entries(files)) await storage.write(key, content);
});
afterAll(() => rm(folder, { recursive: true }));

const open = (megabytes: number, threadsFrom?: number) =>
  createDatasets({ storage, env: readEnv({ DATA_DIR: folder, DATASET_MEMORY_MB: String(megabytes) }) }, threadsFrom);

it('keeps the figures of as many messages as fit, but of the last one always', async () => {
  const loadDataset = open(512);
  const small = await loadDataset('small');
  const huge = await loadDataset('huge');
  for (const { overallShares } of [small, huge]) {
    const first = await overallShares('m0');
    expect(await overallShares('m0')).toBe(first);
    await overallShares('m1');
    expect((await overallShares('m0')) === first).toBe(overallShares === small.overallShares);
  }
});

it('counts what masks take in memory, not in the file', async () => {
  // 40,000 masks of 200 respondents: 28 bytes each in the file, 64 in memory.
  const { bytes } = await open(512)('huge');
  expect(bytes()).toBeGreaterThan(40_000 * 64);
});

it('counts the figures that are kept, and gives up what is unused for longest', async () => {
  const loadDataset = open(16);
  const small = await loadDataset('small');
  const large = await loadDataset('large');
  expect(await loadDataset('small')).toBe(small);
  const before = large.bytes();
  for (const id of ['m0', 'm1', 'm2']) await large.overallShares(id);
  expect(large.bytes() - before).toBeGreaterThan(3 * 10_000 * 400);
  expect(await loadDataset('large')).toBe(large);
  expect(await loadDataset('small')).not.toBe(small);
});

it('gives the same figures where threads count, also once it was given up', async () => {
  const alone = await open(512)('large');
  const loadDataset = open(16, 1);
  const threaded = await loadDataset('large');
  expect(isShared(alone)).toBe(false);
  expect(isShared(threaded)).toBe(true);
  expect(threaded.messages).toEqual(alone.messages);
  expect(await threaded.overallShares('m1')).toEqual(await alone.overallShares('m1'));
  await loadDataset('huge');
  expect(await loadDataset('large')).not.toBe(threaded);
  expect(await threaded.overallAmong('m2')).toEqual(await alone.overallAmong('m2'));
});

const isShared = ({ dataset }: LoadedDataset): boolean =>
  dataset.messages[0]!.r1.answered.buffer instanceof SharedArrayBuffer;
