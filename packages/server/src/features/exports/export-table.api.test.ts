import { tableLimits } from '@soundings/contract/exports/exports';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { share } from '#test/consumer-client.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar } from '#test/sonar-client.ts';
import { readAllRows, writeTestFile } from '#test/table-files.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let customer: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  customer = await app.signInAs('ROLE_CUSTOMER');
});
afterAll(() => app.close());

const table = {
  title: 'Powerrank: "Havgus"/2026',
  format: 'csv',
  lang: 'de',
  columns: ['Marke', 'Wert'],
  rows: [
    ['=cmd|calc', -12.5],
    ['Ærø; A/S', null],
    ['-3', 0],
  ],
  notes: ['01.02.2026–28.02.2026', '@note'],
};
const send = (more: object = {}) => customer.post('/api/util/export-table', { ...table, ...more });

describe('POST /api/util/export-table', () => {
  it('answers csv as a German spreadsheet reads it, and runs no formula', async () => {
    const { status, headers, body } = await send();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      "UTF-8''Powerrank_ _Havgus__2026_21-11-2026_090000.csv",
    );
    const rows = Papa.parse<string[]>(String(body).slice(1), { delimiter: ';', skipEmptyLines: false }).data;
    expect(rows).toEqual([
      ['Marke', 'Wert'],
      ["'=cmd|calc", '-12,5'],
      ['Ærø; A/S', ''],
      ["'-3", '0'],
      [''],
      ['01.02.2026–28.02.2026'],
      ["'@note"],
      [''],
    ]);
  });

  it('answers csv with commas and points in English', async () => {
    const { body } = await send({ lang: 'en', notes: undefined });
    expect(String(body).split('\r\n').slice(0, 2)).toEqual(['\uFEFF"Marke","Wert"', '"\'=cmd|calc","-12.5"']);
  });

  it('answers a workbook in which numbers are numbers', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/util/export-table',
      cookies: Object.fromEntries(customer.jar),
      payload: { ...table, format: 'xlsx' },
    });
    expect(reply.statusCode).toBe(200);
    expect(await readAllRows(await writeTestFile(reply.rawPayload))).toEqual([
      [1, 'Marke', 'Wert'],
      [2, '=cmd|calc', '-12.5'],
      [3, 'Ærø; A/S'],
      [4, '-3', '0'],
      [6, '01.02.2026–28.02.2026'],
      [7, '@note'],
    ]);
  });

  it.each(["'", '', 'History', `a'[]:*?/\\${'𝒜'.repeat(40)}`, '\u0001'])('names a sheet after %j', async (title) => {
    const { status } = await send({ title, format: 'xlsx', rows: [] });
    expect(status).toBe(title === '' ? 400 : 200);
  });

  it('refuses rows that do not fit the columns, and more than a page shows', async () => {
    for (const more of [
      { rows: [['only one']] },
      { columns: [] },
      { rows: Array.from({ length: tableLimits.rows + 1 }, () => ['a', 1]) },
      { columns: Array.from({ length: tableLimits.columns + 1 }, () => 'a'), rows: [] },
      {
        columns: Array.from({ length: tableLimits.columns }, () => 'a'),
        rows: Array.from({ length: tableLimits.cells / tableLimits.columns + 1 }, () =>
          Array.from({ length: tableLimits.columns }, () => 1),
        ),
      },
      { rows: [['a\u0000', 1]] },
      { format: 'pdf' },
      { title: ' ' },
    ]) {
      const { status, body } = await send(more);
      expect([status, body.error.code]).toEqual([400, 'invalidRequest']);
    }
    expect((await app.browser().post('/api/util/export-table', table)).status).toBe(401);
  });
});

it('is there for consumers of a shared project, by its password', async () => {
  const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  const id = await addSonar(admin, 'Shared table');
  const { password } = await share(admin, id);
  const ask = (projectPassword: string) =>
    app.browser().post('/api/consumer/util/export-table', {
      projectRequest: { projectName: 'Shared table', projectPassword },
      request: table,
    });
  expect(String((await ask(password)).body)).toContain('"-12,5"');
  expect((await ask('wrong')).body.error.code).toBe('wrongCredentials');
});
