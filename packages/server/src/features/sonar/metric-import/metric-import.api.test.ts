import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '#/platform/jobs/jobs.store.ts';
import { jobs } from '#/platform/jobs/jobs.tables.ts';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { signInOf } from '#test/company-client.ts';
import { makeXlsx } from '#test/make-xlsx.ts';
import { infoOf, seedChoices } from '#test/product-client.ts';
import { addBrand, addSonar, brand, deleteBrands, editBrand, pageOf } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { findCollecting, putCollection, setCollecting } from '../collect/collect.store.ts';
import { openAccount } from '../metrics/accounts.store.ts';
import { findGaps, replaceGaps } from '../metrics/gaps.store.ts';
import { replaceSpan } from '../metrics/metrics-test-files.ts';
import { linesOf, mapped, readMetricFile, sendMetrics, storedMetrics } from './metric-import-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

let made = 0;
const newProject = (...datasets: object[]) => addSonar(admin, `Metrics ${++made}`, { datasets });
const stored = (projectId: string) => storedMetrics(app, admin, projectId);
const valuesOf = async (projectId: string) =>
  Object.fromEntries(Object.entries(await stored(projectId)).map(([name, [value]]) => [name, value]));
const long = mapped('long', ['domain', 'network', 'metric', 'date', 'value']);
const head = 'domain,network,metric,date,value\n';

const readAndImport = async (projectId: string, name: string, content: string | Uint8Array, more: object = {}) => {
  const { status, body } = await readMetricFile(admin, name, content);
  expect(status).toBe(200);
  const mapping = { ...body.mapping, ...more };
  return { read: body, reply: await sendMetrics(admin, projectId, content, mapping, name) };
};

describe('a file of values', () => {
  /** As old programs of Macs write it; the file holds no other letters beyond ASCII. */
  const macRoman = (text: string) => Buffer.from(text.replaceAll('ö', '\x9a').replaceAll('ä', '\x8a'), 'latin1');
  const encodings: [string, (text: string) => Buffer][] = [
    ['Latin-1', (text) => Buffer.from(text, 'latin1')],
    ['Mac Roman', macRoman],
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-8', (text) => Buffer.from(`\ufeff${text}`)],
  ];

  it.each(encodings)('is read as it was written: German, semicolons, decimal commas, in %s', async (_, encode) => {
    const projectId = await newProject(
      brand('fjord.dk', { socials: { FACEBOOK: [{ url: 'facebook.com/fjord' }] } }),
      brand('moewe.de', { brandCompany: 'Möwe' }),
    );
    const file = [
      'Netzwerk;Kennzahl;Unternehmen;Datum;Wert',
      'Facebook;Follower;https://www.fjord.dk/start;31.05.2026;12.345',
      'FB;Beiträge;@Fjord;01.06.2026;0',
      'Trustpilot;Bewertung;Möwe;1.6.2026;4,5',
      'Trustpilot;Rezensionen;möwe;1.6.2026;1.234.567',
      'X;Abonnenten;Möwe;1.6.2026;k. A.',
    ].join('\r\n');
    const { read, reply } = await readAndImport(projectId, 'Zahlen.csv', encode(file));
    expect(read).toMatchObject({ rows: 5, questions: [], mapping: { form: 'long', decimalMark: ',' } });
    expect(read.columns[2]).toEqual({ column: 3, heading: 'Unternehmen', isBlank: false });
    expect(read.firstRows[2]).toEqual(['Trustpilot', 'Bewertung', 'Möwe', '1.6.2026', '4,5']);
    expect(reply).toMatchObject({ status: 200, body: { brands: 2, values: 4, from: '2026-05-31', to: '2026-06-01' } });
    expect(await stored(projectId)).toEqual({
      'fjord.dk FACEBOOK followers 2026-05-31': [12_345, 'import'],
      'fjord.dk FACEBOOK posts 2026-06-01': [0, 'import'],
      'moewe.de TRUSTPILOT score 2026-06-01': [4.5, 'import'],
      'moewe.de TRUSTPILOT reviews 2026-06-01': [1_234_567, 'import'],
    });
    const entry = (await app.auditEntries()).at(-1);
    expect(entry).toMatchObject({ action: 'sonar.metrics', outcome: 'success', details: { imported: 'Zahlen.csv' } });
  });

  it('replaces the days that it gives, whatever their source, and leaves all others', async () => {
    const projectId = await newProject(brand('a.dk', { socials: { FACEBOOK: [{ url: 'facebook.com/aa' }] } }));
    const { db } = app.services;
    const brandId = (await pageOf(admin, projectId)).content[0]!.id;
    const account = (await openAccount(db, { brandId, network: 'FACEBOOK', key: 'aa' }))!;
    await replaceSpan(db, account, 'posts', '2026-03-01', '2026-03-04', [1, 2, 3, 4], 'api');
    const gap = { metric: 'posts', from: '2026-03-01', to: '2026-03-31', reason: 'quotaSpent' } as const;
    await replaceGaps(db, account, [], [gap]);
    const file = `${head}a.dk,facebook,posts,2026-03-02,7\na.dk,facebook,posts,2026-03-03,0\na.dk,facebook,posts,2026-03-04,\n`;
    const expected = {
      'a.dk FACEBOOK posts 2026-03-01': [1, 'api'],
      'a.dk FACEBOOK posts 2026-03-02': [7, 'import'],
      'a.dk FACEBOOK posts 2026-03-03': [0, 'import'],
      'a.dk FACEBOOK posts 2026-03-04': [4, 'api'],
    };
    for (let again = 0; again < 2; again++) {
      expect((await sendMetrics(admin, projectId, file, long)).status).toBe(200);
      expect(await stored(projectId)).toEqual(expected);
    }
    expect((await findGaps(db, [account])).get(account)).toEqual([
      { ...gap, to: '2026-03-01' },
      { ...gap, from: '2026-03-04' },
    ]);
  });

  it('of a brand without a link belongs to the link that comes later', async () => {
    const projectId = await newProject(brand('a.dk'));
    const row = (day: number) => `${head}a.dk,insta,fans,2026-03-0${day},${day}\n`;
    expect((await sendMetrics(admin, projectId, row(1), long)).status).toBe(200);
    const { id } = (await pageOf(admin, projectId)).content[0]!;
    const fields = brand('a.dk', { socials: { INSTAGRAM: [{ url: 'instagram.com/later' }] } });
    expect((await editBrand(admin, id, fields)).status).toBe(200);
    expect((await sendMetrics(admin, projectId, row(2), long)).status).toBe(200);
    expect(await valuesOf(projectId)).toEqual({
      'a.dk INSTAGRAM followers 2026-03-01': 1,
      'a.dk INSTAGRAM followers 2026-03-02': 2,
    });
  });

  it('with slashes takes the order from the other days of the column, and asks where none decides', async () => {
    const projectId = await newProject(brand('a.dk'));
    const file = (...days: string[]) =>
      `${head}${days.map((day, at) => `a.dk,x,followers,${day},${at + 1}\n`).join('')}`;
    const told = await readAndImport(projectId, 'a.csv', file('05/06/2026', '05/31/2026'));
    expect(told.read).toMatchObject({ mapping: { dateOrder: 'monthFirst' }, questions: [] });
    expect(await valuesOf(projectId)).toEqual({
      'a.dk TWITTER followers 2026-05-06': 1,
      'a.dk TWITTER followers 2026-05-31': 2,
    });
    const open = await readAndImport(projectId, 'a.csv', file('05/06/2026', '07/07/2026'));
    expect(open.read).toMatchObject({ mapping: { dateOrder: null }, questions: ['dateOrder'] });
    expect(linesOf(open.reply)).toEqual(['2 metricDateUnknown_order']);
    const chosen = await sendMetrics(admin, projectId, file('05/06/2026'), { ...long, dateOrder: 'dayFirst' });
    expect(chosen.body).toMatchObject({ from: '2026-06-05', to: '2026-06-05' });
  });
});

describe('a project', () => {
  const file = `${head}a.dk,linkedin,employees,2026-03-15,10\na.dk,linkedin,employees,2026-04-02,11\n`;

  it('can be opened for the days that were imported', async () => {
    const projectId = await newProject(brand('a.dk'));
    expect(await infoOf(admin, projectId)).toMatchObject({ collectedFrom: null, collectedTill: null });
    expect((await sendMetrics(admin, projectId, file, long)).status).toBe(200);
    expect(await infoOf(admin, projectId)).toMatchObject({ collectedFrom: '2026-03-15', collectedTill: '2026-04-02' });
  });

  it('loses what was invented of it once something is imported', async () => {
    const { db } = app.services;
    const projectId = await newProject(brand('a.dk'));
    const brandId = (await pageOf(admin, projectId)).content[0]!.id;
    const accountId = (await openAccount(db, { brandId, network: 'FACEBOOK', key: '' }))!;
    await replaceSpan(db, accountId, 'posts', '2026-03-01', '2026-03-02', [1, 2], 'demo');
    await putCollection(db, { accountId, source: 'demo', fromDay: null, tillDay: null, earliest: {} });
    await setCollecting(db, projectId, { demo: true });
    expect((await sendMetrics(admin, projectId, `${file}a.dk,facebook,posts,many,1\n`, long)).status).toBe(400);
    expect(Object.keys(await valuesOf(projectId))).toHaveLength(2);
    expect((await sendMetrics(admin, projectId, file, long)).status).toBe(200);
    expect(await valuesOf(projectId)).toEqual({
      'a.dk LINKEDIN employees 2026-03-15': 10,
      'a.dk LINKEDIN employees 2026-04-02': 11,
    });
    expect(await findCollecting(db, projectId)).toMatchObject({ demo: false });
  });
});

describe('a file with a column per figure', () => {
  it('may have titles and a row of networks above its headings', async () => {
    const projectId = await newProject(brand('a.dk'));
    const file = makeXlsx({
      Report: [
        ['Our brands', '2026'],
        [null, null, 'Facebook', null, 'Instagram', null],
        ['Website', 'Day', 'Followers', 'Posts', 'Followers', 'Posts'],
        ['a.dk', '2026-05-30', 1200, 3, 900, 0],
      ],
    });
    const { reply } = await readAndImport(projectId, 'report.xlsx', file);
    expect(reply.status).toBe(200);
    expect(await valuesOf(projectId)).toEqual({
      'a.dk FACEBOOK followers 2026-05-30': 1200,
      'a.dk FACEBOOK posts 2026-05-30': 3,
      'a.dk INSTAGRAM followers 2026-05-30': 900,
      'a.dk INSTAGRAM posts 2026-05-30': 0,
    });
  });

  it('of a workbook is read with days, text and numbers of several networks', async () => {
    const projectId = await newProject(brand('a.dk'), brand('b.dk'));
    const file = makeXlsx({
      Report: [
        ['Our brands, 2026'],
        ['Website', 'Day', 'facebook followers', 'Insta Fans', 'TikTok likes', 'remarks'],
        ['a.dk', '2026-05-30', 1200, '1,300', 99_000, 'x'],
        ['b.dk', '31 May 2026', 0, null, '-', null],
        ['Source: our own'],
      ],
    });
    const { read, reply } = await readAndImport(projectId, 'report.xlsx', file);
    expect(read.mapping).toMatchObject({ form: 'wide', network: null });
    expect(linesOf(reply)).toEqual(['5 metricBrandUnknown', '5 metricDateUnknown_blank']);
    const without = makeXlsx({
      Report: [
        ['Website', 'Day', 'facebook followers', 'Insta Fans', 'TikTok likes', 'remarks'],
        ['a.dk', '2026-05-30', 1200, '1,300', 99_000, 'x'],
        ['b.dk', '31 May 2026', 0, null, '-', null],
        [null, null, null, null, null, 'Source: our own'],
      ],
    });
    expect((await readAndImport(projectId, 'report.xlsx', without)).reply.status).toBe(200);
    expect(await valuesOf(projectId)).toEqual({
      'a.dk FACEBOOK followers 2026-05-30': 1200,
      'a.dk INSTAGRAM followers 2026-05-30': 1300,
      'a.dk TIKTOK interactions 2026-05-30': 99_000,
      'b.dk FACEBOOK followers 2026-05-31': 0,
    });
  });

  it('keeps a month as a month: its sum on its last day, and its other days told without a number', async () => {
    const projectId = await newProject(brand('a.dk'));
    const file = 'month;posts;fans\nFebruar 2026;20;500\n2026-03-01;7;\n11/2026;3;600\n';
    const { read, reply } = await readAndImport(projectId, 'facebook.csv', file, { domain: 'a.dk' });
    expect(read).toMatchObject({ questions: ['brand'], mapping: { form: 'wide', network: 'FACEBOOK' } });
    expect(reply.body).toEqual({ brands: 1, values: 5, from: '2026-02-01', to: '2026-11-21' });
    const values = await valuesOf(projectId);
    expect(values['a.dk FACEBOOK posts 2026-02-28']).toBe(20);
    expect(values['a.dk FACEBOOK posts 2026-02-01']).toBeNull();
    expect(values['a.dk FACEBOOK posts 2026-11-21']).toBe(3);
    const known = Object.keys(values).filter((name) => name.includes('followers'));
    expect(known).toEqual(['a.dk FACEBOOK followers 2026-02-28', 'a.dk FACEBOOK followers 2026-11-21']);
    expect(values['a.dk FACEBOOK posts 2026-03-31']).toBe(7);
    expect(Object.keys(values)).toHaveLength(28 + 31 + 21 + 2);
    // The month that was running is over now; the sum of then is gone.
    await sendMetrics(
      admin,
      projectId,
      'month,posts\n2026-02,21\n',
      mapped('wide', ['month', '- posts'], read.mapping && { domain: 'a.dk', network: 'FACEBOOK' }),
    );
    expect((await valuesOf(projectId))['a.dk FACEBOOK posts 2026-02-28']).toBe(21);
  });
});

describe('a list of posts', () => {
  it('is summed by day; days between are 0 only where that is said', async () => {
    const file = [
      'Page,Post ID,Published,Reactions,Comments,Shares',
      'Aa,1,2026-05-01 23:30:00,10,2,1',
      'Aa,2,2026-05-01 08:00:00,5,,',
      'Aa,3,2026-05-04 08:00:00,,,',
    ].join('\n');
    const projectId = await newProject(brand('a.dk', { brandCompany: 'Aa' }));
    const timeZone = 'America/New_York';
    const once = { missingDaysAreZero: false, timeZone };
    const { read } = await readAndImport(projectId, 'instagram-posts.csv', file, once);
    const mapping = { form: 'posts', network: 'INSTAGRAM', missingDaysAreZero: true };
    expect(read).toMatchObject({ questions: ['timeZone'], mapping });
    const told = {
      'a.dk INSTAGRAM comments 2026-05-01': 2,
      'a.dk INSTAGRAM interactions 2026-05-01': 18,
      'a.dk INSTAGRAM posts 2026-05-01': 2,
      'a.dk INSTAGRAM posts 2026-05-04': 1,
    };
    expect(await valuesOf(projectId)).toEqual(told);
    await readAndImport(projectId, 'instagram-posts.csv', file, { timeZone });
    const values = await valuesOf(projectId);
    expect(values).toMatchObject({
      ...told,
      'a.dk INSTAGRAM posts 2026-05-02': 0,
      'a.dk INSTAGRAM posts 2026-05-03': 0,
    });
    // A post of that day tells no comments: not 0, but nothing.
    expect(values).not.toHaveProperty('a.dk INSTAGRAM comments 2026-05-04');
  });
});

describe('importing metrics', () => {
  const file = `${head}a.dk,facebook,posts,2026-05-01,1\n`;

  it.each([
    ['nothing'],
    ['{"form":"deep","columns":[]}'],
    ['{"form":"long"}'],
    [`{"form":"long","columns":[{"column":0,"role":"value"}]}`],
  ])('with the mapping %s is not valid', async (mapping) => {
    const projectId = await newProject(brand('a.dk'));
    const { status, body } = await sendMetrics(admin, projectId, file, mapping);
    expect([status, body.error.code]).toEqual([400, 'invalidRequest']);
    expect(body.error.fields[0].path).toMatch(/^body\.mapping/);
  });

  it('is for those who may edit the project, and refused while a job runs', async () => {
    const projectId = await newProject(brand('a.dk'));
    const companyId = await addTestCompany(app.services.db, 'Tern', { enabledProducts: ['SONAR'] });
    const stranger = await signInOf(app, companyId, 'ROLE_COMPANY_ADMIN');
    expect((await sendMetrics(stranger, projectId, file, long)).status).toBe(404);
    expect((await readMetricFile(stranger, 'a.csv', file)).status).toBe(200);
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    expect((await sendMetrics(user, projectId, file, long)).status).toBe(403);
    expect((await readMetricFile(user, 'a.csv', file)).status).toBe(403);
    expect((await sendMetrics(app.browser(), projectId, file, long)).status).toBe(401);
    const { db, now } = app.services;
    const job = {
      id: randomUUID(),
      type: 'CRAWL' as const,
      lane: `sonar/${projectId}`,
      createdBy: admin.id,
      projectId,
    };
    await addJob(db, { ...job, input: {}, createdOn: now() });
    const { status, body } = await sendMetrics(admin, projectId, file, long);
    expect([status, body.error.code]).toEqual([409, 'jobInProgress']);
    expect(await stored(projectId)).toEqual({});
    await db.update(jobs).set({ status: 'EXECUTED', outcome: 'cancelled', endedOn: now() });
    expect((await sendMetrics(admin, projectId, file, long)).status).toBe(200);
  });

  it('is deleted with its brand', async () => {
    const projectId = await newProject(brand('a.dk'));
    const added = await addBrand(admin, projectId, brand('b.dk'));
    expect((await sendMetrics(admin, projectId, `${file}b.dk,facebook,posts,2026-05-01,2\n`, long)).status).toBe(200);
    await deleteBrands(admin, [added.id]);
    expect(await valuesOf(projectId)).toEqual({ 'a.dk FACEBOOK posts 2026-05-01': 1 });
  });
});
