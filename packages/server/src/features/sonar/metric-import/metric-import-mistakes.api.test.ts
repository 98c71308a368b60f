import type { FileError } from '@soundings/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { type TestCell, workbookParts } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, allOf, brand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { readSeries } from '../metrics/series.store.ts';
import { errorsOf, linesOf, mapped, readMetricFile, sendMetrics, storedMetrics } from './metric-import-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

let made = 0;
const newProject = (...datasets: object[]) => addSonar(admin, `Mistakes ${++made}`, { datasets });
const stored = (projectId: string) => storedMetrics(app, admin, projectId);
const long = mapped('long', ['domain', 'network', 'metric', 'date', 'value']);
const head = 'domain,network,metric,date,value\n';

describe('a file that contradicts what is there', () => {
  it('is imported, and says of which brands comments now exceed interactions on how many days', async () => {
    const projectId = await newProject(brand('a.dk'), brand('b.dk'), brand('c.dk'));
    const rows = (metric: string, domain: string, ...values: number[]) =>
      values.map((value, at) => `${domain},facebook,${metric},2026-05-${String(at + 1).padStart(2, '0')},${value}`);
    const send = (...lines: string[]) => sendMetrics(admin, projectId, `${head}${lines.join('\n')}\n`, long);
    const first = await send(
      ...rows('interactions', 'a.dk', 5, 5, 5, 5),
      ...rows('comments', 'b.dk', 9, 0, 0),
      ...rows('interactions', 'c.dk', 5),
    );
    expect(first.body).toEqual({ brands: 3, values: 8, from: '2026-05-01', to: '2026-05-04' });
    const second = await send(
      ...rows('comments', 'a.dk', 6, 5, 7, 1, 99),
      ...rows('interactions', 'b.dk', 8, 0),
      ...rows('comments', 'c.dk', 5),
    );
    expect([second.status, second.body.commentsAbove]).toEqual([
      200,
      [
        { brandCompany: 'Brand a.dk', network: 'FACEBOOK', days: 2 },
        { brandCompany: 'Brand b.dk', network: 'FACEBOOK', days: 1 },
      ],
    ]);
    const mended = await send(...rows('comments', 'a.dk', 1, 1, 1), ...rows('comments', 'b.dk', 8));
    expect(mended.body.commentsAbove).toBeUndefined();
  });
});

describe('names that the project does not know', () => {
  const longName = `Gull ${'and sons '.repeat(12)}`.trim();
  const rows = [
    'a.dk,facebook,posts,2026-05-01,1',
    'Tern Ltd,facebook,posts,2026-05-01,2',
    'Tern Ltd,facebook,posts,2026-05-02,3',
    'Auk,facebook,posts,someday,many',
    `${longName},facebook,posts,2026-05-01,4`,
    'Auk,,,,',
  ];
  const named = (names: object[]) => mapped('long', ['company', 'network', 'metric', 'date', 'value'], { names });
  const send = (projectId: string, names: object[]) =>
    sendMetrics(admin, projectId, `${head}${rows.join('\n')}\n`, named(names));
  const tern = { name: 'Tern Ltd', domain: 'b.dk', company: 'Brand b.dk' };

  it('are brands of it where that is said, or left out, which the answer counts', async () => {
    const projectId = await newProject(brand('a.dk'), brand('b.dk'), brand('c.dk'));
    const refused = errorsOf(await send(projectId, [tern, { name: 'Auk', domain: null, company: null }]));
    expect(refused.map(({ code, lines }) => [code, lines.length])).toEqual([['metricBrandUnknown', 1]]);
    const cell = String(refused[0]!.lines[0]!.values.cell);
    expect(await stored(projectId)).toEqual({});

    const asked = [
      tern,
      { name: 'Auk', domain: null, company: null },
      { ...tern, name: cell, domain: 'c.dk', company: null },
    ];
    const { status, body } = await send(projectId, asked);
    expect([status, body]).toEqual([
      200,
      { brands: 3, values: 4, from: '2026-05-01', to: '2026-05-02', leftOut: [{ name: 'Auk', rows: 2 }] },
    ]);
    expect(await stored(projectId)).toEqual({
      'a.dk FACEBOOK posts 2026-05-01': [1, 'import'],
      'b.dk FACEBOOK posts 2026-05-01': [2, 'import'],
      'b.dk FACEBOOK posts 2026-05-02': [3, 'import'],
      'c.dk FACEBOOK posts 2026-05-01': [4, 'import'],
    });
  });

  it('cannot mean a brand that is gone or of another project, and nothing is imported where all are left out', async () => {
    const projectId = await newProject(brand('a.dk'));
    expect(linesOf(await send(projectId, [tern]))).toEqual(['null metricBrandUnknown_ofFile']);
    const all = ['a.dk', 'Tern Ltd', 'Auk', `${longName.slice(0, 79)}…`];
    const reply = await send(
      projectId,
      all.map((name) => ({ name, domain: null, company: null })),
    );
    expect(linesOf(reply)).toEqual(['null metricNoRows']);
    const invalid = { ...named([]), names: [{ name: 'Auk' }] };
    expect((await sendMetrics(admin, projectId, head, invalid)).body.error.code).toBe('invalidRequest');
    expect(await stored(projectId)).toEqual({});
  });
});

describe('a file with mistakes', () => {
  it('names figures of days that never fall, as totals to date do', async () => {
    const projectId = await newProject(brand('a.dk'));
    const day = (at: number) => `2026-05-${String(at + 1).padStart(2, '0')}`;
    const rows = (days: number, figure: (at: number) => number) =>
      Array.from({ length: days }, (_, at) => `a.dk,facebook,posts,${day(at)},${figure(at)}\n`).join('');
    const send = (given: string) => sendMetrics(admin, projectId, `${head}${given}`, long);
    const reply = await send(rows(14, (at) => 1200 + at * 3));
    expect(linesOf(reply)).toEqual(['2 metricCumulated']);
    expect(errorsOf(reply)[0]!.lines[0]!.text).toBe(
      'a.dk on FACEBOOK: posts never fall from 2026-05-01 to 2026-05-14, as totals to date do. Write what came on each day, which is the difference to the day before.',
    );
    expect(linesOf(await send(rows(28, (at) => at >> 1)))).toEqual(['2 metricCumulated']);
    for (const perDay of [rows(14, (at) => at), rows(31, () => 2), rows(31, (at) => (at * 7) % 5)])
      expect((await send(perDay)).status).toBe(200);
  });

  it('names lines with more comments than interactions, of which comments are a part', async () => {
    const projectId = await newProject(brand('a.dk'));
    const rows = [
      'a.dk,facebook,comments,2026-05-01,7',
      'a.dk,facebook,interactions,2026-05-01,5',
      'a.dk,facebook,interactions,2026-05-02,5',
      'a.dk,facebook,comments,2026-05-02,5',
      'a.dk,instagram,interactions,2026-04,10',
      'a.dk,instagram,comments,2026-04,11',
      'a.dk,instagram,comments,2026-05-03,11',
    ];
    const reply = await sendMetrics(admin, projectId, `${head}${rows.join('\n')}\n`, long);
    expect(linesOf(reply)).toEqual(['2 metricCommentsAbove', '7 metricCommentsAbove']);
    const [first] = errorsOf(reply);
    expect(first!.lines[0]!.text).toBe(
      'a.dk on FACEBOOK, 2026-05-01: 7 comments, but only 5 interactions (line 3), which include comments. Correct one of them.',
    );
    expect(await stored(projectId)).toEqual({});
  });

  it('has a line for each, and nothing of it is imported', async () => {
    const projectId = await newProject(
      brand('a.dk'),
      brand('b.dk', { brandCompany: 'Twin' }),
      brand('c.dk', { brandCompany: 'twin' }),
    );
    const rows = [
      'a.dk,facebook,posts,2026-05-01,1',
      'nowhere.dk,facebook,posts,2026-05-01,1',
      'a.dk,myspace,posts,2026-05-01,1',
      'a.dk,facebook,mood,2026-05-01,1',
      'a.dk,linkedin,posts,2026-05-01,1',
      'a.dk,facebook,posts,2026-02-30,1',
      'a.dk,facebook,posts,2027-05-01,1',
      'a.dk,facebook,posts,2026-05-02,many',
      'a.dk,facebook,posts,2026-05-03,-1',
      'a.dk,facebook,posts,2026-05-04,1.5',
      'a.dk,trustpilot,score,2026-05-04,7',
      'a.dk,facebook,posts,2026-05-01,1',
      'a.dk,facebook,posts,2026-05,1',
      ',facebook,posts,2026-05-05,1',
      'a.dk,facebook,posts,,1',
      'a.dk,facebook,posts,2026-05-06,1,234',
      'a.dk,,posts,2026-05-07,1',
      'a.dk,facebook,,2026-05-08,1',
    ];
    const reply = await sendMetrics(admin, projectId, `${head}${rows.join('\n')}\n`, long);
    expect(linesOf(reply)).toEqual(
      [
        '3 metricBrandUnknown',
        '4 metricNetworkUnknown',
        '5 metricNameUnknown',
        '6 metricNameUnknown_ofNetwork',
        '7 metricDateUnknown',
        '8 metricDateOutside',
        '9 metricValueUnknown',
        '10 metricValueOutside_negative',
        '11 metricValueOutside_whole',
        '12 metricValueOutside_score',
        '13 metricTwice',
        '14 metricTwice_month',
        '15 metricBrandMissing',
        '16 metricDateUnknown_blank',
        '17 rowTooWide',
        '18 metricNetworkUnknown_blank',
        '19 metricNameUnknown_blank',
      ].toSorted(),
    );
    expect(errorsOf(reply).find(({ code }) => code === 'metricTwice')!.lines[0]!.values).toMatchObject({ first: 2 });
    expect(await stored(projectId)).toEqual({});
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'sonar.metrics', outcome: 'failure' });

    const named = mapped('long', ['company', 'network', 'metric', 'date', 'value']);
    const names = `${head}Twin,facebook,posts,2026-05-01,1\nGull,facebook,posts,2026-05-01,1\nc.dk,facebook,posts,2026-05-01,1\n`;
    expect(linesOf(await sendMetrics(admin, projectId, names, named))).toEqual([
      '2 metricBrandUnknown_several',
      '3 metricBrandUnknown_name',
    ]);
  });

  it('lists a name that no brand has once, with how many rows have it and the first of them', async () => {
    const projectId = await newProject(brand('a.dk'));
    const row = (at: number) => `${['gull.dk', 'tern.dk'][at % 2]},facebook,posts,2026-05-01,${at}`;
    const reply = await sendMetrics(
      admin,
      projectId,
      `${head}${Array.from({ length: 300 }, (_, at) => row(at)).join('\n')}`,
      long,
    );
    expect(linesOf(reply)).toEqual(['2 metricBrandUnknown', '3 metricBrandUnknown']);
    const [{ lines, more }] = errorsOf(reply) as [FileError];
    expect(lines.map(({ same }) => [same!.count, same!.lines[1]])).toEqual([
      [150, 4],
      [150, 5],
    ]);
    expect(more).toBe(0);
  });

  it('names the brands that share a domain, and which of them a company means', async () => {
    const [elder, younger] = ['Fjord Ice', 'Fjord Water'].map((brandCompany) => brand('fjord.dk', { brandCompany }));
    const projectId = await newProject(elder!, younger!, brand('c.dk', { brandCompany: 'Tern' }));
    const both = mapped('long', ['domain', 'company', 'network', 'metric', 'date', 'value']);
    const send = (rows: readonly string[], mapping: object = both) =>
      sendMetrics(admin, projectId, ['domain,company,network,metric,date,value', ...rows].join('\n'), mapping);
    const rest = 'facebook,posts,2026-05-01';
    const wrong = await send([`fjord.dk,,${rest},1`, `fjord.dk,Fjord Milk,${rest},1`, `c.dk,Gull,${rest},1`]);
    expect(linesOf(wrong)).toEqual([
      '2 metricBrandUnknown_severalOfDomain',
      '3 metricBrandUnknown_ofDomain',
      '4 metricBrandUnknown_ofDomain',
    ]);
    const [first, second] = errorsOf(wrong)[0]!.lines;
    expect([first, second].map((line) => line!.text)).toEqual([
      expect.stringContaining('“fjord.dk”: Fjord Ice, Fjord Water.'),
      expect.stringContaining('no brand of fjord.dk is called “Fjord Milk”; there is Fjord Ice, Fjord Water.'),
    ]);
    const ofFile = mapped('long', ['', '', 'network', 'metric', 'date', 'value'], { domain: 'fjord.dk' });
    expect(linesOf(await send([`,,${rest},1`], ofFile))).toEqual(['null metricBrandUnknown_severalOfFile']);
    expect(await stored(projectId)).toEqual({});

    const right = [`fjord.dk,fjord  ICE,${rest},1`, `https://www.fjord.dk/x,Fjord Water,${rest},2`, `c.dk,,${rest},3`];
    expect((await send(right)).body).toMatchObject({ brands: 3, values: 3 });
    expect((await send([`,,${rest},4`], { ...ofFile, company: 'Fjord Water' })).status).toBe(200);
    const companies = new Map((await allOf(admin, projectId)).map(({ id, brandCompany }) => [id, brandCompany]));
    const values: Record<string, number> = {};
    for await (const series of readSeries(app.services.db, projectId))
      values[companies.get(series.brandId)!] = series.values.find((value) => !Number.isNaN(value))!;
    expect(values).toEqual({ 'Fjord Ice': 1, 'Fjord Water': 4, Tern: 3 });
  });

  it.each<[string, object, string[]]>([
    ['no brand', mapped('long', ['', 'network', 'metric', 'date', 'value']), ['null metricMapping_noBrand']],
    ['no day', mapped('long', ['domain', 'network', 'metric', '', 'value']), ['null metricMapping_noDate']],
    ['no network', mapped('long', ['domain', '', 'metric', 'date', 'value']), ['null metricMapping_noNetwork']],
    ['no figure', mapped('long', ['domain', 'network', '', 'date', 'value']), ['null metricMapping_noMetric']],
    ['no values', mapped('long', ['domain', 'network', 'metric', 'date']), ['null metricMapping_noValue']],
    ['no year', mapped('long', ['domain', 'network', 'metric', 'month', 'value']), ['null metricMapping_noYear']],
    [
      'a column twice',
      mapped('long', ['domain', 'network', 'metric', 'date', 'value'], {
        columns: [...long.columns, { column: 4, role: 'year' }],
      }),
      ['null metricMapping_columnTwice'],
    ],
    ['a role twice', mapped('long', ['domain', 'network', 'value', 'date', 'value']), ['null metricMapping_roleTwice']],
    [
      'a column too many',
      mapped('long', ['domain', 'network', 'metric', 'date', '', 'value']),
      ['null metricMapping_notInFile'],
    ],
    [
      'a figure of another network',
      mapped('wide', ['domain', '', '', 'date', 'LINKEDIN posts']),
      ['null metricMapping_notOfNetwork'],
    ],
    [
      'posts of a network without',
      mapped('posts', ['domain', '', '', 'date', 'likes'], { network: 'LINKEDIN' }),
      ['null metricMapping_noPosts'],
    ],
    ['a brand that is not there', { ...long, domain: 'gone.dk' }, ['null metricBrandUnknown_ofFile']],
  ])('with %s in its mapping is refused', async (_, mapping, lines) => {
    const projectId = await newProject(brand('a.dk'));
    const month = JSON.stringify(mapping).includes('"month"') ? '5' : '2026-05-01';
    expect(linesOf(await sendMetrics(admin, projectId, `${head}a.dk,facebook,posts,${month},1\n`, mapping))).toEqual(
      lines,
    );
  });

  it('of posts with times is refused where no time zone is told', async () => {
    const projectId = await newProject(brand('a.dk'));
    const posts = mapped('posts', ['domain', 'date', 'likes'], { network: 'FACEBOOK' });
    const send = (time: string, more: object = {}) =>
      sendMetrics(admin, projectId, `domain,date,likes\na.dk,${time},1\n`, { ...posts, ...more });
    expect(linesOf(await send('2026-05-01 08:00'))).toEqual(['null metricMapping_noTimeZone']);
    expect((await send('2026-05-01 08:00', { timeZone: 'Europe/Atlantis' })).status).toBe(400);
    expect((await send('2026-05-01 08:00', { timeZone: 'Europe/Berlin' })).status).toBe(200);
    expect((await send('2026-05-01T08:00Z')).status).toBe(200);
    // Without any time the rows may be sums of days.
    expect(linesOf(await send('2026-05-01 00:00:00'))).toEqual(['null metricMapping_onePost']);
    expect((await send('2026-05-01 00:00:00', { rowsArePosts: true })).status).toBe(200);
  });

  it('of sums of days is not taken for posts unless that is said', async () => {
    const projectId = await newProject(brand('a.dk'));
    const file = 'domain,date,likes,comments,shares\na.dk,2026-05-01,40,5,1\na.dk,2026-05-02,30,4,2\n';
    const { body } = await readMetricFile(admin, 'facebook.csv', file);
    expect(body).toMatchObject({ mapping: { form: 'posts', rowsArePosts: false }, questions: ['onePost'] });
    expect(linesOf(await sendMetrics(admin, projectId, file, body.mapping))).toEqual(['null metricMapping_onePost']);
    const told = { ...body.mapping, rowsArePosts: true };
    expect((await sendMetrics(admin, projectId, file, told)).status).toBe(200);
    expect((await stored(projectId))['a.dk FACEBOOK posts 2026-05-01']).toEqual([1, 'import']);

    // As sums of days they are interactions, and nothing is said of posts.
    const other = await newProject(brand('a.dk'));
    const wide = { ...body.mapping, form: 'wide', missingDaysAreZero: false };
    expect((await sendMetrics(admin, other, file, wide)).status).toBe(200);
    expect(await stored(other)).toEqual({
      'a.dk FACEBOOK comments 2026-05-01': [5, 'import'],
      'a.dk FACEBOOK comments 2026-05-02': [4, 'import'],
      'a.dk FACEBOOK interactions 2026-05-01': [46, 'import'],
      'a.dk FACEBOOK interactions 2026-05-02': [36, 'import'],
    });
    const { body: alone } = await readMetricFile(
      admin,
      'facebook.csv',
      'domain,date,posts,likes\na.dk,2026-05-03,2,900\n',
    );
    expect(alone.mapping.columns.map(({ role }: { role: string }) => role)).toEqual(['domain', 'date', 'figure']);
    const counted = `domain,date,posts,likes,comments,shares,interactions\na.dk,2026-05-03,2,40,5,,99\n`;
    const { body: read } = await readMetricFile(admin, 'facebook.csv', counted);
    expect(read).toMatchObject({ mapping: { form: 'wide' }, questions: [] });
    expect((await sendMetrics(admin, other, counted, read.mapping)).status).toBe(200);
    expect(await stored(other)).toMatchObject({
      'a.dk FACEBOOK posts 2026-05-03': [2, 'import'],
      'a.dk FACEBOOK comments 2026-05-03': [5, 'import'],
      'a.dk FACEBOOK interactions 2026-05-03': [99, 'import'],
    });
  });

  it('with changes, percentages or merged cells instead of counts is refused', async () => {
    const projectId = await newProject(brand('a.dk'));
    const wide = mapped('wide', ['domain', 'date', 'FACEBOOK followers']);
    const send = (rows: string) => sendMetrics(admin, projectId, `domain,date,followers\n${rows}`, wide);
    expect(linesOf(await send('a.dk,2026-05-01,+12\na.dk,2026-05-02,4%\na.dk,2026-05-03,1.2K\n'))).toEqual([
      '2 metricValueUnknown',
      '3 metricValueUnknown',
      '4 metricValueUnknown',
    ]);
    const xlsx = (second: TestCell, extra: Record<string, string>) => {
      const head = ['domain', 'date', 'followers'];
      const parts = workbookParts({ A: [head, ['a.dk', '2026-05-01', second], ['a.dk', '2026-05-02', null]] }, extra);
      const sheet = 'xl/worksheets/sheet1.xml';
      const merged = '</sheetData><mergeCells count="1"><mergeCell ref="C2:C3"/></mergeCells>';
      return makeZip(
        typeof second === 'number' ? { ...parts, [sheet]: parts[sheet]!.replace('</sheetData>', merged) } : parts,
      );
    };
    const { body } = await sendMetrics(admin, projectId, xlsx(6, {}), wide, 'a.xlsx');
    expect(body.error.code).toBe('fileCannotBeRead');
    expect(JSON.stringify(body.error)).toContain('The cells C2:C3 are merged');
    const styles = '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></styleSheet>';
    const percent = xlsx({ xml: '<v>0.87</v>', attributes: 's="1"' }, { 'xl/styles.xml': styles });
    expect(linesOf(await sendMetrics(admin, projectId, percent, wide, 'a.xlsx'))).toEqual(['2 metricValueUnknown']);
    expect(await stored(projectId)).toEqual({});
  });

  it('that names a post twice is refused, and one of another brand is not the same', async () => {
    const projectId = await newProject(brand('a.dk'), brand('b.dk'));
    const posts = mapped('posts', ['domain', 'post', 'date', 'likes'], { network: 'FACEBOOK' });
    const file =
      'domain,id,date,likes\na.dk,1,2026-05-01,1\nb.dk,1,2026-05-01,1\na.dk,,2026-05-01,1\na.dk,,2026-05-01,1\n';
    expect((await sendMetrics(admin, projectId, file, posts)).status).toBe(200);
    expect(linesOf(await sendMetrics(admin, projectId, `${file}a.dk,1,2026-05-02,1\n`, posts))).toEqual([
      '6 metricTwice_post',
    ]);
    expect((await stored(projectId))['a.dk FACEBOOK posts 2026-05-01']).toEqual([3, 'import']);
  });

  it('that holds no values, or months that are none, is refused', async () => {
    const projectId = await newProject(brand('a.dk'));
    expect(linesOf(await sendMetrics(admin, projectId, head, long))).toEqual(['null metricNoRows']);
    const months = mapped('wide', ['month', 'year', '- posts'], { domain: 'a.dk', network: 'FACEBOOK' });
    const file = 'month,year,posts\n13,2026,1\n5,soon,1\n2026-05-04,,1\n5,2026,1\n';
    expect(linesOf(await sendMetrics(admin, projectId, file, months))).toEqual([
      '2 metricDateUnknown_month',
      '3 metricDateUnknown_year',
      '4 metricDateUnknown_aDay',
    ]);
    expect((await readMetricFile(admin, 'a.csv', ' \n')).status).toBe(400);
    expect((await readMetricFile(admin, 'a.pdf', '%PDF-1.7')).status).toBe(415);
  });
});
