import type { FileError } from '@soundings/contract/errors';
import { datasetErrorLines } from '@soundings/contract/sonar/error-lines';
import { datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Reply } from '#test/browser.ts';
import { makeXlsx } from '#test/make-xlsx.ts';
import { seedChoices, sendFile } from '#test/product-client.ts';
import { addSonar, allOf, brand, countsOf, factsOf, importFile, pageOf } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

let made = 0;
const newProject = (...datasets: object[]) => addSonar(admin, `Files ${++made}`, { datasets });
const csv = (...rows: string[][]) => Papa.unparse(rows);

const download = async (url: string): Promise<{ name: string; bytes: Buffer }> => {
  const { statusCode, headers, rawPayload } = await app.app.inject({
    url,
    cookies: Object.fromEntries(admin.jar),
  });
  expect(statusCode).toBe(200);
  return { name: decodeURIComponent(String(headers['content-disposition']).split("UTF-8''")[1]!), bytes: rawPayload };
};

const errorsOf = ({ status, body }: Reply): FileError[] => {
  expect(status).toBe(400);
  return body.error.fileErrors;
};
const linesOf = (reply: Reply) =>
  errorsOf(reply).flatMap(({ lines }) => lines.map(({ line, code }) => `${line} ${code}`));

describe('a file of brands', () => {
  it('adds brands, with headings in any language, order and case and whatever way a cell is written', async () => {
    const projectId = await newProject();
    const file = makeXlsx({
      Marken: [
        ['Unsere Wettbewerber 2026'],
        ['LAND', 'egal', 'Facebook-Seite', 'Domain', ' firma ', 'im Fokus', 'Mein Unternehmen', 'Produkte', 'YouTube'],
        [
          'Österreich',
          'x',
          'fjord; facebook.com/Fjord.AT',
          'https://www.Fjord.at/de',
          'Fjord',
          'ja',
          1,
          'Jacken, Stiefel',
          '',
        ],
        ['tuerkei', null, null, 'sok.com.tr', 'Şok', 'Nein', null, null, null],
        ['se', null, null, 'sill.se', 'Sill', null, 0, 'a;b', '@sill\n@sill2, UCe5b_iDBYNiLcx0DlJmdrRQ'],
      ],
    });
    const unknown = await importFile(admin, projectId, 'b.xlsx', file);
    expect(unknown.body.error.fileErrors[0].lines[0]).toMatchObject({
      line: 4,
      values: { cell: 'tuerkei', near: 'Türkei' },
    });
    const right = makeXlsx({
      Leer: [],
      Marken: [
        ['LAND', 'egal', 'Facebook-Seite', 'Domain', ' firma ', 'im Fokus', 'Mein Unternehmen', 'Produkte', 'YouTube'],
        [
          'Österreich',
          'x',
          'fjord; facebook.com/Fjord.AT',
          'https://www.Fjord.at/de',
          'Fjord',
          'ja',
          1,
          'Jacken, Stiefel',
          '',
        ],
        ['TÜRKEI', null, null, 'sok.com.tr', 'Şok', 'Nein', null, null, null],
        ['se', null, null, 'sill.se', 'Sill', null, 0, 'a;b', '@sill\n@sill2, UCe5b_iDBYNiLcx0DlJmdrRQ'],
      ],
    });
    const { status, body } = await importFile(admin, projectId, 'b.xlsx', right);
    expect([status, body]).toEqual([200, { added: 3, changed: 0 }]);
    const [fjord, sok, sill] = await allOf(admin, projectId);
    expect(fjord).toMatchObject({ count: 1, domain: 'fjord.at', country: 'AT', inFocus: true, myCompany: true });
    expect(fjord!.products).toEqual(['Jacken', 'Stiefel']);
    expect(fjord!.socials.FACEBOOK!.map(({ key, isSelected }) => [key, isSelected])).toEqual([
      ['fjord', true],
      ['fjord.at', false],
    ]);
    expect(sok).toMatchObject({
      brandCompany: 'Şok',
      country: 'TR',
      inFocus: false,
      competitorType: 'All',
      socials: {},
    });
    expect(sill).toMatchObject({ country: 'SE', products: ['a', 'b'] });
    expect(sill!.socials.YOUTUBE!.map(({ key }) => key)).toEqual([
      '@sill',
      '@sill2',
      'channel:UCe5b_iDBYNiLcx0DlJmdrRQ',
    ]);
  });

  it('changes the brands that the project has and leaves all that it does not say', async () => {
    const projectId = await newProject(
      brand('a.dk', {
        groups: ['Old'],
        inFocus: true,
        myCompany: true,
        country: 'NO',
        socials: { FACEBOOK: [{ url: 'aa' }] },
      }),
      brand('b.dk'),
    );
    const rows = [
      ['domain', 'company', 'groups', 'facebook', 'my company', 'country'],
      ['www.a.dk', '', '', 'a.new', '', ''],
      ['b.dk', '', '', 'bb.dk', '', ''],
      ['c.dk', 'C', 'New', '', 'yes', 'Sweden'],
    ];
    expect((await importFile(admin, projectId, 'b.csv', csv(...rows))).body).toEqual({ added: 1, changed: 2 });
    const all = await allOf(admin, projectId);
    expect((await pageOf(admin, projectId)).counts).toMatchObject(countsOf(all));
    const [a, b, c] = all;
    expect(a).toMatchObject({
      brandCompany: 'Brand a.dk',
      groups: ['Old'],
      inFocus: true,
      myCompany: false,
      country: 'NO',
    });
    expect(a!.socials.FACEBOOK!.map(({ key, isSelected }) => [key, isSelected])).toEqual([
      ['a.new', true],
      ['aa', false],
    ]);
    expect(b).toMatchObject({ brandCompany: 'Brand b.dk', count: 2 });
    expect(c).toMatchObject({ brandCompany: 'C', count: 3, myCompany: true, country: 'SE' });
    const entry = (await app.auditEntries()).at(-1);
    expect(entry).toMatchObject({ action: 'sonar.datasets', outcome: 'success', details: { imported: 'b.csv' } });
  });

  it('knows brands of one domain by their companies, whatever their case', async () => {
    const projectId = await newProject(
      brand('a.dk', { brandCompany: 'Fjord', myCompany: true }),
      brand('a.dk', { brandCompany: 'Fjord Outlet' }),
      brand('b.dk', { socials: { TIKTOK: [{ url: '@one' }, { url: '@two' }] } }),
    );
    const rows = [
      ['domain', 'company', 'groups', 'my company', 'tiktok'],
      ['a.dk', ' FJORD  outlet', 'New', '', ''],
      ['a.dk', 'Fjord', '', 'yes', ''],
      ['a.dk', 'Third', '', '', ''],
      ['b.dk', '', '', '', '@two'],
    ];
    const send = async () => (await importFile(admin, projectId, 'b.csv', csv(...rows))).body;
    expect(await send()).toEqual({ added: 1, changed: 2 });
    const all = await allOf(admin, projectId);
    expect(all.map(({ brandCompany, groups, myCompany }) => [brandCompany, groups, myCompany])).toEqual([
      ['Fjord', [], true],
      ['FJORD  outlet', ['New'], false],
      ['Brand b.dk', [], false],
      ['Third', [], false],
    ]);
    expect(all[2]!.socials.TIKTOK!.map(({ key, isSelected }) => [key, isSelected])).toEqual([
      ['@one', false],
      ['@two', true],
    ]);
    expect(await send()).toEqual({ added: 0, changed: 0 });
    expect(await allOf(admin, projectId)).toEqual(all);
  });

  it('with all kinds of mistakes gives a clear line for each and imports nothing', async () => {
    const projectId = await newProject(
      brand('known.dk'),
      brand('shared.dk'),
      brand('shared.dk', { brandCompany: 'Other' }),
    );
    const headings = [
      'Company',
      'Domain',
      'Country',
      'Competitor type',
      'In focus',
      'My company',
      'Groups',
      'Facebook',
    ];
    const filled = (more: Record<string, string>) => {
      const row: Record<string, string> = { Company: 'C', Domain: `d${Math.random()}.dk`, ...more };
      return [...headings, 'YouTube', 'Twitter', 'Instagram', 'TikTok'].map((heading) => row[heading] ?? '');
    };
    const many = (most: number) => Array.from({ length: most + 1 }, (_, i) => `n${i}`).join(', ');
    const rows = [
      [...headings, 'YouTube', 'Twitter', 'Instagram', 'TikTok'],
      filled({ Domain: 'right.dk', 'My company': 'ja' }),
      filled({ Domain: '' }),
      filled({ Domain: 'no domain at all' }),
      filled({ Company: ' c ', Domain: 'https://www.right.dk/again' }),
      filled({ Company: '', Domain: 'nameless.dk' }),
      filled({ Company: 'c'.repeat(201) }),
      filled({ Country: 'Denmrak' }),
      filled({ Country: 'Atlantis' }),
      filled({ 'Competitor type': 'Fierce' }),
      filled({ 'In focus': 'maybe' }),
      filled({ 'My company': 'yes' }),
      filled({ Facebook: 'https://www.facebook.com/sharer/sharer.php?u=https://a.dk' }),
      filled({ YouTube: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }),
      filled({ Twitter: 'https://www.facebook.com/right' }),
      filled({ Instagram: 'https://www.instagram.com/p/CxYzAbC/' }),
      filled({ TikTok: '!!!' }),
      filled({ Facebook: `https://www.facebook.com/${'f'.repeat(datasetLimits.link)}` }),
      filled({ Instagram: many(datasetLimits.links) }),
      filled({ Groups: many(datasetLimits.labels) }),
      filled({ Groups: `short, ${'g'.repeat(datasetLimits.label + 1)}` }),
      filled({ Groups: 'turned \u202e around' }),
      filled({ Company: '', Domain: 'known.dk' }),
      filled({ Company: 'BRAND  known.dk', Domain: 'known.dk' }),
      filled({ Company: '', Domain: 'shared.dk' }),
    ];
    const reply = await importFile(admin, projectId, 'wrong.csv', csv(...rows));
    expect(reply.body.error.code).toBe('fileHasErrors');
    expect(linesOf(reply).toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
      '3 domainMissing',
      '4 notADomain',
      '5 brandTwice',
      '6 companyMissing',
      '7 companyTooLong',
      '8 countryUnknown_near',
      '9 countryUnknown',
      '10 competitorUnknown',
      '11 notYesOrNo',
      '12 myCompanyTwice',
      '13 notAProfile_aShareLink',
      '14 notAProfile_aVideo',
      '15 notAProfile_otherNetwork',
      '16 notAProfile_aPost',
      '17 notAProfile',
      '18 linkTooLong',
      '19 tooManyLinks',
      '20 tooManyBrandLabels',
      '21 brandLabelTooLong',
      '22 oddCharacters',
      '24 brandTwice',
      '25 companyMissing_several',
    ]);
    const texts = errorsOf(reply).flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(texts.filter((text) => /\{\{|undefined|null|NaN|object/.test(text))).toEqual([]);
    expect(texts).toContain('Column 3 “Country”: “Denmrak” is not a country. Did you mean “Denmark”?');
    expect(texts).toContain(
      'The brand “c” of right.dk is already in line 2. Delete one of the rows, or correct its company or domain.',
    );
    for (const { lines } of errorsOf(reply)) {
      for (const { code, values } of lines) {
        const wanted = datasetErrorLines[code as keyof typeof datasetErrorLines].match(/(?<=\{\{)\w+/g) ?? [];
        expect(Object.keys(values).sort(), code).toEqual([...new Set(wanted)].sort());
      }
    }
    expect((await allOf(admin, projectId)).map(({ domain }) => domain)).toEqual(['known.dk', 'shared.dk', 'shared.dk']);
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'sonar.datasets', outcome: 'failure' });
  });

  it('drops no link that a brand has: too many are an error of their line', async () => {
    const linksOf = (name: string, most: number) => Array.from({ length: most }, (_, i) => `${name}${i}`);
    const projectId = await newProject(
      brand('full.dk', { socials: { FACEBOOK: linksOf('known', datasetLimits.links).map((url) => ({ url })) } }),
      brand('half.dk', { socials: { FACEBOOK: linksOf('known', 5).map((url) => ({ url })) } }),
    );
    const before = await allOf(admin, projectId);
    const send = (rows: string[][]) => importFile(admin, projectId, 'b.csv', csv(['domain', 'facebook'], ...rows));
    const five = ['half.dk', linksOf('new', 5).join(' ')];
    const refused = await send([five, ['full.dk', linksOf('new', datasetLimits.links).join(' ')]]);
    expect(linesOf(refused)).toEqual(['3 tooManyLinks_known']);
    expect(linesOf(await send([['half.dk', linksOf('new', 6).join(' ')]]))).toEqual(['2 tooManyLinks_known']);
    expect(linesOf(await send([['full.dk', linksOf('new', datasetLimits.links + 1).join(' ')]]))).toEqual([
      '2 tooManyLinks',
    ]);
    expect(await allOf(admin, projectId)).toEqual(before);
    expect((await send([five, ['full.dk', 'known3']])).body).toEqual({ added: 0, changed: 2 });
    const keys = (await allOf(admin, projectId)).map(({ socials }) =>
      socials.FACEBOOK!.map(({ key }) => key).toSorted(),
    );
    expect(keys).toEqual([linksOf('known', datasetLimits.links), [...linksOf('known', 5), ...linksOf('new', 5)]]);
  });

  it.each([
    ['no domain column', csv(['Company', 'Country'], ['A', 'DK']), 400, '1 noDomainColumn'],
    ['one column twice', csv(['Domain', 'Groups', 'GROUPS'], ['a.dk', '', '']), 400, '1 brandColumnTwice'],
    ['headings alone', csv(['Company', 'Domain']), 400, 'null noBrands'],
    ['nothing but blanks', '\n , \n', 400, 'null noBrands_sheets'],
    ['no bytes', '', 400, 'null fileEmpty_bytes'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 415, 'null notATable_image'],
    ['half a workbook', makeXlsx({ A: [['domain']] }).subarray(0, 300), 400, 'null workbookDamaged_zip'],
    [
      'too many brands',
      `company,domain\n${Array.from({ length: datasetLimits.datasets + 1 }, (_, i) => `A,a${i}.dk`).join('\n')}`,
      400,
      `${datasetLimits.datasets + 2} tooManyBrands`,
    ],
  ])('with %s is refused', async (_, content, status, line) => {
    const projectId = await newProject();
    for (const reply of [
      await importFile(admin, projectId, 'b.csv', content),
      await sendFile(admin, '/api/sonar-data/read-file', 'b.csv', content),
    ]) {
      expect(reply.status).toBe(status);
      const [first] = reply.body.error.fileErrors[0].lines;
      expect(`${first.line} ${first.code}`).toBe(line);
    }
    expect((await pageOf(admin, projectId)).counts.all).toBe(0);
  });

  it('does not bring a project beyond its limit', async () => {
    const projectId = await newProject(brand('a.dk'));
    const rows = Array.from({ length: datasetLimits.datasets }, (_, i) => ['B', `b${i}.dk`]);
    const reply = await importFile(admin, projectId, 'b.csv', csv(['company', 'domain'], ...rows));
    expect([reply.status, reply.body.error.code]).toEqual([409, 'tooManyDatasets']);
    expect((await pageOf(admin, projectId)).counts.all).toBe(1);
  });

  it('is read without being kept', async () => {
    const rows = [
      ['Brand', 'Domain', 'twitter', 'services'],
      ['Fjord', 'www.fjord.dk', '@Fjord', 'a, b'],
    ];
    const { status, body } = await sendFile(admin, '/api/sonar-data/read-file', 'b.csv', csv(...rows));
    expect(status).toBe(200);
    expect(body.datasets).toEqual([
      {
        domain: 'fjord.dk',
        brandCompany: 'Fjord',
        services: ['a', 'b'],
        socials: { TWITTER: [{ url: 'https://x.com/fjord', isSelected: true }] },
      },
    ]);
  });
});

describe('the files that we write', () => {
  it('are read again as they were, in both kinds, whatever the texts begin with', async () => {
    const odd = { categories: ['=1+1', '+a', 'b "c"'], groups: ['-x', '@y'], products: ['a b'] };
    const projectId = await newProject(
      brand('a.dk', { brandCompany: '=cmd|calc', country: 'FO', competitorType: 'Narrow', inEcosystem: true, ...odd }),
      brand('b.dk', {
        brandCompany: '@home, “Søn”',
        myCompany: true,
        socials: {
          YOUTUBE: [{ url: '@b' }, { url: 'UCe5b_iDBYNiLcx0DlJmdrRQ', isSelected: true }],
          LINKEDIN: [{ url: 'https://www.linkedin.com/company/b,-sons' }],
        },
      }),
    );
    const before = factsOf(await allOf(admin, projectId));
    for (const type of ['xlsx', 'csv']) {
      const { name, bytes } = await download(`/api/sonar-data/export/${projectId}?fileType=${type}`);
      expect(name).toMatch(new RegExp(`^Files ${made - (type === 'csv' ? 1 : 0)}_21-11-2026_\\d{6}\\.${type}$`));
      if (type === 'csv') expect(bytes.toString()).toContain(`"'=cmd|calc"`);
      const copyId = await newProject();
      expect((await importFile(admin, copyId, name, bytes)).body).toEqual({ added: 2, changed: 0 });
      const selectedFirst = before.map((facts) => ({
        ...facts,
        socials: facts.socials.map(([network, links]) => [
          network,
          [...(links as [string, string, boolean][])].sort((a, b) => Number(b[2]) - Number(a[2])),
        ]),
      }));
      expect(factsOf(await allOf(admin, copyId))).toEqual(selectedFirst);
      expect((await importFile(admin, copyId, name, bytes)).body).toEqual({ added: 0, changed: 0 });
      expect((await importFile(admin, projectId, name, bytes)).body).toEqual({ added: 0, changed: 0 });
      expect(factsOf(await allOf(admin, copyId))).toEqual(selectedFirst);
      expect(factsOf(await allOf(admin, projectId))).toEqual(before);
    }
  });

  it('change nothing where texts begin with an apostrophe or look like an escape of Excel', async () => {
    const names = ["'=cmd", "''=cmd", "a;'-b", "'+49", '_x0041_ Co', 'a _x000D_ b', '_x005F_x0041_'];
    const brands = names.map((brandCompany, i) => brand(`odd-${i}.dk`, { brandCompany, categories: ['-x', "'=y"] }));
    const projectId = await newProject(...brands);
    const before = await allOf(admin, projectId);
    for (const type of ['xlsx', 'csv']) {
      const { name, bytes } = await download(`/api/sonar-data/export/${projectId}?fileType=${type}`);
      expect((await importFile(admin, projectId, name, bytes)).body).toEqual({ added: 0, changed: 0 });
    }
    expect(await allOf(admin, projectId)).toEqual(before);
    expect(before.map(({ brandCompany }) => brandCompany)).toEqual(names);
  });

  it('have a template whose example can be imported', async () => {
    const { name, bytes } = await download('/api/sonar-data/template');
    expect(name).toMatch(/\.xlsx$/);
    const projectId = await newProject();
    expect((await importFile(admin, projectId, name, bytes)).body).toEqual({ added: 1, changed: 0 });
    const [example] = await allOf(admin, projectId);
    expect(Object.keys(example!.socials)).toHaveLength(7);
    expect(example).toMatchObject({
      country: 'DK',
      competitorType: 'Broad',
      inEcosystem: true,
      products: ['Jackets', 'Boots'],
    });
  });
});
