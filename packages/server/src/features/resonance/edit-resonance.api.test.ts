import { setImmediate } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { removeDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { test } from '#test/api-test.ts';
import { anyId } from '#test/company-client.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { infoOf, sendFile } from '#test/product-client.ts';
import { create, createFrom, storedFiles, upload } from '#test/resonance-client.ts';
import { multipart, surveyCsv, surveyRows } from '#test/survey-file.ts';
import { waitFor } from '#test/wait-for-job.ts';

const it = test
  /** Creates a project, and what its import cleans up behind itself is done. */
  .extend('make', ({ app, admin }) => async (name: string): Promise<string> => {
    const { body } = await create(admin, name);
    await app.jobsAreDone();
    return body.id;
  })
  /** Waits for the import, where there is one: 201 once the new answers stand. */
  .extend(
    'edit',
    ({ admin }) =>
      async (id: string, body: object) =>
        waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, { theme: 'SOUNDINGS', ...body })),
  )
  .extend(
    'respondentsOf',
    ({ admin }) =>
      async (id: string): Promise<number> =>
        (await admin.get(`/api/resonance/data?projectId=${id}`)).body.summary.numberOfRespondents,
  )
  .extend(
    'addFile',
    ({ admin }) =>
      async (id: string, name: string, content: string) =>
        waitFor(admin, await sendFile(admin, `/api/resonance/add-file/${id}`, name, content)),
  );

const figures = 'message,r1,r2,base\nA calm message,61,40,500\nA bold message,55,38,500\n';

describe('POST /api/resonance/edit/{id}', () => {
  it('changes name and look; respondents keep the default vision', async ({ admin, make, edit }) => {
    const id = await make('Before');
    expect((await edit(id, { projectName: 'After', theme: 'HACKABU', vision: 'matrix', lang: 'de' })).status).toBe(200);
    expect(await infoOf(admin, id)).toMatchObject({
      projectName: 'After',
      theme: 'HACKABU',
      vision: 'default',
      lang: 'de',
    });
    expect((await edit(id, { projectName: 'After' })).status).toBe(200);
    expect(await infoOf(admin, id)).toMatchObject({ theme: 'SOUNDINGS', lang: 'de', fileName: 'survey.csv' });
    expect((await admin.get(`/api/resonance/data?projectId=${id}`)).body).toMatchObject({
      projectName: 'After',
      lang: 'de',
    });
    for (const wrong of [
      {},
      { projectName: '' },
      { projectName: 'After', theme: 'PINK' },
      { projectName: 'After', lang: 'fr' },
    ]) {
      expect((await edit(id, wrong)).status).toBe(400);
    }
    expect((await edit(anyId, { projectName: 'Nowhere' })).status).toBe(404);
  });

  it('replaces all answers by those of another file and throws the old ones away', async ({
    app,
    admin,
    make,
    edit,
    respondentsOf,
  }) => {
    const id = await make('Replaced');
    const before = await storedFiles(app);
    const file = (await upload(admin, surveyCsv(surveyRows(250)), 'new.csv')).body;
    const body = { projectName: 'Replaced 2', fileId: file.id, mapping: suggestedMapping(file) };
    expect((await edit(id, body)).status).toBe(201);
    expect(await respondentsOf(id)).toBe(250);
    expect(await infoOf(admin, id)).toMatchObject({ projectName: 'Replaced 2', fileName: 'new.csv' });
    const after = await storedFiles(app);
    expect(after.uploads).toEqual(before.uploads);
    expect(after.datasets).toHaveLength(before.datasets.length);
    const { content } = (await admin.post('/api/project/search', { query: 'Replaced 2' })).body;
    expect(content[0].result).toMatchObject({ kind: 'resonance', messages: 2 });
    expect((await edit(id, body)).status).toBe(404);
  });

  it('changes nothing where anything is wrong', async ({ app, admin, make, edit, respondentsOf }) => {
    const id = await make('Unchanged');
    await make('Taken name');
    const before = await storedFiles(app);
    const good = (await upload(admin, surveyCsv(surveyRows(99)))).body;
    const bad = (await upload(admin, surveyCsv(surveyRows(99)).replace(/,5$/m, ',seven'))).body;
    const taken = await edit(id, { projectName: ' taken NAME', fileId: good.id, mapping: suggestedMapping(good) });
    expect([taken.status, taken.body.error.code]).toEqual([409, 'projectNameAlreadyExist']);
    expect((await edit(id, { projectName: 'taken name' })).status).toBe(409);
    const broken = await edit(id, { projectName: 'Changed', fileId: bad.id, mapping: suggestedMapping(bad) });
    expect([broken.status, broken.body.error.code]).toEqual([400, 'fileHasErrors']);
    expect(broken.body.error.fileErrors.length).toBeGreaterThan(0);
    expect(
      (await edit(id, { projectName: 'Changed', fileId: anyId, mapping: { recodes: [], columns: [] } })).status,
    ).toBe(404);
    expect(await respondentsOf(id)).toBe(400);
    expect(await infoOf(admin, id)).toMatchObject({ projectName: 'Unchanged', fileName: 'survey.csv' });
    // Both uploads can be used still.
    const after = await storedFiles(app);
    expect(after.datasets.sort()).toEqual(before.datasets.sort());
    expect((await edit(id, { projectName: 'Changed', fileId: good.id, mapping: suggestedMapping(good) })).status).toBe(
      201,
    );
    await admin.delete(`/api/resonance/files/${bad.id}`);
  });

  it('takes only a file of the project’s structure, and only one’s own', async ({
    app,
    admin,
    make,
    edit,
    respondentsOf,
  }) => {
    const id = await make('Respondents');
    const { payload, headers } = multipart('figures.csv', figures);
    const file = (await admin.call('POST', '/api/resonance/files?dataStructure=messages', payload, headers)).body;
    expect(file.form).toBe('messages');
    const other = await edit(id, { projectName: 'Respondents', fileId: file.id });
    expect([other.status, other.body.error.fields[0].message]).toEqual([400, 'notOfThisFile']);
    const second = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const theirs = (await upload(second)).body;
    expect(
      (await edit(id, { projectName: 'Respondents', fileId: theirs.id, mapping: suggestedMapping(theirs) })).status,
    ).toBe(404);
    expect(await respondentsOf(id)).toBe(400);
  });

  it('of two replacements at once keeps one, and leaves no file of the other', async ({
    app,
    admin,
    make,
    edit,
    respondentsOf,
  }) => {
    const id = await make('Raced');
    const before = await storedFiles(app);
    const files = [
      (await upload(admin, surveyCsv(surveyRows(60)))).body,
      (await upload(admin, surveyCsv(surveyRows(70)))).body,
    ];
    const replies = await Promise.all(
      files.map((file) => edit(id, { projectName: 'Raced', fileId: file.id, mapping: suggestedMapping(file) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, expect.toBeOneOf([201, 409])]);
    expect([60, 70]).toContain(await respondentsOf(id));
    expect((await storedFiles(app)).datasets).toHaveLength(before.datasets.length);
  });

  it('shows the old answers until the new ones stand', async ({ admin, make, edit, respondentsOf }) => {
    const id = await make('Watched');
    const file = (await upload(admin, surveyCsv(surveyRows(3000)))).body;
    let isDone = false;
    const replaced = edit(id, { projectName: 'Watched', fileId: file.id, mapping: suggestedMapping(file) }).finally(
      () => {
        isDone = true;
      },
    );
    const seen = new Set<number>();
    while (!isDone) {
      seen.add(await respondentsOf(id));
      // The embedded database answers without letting anything else run: the import would never get its turn.
      await setImmediate();
    }
    expect((await replaced).status).toBe(201);
    expect([...seen].every((respondents) => respondents === 400 || respondents === 3000)).toBe(true);
    expect(seen.has(400)).toBe(true);
    expect(await respondentsOf(id)).toBe(3000);
  });
});

describe('POST /api/resonance/add-file/{id}', () => {
  it('replaces the answers; the columns mean what they meant before', async ({
    app,
    admin,
    respondentsOf,
    addFile,
  }) => {
    const made = (await upload(admin)).body;
    const mapping = suggestedMapping(made);
    for (const column of mapping.columns) if (column.label === 'Region') column.role = 'ignore';
    const given = { theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: made.id, mapping };
    const { body } = await createFrom(admin, { projectName: 'Region left out', ...given });
    const headersOf = async () =>
      (await admin.get(`/api/resonance/data?projectId=${body.id}`)).body.filterColumns.map(
        ({ header }: { header: string }) => header,
      );
    expect(await headersOf()).toEqual(['Gender']);
    const reordered = surveyCsv(surveyRows(120))
      .split('\n')
      .map((line) => line.split(',').toReversed().join(','))
      .join('\n');
    const reply = await addFile(body.id, '../../second wave.csv', reordered);
    expect([reply.status, reply.body.fileName]).toEqual([201, 'second wave.csv']);
    expect(await headersOf()).toEqual(['Gender']);
    expect(await respondentsOf(body.id)).toBe(120);
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'project.file', target: 'Region left out' });
  });

  it('leaves all as it was, and nothing behind, where the file cannot be taken', async ({
    app,
    admin,
    make,
    respondentsOf,
    addFile,
  }) => {
    const id = await make('Not replaced');
    const before = await storedFiles(app);
    const broken = await addFile(id, 'broken.csv', surveyCsv(surveyRows(99)).replace(/,5$/m, ',seven'));
    expect([broken.status, broken.body.error.code]).toEqual([400, 'fileHasErrors']);
    expect((await addFile(id, 'prices.xlsx', 'MZ\u0090 a program')).status).toBeGreaterThanOrEqual(400);
    expect((await addFile(anyId, 'a.csv', surveyCsv(surveyRows(50)))).status).toBe(404);
    expect((await admin.post(`/api/resonance/add-file/${id}`, {})).status).toBe(415);
    expect(await respondentsOf(id)).toBe(400);
    expect(await storedFiles(app)).toEqual(before);
  });
});

describe('DELETE /api/resonance/{id}', () => {
  it('removes the answers with the project', async ({ app, admin, make }) => {
    const before = (await storedFiles(app)).datasets.sort();
    const id = await make('Short-lived');
    expect((await storedFiles(app)).datasets).toHaveLength(before.length + 1);
    expect((await admin.delete(`/api/resonance/${id}`)).status).toBe(200);
    expect((await storedFiles(app)).datasets.sort()).toEqual(before);
    expect((await admin.get(`/api/resonance/data?projectId=${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/resonance/${id}`)).status).toBe(404);
    expect((await app.auditEntries()).findLast(({ action }) => action === 'project.delete')).toMatchObject({
      target: 'Short-lived',
    });
  });

  it('stands even where the file cannot be removed; tidying tries again', async ({ app, admin, make }) => {
    const { services } = app;
    const before = (await storedFiles(app)).datasets.length;
    const id = await make('Stubborn');
    const { remove } = services.storage;
    const failing = async () => {
      throw new Error('the disk is away');
    };
    Object.assign(services.storage, { remove: failing });
    try {
      expect((await admin.delete(`/api/resonance/${id}`)).status).toBe(200);
      expect(await removeDiscardedFiles(services)).toHaveLength(2);
    } finally {
      Object.assign(services.storage, { remove });
    }
    expect((await storedFiles(app)).datasets).toHaveLength(before + 1);
    expect(await removeDiscardedFiles(services)).toEqual([]);
    expect((await storedFiles(app)).datasets).toHaveLength(before);
  });
});
