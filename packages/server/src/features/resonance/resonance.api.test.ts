import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudienceLink, MessageFigures, ResonanceData } from '@soundings/contract/resonance';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { countR1, headings, multipart, surveyCsv, surveyRows } from '#test/survey-file.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { makeXlsx } from './import/test-files.ts';
import { throwOldFilesAway } from './throw-file-away.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const rows = surveyRows(400);
const upload = (browser: Browser, content: string | Uint8Array = surveyCsv(rows), name = 'survey.csv') => {
  const { payload, headers } = multipart(name, content);
  return browser.call('POST', '/api/resonance/files', payload, headers);
};
const create = async (projectName: string, browser = admin, more: object = {}) => {
  const file = (await upload(browser)).body;
  const mapping = file.columns.map((column: { suggestion: object }) => column.suggestion);
  const given = { projectName, theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id, mapping };
  return browser.post('/api/resonance', { ...given, ...more });
};
const storedFiles = async () => {
  const list = (folder: string) => readdir(join(app.folder, 'files', folder)).catch(() => []);
  return { uploads: await list('uploads'), datasets: await list('resonance') };
};
const onlyRows = (where: (row: (typeof rows)[number]) => boolean) => rows.filter(where);
const figureOf = (messages: MessageFigures[], text: string) => messages.find(({ message }) => message === text)!;

describe('POST /api/resonance/files', () => {
  it('reads the columns of a survey and suggests what they mean', async () => {
    const { status, body } = await upload(admin);
    expect(status).toBe(201);
    expect(body).toMatchObject({ fileName: 'survey.csv', form: 'wide', rows: 400, delimiter: ',' });
    expect(body.columns.map((column: { suggestion: { role: string } }) => column.suggestion.role)).toEqual([
      'audience',
      'audience',
      'r1',
      'r1',
    ]);
    expect(body.columns[2]).toMatchObject({
      header: 'A calm message',
      missing: 37,
      suggestion: { scale: { topBox: 2 } },
    });
    expect(body.preview[0]).toEqual(['male', 'north', '', '4']);
  });

  it('reads a workbook as it reads a csv', async () => {
    const table = rows.map((row) => [row.gender, row.region, row.calm, row.bold]);
    const { status, body } = await upload(admin, makeXlsx({ Export: [headings, ...table] }), 'survey.xlsx');
    expect(status).toBe(201);
    const csv = (await upload(admin)).body;
    const seen = ({ columns, preview, rows: count, form }: typeof csv) => ({ columns, preview, count, form });
    expect(seen(body)).toEqual(seen(csv));
  });

  it('refuses what cannot be read and keeps nothing of it', async () => {
    const before = await storedFiles();
    for (const [name, content, code] of [
      [
        'survey.xlsx',
        'MZ\u0090\u0000\u0003\u0000\u0000\u0000This program cannot be run in DOS mode.',
        'unsupportedMediaType',
      ],
      ['survey.csv', 'a,b\n1,\u00002\n', 'fileCannotBeRead'],
      ['survey.csv', '', 'fileCannotBeRead'],
    ] as const) {
      const { status, body } = await upload(admin, content, name);
      expect([status, body.error.code]).toEqual([code === 'fileCannotBeRead' ? 400 : 415, code]);
      expect(body.error.fileErrors[0].title.length).toBeGreaterThan(10);
    }
    expect(await storedFiles()).toEqual(before);
  });

  it('keeps a name without its path', async () => {
    const { body } = await upload(admin, surveyCsv(rows), '../../etc/passwd.csv');
    expect(body.fileName).toBe('passwd.csv');
  });

  it('refuses a call without a file', async () => {
    expect((await admin.post('/api/resonance/files')).status).toBe(415);
  });
});

describe('POST /api/resonance', () => {
  it('makes a project whose figures equal a count of the rows', async () => {
    const created = await create('Figures');
    expect(created).toMatchObject({ status: 201, body: { projectName: 'Figures' } });
    const projectId = created.body.id;
    const data = (await admin.get(`/api/resonance/data?projectId=${projectId}`)).body as ResonanceData;
    expect(data).toMatchObject({ projectName: 'Figures', fileName: 'survey.csv', demo: false, weighted: false });
    expect(data.summary).toEqual({
      numberOfRespondents: 400,
      numberOfVariables: 5,
      numberOfResponseData: countR1(rows, 'calm').base + countR1(rows, 'bold').base,
      totalNodeConnections: 10,
    });
    const calm = figureOf(data.messages, 'A calm message');
    expect(calm.r1Share).toMatchObject(countR1(rows, 'calm'));
    expect(calm.accurateR1Total).toBeCloseTo((100 * calm.r1Share.positive) / calm.r1Share.base, 10);
    expect(calm.r2Share).toBeNull();

    const [gender] = data.filterColumns;
    const female = gender!.audiences.find(({ subheader }) => subheader === 'female')!;
    const women = onlyRows((row) => row.gender === 'female');
    expect(female.base).toBe(women.length);
    const filter = { audienceIds: [female.id] };
    const filtered = (await admin.post(`/api/resonance/filter/messages?projectId=${projectId}`, filter)).body;
    expect(filtered.respondents).toBe(women.length);
    expect(figureOf(filtered.messages, 'A bold message').r1Share).toMatchObject(countR1(women, 'bold'));

    const wanted = { messageId: calm.id, audienceIds: [] };
    const links = (await admin.post(`/api/resonance/calculations/data?projectId=${projectId}`, wanted)).body
      .links as AudienceLink[];
    const ofWomen = links.find(({ audienceSubheader }) => audienceSubheader === 'female')!;
    expect(ofWomen.r1).toMatchObject(countR1(women, 'calm'));
    const underFilter = (
      await admin.post(`/api/resonance/calculations/data?projectId=${projectId}`, { ...wanted, ...filter })
    ).body.links;
    const north = underFilter.find((link: AudienceLink) => link.audienceSubheader === 'north');
    expect(north.r1).toMatchObject(
      countR1(
        women.filter((row) => row.region === 'north'),
        'calm',
      ),
    );
    expect(north.globalR1).toMatchObject(
      countR1(
        onlyRows((row) => row.region === 'north'),
        'calm',
      ),
    );
  });

  it('uses the upload up and leaves one stored dataset', async () => {
    const before = await storedFiles();
    expect((await create('Used up')).status).toBe(201);
    const after = await storedFiles();
    expect(after.uploads).toEqual(before.uploads);
    expect(after.datasets).toHaveLength(before.datasets.length + 1);
  });

  it('shows the result in the project list and in the audit log', async () => {
    await create('Listed');
    const { content } = (await admin.post('/api/project/search', { query: 'listed' })).body;
    expect(content).toHaveLength(1);
    const best = countR1(rows, 'bold');
    expect(content[0]).toMatchObject({
      projectType: 'RESONANCE',
      createdBy: { id: admin.id },
      result: { kind: 'resonance', base: 400, messages: 2, bestR1: (100 * best.positive) / best.base },
    });
    expect(await app.auditEntries()).toContainEqual(
      expect.objectContaining({ action: 'project.create', outcome: 'success', target: 'Listed' }),
    );
  });

  it('gives a name once, whatever its case and spaces, and keeps the upload of the second', async () => {
    await create('Taken name');
    const file = (await upload(admin)).body;
    const mapping = file.columns.map((column: { suggestion: object }) => column.suggestion);
    const given = { theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
    const reply = await admin.post('/api/resonance', { ...given, projectName: '  taken   NAME ' });
    expect(reply).toMatchObject({ status: 409, body: { error: { code: 'projectNameAlreadyExist' } } });
    expect((await admin.post('/api/resonance', { ...given, projectName: 'A free name' })).status).toBe(201);
  });

  it('makes one project of twenty calls that come at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => create('At the same time')));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    expect((await admin.post('/api/project/search', { query: 'At the same time' })).body.totalElements).toBe(1);
  });

  it('imports nothing of a file with errors, and says which lines', async () => {
    const before = await storedFiles();
    const content = surveyCsv(rows.slice(0, 50))
      .replace('\nmale,north,,4', '\nmale,north,,9')
      .replace(/$/, '\nmale,north,three,4');
    const file = (await upload(admin, content)).body;
    const scale = { min: 1, max: 5, topBox: 2 };
    const label = (column: number) => file.columns[column].header;
    const mapping = [
      { column: 0, role: 'audience', label: label(0), scale: null },
      { column: 2, role: 'r1', label: label(2), scale },
      { column: 3, role: 'r1', label: label(3), scale },
    ];
    const given = { projectName: 'Broken', theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
    const { status, body } = await admin.post('/api/resonance', given);
    expect(status).toBe(400);
    expect(body.error.code).toBe('fileHasErrors');
    expect(body.error.fileErrors.find(({ code }: { code: string }) => code === 'answerNotANumber')).toMatchObject({
      title: 'An answer is not a number',
      lines: [{ code: 'answerNotANumber_scale', values: { column: 3, cell: 'three', min: 1, max: 5 } }],
      more: 0,
    });
    const lines = body.error.fileErrors.flatMap(({ lines }: { lines: { line: number }[] }) =>
      lines.map(({ line }) => line),
    );
    expect(lines.sort((a: number, b: number) => a - b)).toEqual([2, 52]);
    expect((await admin.post('/api/project/search', { query: 'Broken' })).body.totalElements).toBe(0);
    expect((await storedFiles()).datasets).toEqual(before.datasets);
    await admin.delete(`/api/resonance/files/${file.id}`);
    expect(await storedFiles()).toEqual(before);
  });

  it('lets a project stand whose upload cannot be removed, and removes it later', async () => {
    const { remove } = app.services.storage;
    const stuck = {
      ...app.services.storage,
      remove: (key: string) => (key.startsWith('uploads/') ? Promise.reject(new Error('stuck')) : remove(key)),
    };
    const own = await openTestApp({}, { storage: stuck });
    const someone = await own.signInAs('ROLE_GLOBAL_ADMIN');
    const created = await create('Stands', someone);
    expect(created.status).toBe(201);
    expect((await someone.get(`/api/resonance/data?projectId=${created.body.id}`)).status).toBe(200);
    const tidying = { ...own.services, storage: app.services.storage };
    expect(await throwOldFilesAway(tidying)).toEqual([]);
    expect((await someone.get(`/api/resonance/data?projectId=${created.body.id}`)).status).toBe(200);
    expect(await throwOldFilesAway({ ...tidying, storage: stuck })).toEqual([]);
    await own.close();
  });

  it('stops when the caller hangs up, leaves nothing, and the upload can be used again', async () => {
    const before = await storedFiles();
    const file = (await upload(admin, surveyCsv(surveyRows(400_000)))).body;
    const phase = async () => (await admin.get(`/api/resonance/files/${file.id}`)).body.phase;
    const mapping = file.columns.map((column: { suggestion: object }) => column.suggestion);
    const given = {
      projectName: 'Cancelled',
      theme: 'SOUNDINGS',
      dataStructure: 'respondents',
      fileId: file.id,
      mapping,
    };
    const url = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api/resonance`;
    const hangUp = new AbortController();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin.jar.get('accessToken')}` };
    const calling = fetch(url, { method: 'POST', headers, body: JSON.stringify(given), signal: hangUp.signal });
    await vi.waitUntil(async () => (await phase()) === 'importing', { interval: 1 });
    hangUp.abort();
    await expect(calling).rejects.toThrow('aborted');
    await vi.waitUntil(async () => (await phase()) === 'uploaded', { interval: 20, timeout: 10_000 });
    expect((await storedFiles()).datasets).toEqual(before.datasets);
    expect((await admin.post('/api/project/search', { query: 'Cancelled' })).body.totalElements).toBe(0);
    expect((await admin.post('/api/resonance', given)).status).toBe(201);
  });

  it('takes a file only for what it was uploaded as', async () => {
    const reply = await create('Messages', admin, { dataStructure: 'messages' });
    expect(reply).toMatchObject({ status: 400, body: { error: { fields: [{ path: 'body.dataStructure' }] } } });
  });

  it('refuses users that do not exist, all or nothing', async () => {
    const reply = await create('With strangers', admin, { userIds: [admin.id, randomUUID()] });
    expect(reply.status).toBe(404);
    expect((await admin.post('/api/project/search', { query: 'With strangers' })).body.totalElements).toBe(0);
  });

  it('ignores fields that are not the caller’s to set', async () => {
    const reply = await create('Mass assignment', admin, {
      createdBy: randomUUID(),
      demo: true,
      active: false,
      companyId: 'x',
    });
    expect(reply.status).toBe(201);
    const { content } = (await admin.post('/api/project/search', { query: 'Mass assignment' })).body;
    expect(content[0]).toMatchObject({ createdBy: { id: admin.id }, demo: false, active: true });
  });

  it('refuses the upload of someone else', async () => {
    const other = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { body } = await upload(other);
    const given = {
      projectName: 'Not mine',
      theme: 'SOUNDINGS',
      dataStructure: 'respondents',
      fileId: body.id,
      mapping: [],
    };
    expect((await admin.post('/api/resonance', given)).status).toBe(404);
    expect((await admin.get(`/api/resonance/files/${body.id}`)).status).toBe(404);
    expect((await admin.delete(`/api/resonance/files/${body.id}`)).status).toBe(404);
    expect((await other.get(`/api/resonance/files/${body.id}`)).body).toEqual({
      phase: 'uploaded',
      handled: 0,
      total: 400,
    });
  });
});

describe('a project of someone else', () => {
  it('answers like one that does not exist', async () => {
    const mine = (await create('Only for some')).body.id;
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    for (const id of [mine, randomUUID()]) {
      const replies = await Promise.all([
        stranger.get(`/api/resonance/data?projectId=${id}`),
        stranger.post(`/api/resonance/filter/messages?projectId=${id}`, { audienceIds: [] }),
        stranger.post(`/api/resonance/calculations/data?projectId=${id}`, { messageId: 'm1', audienceIds: [] }),
      ]);
      expect(await app.auditEntries()).toContainEqual(
        expect.objectContaining({ action: 'access.denied', actor: stranger.username, target: `project ${id}` }),
      );
      for (const { status, body } of replies) {
        const { requestId, ...error } = body.error;
        expect([status, error]).toEqual([404, { code: 'notFound', message: 'Not found.' }]);
      }
    }
  });

  it('opens to a user it is assigned to', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const { body } = await create('Assigned', admin, { userIds: [user.id] });
    expect((await user.get(`/api/resonance/data?projectId=${body.id}`)).status).toBe(200);
    expect((await user.post('/api/project/search')).body.content.map(({ id }: { id: string }) => id)).toEqual([
      body.id,
    ]);
  });

  it('refuses ids of messages and audiences that it does not have', async () => {
    const { body } = await create('Known ids');
    const at = (path: string, given: object) => admin.post(`/api/resonance/${path}?projectId=${body.id}`, given);
    expect((await at('calculations/data', { messageId: 'm99', audienceIds: [] })).status).toBe(404);
    expect((await at('filter/messages', { audienceIds: ['0.0', 'nonsense'] })).status).toBe(404);
    expect((await at('filter/messages', {})).status).toBe(400);
    expect((await admin.get('/api/resonance/data?projectId=nonsense')).status).toBe(400);
  });
});
