import type { FileError } from '@soundings/contract/errors';
import type { Calibration } from '@soundings/contract/genie/calibration';
import type { GenieBoard } from '@soundings/contract/genie/genie';
import { describe, expect } from 'vitest';
import { test as it } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { sheetsRows, sheetsWorkbook } from '#test/sheets-survey.ts';
import { multipart } from '#test/survey-file.ts';
import { predictUnshifted } from '../predictor.ts';

const path = '/api/settings/predictions';
const send = (browser: Browser, content: string, name = 'clicks.csv') => {
  const { payload, headers } = multipart(name, content);
  return browser.call('POST', `${path}/import`, payload, headers);
};
const read = async (browser: Browser): Promise<Calibration> => (await browser.get(path)).body;
const clicksOf = ({ kinds }: Calibration) => kinds.find(({ kind }) => kind === 'CLICKS');

const openings = ['You won’t believe', 'Here is', 'This is why', 'The annual report on', 'How to', 'She found', 'What'];
const things = [
  'your lamp',
  'the harbour',
  'insulation foam',
  'a quiet evening',
  'this boat',
  'the storm',
  'old radios',
];
const ends = [
  'changed her life',
  'saves energy',
  'was tested',
  'matters to all of us',
  'costs less',
  'is back',
  'works',
];
const texts = openings.flatMap((a) => things.flatMap((b) => ends.map((c) => `${a} ${b} ${c}`)));
/** A table in which what is predicted is clicked far more often, or, without an effect, nothing tells. */
const table = (effect: number): string => {
  const rows = texts.map((text, index) => {
    const noise = Math.sin(index * 12.9898) * 0.15;
    const rate = 0.03 * Math.exp(effect * (predictUnshifted(text).interest / 100 - 0.5) + noise);
    return `"${text}",20000,${Math.round(20_000 * rate)}`;
  });
  return ['message,shown,clicked', ...rows].join('\n');
};

describe('measured results of a workspace', () => {
  it('learns from clicks that agree with predictions, says so on each, and forgets them with their file', async ({
    app,
    admin,
  }) => {
    await seedChoices(app);
    const id = await addProduct(admin, 'GENIE', 'Calibrated');
    const audience = { gender: 'ALL', ageRange: 'ALL' };
    const ask = { message: texts[5], url: 'https://none.example', ...audience };
    const figures = async () => (await admin.post(`/api/genie/predict/message?projectId=${id}`, ask)).body;
    const before = await figures();
    expect(before.shifted).toBeNull();

    const { status, body } = await send(admin, table(5));
    expect([status, body.messages]).toEqual([200, texts.length]);
    const found = await read(admin);
    expect(found.sources).toMatchObject([{ kind: 'CLICKS', name: 'clicks.csv', messages: texts.length }]);
    const clicks = clicksOf(found)!;
    expect(clicks.all.messages).toBe(texts.length);
    expect(clicks.all.bins).toHaveLength(10);
    expect(clicks.all.rankCorrelation!.value).toBeGreaterThan(0.6);
    expect(clicks.offset).toMatchObject({ isUsed: true, reason: 'used' });
    expect(clicks.offset.lossAfter).toBeLessThan(clicks.offset.lossBefore);
    expect(found.used).toBe('CLICKS');
    const after = await figures();
    expect(after.shifted).toMatchObject({ kind: 'CLICKS', messages: texts.length, from: before.interest });
    expect(after.interest).not.toBeCloseTo(before.interest, 1);
    expect(after.low <= after.interest && after.interest <= after.high).toBe(true);

    expect((await admin.delete(`${path}/${body.id}`)).status).toBe(200);
    expect((await admin.delete(`${path}/${body.id}`)).status).toBe(404);
    expect((await figures()).interest).toBe(before.interest);
    expect((await read(admin)).kinds).toEqual([]);
  });

  it('keeps predictions as they are where clicks are noise, or few', async ({ admin }) => {
    const noise = await send(admin, table(0), 'noise.csv');
    expect(clicksOf(await read(admin))!.offset).toMatchObject({ isUsed: false, shift: 0, scale: 1 });
    await admin.delete(`${path}/${noise.body.id}`);
    const few = await send(admin, 'Message;Shown;Clicked\nOne lamp;1.000;10\nTwo lamps;1.000;30', 'few.csv');
    const again = await send(admin, 'Message;Shown;Clicked\nTwo lamps;1.000;30\nOne lamp;1.000;10', 'copy.csv');
    expect(again.body.error.fileErrors[0].lines[0]).toMatchObject({ code: 'resultsKnown' });
    expect(JSON.stringify(again.body)).toContain('few.csv');
    const clicks = clicksOf(await read(admin))!;
    expect(clicks.offset).toMatchObject({ isUsed: false, reason: 'tooFew', messages: 2 });
    expect(clicks.all).toMatchObject({ messages: 2, bins: [], rankCorrelation: null });
    await admin.delete(`${path}/${few.body.id}`);
  });

  it('compares surveys with what was predicted of the same texts, and learns segments from their audiences', async ({
    app,
    admin,
  }) => {
    await seedChoices(app);
    const file = (await upload(admin, sheetsWorkbook(sheetsRows(600)), 'survey.xlsx')).body;
    const given = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id };
    await createFrom(admin, { projectName: 'Measured survey', ...given });
    const survey = (await read(admin)).sources.find(({ kind }) => kind === 'SURVEY')!;
    expect(survey).toMatchObject({ name: 'Measured survey', messages: 3, matched: 0 });

    const id = await addProduct(admin, 'GENIE', 'Same words');
    const message = { url: 'https://none.example', gender: 'FEMALE', ageRange: 'ALL' };
    await admin.post(`/api/genie/message/create?projectId=${id}`, { ...message, messages: ['“A  Bold message.”'] });
    await admin.post(`/api/genie/predict/message?projectId=${id}`, { ...message, message: '“A  Bold message.”' });
    const found = await read(admin);
    expect(found.sources.find(({ kind }) => kind === 'SURVEY')!.matched).toBe(1);
    const kind = found.kinds.find((one) => one.kind === 'SURVEY')!;
    expect(kind).toMatchObject({ all: { messages: 1 }, byProduct: [{ product: 'GENIE', messages: 1 }] });
    expect(found.segments.map(({ segment }) => segment.gender).toSorted()).toEqual(['FEMALE', 'MALE']);
    expect(found.segments[0]!.surveys).toEqual(['Measured survey']);
    const board: GenieBoard = (await admin.post(`/api/genie/board?projectId=${id}`)).body;
    const { doubts, sample } = board.predicted[0]!.prediction!;
    expect(doubts).not.toContain('noRespondents');
    expect(sample).toMatchObject([{ part: 'gender', messages: 3, respondents: 400, surveys: 1 }]);
  });

  it.for([
    ['message,shown\nA lamp,100', 'noResultColumn_clicked'],
    ['message,shown,clicked\nA lamp,100,20\nA boat,100,1\nTotal,200,21', 'footRow'],
    ['message,shown,clicked\nA lamp,100,20\nA boat,100,1\nA net,50,3\nAll of them,250,24', 'resultTotal'],
    ['test,message,shown,clicked\na,A lamp,100,20\nb,A boat,100,1', 'resultTests'],
    ['test,message,shown,clicked\na,A lamp,100,20\na,A boat,100,1\n,Total,200,21', 'footRow'],
    ['message,shown,clicked\nA lamp,100,200\nA boat,100,1', 'resultClickedMore'],
    ['message,shown,clicked\nA lamp,many,2\nA boat,100,1', 'resultNotACount'],
    ['message,shown,clicked\nA lamp,0,0\nA boat,100,1', 'resultNotACount_never'],
    ['message,shown,clicked\nA lamp,100,2\na  lamp.,100,1', 'resultTwice'],
    ['message,shown,clicked\n,100,2\nA boat,100,1', 'resultWithoutMessage'],
    ['message,shown,clicked\nA lamp,100,2', 'noResults'],
  ] as const)('refuses a table and says where it is wrong: %s', async ([content, code], { admin }) => {
    const { status, body } = await send(admin, content);
    expect([status, body.error.code]).toEqual([400, 'fileHasErrors']);
    expect(body.error.fileErrors[0].lines[0].code).toBe(code);
    expect((await read(admin)).sources.filter(({ kind }) => kind === 'CLICKS')).toEqual([]);
  });

  it('names a last row with the sums of all others once, whatever it is called', async ({ admin }) => {
    const { body } = await send(admin, 'message,shown,clicked\nA lamp,100,20\nA boat,100,1\nA net,50,3\nTotal,250,24');
    const errors: FileError[] = body.error.fileErrors;
    expect(errors.flatMap(({ lines }) => lines.map(({ code, line }) => [code, line]))).toEqual([['resultTotal', 5]]);
  });

  it('takes a test that is named in its first row only', async ({ admin }) => {
    const { status, body } = await send(admin, 'test,message,shown,clicked\na,A lamp,100,20\n,A boat,100,1');
    expect(status).toBe(200);
    await admin.delete(`${path}/${body.id}`);
  });

  it('is the administrators’ alone', async ({ user, nobody }) => {
    expect((await user.get(path)).status).toBe(403);
    expect((await nobody.get(path)).status).toBe(401);
    expect((await send(user, 'message,shown,clicked')).status).toBe(403);
  });
});
