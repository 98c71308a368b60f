import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeTestFile } from '#test/table-files.ts';
import { inspectFile } from './inspect-file.ts';

it('suggests the weight that a file of SPSS names, whatever others are called', async () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../../../platform/spss/made-by-haven/survey.sav'));
  const rolesOf = async () => {
    const { columns } = await inspectFile(await writeTestFile(bytes), 'survey.sav', { dataStructure: 'respondents' });
    return columns.slice(-2).map(({ header, suggestion }) => [header, suggestion?.role]);
  };
  expect(await rolesOf()).toEqual([
    ['share', 'ignore'],
    ['weight', 'weight'],
  ]);
  // The header counts slots of eight bytes; the last but one is that of the share.
  bytes.writeInt32LE(bytes.readInt32LE(68) - 1, 76);
  expect(await rolesOf()).toEqual([
    ['share', 'weight'],
    ['weight', 'ignore'],
  ]);
});

it('puts audiences in the order of their codes, however many have them', async () => {
  const folder = join(import.meta.dirname, '../../../../platform/spss/made-by-haven');
  const { columns } = await inspectFile(join(folder, 'survey.sav'), 'survey.sav', { dataStructure: 'respondents' });
  const labelsOf = (heading: string) =>
    columns.find(({ header }) => header === heading)!.suggestion.audience!.values.map(({ label }) => label);
  expect(labelsOf('Geschlecht')).toEqual(['Männlich', 'Weiblich']);
  expect(labelsOf('Country')).toEqual(['Danmark', 'Sverige', 'XX']);
});
