import type { ResonanceFile, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { FileErrorList } from '#/platform/files/file-error-list.ts';
import { importSheets } from './import-sheets.ts';
import { type ImportOptions, type ImportResult, importWide } from './import-wide.ts';

export interface RespondentsFile {
  readonly path: string;
  readonly form: ResonanceFile['form'];
  /** What the columns of a wide file mean, and the answers of any. */
  readonly mapping?: ResonanceMapping | undefined;
}

/**
 * Reads the answers of a respondents file into a dataset, or lists everything that is wrong with it.
 * Throws UnreadableFileError where the file cannot be read, and the signal's reason once it is aborted.
 */
export async function importRespondents(
  { path, form, mapping }: RespondentsFile,
  options: ImportOptions = {},
): Promise<ImportResult> {
  if (form === 'sheets') return importSheets(path, mapping ?? null, options);
  if (form === 'wide') return importWide(path, mapping ?? { recodes: [], columns: [] }, options);
  const errors = new FileErrorList();
  errors.add('messagesFile', null, {});
  return { fileErrors: errors.toFileErrors() };
}
