import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { resultLimits } from '@soundings/contract/genie/genie-choices';
import { textKey } from '#/features/writing/text-key.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { type Reader, withUploadedTable } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { addSource, findPredictedTexts, findSameFile, findSources, lockResults } from './calibration.store.ts';
import { readResults } from './read-results.ts';

/** Adds what a table says was shown and clicked. Throws fileHasErrors, and what reading throws. */
export const importResults = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { file, name }: { readonly file: MultipartFile; readonly name: string },
  reader: Reader,
): Promise<{ id: string; messages: number }> => {
  const { results: given, errors } = await withUploadedTable(file, reader, (path) => readResults(path, reader.signal));
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await lockResults(tx);
    const files = (await findSources(tx)).filter(({ kind }) => kind === 'CLICKS');
    if (files.length >= resultLimits.files) errors.add('tooManyResults_files', null, { most: resultLimits.files });
    const results = given.map((result) => ({ ...result, base: result.shown, share: result.clicked / result.shown }));
    const same = errors.isEmpty ? await findSameFile(tx, results) : null;
    if (same !== null) errors.add('resultsKnown', null, { file: same });
    if (!errors.isEmpty) throw new AppError('fileHasErrors', { fileErrors: errors.toFileErrors() });
    const products = new Map((await findPredictedTexts(tx)).map(({ product, text }) => [textKey(text), product]));
    const rows = results.map(({ text, key, base, share }) => {
      const product = products.get(key);
      const known = product === 'GENIE' || product === 'GENIE_GO' ? product : 'NONE';
      return { text, key, product: known, base, share } as const;
    });
    await addSource(tx, { id, kind: 'CLICKS', projectId: null, name, addedOn: now(), segments: [] }, rows);
  });
  return { id, messages: given.length };
};
