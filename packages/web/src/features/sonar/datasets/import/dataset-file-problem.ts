import { datasetFileTypes, datasetLimits } from '@soundings/contract/sonar/sonar-choices';

/** What can be seen to be wrong with a file before it is sent; a text key of `sonar`. */
export const datasetFileProblem = ({ name, size }: File): 'wrongKind' | 'fileTooLarge' | 'emptyFile' | null => {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  if (!datasetFileTypes.some((type) => type === ending)) return 'wrongKind';
  if (size > datasetLimits.fileBytes) return 'fileTooLarge';
  return size === 0 ? 'emptyFile' : null;
};
