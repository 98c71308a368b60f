import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readInChild } from './read-in-child.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-read-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('measures the reader’s memory, whatever the process that asks has held before', async () => {
  const path = join(folder, 'survey.csv');
  await writeFile(path, 'Respondent,Variable 1\n1,Label 1\n');
  const { megabytes: before } = await readInChild('papaparse', path);
  const ballast = Buffer.alloc(600 * 1024 * 1024, 1);
  const { megabytes: after } = await readInChild('papaparse', path);
  expect(ballast[1]).toBe(1);
  expect(before).toBeGreaterThan(20);
  expect(Math.abs(after - before)).toBeLessThan(30);
});
