import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type {
  CorrelatedMessages,
  HeadToHeadMessages,
  HeadToHeadTest,
} from '@soundings/contract/resonance/calculation-answers';
import type { ColumnMapping } from '@soundings/contract/resonance/mapping';
import type { AudienceLink, MessageFigures, ResonanceData, Share } from '@soundings/contract/resonance/resonance';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test as it } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const folder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'survey');
const file = join(folder, 'young-people-responses.csv.gz');
const isThere = existsSync(file);
if (!isThere) console.warn(`Skipped: ${file} is not there. Set SOUNDINGS_DATA to the folder of the public data.`);

/** Positive, base, the ends of the interval and p as `young-people.R` beside this file printed them. */
type Figure = readonly [positive: number, base: number, low: number, high: number, p: number];
const figures = {
  happy: [651, 1006, 61.707908561342, 67.6036232058, 2.09223436349e-65],
  happyR2: [579, 1005, 54.533416079692, 60.632495140774, 6.02707501015e-19],
  women: [193, 593, 28.898031171527, 36.419391581072, 0.000135987529759],
  graduates: [87, 167, 44.557538144041, 59.539827945151, 0.00871318210075],
  happyMasters: [54, 80, 56.640527310615, 76.755838155642, 0.764187191546],
  // 0.0029 before Benjamini–Hochberg.
  happyPrimarySchool: [39, 79, 38.630272176151, 60.16260277531, 0.0633651514021],
  shoppingWomen: [348, 592, 54.774487536287, 62.679819890698, 1.40098941803e-23],
  lonely: [106, 270, 33.624217621189, 45.19564396961, 2.18416410912e-22],
  lonelyWomen: [107, 166, 56.925000587347, 71.336650209397, 2.47078787852e-7],
  comedy: [891, 1007, 86.360883764351, 90.307914615185, 3.69329912974e-37],
  leftHandedComedy: [89, 100, 81.36870349692, 93.745803642935, 0.00211576335098],
} as const satisfies Record<string, Figure>;

/** Compared with the best, Music: respondents who answered both, and p after Holm. */
const tests = {
  comedy: ['mcnemarChiSquare', 1004, 1.45492081426e-6],
  leftHandedComedy: ['mcnemarExact', 100, 0.3017578125],
} as const;

const expectFigure = (share: Share, [positive, base, low, high, p]: Figure, verdict: Share['verdict']): void => {
  expect([share.positive, share.base, share.verdict]).toEqual([positive, base, verdict]);
  expect(share.mark).toBe(base < 100 ? 'low' : 'none');
  expect(share.percent).toBeCloseTo((100 * positive) / base, 9);
  expect(share.low).toBeCloseTo(low, 9);
  expect(share.high).toBeCloseTo(high, 9);
  // To six digits, however small it is.
  expect(share.p! / p).toBeCloseTo(1, 6);
};

const expectTest = (
  test: HeadToHeadTest,
  [method, pairs, p]: (typeof tests)[keyof typeof tests],
  verdict: HeadToHeadTest['verdict'],
): void => {
  expect(test).toMatchObject({ method, pairs, verdict });
  expect(test.p / p).toBeCloseTo(1, 6);
};

/** Two pairs stand for R1 and R2 of one message: the survey has no second question. */
const second = new Map([
  ['Energy levels', 'Happiness in life'],
  ['Branded clothing', 'Shopping centres'],
]);
const pair = (own: ColumnMapping): ColumnMapping => {
  const label = second.get(own.label);
  return label === undefined ? own : { ...own, role: 'r2', label };
};

describe.skipIf(!isThere)('the figures of the Young People survey are those of R', () => {
  let app: TestApp;
  let admin: Browser;
  let projectId: string;
  let data: ResonanceData;

  beforeAll(async () => {
    app = await openTestApp();
    admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { body } = await upload(admin, gunzipSync(readFileSync(file)), 'young-people.csv');
    const suggested = suggestedMapping(body);
    // Every age is an audience of its own, as in R.
    const columns = suggested.columns.map((column) => ({ ...pair(column), audience: null }));
    const mapping = { ...suggested, columns };
    const look = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en' };
    projectId = (await createFrom(admin, { projectName: 'Young people', ...look, fileId: body.id, mapping })).body.id;
    data = (await admin.get(`/api/resonance/data?projectId=${projectId}`)).body;
  });
  afterAll(() => app?.close());

  const ask = async <T>(path: string, body: object): Promise<T> =>
    (await admin.post(`/api/resonance/${path}?projectId=${projectId}`, body)).body;
  const named = <T extends { message: string }>(messages: readonly T[], text: string): T =>
    messages.find(({ message }) => message === text)!;
  const message = (text: string): string => named(data.messages, text).id;
  const audience = (variable: string, label: string): string =>
    data.filterColumns
      .find(({ header }) => header === variable)!
      .audiences.find(({ subheader }) => subheader === label)!.id;
  const filtered = (audienceIds: string[]) => ask<{ messages: MessageFigures[] }>('filter/messages', { audienceIds });
  const links = async (text: string) =>
    (await ask<{ links: AudienceLink[] }>('calculations/data', { messageId: message(text), audienceIds: [] })).links;

  it('of a message: R1, R2 and their total', () => {
    const { r1Share, r2Share, accurateTotal } = named(data.messages, 'Happiness in life');
    expectFigure(r1Share, figures.happy, 'above');
    expectFigure(r2Share!, figures.happyR2, 'above');
    expect(accurateTotal).toBeCloseTo((100 * (651 / 1006 + 579 / 1005)) / 2, 9);
  });

  it('of messages under a filter: OR within a variable, AND across them', async () => {
    const female = audience('Gender', 'female');
    const women = await filtered([female]);
    expectFigure(named(women.messages, 'Fear of public speaking').r1Share, figures.women, 'below');
    const degrees = ['college/bachelor degree', 'masters degree'].map((label) => audience('Education', label));
    const graduates = await filtered([female, ...degrees]);
    expectFigure(named(graduates.messages, 'Public speaking').r1Share, figures.graduates, 'above');
  });

  it('of audiences, after Benjamini–Hochberg over all of them', async () => {
    const happy = await links('Happiness in life');
    const among = (all: AudienceLink[], label: string) =>
      all.find(({ audienceSubheader }) => audienceSubheader === label)!.r1;
    expectFigure(among(happy, 'masters degree'), figures.happyMasters, 'same');
    expectFigure(among(happy, 'primary school'), figures.happyPrimarySchool, 'same');
    expect(among(happy, 'currently a primary school pupil')).toMatchObject({ base: 10, p: null, mark: 'unranked' });
    expectFigure(among(await links('Shopping'), 'female'), figures.shoppingWomen, 'above');
  });

  it('of messages among those who are positive to another', async () => {
    const correlated = (audienceIds: string[]) =>
      ask<CorrelatedMessages>('high/performing', { messageId: message('Loneliness'), audienceIds });
    expectFigure(named((await correlated([])).messages, 'Happiness in life').r1, figures.lonely, 'below');
    const women = await correlated([audience('Gender', 'female')]);
    expectFigure(named(women.messages, 'Mood swings').r1, figures.lonelyWomen, 'above');
  });

  it('of messages beside each other, and which may be the best', async () => {
    const messageIds = ['Comedy', 'Fantasy/Fairy tales', 'Animated', 'Music'].map(message);
    const winners = ({ messages }: HeadToHeadMessages) =>
      messages.filter(({ isWinner }) => isWinner).map((own) => own.message);
    const beside = (audienceIds: string[]) => ask<HeadToHeadMessages>('h2h/messages', { messageIds, audienceIds });
    const all = await beside([]);
    const comedy = named(all.messages, 'Comedy');
    expectFigure(comedy.r1Share, figures.comedy, 'above');
    expectTest(comedy.r1Test!, tests.comedy, 'below');
    expect(winners(all)).toEqual(['Music']);
    const left = await beside([audience('Left - right handed', 'left handed')]);
    const leftComedy = named(left.messages, 'Comedy');
    expectFigure(leftComedy.r1Share, figures.leftHandedComedy, 'above');
    expectTest(leftComedy.r1Test!, tests.leftHandedComedy, 'same');
    expect(winners(left)).toEqual(['Music', 'Comedy']);
  });
});
