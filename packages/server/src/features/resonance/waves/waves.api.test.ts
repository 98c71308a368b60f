import type { NameGroup, WaveTrend } from '@soundings/contract/resonance/waves';
import { twoSidedP } from '@soundings/engine/stats/proportions';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { anyId } from '#test/company-client.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { type SurveyRow, surveyRows } from '#test/survey-file.ts';

interface WaveFile {
  readonly messages?: readonly [string, string];
  readonly gender?: (row: SurveyRow) => string;
  readonly respondents: number;
  /** Makes so many of the first say 5 to the calm message. */
  readonly moved?: number;
}

const fileOf = ({ messages = ['A calm message', 'A bold message'], gender, respondents, moved = 0 }: WaveFile) => {
  const rows = surveyRows(respondents).map((row, i) => ({ ...row, calm: i < moved && row.calm !== '' ? 5 : row.calm }));
  const cells = rows.map((row) => [gender?.(row) ?? row.gender, row.region, row.calm, row.bold]);
  const csv = [['Gender', 'Region', ...messages], ...cells].map((line) => line.join(',')).join('\n');
  const answersOf = (own: typeof rows) => own.flatMap(({ calm }) => (calm === '' ? [] : [calm >= 4]));
  return { csv, rows, answersOf };
};

const it = test
  .extend('made', ({ admin }) => async (projectName: string, content: string): Promise<string> => {
    const file = (await upload(admin, content)).body;
    const mapping = suggestedMapping(file);
    const given = { projectName, theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
    return (await createFrom(admin, given)).body.id;
  })
  .extend('trendOf', ({ admin }) => async (id: string, audienceIds: string[] = []): Promise<WaveTrend> => {
    const { status, body } = await admin.post(`/api/resonance/waves?projectId=${id}`, { audienceIds });
    expect(status).toBe(200);
    return body;
  });

const pathOf = (id: string) => `/api/resonance/edit/${id}/waves`;

/** The unpooled test of two plain shares, with n − 1. */
const changeP = (before: readonly boolean[], after: readonly boolean[]): number => {
  const share = (answers: readonly boolean[]) => answers.filter(Boolean).length / answers.length;
  const variance = (answers: readonly boolean[]) => (share(answers) * (1 - share(answers))) / (answers.length - 1);
  return twoSidedP((share(after) - share(before)) / Math.sqrt(variance(before) + variance(after)));
};

describe('waves', () => {
  it('joins messages and audiences by name, and tests each wave against the one before', async ({
    admin,
    made,
    trendOf,
  }) => {
    const first = fileOf({ respondents: 300 });
    const last = fileOf({
      messages: ['a CALM  message', 'Another message'],
      gender: ({ gender }) => gender.toUpperCase(),
      ...{ respondents: 420, moved: 120 },
    });
    const [one, two] = [await made('Spring', first.csv), await made('Autumn', last.csv)];
    expect((await trendOf(two)).waves.map(({ projectName }) => projectName)).toEqual(['Autumn']);
    expect((await admin.post(pathOf(two), { earlier: [one] })).status).toBe(200);

    const trend = await trendOf(two);
    const spring = { projectName: 'Spring', joined: { byName: 1, byHand: 0 }, unmatched: ['A bold message'] };
    expect(trend).toMatchObject({ closed: 0, waves: [spring, {}] });
    const [calm, other] = trend.messages;
    expect(other!.r1[0]).toBeNull();
    const [before, after] = [first.answersOf(first.rows), last.answersOf(last.rows)];
    expect(calm!.r1[0]!.percent).toBeCloseTo((100 * before.filter(Boolean).length) / before.length, 9);
    expect(calm!.r1[1]).toMatchObject({ base: after.length, change: { verdict: 'up' } });
    expect(calm!.r1[1]!.change!.p).toBeCloseTo(changeP(before, after), 9);
    // There is no R2, so the total is R1, and so is its test.
    expect(calm!.total[1]!.change!.p).toBeCloseTo(calm!.r1[1]!.change!.p!, 9);
    expect(calm!.r2).toEqual([null, null]);

    const { filterColumns } = (await admin.get(`/api/resonance/data?projectId=${two}`)).body;
    const women = filterColumns[0].audiences.find(({ subheader }: { subheader: string }) => subheader === 'FEMALE');
    const ofWomen = await trendOf(two, [women.id]);
    const isWoman = ({ gender }: SurveyRow) => gender === 'female';
    expect(ofWomen.waves.map(({ respondents }) => respondents)).toEqual([
      first.rows.filter(isWoman).length,
      last.rows.filter(isWoman).length,
    ]);
    expect(ofWomen.messages[0]!.r1[1]!.change!.p).toBeCloseTo(
      changeP(first.answersOf(first.rows.filter(isWoman)), last.answersOf(last.rows.filter(isWoman))),
      9,
    );

    const matches = [{ waveId: one, kind: 'message', own: 'Another message', other: 'A bold message' }];
    expect((await admin.post(pathOf(two), { earlier: [one], matches })).status).toBe(200);
    const matched = await trendOf(two);
    expect(matched.waves[0]).toMatchObject({ joined: { byName: 1, byHand: 1 }, unmatched: [] });
    expect(matched.messages[1]!.r1[0]).not.toBeNull();
    expect((await admin.get(pathOf(two))).body).toMatchObject({ earlier: [one], matches });
  });

  it('leaves out a wave that does not have what is filtered by, and says what', async ({ admin, made, trendOf }) => {
    const one = await made('Without', fileOf({ respondents: 200, gender: () => 'unknown' }).csv);
    const two = await made('With', fileOf({ respondents: 200 }).csv);
    await admin.post(pathOf(two), { earlier: [one] });
    const { filterColumns } = (await admin.get(`/api/resonance/data?projectId=${two}`)).body;
    const [female] = filterColumns[0].audiences;
    const { waves, messages } = await trendOf(two, [female.id]);
    expect(waves[0]).toMatchObject({ respondents: null, missingAudiences: ['Gender: female'] });
    expect(messages.map(({ r1 }) => r1[0])).toEqual([null, null]);
  });

  it('joins and parts names by hand, and shows what goes with what', async ({ admin, made, trendOf }) => {
    const first = fileOf({ respondents: 60, messages: ['Brand A is honest', 'Brand B is bold'] });
    const last = fileOf({ respondents: 60, messages: ['Brand A is honest!', 'brand b is BOLD'] });
    const [one, two] = [await made('Once', first.csv), await made('Again', last.csv)];
    await admin.post(pathOf(two), { earlier: [one] });
    const path = `${pathOf(two)}/${one}`;
    const groupsOf = async (): Promise<NameGroup[]> => (await admin.get(path)).body.groups;
    const change = async (given: object) => (await admin.post(path, { variable: null, ...given })).status;

    const [messages, variables, gender] = await groupsOf();
    const bold = { own: 'brand b is BOLD', other: 'Brand B is bold', isByHand: false };
    const honest = { own: 'Brand A is honest!', other: 'Brand A is honest' };
    expect(messages).toEqual({
      ...{ kind: 'message', variable: null, joined: [bold] },
      ...{ own: [{ name: honest.own, suggestions: [honest.other] }], other: [honest.other] },
    });
    expect(variables).toMatchObject({ joined: [{ own: 'Gender' }, { own: 'Region' }], own: [], other: [] });
    expect(gender).toMatchObject({
      kind: 'audience',
      variable: 'Gender',
      joined: [{ own: 'female' }, { own: 'male' }],
    });

    expect(await change({ kind: 'message', ...honest })).toBe(200);
    expect((await groupsOf())[0]).toMatchObject({ joined: [{ ...honest, isByHand: true }, bold], own: [], other: [] });
    expect((await trendOf(two)).messages[0]!.r1[0]).not.toBeNull();
    expect(await change({ kind: 'message', own: honest.own, other: null })).toBe(200);
    expect((await groupsOf())[0]).toEqual(messages);

    // What goes together by name is parted, too, and goes together again without being kept as a match.
    const female = { kind: 'audience', variable: 'Gender', own: 'female' };
    expect(await change({ ...female, other: null })).toBe(200);
    expect((await groupsOf())[2]).toMatchObject({ own: [{ name: 'female' }], other: ['female'] });
    const { filterColumns } = (await admin.get(`/api/resonance/data?projectId=${two}`)).body;
    expect((await trendOf(two, [filterColumns[0].audiences[0].id])).waves[0]!.missingAudiences).toEqual([
      'Gender: female',
    ]);
    expect(await change({ ...female, other: 'female' })).toBe(200);
    expect((await admin.get(pathOf(two))).body.matches).toEqual([]);

    expect(await change({ kind: 'message', own: 'Nowhere', other: null })).toBe(400);
    expect(await change({ kind: 'message', own: honest.own, other: 'Nowhere' })).toBe(400);
    expect(await change({ kind: 'weather', ...honest })).toBe(400);
    expect((await admin.get(`${pathOf(two)}/${two}`)).status).toBe(404);
  });

  it('shows a wave to those alone who may open it', async ({ admin, app, user, made }) => {
    const [one, two] = [
      await made('Closed', fileOf({ respondents: 60 }).csv),
      await made('Open', fileOf({ respondents: 60 }).csv),
    ];
    await admin.post(pathOf(two), { earlier: [one] });
    await admin.post(`/api/project/edit/users/${two}`, { userIds: [user.id] });
    const ask = (browser: typeof user) => browser.post(`/api/resonance/waves?projectId=${two}`, { audienceIds: [] });
    const { status, body } = await ask(user);
    expect(status).toBe(200);
    expect([body.closed, body.waves.map(({ projectName }: { projectName: string }) => projectName)]).toEqual([
      1,
      ['Open'],
    ]);
    await admin.post(`/api/project/edit/users/${one}`, { userIds: [user.id] });
    expect((await ask(user)).body.closed).toBe(0);
    await admin.post(`/api/project/deactivate/${one}`);
    expect((await ask(admin)).body.closed).toBe(1);
    await admin.post(`/api/project/activate/${one}`);
    // A wave goes with its project.
    expect((await admin.delete(`/api/resonance/${one}`)).status).toBe(200);
    await app.jobsAreDone();
    expect((await admin.get(pathOf(two))).body.earlier).toEqual([]);
  });

  it('refuses projects that are none, its own, and whoever may not', async ({ admin, stranger, nobody, made }) => {
    const id = await made('Guarded', fileOf({ respondents: 40 }).csv);
    expect((await admin.post(pathOf(id), { earlier: [id] })).status).toBe(400);
    expect((await admin.post(pathOf(id), { earlier: [anyId] })).status).toBe(404);
    expect((await admin.post(pathOf(id), { earlier: 'all' })).status).toBe(400);
    expect((await admin.post(pathOf(anyId), { earlier: [] })).status).toBe(404);
    const trend = (browser: typeof admin, body: object = { audienceIds: [] }) =>
      browser.post(`/api/resonance/waves?projectId=${id}`, body);
    expect((await trend(nobody)).status).toBe(401);
    expect((await trend(stranger)).status).toBe(404);
    expect((await trend(admin, {})).status).toBe(400);
    expect((await trend(admin, { audienceIds: ['9.9'] })).status).toBe(404);
    expect((await stranger.get(pathOf(id))).status).toBe(403);
    expect((await nobody.get(pathOf(id))).status).toBe(401);
    const ofWave = `${pathOf(id)}/${anyId}`;
    const change = { kind: 'message', variable: null, own: 'A calm message', other: null };
    expect((await admin.post(ofWave, change)).status).toBe(404);
    expect((await stranger.get(ofWave)).status).toBe(403);
    expect((await stranger.post(ofWave, change)).status).toBe(403);
    expect((await nobody.get(ofWave)).status).toBe(401);
    expect((await nobody.post(ofWave, change)).status).toBe(401);
  });
});
