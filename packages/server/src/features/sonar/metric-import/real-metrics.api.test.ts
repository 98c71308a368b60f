import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { makeXlsx } from '#test/make-xlsx.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { readMetricFile, sendMetrics, storedMetrics } from './metric-import-test-files.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const folder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'brand-metrics');
const isThere = existsSync(folder);
if (!isThere) console.warn(`Skipped: ${folder} is not there. Set SOUNDINGS_DATA to the folder of the data.`);

type Row = Record<string, string>;
const bytesOf = (name: string): Buffer => (isThere ? readFileSync(join(folder, name)) : Buffer.alloc(0));
const rowsOf = (name: string, delimiter = ','): Row[] =>
  Papa.parse<Row>(bytesOf(name).toString('utf8'), { header: true, skipEmptyLines: true, delimiter }).data;

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const figures = ['posts', 'interactions', 'comments'] as const;

describe.skipIf(!isThere)('23 pages on Facebook', () => {
  const daily = rowsOf('facebook-daily.csv');
  /** What the store has to hold, from the file by itself. */
  const expected = Object.fromEntries(
    daily.flatMap(({ page, date, ...row }) =>
      figures.map((figure) => [`${page}.example FACEBOOK ${figure} ${date}`, [Number(row[figure]), 'import']]),
    ),
  );
  const newProject = (projectName: string) => {
    const datasets = rowsOf('pages.csv').map(({ page, brand }) => ({
      brandCompany: brand,
      domain: `${page}.example`,
      socials: { FACEBOOK: [{ url: `https://www.facebook.com/${page}` }] },
    }));
    return addSonar(admin, projectName, { datasets });
  };

  /** Sums of what is stored, by page and month. */
  const months = (stored: Record<string, readonly [number | null, unknown]>) => {
    const sums: Record<string, number> = {};
    for (const [name, [value]] of Object.entries(stored)) {
      const [domain, , figure, date] = name.split(' ') as [string, string, string, string];
      const key = `${domain.replace('.example', '')} ${date.slice(0, 7)} ${figure}`;
      sums[key] = (sums[key] ?? 0) + (value ?? 0);
    }
    return sums;
  };
  const monthly = Object.fromEntries(
    rowsOf('facebook-monthly.csv').flatMap(({ page, month, ...row }) =>
      figures.map((figure) => [`${page} ${month} ${figure}`, Number(row[figure])]),
    ),
  );

  it('come in as they lie there, with a column per figure, and again from a workbook', async () => {
    const projectId = await newProject('Wide');
    const content = bytesOf('facebook-daily.csv');
    const { body: read } = await readMetricFile(admin, 'facebook-daily.csv', content);
    expect(read).toMatchObject({ questions: [], rows: daily.length, mapping: { form: 'wide', network: 'FACEBOOK' } });
    const { body } = await sendMetrics(admin, projectId, content, read.mapping);
    const days = daily.map(({ date }) => date!).toSorted();
    expect(body).toEqual({ brands: 23, values: daily.length * 3, from: days[0], to: days.at(-1) });
    const stored = await storedMetrics(app, admin, projectId);
    expect(stored).toEqual(expected);
    expect(months(stored)).toEqual(monthly);
    const german = daily.map(({ page, date, posts, interactions, comments }) => [
      page!,
      date!.split('-').reverse().join('.'),
      Number(posts),
      Number(interactions).toLocaleString('de'),
      Number(comments),
    ]);
    const heads = ['Seite', 'Datum', 'Beiträge Facebook', 'Facebook-Interaktionen', 'Kommentare (Facebook)'];
    const workbook = makeXlsx({ Zahlen: [heads, ...german] });
    const { body: seen } = await readMetricFile(admin, 'Zahlen.xlsx', workbook);
    expect(seen.questions).toEqual([]);
    expect((await sendMetrics(admin, projectId, workbook, seen.mapping)).status).toBe(200);
    expect(await storedMetrics(app, admin, projectId)).toEqual(expected);
  });

  it('come in with a row per value', async () => {
    const projectId = await newProject('Long');
    const rows = daily.flatMap(({ page, date, ...row }) =>
      figures.map((figure) => [`${page}.example`, 'facebook', figure, date, row[figure]]),
    );
    const content = Papa.unparse([['domain', 'network', 'metric', 'date', 'value'], ...rows], { delimiter: ';' });
    const { body: read } = await readMetricFile(admin, 'values.csv', content);
    expect(read).toMatchObject({ questions: [], mapping: { form: 'long' } });
    expect((await sendMetrics(admin, projectId, content, read.mapping)).body.values).toBe(daily.length * 3);
    expect(await storedMetrics(app, admin, projectId)).toEqual(expected);
  });

  it('come in as 22,874 posts', async () => {
    const projectId = await newProject('Posts');
    const content = gunzipSync(bytesOf('facebook-posts.csv.gz'));
    const { body: read } = await readMetricFile(admin, 'facebook-posts.csv', content);
    const mapping = { form: 'posts', network: 'FACEBOOK' };
    expect(read).toMatchObject({ questions: ['timeZone'], rows: 22_874, mapping });
    const inNewYork = { ...read.mapping, timeZone: 'America/New_York' };
    expect((await sendMetrics(admin, projectId, content, inNewYork)).status).toBe(200);
    const stored = Object.entries(await storedMetrics(app, admin, projectId));
    // Days without a post, which the daily file has no row for, are 0.
    const withPosts = stored.filter(([day, [value]]) => day in expected || value !== 0);
    expect(Object.fromEntries(withPosts)).toEqual(expected);
    expect(stored.length).toBeGreaterThan(withPosts.length);
  });

  it('come in as sums of months', async () => {
    const projectId = await newProject('Months');
    const content = bytesOf('facebook-monthly.csv');
    const { body: read } = await readMetricFile(admin, 'facebook-monthly.csv', content);
    expect(read.questions).toEqual([]);
    expect((await sendMetrics(admin, projectId, content, read.mapping)).status).toBe(200);
    const stored = await storedMetrics(app, admin, projectId);
    expect(months(stored)).toEqual(monthly);
    const numbers = Object.values(stored).filter(([value]) => value !== null);
    expect(numbers).toHaveLength(Object.keys(monthly).length);
  });
});

describe.skipIf(!isThere)('500 posts of a cosmetics brand', () => {
  it('come in by month, once brand, network and year are chosen', async () => {
    const name = 'uci-facebook-cosmetics-brand-2014.csv';
    const projectId = await addSonar(admin, 'Cosmetics', { datasets: [{ brandCompany: 'C', domain: 'c.example' }] });
    const content = bytesOf(name);
    const { body: read } = await readMetricFile(admin, 'posts.csv', content);
    expect(read).toMatchObject({ rows: 500, questions: ['brand', 'network', 'year'], mapping: { form: 'posts' } });
    const mapping = { ...read.mapping, domain: 'c.example', network: 'FACEBOOK', year: 2014 };
    expect((await sendMetrics(admin, projectId, content, mapping)).body).toMatchObject({ brands: 1, to: '2014-12-31' });

    const sums: Record<string, number> = {};
    for (const row of rowsOf(name, ';')) {
      const last = new Date(Date.UTC(2014, Number(row.Month), 0)).toISOString().slice(0, 10);
      const add = (figure: string, value: number) => {
        const key = `c.example FACEBOOK ${figure} ${last}`;
        sums[key] = (sums[key] ?? 0) + value;
      };
      add('posts', 1);
      add('comments', Number(row.comment));
      // The file's own total, not the sum of its parts.
      add('interactions', Number(row.T_Interactions));
    }
    const stored = await storedMetrics(app, admin, projectId);
    const numbers = Object.entries(stored).flatMap(([key, [value]]) => (value === null ? [] : [[key, value] as const]));
    expect(Object.fromEntries(numbers)).toEqual(sums);
    expect(Object.keys(stored)).toHaveLength(365 * 3);
  });
});
