import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { importLimits } from './import-limits.ts';

/**
 * Throws UnreadableFileError where the dataset would become larger than the limits: a few bytes of a file can name a
 * new audience or respondent, and each costs the more the more there are of the other.
 */
export function checkDatasetSize({ masks, maskBytes, characters }: DatasetBuilder): void {
  const { datasetBytes, datasetCharacters } = importLimits;
  if (Math.max(maskBytes, masks * importLimits.maskBytes) > datasetBytes) {
    throw new UnreadableFileError('fileTooLarge_dataset', { megabytes: datasetBytes / 2 ** 20 });
  }
  if (characters > datasetCharacters) throw new UnreadableFileError('fileTooLarge_texts', { most: datasetCharacters });
}
