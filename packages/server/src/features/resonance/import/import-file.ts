import type { ResonanceFile, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { messageFiguresInSteps } from '@soundings/engine/crosstab/calculations/figures';
import { encodeDatasetInSteps } from '@soundings/engine/crosstab/dataset/dataset-file';
import { runCooperatively } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { FileErrorList, UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { importMessages } from '../messages/import-messages.ts';
import { encodeTable, tableFigures } from '../messages/message-table.ts';
import { type KeptMessage, keepMessages } from '../norms/kept-figures.ts';
import { type ProjectResult, projectResult } from '../resonance.present.ts';
import type { StoredFile } from '../resonance.store.ts';
import type { VerbatimQuestion } from '../verbatims/verbatim-file.ts';
import type { ImportMemory } from './import-limits.ts';
import { importSheets } from './import-sheets.ts';
import { type ImportOptions, type ImportResult, importWide } from './import-wide.ts';

interface ImportedFile {
  readonly content: readonly Uint8Array[];
  readonly result: ProjectResult;
  readonly mapping: ResonanceMapping | null;
  /** For norms; null where there are no respondents. */
  readonly messages: readonly KeptMessage[] | null;
  /** What an alert tells of it; no respondents where the file gave figures. */
  readonly counts: { readonly respondents: number | null; readonly messages: number };
  readonly verbatims: readonly VerbatimQuestion[];
}

interface Given extends Pick<StoredFile, 'figureColumns'> {
  readonly path: string;
  readonly form: StoredFile['form'];
  readonly mapping: ResonanceMapping | undefined;
}

const readAnswers = async ({ path, form, mapping }: Given, options: ImportOptions): Promise<ImportedFile> => {
  const read = await importRespondents({ path, form, mapping }, options);
  if ('fileErrors' in read) throw new AppError('fileHasErrors', { fileErrors: read.fileErrors });
  const { signal } = options;
  const figures = await runCooperatively(messageFiguresInSteps(read.dataset, null), signal);
  const content = await runCooperatively(encodeDatasetInSteps(read.dataset), signal);
  const counts = { respondents: read.dataset.respondents, messages: figures.length };
  const messages = keepMessages(read.dataset, figures);
  const kept = { mapping: read.mapping, messages, verbatims: read.verbatims ?? [] };
  return { content, result: projectResult(figures), ...kept, counts };
};

const readFigures = async ({ path, figureColumns }: Given, options: ImportOptions): Promise<ImportedFile> => {
  const read = await importMessages(path, { ...options, figureColumns });
  if ('fileErrors' in read) throw new AppError('fileHasErrors', { fileErrors: read.fileErrors });
  const figures = tableFigures(read.table);
  const counts = { respondents: null, messages: figures.length };
  const content = [encodeTable(read.table)];
  return { content, result: projectResult(figures), mapping: null, messages: null, verbatims: [], counts };
};

/**
 * Reads the answers, or the figures, of an uploaded file. Nothing is written.
 * Throws fileHasErrors with every line that is wrong, and the signal's reason.
 */
export const importFile = async (
  { storage }: Pick<Services, 'storage'>,
  { form, storageKey, figureColumns }: StoredFile,
  mapping: ResonanceMapping | undefined,
  options: { signal: AbortSignal; onProgress: (handled: number) => void; memory: ImportMemory },
): Promise<ImportedFile> => {
  const read = form === 'messages' ? readFigures : readAnswers;
  try {
    return await storage.withLocalPath(storageKey, (path) => read({ path, form, mapping, figureColumns }, options));
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof UnreadableFileError) throw new AppError('fileHasErrors', { fileErrors: error.fileErrors });
    throw error;
  }
};

interface RespondentsFile {
  readonly path: string;
  readonly form: ResonanceFile['form'];
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
