import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recode, ResonanceFile } from '@soundings/contract/resonance/mapping';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { waitFor } from '#test/wait-for-job.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const csv = [
  'Gender,A calm start,A bold start',
  ...Array.from({ length: 100 }, (_, i) => `${i % 2 ? 'f' : 'm'},${(i % 5) + 1},${5 - (i % 5)}`),
].join('\n');

const make = async (projectName: string): Promise<string> => {
  const file = (await upload(admin, csv, 'starts.csv')).body;
  const mapping = suggestedMapping(file);
  mapping.columns[1]!.label = 'Calm';
  const given = { projectName, theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id, mapping };
  const { body } = await createFrom(admin, given);
  await app.jobsAreDone();
  return body.id;
};
const reopen = (id: string) => admin.post(`/api/resonance/edit/${id}/file`);
const dataOf = async (id: string): Promise<ResonanceData> =>
  (await admin.get(`/api/resonance/data?projectId=${id}`)).body;
const keptFiles = () => readdir(join(app.folder, 'files', 'resonance-files')).catch((): string[] => []);
const r1Of = async (id: string) =>
  Object.fromEntries((await dataOf(id)).messages.map(({ message, r1Share }) => [message, r1Share.positive]));

it('opens the file of a project as the project reads it, and imports it anew with what was changed', async () => {
  const id = await make('Changed afterwards');
  expect(await r1Of(id)).toEqual({ Calm: 40, 'A bold start': 40 });
  const { status, body } = await reopen(id);
  expect(status).toBe(201);
  const file: ResonanceFile = body;
  expect(file).toMatchObject({ fileName: 'starts.csv', form: 'wide', rows: 100, bytes: csv.length });
  expect(file.columns.map(({ suggestion }) => suggestion.label)).toEqual(['Gender', 'Calm', 'A bold start']);

  const mapping = suggestedMapping(file);
  mapping.recodes = mapping.recodes.map((recode): Recode => {
    if (recode.kind !== 'points') return recode;
    const points = recode.points.map((point, i) => ({ ...point, positive: i === recode.points.length - 1 }));
    return { ...recode, points, reason: 'given', confirmed: true };
  });
  mapping.columns[2]!.label = 'Bold';
  const edit = { projectName: 'Changed afterwards', theme: 'SOUNDINGS', fileId: file.id, mapping };
  expect((await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, edit))).status).toBe(201);
  expect(await r1Of(id)).toEqual({ Calm: 20, Bold: 20 });
  await app.jobsAreDone();

  // Again: with what was changed last.
  const again: ResonanceFile = (await reopen(id)).body;
  expect(again.columns.map(({ suggestion }) => suggestion.label)).toEqual(['Gender', 'Calm', 'Bold']);
  const [scale] = again.recodes;
  expect(scale?.kind === 'points' && scale.points.filter(({ positive }) => positive)).toHaveLength(1);
  expect((await admin.delete(`/api/resonance/files/${again.id}`)).status).toBe(200);
});

it('keeps one file a project, as long as the project is there', async () => {
  const before = await keptFiles();
  const id = await make('Kept as long');
  const file = (await reopen(id)).body;
  const edit = { projectName: 'Kept as long', theme: 'SOUNDINGS', fileId: file.id, mapping: suggestedMapping(file) };
  await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, edit));
  await app.jobsAreDone();
  await removeDiscardedFiles(app.services);
  expect(await keptFiles()).toHaveLength(before.length + 1);
  expect((await admin.delete(`/api/resonance/${id}`)).status).toBe(200);
  await removeDiscardedFiles(app.services);
  expect(await keptFiles()).toEqual(before);
});

it('has nothing to open of a project that is not there or whose file was not kept', async () => {
  expect((await reopen(anyId)).status).toBe(404);
  const { content } = (await admin.post('/api/project/search', { query: 'Havgus autumn' })).body;
  if (content[0]) expect((await reopen(content[0].id)).status).toBe(404);
});
