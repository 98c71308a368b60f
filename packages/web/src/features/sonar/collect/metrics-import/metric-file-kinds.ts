import { metricFileLimits } from '@soundings/contract/sonar/metric-file-choices';

/** The largest file, as people say it: 50 MB. */
export const metricFileLimit = `${metricFileLimits.fileBytes / 1024 / 1024}\u00a0MB`;

/** What a file dialog offers. */
export const metricFileKinds = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What can be seen to be wrong with a file before it is sent; a text key of `sonarImport`. */
export const metricFileProblem = ({ name, size }: File): 'wrongKind' | 'fileTooLarge' | 'emptyFile' | null => {
  if (!/\.(xlsx|csv)$/i.test(name)) return 'wrongKind';
  if (size > metricFileLimits.fileBytes) return 'fileTooLarge';
  return size === 0 ? 'emptyFile' : null;
};
