import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudienceMapping, ResonanceFile, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import type { AudienceLink, MessageFigures, ResonanceData, Share } from '@soundings/contract/resonance/resonance';
import Papa from 'papaparse';
import { describe, expect } from 'vitest';
import { openWorkbook } from '#/platform/office/open-workbook.ts';
import { test } from '#test/api-test.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { waitFor } from '#test/wait-for-job.ts';

/** People as the file has them; every figure below is counted from these. */
interface Person {
  readonly region: string;
  readonly age: number;
  readonly uses: readonly string[];
  /** In halves from 1 to 5; null where they did not answer. */
  readonly answers: readonly (number | null)[];
}
const messages = ['A calm start to the day', 'Twice the taste of before', 'Made for people you know'];
const regions = ['North', 'South', 'East', 'West'];
const media = ['TV', 'Radio', 'Podcasts'];
const people: Person[] = Array.from({ length: 240 }, (_, i) => ({
  // Exactly one person lives in the West.
  region: i === 7 ? 'West' : regions[i % 3]!,
  age: 18 + ((i * 7) % 60),
  uses: media.filter((_, m) => (i >> m) % 2 === 1),
  answers: messages.map((_, m) => ((i + m) % 9 === 0 ? null : 1 + ((i * (m + 3) + (i % 7)) % 9) / 2)),
}));
const csv = [
  ['Region', 'Age', ...media.map((one) => `Which of these do you use? ${one}`), ...messages],
  ...people.map(({ region, age, uses, answers }) => [
    ...[region, age, ...media.map((one) => (uses.includes(one) ? 1 : 0)), ...answers.map((answer) => answer ?? '')],
  ]),
]
  .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
  .join('\n');

const audience = (values: AudienceMapping['values']): AudienceMapping => ({
  ...{ values, noAnswer: [], separator: null, choice: null, joined: false },
});
const value = (label: string, given: Partial<AudienceMapping['values'][number]>) => ({
  ...{ label, answers: [], range: null, hidden: false },
  ...given,
});
/** Regions with a net beside its parts and one that is hidden, ages in ranges, and halves of which 4 and more count. */
const mappingOf = (file: ResonanceFile, least: number): ResonanceMapping => {
  const suggested = suggestedMapping(file);
  const recodes = suggested.recodes.map((recode) =>
    recode.kind === 'points'
      ? {
          ...recode,
          confirmed: true,
          points: recode.points.map((one) => ({ ...one, positive: Number(one.label) >= least })),
        }
      : recode,
  );
  const region = audience([
    value('North or South', { answers: ['North', 'South'] }),
    ...[
      value('North', { answers: ['North'] }),
      value('South', { answers: ['South'] }),
      value('West', { answers: ['West'] }),
    ],
    value('East', { answers: ['East'], hidden: true }),
  ]);
  const age = audience([
    value('Under 30', { range: { from: null, to: 29 } }),
    value('30–49', { range: { from: 30, to: 49 } }),
    value('50+', { range: { from: 50, to: null } }),
  ]);
  const columns = suggested.columns.map((column) => {
    if (column.column === 0) return { ...column, role: 'audience' as const, audience: region };
    return column.column === 1 ? { ...column, role: 'audience' as const, audience: age } : column;
  });
  return { ...suggested, recodes, columns };
};

/** Who is in an audience, by its heading and name. */
const members: Record<string, (person: Person) => boolean> = {
  'North or South': ({ region }) => region === 'North' || region === 'South',
  ...Object.fromEntries(['North', 'South', 'West'].map((name) => [name, ({ region }: Person) => region === name])),
  'Under 30': ({ age }) => age < 30,
  '30–49': ({ age }) => age >= 30 && age < 50,
  '50+': ({ age }) => age >= 50,
  ...Object.fromEntries(media.map((name) => [name, ({ uses }: Person) => uses.includes(name)])),
};
const countFor = (message: number, among: readonly Person[], least: number) => {
  const answers = among.flatMap(({ answers }) => answers[message] ?? []);
  const positive = answers.filter((answer) => answer >= least).length;
  return { base: answers.length, positive, percent: answers.length === 0 ? null : (100 * positive) / answers.length };
};

const it = test
  .extend('make', ({ admin }) => async (projectName: string): Promise<string> => {
    const file: ResonanceFile = (await upload(admin, csv)).body;
    const look = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en' };
    const reply = await createFrom(admin, { projectName, ...look, fileId: file.id, mapping: mappingOf(file, 4) });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return reply.body.id;
  })
  .extend('ask', ({ admin }) => async (id: string, path: string, request: object) => {
    const reply = await admin.post(`/api/resonance/${path}?projectId=${id}`, request);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body;
  })
  .extend(
    'dataOf',
    ({ admin }) =>
      async (id: string): Promise<ResonanceData> =>
        (await admin.get(`/api/resonance/data?projectId=${id}`)).body,
  )
  /** The cells of an exported crosstab. */
  .extend('exportOf', ({ app, admin }) => async (id: string, request: object): Promise<string[][]> => {
    const cookies = Object.fromEntries(admin.jar);
    const url = `/api/resonance/crosstab/export?projectId=${id}`;
    const { rawPayload } = await app.app.inject({ method: 'POST', url, payload: request, cookies });
    if ('format' in request && request.format === 'csv') {
      return Papa.parse<string[]>(rawPayload.toString('utf8').slice(1), { skipEmptyLines: false }).data;
    }
    const path = join(app.folder, 'crosstab.xlsx');
    await writeFile(path, rawPayload);
    const { tables, close } = await openWorkbook(path);
    const cells: string[][] = [];
    for await (const batch of tables[0]!.rows()) cells.push(...batch.map((row) => row.cells));
    close();
    return cells;
  });

const idsOf = ({ filterColumns }: ResonanceData): Map<string, string> =>
  new Map(filterColumns.flatMap(({ audiences }) => audiences.map(({ id, subheader }) => [subheader, id])));
const facts = ({ base, positive, percent }: Share) => ({ base, positive, percent });
const near = ({ percent, ...counts }: ReturnType<typeof countFor>) => ({
  ...counts,
  percent: percent === null ? null : expect.closeTo(percent, 9),
});

const filters: [string[], (person: Person) => boolean][] = [
  [[], () => true],
  [['North or South'], members['North or South']!],
  [['North', '30–49'], (one) => members.North!(one) && members['30–49']!(one)],
  [['TV', 'Radio', '50+'], (one) => (members.TV!(one) || members.Radio!(one)) && members['50+']!(one)],
  // One respondent, and none.
  [['West'], members.West!],
  [['West', people[7]!.age < 50 ? '50+' : '30–49'], () => false],
];

describe('what is shown of an import of halves, nets, ranges and a block', () => {
  it('is counted right under every filter, and exported as it is shown', async ({ make, ask, dataOf, exportOf }) => {
    const id = await make('Everything at once');
    const data = await dataOf(id);
    const ids = idsOf(data);
    expect([...ids.keys()].sort()).toEqual(Object.keys(members).sort());
    for (const { audiences } of data.filterColumns)
      for (const { subheader, base } of audiences)
        expect([subheader, base]).toEqual([subheader, people.filter(members[subheader]!).length]);
    for (const [chosen, isIn] of filters) {
      const among = people.filter(isIn);
      const audienceIds = chosen.map((name) => ids.get(name)!);
      const answer = await ask(id, 'filter/messages', { audienceIds });
      const shown: MessageFigures[] = answer.messages;
      for (const [m, message] of messages.entries()) {
        const one = shown.find((figures) => figures.message === message)!;
        expect(facts(one.r1Share), `${message} in ${chosen}`).toEqual(near(countFor(m, among, 4)));
        if (among.length < 30) expect(one.r1Share).toMatchObject({ verdict: 'untested', mark: 'unranked' });
        const { links } = await ask(id, 'calculations/data', { messageId: one.id, audienceIds });
        for (const { audienceSubheader, r1, globalR1 } of links as AudienceLink[]) {
          const own = members[audienceSubheader]!;
          expect(facts(r1), `${message}, ${audienceSubheader} in ${chosen}`).toEqual(
            near(countFor(m, among.filter(own), 4)),
          );
          expect(facts(globalR1)).toEqual(near(countFor(m, people.filter(own), 4)));
        }
      }
      for (const format of ['xlsx', 'csv'] as const) {
        const cells = await exportOf(id, { banner: [...ids.values()], audienceIds, format, lang: 'en' });
        const at = cells.findIndex(([first]) => first === 'Message');
        const names = cells[at]!.slice(2);
        for (const [m, message] of messages.entries()) {
          const row = (figure: string) => cells.find((one) => one[0] === message && one[1] === `R1 ${figure}`)!;
          const expected = names.map((name) => countFor(m, name === 'Total' ? among : among.filter(members[name]!), 4));
          const filled = (figure: string) => names.map((_, i) => row(figure)[i + 2] ?? '');
          expect(filled('Base').map(Number), `${format} ${chosen}`).toEqual(expected.map(({ base }) => base));
          expect(filled('Positive answers').map(Number)).toEqual(expected.map(({ positive }) => positive));
          const percents = filled('% positive').map((cell) =>
            cell === '' ? null : Number(cell) * (format === 'xlsx' ? 100 : 1),
          );
          const places = format === 'xlsx' ? 9 : 0.9;
          expect(percents).toEqual(
            expected.map(({ percent }) => (percent === null ? null : expect.closeTo(percent, places))),
          );
        }
      }
    }
  });

  it('is all new after other points count, and nothing stays of what was', async ({
    app,
    admin,
    make,
    ask,
    dataOf,
    exportOf,
  }) => {
    const id = await make('Changed columns');
    const before = idsOf(await dataOf(id));
    await ask(id, 'filter/messages', { audienceIds: [before.get('North')!] });
    const file: ResonanceFile = (await admin.post(`/api/resonance/edit/${id}/file`)).body;
    // Read as the project has it: halves of which 4 and more count, the net, the ranges.
    const mapping = mappingOf(file, 4.5);
    expect(suggestedMapping(file).columns).toEqual(mapping.columns);
    const turned = mapping.columns.map((column) =>
      column.column === 1
        ? {
            ...column,
            audience: audience([
              value('Under 40', { range: { from: null, to: 39 } }),
              value('40+', { range: { from: 40, to: null } }),
            ]),
          }
        : column,
    );
    const edit = {
      projectName: 'Changed columns',
      theme: 'SOUNDINGS',
      fileId: file.id,
      mapping: { ...mapping, columns: turned },
    };
    expect((await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, edit))).status).toBe(201);
    await app.jobsAreDone();
    const data = await dataOf(id);
    const ids = idsOf(data);
    const under40 = people.filter(({ age }) => age < 40);
    const { messages: shown } = await ask(id, 'filter/messages', { audienceIds: [ids.get('Under 40')!] });
    const cells = await exportOf(id, {
      banner: [ids.get('40+')!],
      audienceIds: [ids.get('Under 40')!],
      format: 'csv',
      lang: 'en',
    });
    for (const [m, message] of messages.entries()) {
      expect(facts(data.messages.find((one) => one.message === message)!.r1Share)).toEqual(
        near(countFor(m, people, 4.5)),
      );
      expect(facts((shown as MessageFigures[]).find((one) => one.message === message)!.r1Share)).toEqual(
        near(countFor(m, under40, 4.5)),
      );
      const base = cells.find(([first, figure]) => first === message && figure === 'R1 Base')!;
      expect(base.slice(2).map(Number)).toEqual([countFor(m, under40, 4.5).base, 0]);
    }
    expect(data.scales).toMatchObject([
      {
        points: expect.arrayContaining([
          { label: '4.5', positive: true },
          { label: '4', positive: false },
        ]),
      },
    ]);
    expect(cells.flat().join()).not.toMatch(/30–49|Under 30/);
  });
});
