import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recode, ResonanceFile } from '@soundings/contract/resonance/mapping';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { expect } from 'vitest';
import { removeDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { test } from '#test/api-test.ts';
import { anyId } from '#test/company-client.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { multipart } from '#test/survey-file.ts';
import { waitFor } from '#test/wait-for-job.ts';

const csv = [
  'Gender,A calm start,A bold start',
  ...Array.from({ length: 100 }, (_, i) => `${i % 2 ? 'f' : 'm'},${(i % 5) + 1},${5 - (i % 5)}`),
].join('\n');

const it = test
  .extend('make', ({ app, admin }) => async (projectName: string): Promise<string> => {
    const file = (await upload(admin, csv, 'starts.csv')).body;
    const mapping = suggestedMapping(file);
    mapping.columns[1]!.label = 'Calm';
    const given = {
      projectName,
      theme: 'SOUNDINGS',
      dataStructure: 'respondents',
      lang: 'en',
      fileId: file.id,
      mapping,
    };
    const { body } = await createFrom(admin, given);
    await app.jobsAreDone();
    return body.id;
  })
  .extend(
    'reopen',
    ({ admin }) =>
      (id: string) =>
        admin.post(`/api/resonance/edit/${id}/file`),
  )
  .extend(
    'dataOf',
    ({ admin }) =>
      async (id: string): Promise<ResonanceData> =>
        (await admin.get(`/api/resonance/data?projectId=${id}`)).body,
  )
  .extend(
    'keptFiles',
    ({ app }) =>
      () =>
        readdir(join(app.folder, 'files', 'resonance-files')).catch((): string[] => []),
  )
  .extend(
    'r1Of',
    ({ dataOf }) =>
      async (id: string) =>
        Object.fromEntries((await dataOf(id)).messages.map(({ message, r1Share }) => [message, r1Share.positive])),
  )
  .extend('uploadFor', ({ admin }) => (projectId: string, content: string) => {
    const { payload, headers } = multipart('wave-2.csv', content);
    return admin.call('POST', `/api/resonance/files?projectId=${projectId}`, payload, headers);
  });

it('opens the file of a project as the project reads it, and imports it again with what was changed', async ({
  app,
  admin,
  make,
  reopen,
  r1Of,
}) => {
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

it('keeps one file a project, as long as the project is there', async ({ app, admin, make, reopen, keptFiles }) => {
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

it('reports whether the file of a project can be opened, and opens none that was not kept', async ({
  app,
  admin,
  make,
  reopen,
  keptFiles,
}) => {
  const before = new Set(await keptFiles());
  const id = await make('From before files were kept');
  const find = async (project: string) => (await admin.get(`/api/resonance/edit/${project}/file`)).body;
  const found = await find(id);
  expect(found).toEqual({ kept: true, bytes: expect.any(Number), importedOn: expect.any(String) });
  expect(found.bytes).toBeGreaterThan(100);
  const [key] = (await keptFiles()).filter((name) => !before.has(name));
  await app.services.storage.remove(`resonance-files/${key}`);
  expect(await find(id)).toEqual({ ...found, kept: false, bytes: null });
  expect((await reopen(id)).status).toBe(404);
  expect((await admin.get(`/api/resonance/edit/${anyId}/file`)).status).toBe(404);
  expect((await reopen(anyId)).status).toBe(404);
});

const fileOf = (headings: string[], rowOf: (i: number) => (string | number)[]): string =>
  [headings, ...Array.from({ length: 100 }, (_, i) => rowOf(i))].map((cells) => cells.join(',')).join('\n');
const labelsOf = ({ columns }: ResonanceFile) => columns.map(({ suggestion }) => suggestion.label);

it('reads another file for a project by its headings, and reports what is new and what is missing', async ({
  admin,
  make,
  r1Of,
  uploadFor,
}) => {
  const id = await make('Second wave');
  const wave = fileOf(['A bold start', 'Age group', 'A calm start'], (i) => [
    (i % 5) + 1,
    i % 2 ? 'young' : 'old',
    (i % 4) + 1,
  ]);
  const { status, body } = await uploadFor(id, wave);
  expect(status).toBe(201);
  const file: ResonanceFile = body;
  expect(labelsOf(file)).toEqual(['A bold start', 'Age group', 'Calm']);
  expect(file.replaced?.columns.map((column) => column?.label ?? null)).toEqual(['A bold start', null, 'Calm']);
  expect(file.replaced?.missing.map(({ heading }) => heading)).toEqual(['Gender']);
  // Nobody chose a 5 of the second message: by itself it would be read on a scale of four.
  const ratings = file.columns.filter(({ suggestion }) => suggestion.role === 'r1');
  expect(new Set(ratings.map(({ suggestion }) => suggestion.recode)).size).toBe(1);
  expect(file.recodes[0]).toMatchObject({ points: [{}, {}, {}, {}, {}] });

  const inspect = async (place: object) =>
    (await admin.post(`/api/resonance/files/${file.id}/inspect`, { headerRow: 1, ...place })).body;
  expect(labelsOf(await inspect({ projectId: id }))).toEqual(['A bold start', 'Age group', 'Calm']);
  expect(labelsOf(await inspect({}))).toEqual(['A bold start', 'Age group', 'A calm start']);

  const edit = { projectName: 'Second wave', theme: 'SOUNDINGS', fileId: file.id, mapping: suggestedMapping(file) };
  expect((await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, edit))).status).toBe(201);
  expect(await r1Of(id)).toEqual({ Calm: 25, 'A bold start': 40 });
});

it('keeps the project’s mapping where its own file is read from another line', async ({ admin, make, reopen }) => {
  const id = await make('Own file from another line');
  const file: ResonanceFile = (await reopen(id)).body;
  const path = `/api/resonance/files/${file.id}/inspect`;
  // From the second line on headings are answers of the first person: nothing is known of them.
  const below: ResonanceFile = (await admin.post(path, { headerRow: 2, projectId: id })).body;
  expect(below.replaced?.columns).toEqual([null, null, null]);
  const back: ResonanceFile = (await admin.post(path, { headerRow: 1, projectId: id })).body;
  expect(labelsOf(back)).toEqual(['Gender', 'Calm', 'A bold start']);
  expect(back.replaced?.missing).toEqual([]);
});

it('asks about answers of another file that have no place on the scale of the project', async ({
  admin,
  make,
  dataOf,
  uploadFor,
}) => {
  const id = await make('Longer scale');
  const file: ResonanceFile = (
    await uploadFor(
      id,
      fileOf(['A calm start', 'A bold start'], (i) => [(i % 5) + 1, i % 9 ? (i % 5) + 1 : 6]),
    )
  ).body;
  expect(file.recodes).toMatchObject([
    { confidence: 'unsure', reason: 'newAnswers', doubtful: ['6'], confirmed: false },
  ]);
  const edit = { projectName: 'Longer scale', theme: 'SOUNDINGS', fileId: file.id };
  const mapping = suggestedMapping(file);
  const refused = await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, { ...edit, mapping }));
  expect(refused.body.error.fileErrors[0].lines[0].code).toBe('badMapping_recodeUnsure');
  mapping.recodes = mapping.recodes.map((recode) => ({ ...recode, noAnswer: ['6'], confirmed: true }));
  expect((await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, { ...edit, mapping }))).status).toBe(201);
  expect((await dataOf(id)).messages.find(({ message }) => message === 'A bold start')?.r1Share.base).toBe(88);
});

it('keeps scales apart that came with different files', async ({ app, admin, make, uploadFor }) => {
  const id = await make('Third wave');
  const next = async (headings: string[], rowOf: (i: number) => (string | number)[]): Promise<ResonanceFile> => {
    const file: ResonanceFile = (await uploadFor(id, fileOf(headings, rowOf))).body;
    const mapping = suggestedMapping(file);
    mapping.recodes = mapping.recodes.map((recode) => ({ ...recode, confirmed: true }));
    const edit = { projectName: 'Third wave', theme: 'SOUNDINGS', fileId: file.id, mapping };
    expect((await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, edit))).status).toBe(201);
    await app.jobsAreDone();
    return file;
  };
  await next(['A calm start', 'On seven points'], (i) => [(i % 5) + 1, (i % 7) + 1]);
  const file = await next(['A calm start', 'On seven points', 'On three points'], (i) => [
    ...[(i % 5) + 1, (i % 7) + 1, i % 2 ? 'very good' : i % 4 ? 'good' : 'poor'],
  ]);
  expect(new Set(file.recodes.map((recode) => recode.id)).size).toBe(file.recodes.length);
  const pointsOf = (column: number) => {
    const recode = file.recodes.find((one) => one.id === file.columns[column]?.suggestion.recode);
    return recode?.kind === 'points' ? recode.points.length : null;
  };
  expect([0, 1, 2].map(pointsOf)).toEqual([5, 7, 3]);
});

it('reads no file for a project that is not there', async ({ admin, uploadFor }) => {
  expect((await uploadFor(anyId, csv)).status).toBe(404);
  const file: ResonanceFile = (await upload(admin, csv, 'starts.csv')).body;
  const reply = await admin.post(`/api/resonance/files/${file.id}/inspect`, { projectId: anyId });
  expect(reply.status).toBe(404);
});
