import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, upload } from '#test/resonance-client.ts';

const folder = join(import.meta.dirname, '../../../platform/spss/made-by-haven');
const asR: Record<string, { values: string[]; labels: Record<string, string> | null }> = JSON.parse(
  readFileSync(join(folder, 'expected.json'), 'utf8'),
);

test.for(['survey.sav', 'survey.zsav'])('a project of %s counts what R counts', async (name, { admin }) => {
  const { status, body: file } = await upload(admin, readFileSync(join(folder, name)), name);
  expect([status, (file as ResonanceFile).form, file.rows]).toEqual([201, 'wide', 60]);
  const mapping = suggestedMapping(file);
  // "Not at all" to "Fully" upwards, as it was suggested and is asked about.
  for (const recode of mapping.recodes) recode.confirmed = true;
  const given = { projectName: name, theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
  const created = await createFrom(admin, given);
  expect([created.status, created.body.error ?? null]).toEqual([201, null]);
  const data: ResonanceData = (await admin.get(`/api/resonance/data?projectId=${created.body.id}`)).body;

  // The file has weights, so shares are sums of weights.
  const weights = asR.weight!.values.map(Number);
  const sum = (variable: string, isIt: (value: string) => boolean) =>
    asR[variable]!.values.reduce((all, value, i) => (isIt(value) ? all + weights[i]! : all), 0);
  for (const [message, variable] of [
    ['Warm all winter', 'Q1_first_message'],
    ['Repaired free', 'Q1_second_message'],
  ] as const) {
    const found = data.messages.find((one) => one.message === message)!;
    const positive = sum(variable, (value) => value === '4' || value === '5');
    const base = sum(variable, (value) => value !== '');
    expect(found.r1Share.base).toBe(asR[variable]!.values.filter((value) => value !== '').length);
    expect(found.accurateR1Total).toBeCloseTo((100 * positive) / base, 6);
  }
  const gender = data.filterColumns.find(({ header }) => header === 'Geschlecht')!;
  expect(Object.fromEntries(gender.audiences.map(({ subheader, base }) => [subheader, base]))).toEqual({
    Männlich: asR.gender!.values.filter((value) => value === '1').length,
    Weiblich: asR.gender!.values.filter((value) => value === '2').length,
  });
});

test('a file of SPSS that ends too early is refused with what to do', async ({ admin }) => {
  const { status, body } = await upload(admin, readFileSync(join(folder, 'survey.sav')).subarray(0, 20_000), 'cut.sav');
  expect([status, body.error.fileErrors[0].code]).toEqual([400, 'savDamaged']);
});
