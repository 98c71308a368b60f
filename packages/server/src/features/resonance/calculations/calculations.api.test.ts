import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { openWorkbook } from '#/platform/office/open-workbook.ts';
import { openZip } from '#/platform/office/open-zip.ts';
import { test } from '#test/api-test.ts';
import { share } from '#test/consumer-client.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { messageTexts, type SheetsRow, sheetsRows, sheetsWorkbook } from '#test/sheets-survey.ts';

const rows = sheetsRows(600);
const isFemale = ({ gender }: SheetsRow) => gender === 'female';
let projectId: string;
let messageIds: string[];
let female: string;
let credentials: { projectName: string; projectPassword: string };

const it = test
  .extend(
    'asStaff',
    ({ admin }) =>
      (path: string, body: unknown, browser = admin) =>
        browser.post(`/api/resonance/${path}?projectId=${projectId}`, body),
  )
  .extend(
    'asConsumer',
    ({ app }) =>
      (path: string, request: unknown, given: object = credentials) =>
        app.browser().post(`/api/consumer/resonance/${path}`, { projectRequest: given, request }),
  );

it.beforeAll(async ({ admin }) => {
  const file = (await upload(admin, sheetsWorkbook(rows), 'sea.xlsx')).body;
  const look = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en' };
  projectId = (await createFrom(admin, { projectName: 'The sea', ...look, fileId: file.id })).body.id;
  const { body } = await admin.get(`/api/resonance/data?projectId=${projectId}`);
  messageIds = messageTexts.map((text) => body.messages.find((one: { message: string }) => one.message === text).id);
  const gender = body.filterColumns.find(({ header }: { header: string }) => header === 'Gender');
  female = gender.audiences.find(({ subheader }: { subheader: string }) => subheader === 'female').id;
  credentials = { projectName: 'The sea', projectPassword: (await share(admin, projectId)).password };
});

/** Share in percent of those with an answer. */
const percentOf = (answers: readonly (0 | 1 | null)[]): number => {
  const given = answers.filter((answer) => answer !== null);
  return (given.filter((answer) => answer === 1).length / given.length) * 100;
};

const requests: [path: string, body: () => unknown, wrong: unknown, foreign: unknown][] = [
  ['calculations/init', () => ({ audienceIds: [female] }), { audienceIds: 'all' }, { audienceIds: ['a:x'] }],
  [
    'high/performing',
    () => ({ messageId: messageIds[0], audienceIds: [] }),
    { audienceIds: [] },
    { messageId: 'x', audienceIds: [] },
  ],
  [
    'h2h/messages',
    () => ({ messageIds, audienceIds: [] }),
    { messageIds: ['m0'], audienceIds: [] },
    { messageIds: ['x', 'y'], audienceIds: [] },
  ],
  ['concepts', () => ({}), { compareTo: 5 }, { conceptId: 'x', audienceIds: [] }],
  [
    'h2h/concepts',
    () => ({ conceptIds: ['c0'], audienceIds: [] }),
    { conceptIds: [], audienceIds: [] },
    { conceptIds: ['x'], audienceIds: [] },
  ],
  ['benchmarks', () => ({}), [], null],
  ['calculations/benchmarks', () => [female], { ids: [] }, ['nobody']],
  [
    'crosstab/export',
    () => ({ banner: [female], audienceIds: [], format: 'csv', lang: 'en' }),
    { banner: [], audienceIds: [], format: 'csv', lang: 'en' },
    { banner: ['x'], audienceIds: [], format: 'csv', lang: 'en' },
  ],
];

describe.each(requests)('%s', (path, body, wrong, foreign) => {
  type AsStaff = (path: string, body: unknown) => Promise<{ body: { concepts: { id: string }[] } }>;
  const given = async (asStaff: AsStaff) => {
    const request = body() as { conceptIds?: string[] };
    if (!request.conceptIds) return request;
    const { concepts } = (await asStaff('concepts', {})).body;
    return { ...request, conceptIds: concepts.map(({ id }) => id) };
  };

  it('answers consumers what it answers staff', async ({ asStaff, asConsumer }) => {
    const staff = await asStaff(path, await given(asStaff));
    expect([staff.status, staff.body.error]).toEqual([200, undefined]);
    const shared = await asConsumer(path, await given(asStaff));
    expect(shared.status).toBe(200);
    expect(shared.body).toEqual(staff.body);
  });

  it('does not exist for strangers, opens to no wrong password, and refuses what is not a request', async ({
    stranger,
    asStaff,
    asConsumer,
  }) => {
    expect((await asStaff(path, await given(asStaff), stranger)).status).toBe(404);
    const refused = await asConsumer(path, await given(asStaff), { ...credentials, projectPassword: 'wrong' });
    expect(refused.body.error.code).toBe('wrongCredentials');
    expect((await asStaff(path, wrong)).status).toBe(400);
    expect((await asConsumer(path, wrong)).status).toBe(400);
    if (foreign === null) return;
    expect((await asStaff(path, foreign)).status).toBe(404);
    expect((await asConsumer(path, foreign)).status).toBe(404);
  });
});

describe('the figures equal a count of the rows', () => {
  it('of what the message response shows first', async ({ asStaff }) => {
    const women = rows.filter(isFemale);
    const totals = messageTexts.map(
      (_, m) => (percentOf(women.map(({ r1 }) => r1[m]!)) + percentOf(women.map(({ r2 }) => r2[m]!))) / 2,
    );
    const best = totals.indexOf(Math.max(...totals));
    const { body } = await asStaff('calculations/init', { audienceIds: [female] });
    expect(body.messageId).toBe(messageIds[best]);
    const north = body.links.find(
      ({ audienceSubheader }: { audienceSubheader: string }) => audienceSubheader === 'north',
    );
    const there = women.filter(({ region }) => region === 'north');
    expect(north.r1.percent).toBeCloseTo(percentOf(there.map(({ r1 }) => r1[best]!)), 9);
    expect(north.globalR1.base).toBe(rows.filter((row) => row.region === 'north' && row.r1[best] !== null).length);
    expect(body.correlated.messageId).toBe(messageIds[best]);
  });

  it('of correlated messages', async ({ asStaff }) => {
    const { body } = await asStaff('high/performing', { messageId: messageIds[1], audienceIds: [female] });
    const fans = rows.filter(({ r1 }) => r1[1] === 1);
    const third = body.messages.find(({ id }: { id: string }) => id === messageIds[2]);
    expect(body).toMatchObject({ targetMessage: messageTexts[1], globalBase: fans.length });
    expect(third.r1.percent).toBeCloseTo(percentOf(fans.filter(isFemale).map(({ r1 }) => r1[2]!)), 9);
    expect(third.globalR2.percent).toBeCloseTo(percentOf(fans.map(({ r2 }) => r2[2]!)), 9);
  });

  it('of head-to-head', async ({ asStaff }) => {
    const { body } = await asStaff('h2h/messages', { messageIds: messageIds.slice(0, 2), audienceIds: [] });
    expect(body.messages.map(({ accurateR1Total }: { accurateR1Total: number }) => accurateR1Total)).toEqual([
      expect.closeTo(percentOf(rows.map(({ r1 }) => r1[0]!)), 9),
      expect.closeTo(percentOf(rows.map(({ r1 }) => r1[1]!)), 9),
    ]);
    const other = body.messages.find(({ id }: { id: string }) => id !== body.bestId);
    expect(other.r1Test.pairs).toBe(rows.filter(({ r1 }) => r1[0] !== null && r1[1] !== null).length);
  });

  it('of concepts', async ({ asStaff }) => {
    const { concepts } = (await asStaff('concepts', {})).body;
    const sea = concepts.find(({ name }: { name: string }) => name === 'The sea');
    const ice = concepts.find(({ name }: { name: string }) => name === 'The ice');
    const said = rows.filter((row) => row.sea.length > 0);
    expect([sea.base, ice.base]).toEqual([said.length, rows.filter((row) => row.ice.length > 0).length]);
    const request = { conceptId: sea.id, compareTo: [ice.id], audienceIds: [female] };
    const { response } = (await asStaff('concepts', request)).body;
    const women = said.filter(isFemale);
    const names = (row: SheetsRow, name: string, tone?: string) =>
      row.sea.some(([subconcept, how]) => subconcept === name && (tone === undefined || how === tone));
    const cold = (list: { subName: string }[]) =>
      list.find(({ subName }) => subName === 'cold') as unknown as { total: number; globalTotal: number };
    const shareOf = (people: SheetsRow[], tone?: string) =>
      (people.filter((row) => names(row, 'cold', tone)).length / people.length) * 100;
    expect(cold(response.concept.ORIGINAL).total).toBeCloseTo(shareOf(women), 9);
    expect(cold(response.concept.ORIGINAL).globalTotal).toBeCloseTo(shareOf(said), 9);
    expect(cold(response.concept.NEGATIVE).total).toBeCloseTo(shareOf(women, 'negative'), 9);
    expect(response.comparedTo.map(({ name }: { name: string }) => name)).toEqual(['The ice']);
    const { body } = await asStaff('h2h/concepts', { conceptIds: [sea.id, ice.id], audienceIds: [] });
    expect(body.concepts.map(({ header }: { header: string }) => header)).toEqual(['The sea', 'The ice']);
  });

  it('of benchmarks: OR in a group, AND across groups', async ({ asStaff }) => {
    const { groups } = (await asStaff('benchmarks', {})).body;
    const node = (header: string | null, label: string): string =>
      groups
        .find((group: { header: string | null }) => group.header === header)
        .nodes.find((one: { label: string }) => one.label === label).id;
    const chosen = [
      node('Region', 'north'),
      node('Region', 'west'),
      node('Gender', 'female'),
      node(null, messageTexts[1]!),
    ];
    const { body } = await asStaff('calculations/benchmarks', chosen);
    const left = rows.filter((row) => row.region !== 'south' && isFemale(row) && row.r1[1] === 1);
    expect(body).toMatchObject({ respondents: left.length, base: rows.length });
    expect(body.percentage).toBeCloseTo((left.length / rows.length) * 100, 9);
    expect((await asStaff('calculations/benchmarks', [])).body.percentage).toBeNull();
  });
});

describe('the crosstab', () => {
  const request = { banner: [] as string[], audienceIds: [] as string[], format: 'csv', lang: 'en' };

  it('holds percent, letters and bases of every question, and says where it comes from', async ({ asStaff }) => {
    const { body, headers } = await asStaff('crosstab/export', { ...request, banner: [female] });
    expect(headers['content-disposition']).toContain('The sea crosstab_21-11-2026_090000.csv');
    const lines = String(body).split('\r\n');
    const women = rows.filter(isFemale);
    const percent = (people: SheetsRow[]) => Math.round(percentOf(people.map(({ r1 }) => r1[0]!)) * 10) / 10;
    expect(lines).toContain(`"A calm message","R1 % positive","${percent(rows)}","${percent(women)}"`);
    const baseOf = (people: SheetsRow[]) => people.filter(({ r1 }) => r1[0] !== null).length;
    expect(lines).toContain(`"A calm message","R1 Base","${baseOf(rows)}","${baseOf(women)}"`);
    expect(String(body)).toContain('sea.xlsx, 2026-11-21');
  });

  it('has the bases that the filter leaves of other audiences, and so says what it is asked of', async ({
    asStaff,
    admin,
  }) => {
    const { filterColumns } = (await admin.get(`/api/resonance/data?projectId=${projectId}`)).body;
    const regions = filterColumns.find(({ header }: { header: string }) => header === 'Region').audiences;
    const women = rows.filter(isFemale);
    const inRegion = (region: string) => women.filter((row) => row.region === region);
    const names: string[] = regions.map(({ subheader }: { subheader: string }) => subheader);
    const { body } = await asStaff('crosstab/export', {
      ...{ ...request, banner: regions.map(({ id }: { id: string }) => id), audienceIds: [female] },
    });
    const answered = (people: SheetsRow[]) => people.filter(({ r1 }) => r1[0] !== null).length;
    const bases = [women, ...names.map(inRegion)].map(answered);
    expect(String(body).split('\r\n')).toContain(`"A calm message","R1 Base",${bases.map((n) => `"${n}"`).join(',')}`);

    const { audienceBases } = (await asStaff('filter/messages', { audienceIds: [female] })).body;
    const labels = filterColumns.flatMap(({ audiences }: { audiences: { subheader: string }[] }) => audiences);
    const counted = labels.map(
      ({ subheader }: { subheader: string }) =>
        women.filter(({ gender, region }) => gender === subheader || region === subheader).length,
    );
    expect(audienceBases).toEqual(counted);
    expect(counted).toContain(0);
  });

  it('is in German what German spreadsheets read, under the filter it names', async ({ asStaff }) => {
    const { body } = await asStaff('crosstab/export', {
      ...request,
      banner: [female],
      audienceIds: [female],
      lang: 'de',
    });
    const text = String(body);
    expect(text.startsWith('\uFEFF"The sea"\r\n')).toBe(true);
    expect(text).toContain('"Filter";"Gender: female"');
    expect(text).toMatch(/"R1 % positiv";"\d+,\d"/);
    expect(text).not.toContain('","');
    const women = rows.filter(isFemale);
    expect(text).toContain(`"Gezählte Befragte";"${women.length}";"von ${rows.length}"`);
    const liked = women.filter(({ r1 }) => r1[0] === 1).length;
    expect(text).toContain(`"A calm message";"R1 Positive Antworten";"${liked}";"${liked}"`);
  });

  it('is a workbook of whole figures under formats, with headings that stand still, under the filter it names', async ({
    app,
    admin,
  }) => {
    const reply = await app.app.inject({
      method: 'POST',
      url: `/api/resonance/crosstab/export?projectId=${projectId}`,
      payload: { ...request, banner: [female], audienceIds: [female], format: 'xlsx' },
      cookies: Object.fromEntries(admin.jar),
    });
    const path = join(app.folder, 'crosstab.xlsx');
    await writeFile(path, reply.rawPayload);
    const zip = await openZip(path);
    const partOf = async (name: string) => {
      const pieces: Buffer[] = [];
      for await (const piece of zip.read(name)) pieces.push(piece);
      return Buffer.concat(pieces).toString('utf8');
    };
    const [sheet, styles] = [await partOf('xl/worksheets/sheet1.xml'), await partOf('xl/styles.xml')];
    zip.close();
    const answers = rows.filter(isFemale).map(({ r1 }) => r1[0]!);
    const liked = answers.filter((answer) => answer === 1).length;
    const base = answers.filter((answer) => answer !== null).length;
    /** The codes of the formats that cells of this number have. */
    const formatted = (value: number): (string | undefined)[] => {
      const formats = styles.split('<cellXfs')[1]!.split('<xf').slice(1);
      const cells = [...sheet.matchAll(/<c ([^>]*)><v>([^<]+)<\/v>/g)].filter(([, , text]) => {
        return Math.abs(Number(text) - value) < 1e-14;
      });
      return cells.flatMap(([, attributes]) => {
        const style = /s="(\d+)"/.exec(attributes!)?.[1];
        const id = /numFmtId="(\d+)"/.exec(formats[Number(style)] ?? '')?.[1];
        return attributes!.includes('t="s"')
          ? []
          : [new RegExp(`numFmtId="${id}" formatCode="([^"]+)"`).exec(styles)?.[1]];
      });
    };
    expect(new Set(formatted(percentOf(answers) / 100))).toEqual(new Set(['0.0%']));
    expect([...formatted(liked), ...formatted(base)]).not.toContain(undefined);
    expect(new Set(formatted(base))).toEqual(new Set(['#,##0']));
    expect(sheet).toMatch(/<pane (?=[^>]*xSplit="2")(?=[^>]*ySplit="9")[^>]*state="frozen"/);
    expect(sheet).toMatch(/<col [^>]*width="56"/);
    expect(styles).toContain('E8EEF2');

    const { tables, close } = await openWorkbook(path);
    const cells: string[][] = [];
    for await (const batch of tables[0]!.rows()) cells.push(...batch.map((row) => row.cells));
    close();
    expect(cells).toContainEqual(['Filter', 'Gender: female']);
    expect(cells).toContainEqual(['Respondents counted', String(rows.filter(isFemale).length), `of ${rows.length}`]);
    expect(cells).toContainEqual(['A calm message', 'R1 Positive answers', String(liked), String(liked)]);
    expect(cells).toContainEqual(['A calm message', 'R1 Base', String(base), String(base)]);
  });
});
