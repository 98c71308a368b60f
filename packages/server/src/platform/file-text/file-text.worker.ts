import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { checkContent } from './check-content.ts';
import type { TextFileType } from './file-text.ts';
import { type FileText, TextCollector, TextRefusal, type TextRefusalReason } from './file-text.ts';
import { readDocumentText } from './read-docx-text.ts';
import { readPdfText, readPlainText, readWorkbookText } from './text-readers.ts';

export interface TextJob {
  readonly path: string;
  readonly type: TextFileType;
  readonly mostCharacters: number;
}
export type TextAnswer = FileText | { readonly refusal: TextRefusalReason };

const readers: Record<TextFileType, (path: string, collector: TextCollector) => Promise<void>> = {
  txt: readPlainText,
  md: readPlainText,
  csv: readPlainText,
  pdf: readPdfText,
  docx: readDocumentText,
  xlsx: readWorkbookText,
};

const tooMuch =
  /^(unpacksToTooMuch|tooMany|sheetTooLarge|sheetNearlyEmpty|cellTooLong|workbookDamaged_(partTooLarge|xmlLong))/;

const reasonOf = (error: unknown): TextRefusalReason => {
  if (error instanceof TextRefusal) return error.reason;
  if (!(error instanceof UnreadableFileError)) throw error;
  const code = error.fileErrors[0]?.lines[0]?.code ?? '';
  if (error.code === 'unsupportedMediaType') return 'foreign';
  if (code === 'workbookLocked') return 'locked';
  return tooMuch.test(code) ? 'tooMuch' : 'damaged';
};

const read = async ({ path, type, mostCharacters }: TextJob): Promise<TextAnswer> => {
  try {
    await checkContent(path, type);
    const collector = new TextCollector(mostCharacters);
    await readers[type](path, collector);
    const found = collector.take();
    return found.text === '' ? { refusal: 'noText' } : found;
  } catch (error) {
    return { refusal: reasonOf(error) };
  }
};

parentPort!.postMessage(await read(workerData as TextJob));
