import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { Weighting } from '@soundings/contract/resonance/weighting';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { anyId } from '#test/company-client.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { create, rows, storedFiles, upload } from '#test/resonance-client.ts';
import { surveyCsv, surveyRows } from '#test/survey-file.ts';
import { waitFor } from '#test/wait-for-job.ts';

const targets = {
  Gender: { female: 50, male: 50 },
  Region: { north: 20, south: 30, west: 50 },
} as const;

const marginOf = (header: string, shares: Readonly<Record<string, number>>) => ({
  header,
  shares: Object.entries(shares).map(([label, percent]) => ({ label, percent })),
});
const margins = [marginOf('Gender', targets.Gender), marginOf('Region', targets.Region)];

/** Iterative proportional fitting row by row, as plainly as it can be written. */
const rakedRows = (): number[] => {
  const weights = rows.map(() => 1);
  const adjustTo = (labelOf: (row: (typeof rows)[number]) => string, shares: Readonly<Record<string, number>>) => {
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [label, percent] of Object.entries(shares)) {
      const own = rows.flatMap((row, i) => (labelOf(row) === label ? [i] : []));
      const sum = own.reduce((total, i) => total + weights[i]!, 0);
      for (const i of own) weights[i] = (weights[i]! * all * percent) / 100 / sum;
    }
  };
  for (let round = 0; round < 200; round++) {
    adjustTo(({ gender }) => gender, targets.Gender);
    adjustTo(({ region }) => region, targets.Region);
  }
  return weights;
};

const it = test
  .extend('make', ({ app, admin }) => async (name: string): Promise<string> => {
    const { body } = await create(admin, name);
    await app.jobsAreDone();
    return body.id;
  })
  .extend('dataOf', ({ admin }) => async (id: string): Promise<ResonanceData> => {
    const { body } = await admin.get(`/api/resonance/data?projectId=${id}`);
    return body;
  });

const pathOf = (id: string) => `/api/resonance/edit/${id}/weighting`;

describe('weighting to given shares', () => {
  it('counts all figures by the weights, and as before once it is removed', async ({ app, admin, make, dataOf }) => {
    const id = await make('Weighted');
    const before = await dataOf(id);
    const offered = (await admin.get(pathOf(id))).body;
    expect(offered).toMatchObject({ weighting: null, hasOwnWeights: false });
    expect(offered.variables.map(({ header }: { header: string }) => header)).toEqual(['Gender', 'Region']);
    const women = rows.filter(({ gender }) => gender === 'female').length;
    expect(offered.variables[0].audiences[0]).toEqual({ label: 'female', base: women, percent: (100 * women) / 400 });

    const reply = await admin.post(pathOf(id), { margins, largest: null });
    expect(reply.status).toBe(200);
    const found: Weighting = reply.body;
    const weights = rakedRows();
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const squares = weights.reduce((total, weight) => total + weight ** 2, 0);
    expect(found.efficiency).toBeCloseTo(sum ** 2 / (400 * squares), 7);
    expect(found).toMatchObject({ margins, largest: null, cut: 0 });

    const data = await dataOf(id);
    expect(data).toMatchObject({ weighted: true, weighting: { variables: ['Gender', 'Region'] } });
    for (const [text, of] of [
      ['A calm message', 'calm'],
      ['A bold message', 'bold'],
    ] as const) {
      const weightOf = (isIn: (answer: number | '') => boolean) =>
        rows.reduce((total, row, i) => (isIn(row[of]) ? total + weights[i]! : total), 0);
      const percent = (100 * weightOf((answer) => answer === 4 || answer === 5)) / weightOf((answer) => answer !== '');
      const { r1Share } = data.messages.find(({ message }) => message === text)!;
      expect(r1Share.percent).toBeCloseTo(percent, 6);
    }
    const female = data.filterColumns[0]!.audiences.find(({ subheader }) => subheader === 'female')!;
    const benchmark = await admin.post(`/api/resonance/calculations/benchmarks?projectId=${id}`, [female.id]);
    expect(benchmark.body.percentage).toBeCloseTo(50, 6);
    expect(benchmark.body.effectiveBase).toBeCloseTo(400 * found.efficiency, 4);
    expect((await admin.get(pathOf(id))).body.weighting).toEqual(found);
    expect((await storedFiles(app)).datasets).toHaveLength(2);

    expect((await admin.delete(pathOf(id))).status).toBe(200);
    expect((await dataOf(id)).messages).toEqual(before.messages);
    expect((await admin.get(pathOf(id))).body.weighting).toBeNull();
  });

  it('ends where other answers take the place of those that were weighted', async ({ admin, app, make, dataOf }) => {
    const id = await make('Replaced');
    expect((await admin.post(pathOf(id), { margins, largest: 5 })).status).toBe(200);
    const file = (await upload(admin, surveyCsv(surveyRows(250)), 'new.csv')).body;
    const body = { projectName: 'Replaced', theme: 'SOUNDINGS', fileId: file.id, mapping: suggestedMapping(file) };
    await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, body));
    await app.jobsAreDone();
    expect(await dataOf(id)).toMatchObject({ weighted: false, weighting: null });
  });

  it('refuses what cannot be reached, and says what', async ({ admin, make }) => {
    const id = await make('Refused');
    const refusalOf = async (given: object) => {
      const { status, body } = await admin.post(pathOf(id), { margins, largest: null, ...given });
      return [status, body.error.fields?.[0]?.path, body.error.fields?.[0]?.message];
    };
    const [gender, region] = margins;
    expect(await refusalOf({ margins: [marginOf('Age', { young: 100 })] })).toEqual([
      400,
      'body.margins.0',
      'unknownVariable',
    ]);
    expect(await refusalOf({ margins: [gender, marginOf('Region', { north: 100 })] })).toEqual([
      ...[400, 'body.margins.1', 'otherAudiences'],
    ]);
    expect(await refusalOf({ margins: [marginOf('Gender', { female: 50, male: 40 })] })).toEqual([
      ...[400, 'body.margins.0', 'sum'],
    ]);
    expect(await refusalOf({ margins: [marginOf('Gender', { female: 100, male: 0 })] })).toEqual([
      ...[400, 'body.margins.0.shares.1', 'zero'],
    ]);
    expect(await refusalOf({ margins: [region, region] })).toEqual([400, 'body.margins', 'twice']);
    expect((await refusalOf({ margins: [] }))[0]).toBe(400);
    expect((await refusalOf({ largest: 1 }))[0]).toBe(400);
    expect((await admin.get(pathOf(id))).body.weighting).toBeNull();
  });

  it('is for those who manage projects', async ({ admin, stranger, nobody, make }) => {
    const id = await make('Guarded');
    for (const [browser, status] of [
      [nobody, 401],
      [stranger, 403],
    ] as const) {
      expect((await browser.get(pathOf(id))).status).toBe(status);
      expect((await browser.post(pathOf(id), { margins, largest: null })).status).toBe(status);
      expect((await browser.delete(pathOf(id))).status).toBe(status);
    }
    expect((await admin.get(pathOf(anyId))).status).toBe(404);
    expect((await admin.post(pathOf(anyId), { margins, largest: null })).status).toBe(404);
    expect((await admin.delete(pathOf(anyId))).status).toBe(404);
  });
});
