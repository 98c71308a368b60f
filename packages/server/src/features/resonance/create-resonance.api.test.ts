import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { removeDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { test as it } from '#test/api-test.ts';
import { mappingOf, suggestedMapping } from '#test/mapping.ts';
import { create, createFrom, rows, storedFiles, upload } from '#test/resonance-client.ts';
import { surveyCsv } from '#test/survey-file.ts';
import { openTestApp } from '#test/test-app.ts';
import { endOfJob } from '#test/wait-for-job.ts';
import { deleteAbandonedFiles } from './files/uploaded-file.ts';

describe('POST /api/resonance', () => {
  it('gives a name once, whatever its case and spaces, and keeps the upload of the second', async ({ admin }) => {
    await create(admin, 'Taken name');
    const file = (await upload(admin)).body;
    const mapping = suggestedMapping(file);
    const given = { theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
    const reply = await admin.post('/api/resonance', { ...given, projectName: '  taken   NAME ' });
    expect(reply).toMatchObject({ status: 409, body: { error: { code: 'projectNameAlreadyExist' } } });
    expect((await createFrom(admin, { ...given, projectName: 'A free name' })).status).toBe(201);
  });

  it('makes one project of eight calls that come at the same time', async ({ admin }) => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => create(admin, 'At the same time')));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
    expect((await admin.post('/api/project/search', { query: 'At the same time' })).body.totalElements).toBe(1);
  });

  it('imports nothing of a file with errors, and says which lines', async ({ app, admin }) => {
    const before = await storedFiles(app);
    const content = surveyCsv(rows.slice(0, 50))
      .replace('\nmale,north,,4', '\nmale,north,,9')
      .replace(/$/, '\nmale,north,three,4');
    const file = (await upload(admin, content)).body;
    const scale = { min: 1, max: 5, topBox: 2 };
    const label = (column: number) => file.columns[column].header;
    const mapping = mappingOf([
      { column: 0, role: 'audience', label: label(0) },
      { column: 2, role: 'r1', label: label(2), scale },
      { column: 3, role: 'r1', label: label(3), scale },
    ]);
    const given = { projectName: 'Broken', theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
    const { status, body } = await createFrom(admin, given);
    expect(status).toBe(400);
    expect(body.error.code).toBe('fileHasErrors');
    expect(body.error.fileErrors.find(({ code }: { code: string }) => code === 'answerNotAPoint')).toMatchObject({
      title: 'An answer has no place on the scale',
      lines: [
        { values: { column: 4, cell: '9' } },
        { values: { column: 3, cell: 'three', points: ['1', '2', '3', '4', '5'] } },
      ],
      more: 0,
    });
    const lines = body.error.fileErrors.flatMap(({ lines }: { lines: { line: number }[] }) =>
      lines.map(({ line }) => line),
    );
    expect(lines.sort((a: number, b: number) => a - b)).toEqual([2, 52]);
    expect((await admin.post('/api/project/search', { query: 'Broken' })).body.totalElements).toBe(0);
    expect((await storedFiles(app)).datasets).toEqual(before.datasets);
    await admin.delete(`/api/resonance/files/${file.id}`);
    expect(await storedFiles(app)).toEqual(before);
  });

  it('lets a project stand whose upload cannot be removed, and removes it later', async ({ app }) => {
    const { remove } = app.services.storage;
    const stuck = {
      ...app.services.storage,
      remove: (key: string) => (key.startsWith('uploads/') ? Promise.reject(new Error('stuck')) : remove(key)),
    };
    const own = await openTestApp({}, { storage: stuck });
    const someone = await own.signInAs('ROLE_GLOBAL_ADMIN');
    const created = await create(someone, 'Stands');
    expect(created.status).toBe(201);
    expect((await someone.get(`/api/resonance/data?projectId=${created.body.id}`)).status).toBe(200);
    const tidying = { ...own.services, storage: app.services.storage };
    expect(await deleteAbandonedFiles(tidying)).toEqual([]);
    expect((await someone.get(`/api/resonance/data?projectId=${created.body.id}`)).status).toBe(200);
    expect(await deleteAbandonedFiles({ ...tidying, storage: stuck })).toEqual([]);
    await own.close();
  });

  it('refuses what needs more memory than IMPORT_MEMORY_MB allows, and says how much', async () => {
    const own = await openTestApp({ IMPORT_MEMORY_MB: '16' });
    const someone = await own.signInAs('ROLE_GLOBAL_ADMIN');
    const lines = Array.from({ length: 480 }, (_, i) => `a${i},b${i},c${i},${i % 2}`);
    const file = (await upload(someone, ['A,B,C,Claim', ...lines].join('\n'))).body;
    const column = (index: number, role: 'audience' | 'r1') => ({ column: index, role, label: `${index}` });
    const given = { projectName: 'Large', theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id };
    const withAudiences = (...columns: number[]) =>
      createFrom(someone, {
        ...given,
        mapping: mappingOf([...columns.map((index) => column(index, 'audience')), column(3, 'r1')]),
      });
    const { status, body } = await withAudiences(0, 1, 2);
    expect([status, body.error.code]).toEqual([400, 'fileHasErrors']);
    const [
      {
        lines: [refusal],
      },
    ] = body.error.fileErrors;
    expect(refusal).toMatchObject({ code: 'fileTooLarge_memory', values: { needed: 17, allowed: 16 } });
    expect((await withAudiences(0, 1)).status).toBe(201);
    await own.close();
  });

  it.for(['withLocalPath', 'writeStream'] as const)(
    'that is cancelled in %s stops there, leaves nothing, and the upload can be used again',
    async (step, { admin }) => {
      const gate = Promise.withResolvers<void>();
      const reached = Promise.withResolvers<void>();
      const own = await openTestApp();
      const someone = await own.signInAs('ROLE_GLOBAL_ADMIN');
      const file = (await upload(someone)).body;
      const original = own.services.storage[step] as (...given: unknown[]) => Promise<unknown>;
      const held = async (...given: unknown[]) => {
        reached.resolve();
        await gate.promise;
        return original(...given);
      };
      Object.assign(own.services.storage, { [step]: held });
      const mapping = suggestedMapping(file);
      const look = { theme: 'SOUNDINGS', dataStructure: 'respondents' };
      const given = { projectName: 'Cancelled', ...look, fileId: file.id, mapping };
      const { status, body } = await someone.post('/api/resonance', given);
      expect(status).toBe(202);
      await reached.promise;
      const running = { status: 'EXECUTING', total: 400, progressType: 'IMPORT_RESONANCE', outcome: null };
      expect((await someone.get(`/api/jobs/${body.jobId}`)).body).toMatchObject(running);
      expect((await someone.post('/api/resonance', given)).body.error.code).toBe('importInProgress');
      expect((await admin.get(`/api/jobs/${body.jobId}`)).status).toBe(404);
      expect((await admin.get(`/api/jobs/${body.jobId}/cancel`)).status).toBe(404);
      expect((await someone.delete(`/api/jobs/${body.jobId}`)).status).toBe(200);
      gate.resolve();
      expect(await endOfJob(someone, body.jobId)).toMatchObject({ outcome: 'cancelled', error: null, projectId: null });
      expect(await removeDiscardedFiles({ ...own.services, now: () => new Date('2027-01-01') })).toEqual([]);
      expect((await storedFiles(own)).datasets).toEqual([]);
      expect((await someone.post('/api/project/search', { query: 'Cancelled' })).body.totalElements).toBe(0);
      expect((await createFrom(someone, given)).status).toBe(201);
      await own.close();
    },
  );

  it('takes a file only for what it was uploaded as', async ({ admin }) => {
    const reply = await create(admin, 'Messages', { dataStructure: 'messages' });
    expect(reply).toMatchObject({ status: 400, body: { error: { fields: [{ path: 'body.dataStructure' }] } } });
  });

  it('refuses users that do not exist, all or nothing', async ({ admin }) => {
    const reply = await create(admin, 'With strangers', { userIds: [admin.id, randomUUID()] });
    expect(reply.status).toBe(404);
    expect((await admin.post('/api/project/search', { query: 'With strangers' })).body.totalElements).toBe(0);
  });

  it('ignores fields that are not the caller’s to set', async ({ admin }) => {
    const reply = await create(admin, 'Mass assignment', {
      createdBy: randomUUID(),
      demo: true,
      active: false,
      companyId: 'x',
    });
    expect(reply.status).toBe(201);
    const { content } = (await admin.post('/api/project/search', { query: 'Mass assignment' })).body;
    expect(content[0]).toMatchObject({ createdBy: { id: admin.id }, demo: false, active: true });
  });

  it('refuses the upload of someone else', async ({ app, admin }) => {
    const other = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { body } = await upload(other);
    const given = {
      projectName: 'Not mine',
      theme: 'SOUNDINGS',
      dataStructure: 'respondents',
      fileId: body.id,
      mapping: { recodes: [], columns: [] },
    };
    expect((await createFrom(admin, given)).status).toBe(404);
    expect((await admin.delete(`/api/resonance/files/${body.id}`)).status).toBe(404);
    expect((await other.delete(`/api/resonance/files/${body.id}`)).status).toBe(200);
  });
});
