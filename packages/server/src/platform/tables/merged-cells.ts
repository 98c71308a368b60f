import { UnreadableFileError } from './file-errors.ts';
import type { Table } from './table.ts';

/**
 * Throws UnreadableFileError where cells below the headings are merged; to be called once the rows are read. Such a cell
 * has its value in its first row and column alone: nobody knows whom else it is of.
 */
export const checkMerged = ({ seen }: Table, lastHeading: number): void => {
  const found = seen?.merged.find((one) => one.lastLine > lastHeading && one.firstLine <= seen.lastLine);
  if (found) throw new UnreadableFileError('mergedCells', { range: found.range }, { line: found.firstLine });
};
