import { describe, expect } from 'vitest';
import { test as it } from '#test/api-test.ts';
import { makeXlsx } from '#test/make-xlsx.ts';
import { rows, storedFiles, upload } from '#test/resonance-client.ts';
import { headings, surveyCsv } from '#test/survey-file.ts';

describe('POST /api/resonance/files', () => {
  it('reads the columns of a survey and suggests what they mean', async ({ admin }) => {
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
      suggestion: { recode: 's3' },
    });
    expect(body.recodes.find(({ id }: { id: string }) => id === 's3')).toMatchObject({
      confidence: 'certain',
      reason: 'numeric',
    });
    expect(body.preview[0]).toEqual(['male', 'north', '', '4']);
  });

  it('reads a workbook as it reads a csv', async ({ admin }) => {
    const table = rows.map((row) => [row.gender, row.region, row.calm, row.bold]);
    const { status, body } = await upload(admin, makeXlsx({ Export: [headings, ...table] }), 'survey.xlsx');
    expect(status).toBe(201);
    const csv = (await upload(admin)).body;
    const seen = ({ columns, preview, rows: count, form }: typeof csv) => ({ columns, preview, count, form });
    expect(seen(body)).toEqual(seen(csv));
  });

  it('refuses what cannot be read and keeps nothing of it', async ({ app, admin }) => {
    const before = await storedFiles(app);
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
    expect(await storedFiles(app)).toEqual(before);
  });

  it('keeps a name without its path', async ({ admin }) => {
    const { body } = await upload(admin, surveyCsv(rows), '../../etc/passwd.csv');
    expect(body.fileName).toBe('passwd.csv');
  });

  it('refuses a call without a file', async ({ admin }) => {
    expect((await admin.post('/api/resonance/files')).status).toBe(415);
  });
});

it('reads one large file of a user at a time, and small ones and those of others beside it', async ({ app, admin }) => {
  const other = await app.signInAs('ROLE_GLOBAL_ADMIN');
  const large = surveyCsv(Array.from({ length: 800 }, () => rows).flat());
  expect(large.length).toBeGreaterThan(4_194_304);
  const replies = await Promise.all([upload(admin, large), upload(admin, large), upload(admin), upload(other, large)]);
  const [one, two, small, ofOther] = replies.map(({ status }) => status);
  expect([one, two].sort()).toEqual([201, 409]);
  expect([small, ofOther]).toEqual([201, 201]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body.error.code).toBe('readingInProgress');
  expect((await upload(admin, large)).status).toBe(201);
});
