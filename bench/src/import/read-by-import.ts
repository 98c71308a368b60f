import { popcount } from '@soundings/engine/crosstab/dataset/bits';
import { importRespondents } from '@soundings/server/features/resonance/import/import-file';
import { mapping } from './survey-file.ts';

/** The whole import: reading, every check, the dataset. */
export async function readByImport(path: string): Promise<number[]> {
  const result = await importRespondents({ path, form: 'wide', mapping });
  if ('fileErrors' in result) throw new Error(JSON.stringify(result.fileErrors));
  const { variables, messages } = result.dataset;
  return [
    ...variables.flatMap(({ audiences }) => audiences.map(({ members }) => popcount(members))),
    ...messages
      .flatMap(({ r1, r2 }) => [r1, r2!])
      .flatMap(({ answered, positive }) => [popcount(answered), popcount(positive)]),
  ];
}
