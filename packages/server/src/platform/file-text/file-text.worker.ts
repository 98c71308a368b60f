import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { decodeText, detectEncoding } from '#/platform/csv/text-encoding.ts';
import { openWorkbook } from '#/platform/office/open-workbook.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { checkContent } from './check-content.ts';
import type { TextFileType } from './file-text.ts';
import { type FileText, TextCollector, TextRefusal, type TextRefusalReason } from './file-text.ts';
import { readDocumentText } from './read-docx-text.ts';

const maxPages = 1000;

interface Piece {
  readonly items: readonly ({ readonly str: string; readonly hasEOL: boolean } | { readonly type: string })[];
}

/** Text only: no script of the document is run, no font is made and nothing is fetched. */
const options = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };

/** The text of a PDF, page by page. The parser takes what it needs: run it where time and memory are bounded. */
const readPdfText = async (path: string, collector: TextCollector): Promise<void> => {
  try {
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)), options);
    if (document.numPages > maxPages) collector.cut();
    for (let number = 1; number <= Math.min(document.numPages, maxPages) && !collector.isFull; number++) {
      const page = await document.getPage(number);
      const reader = (page.streamTextContent() as ReadableStream<Piece>).getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        for (const item of next.value.items) if ('str' in item) collector.add(item.hasEOL ? `${item.str}\n` : item.str);
        if (collector.isFull) return;
      }
      collector.add('\n\n');
      page.cleanup();
    }
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new TextRefusal(isLocked ? 'locked' : 'damaged', cause);
  }
};

const readWorkbookText = async (path: string, collector: TextCollector): Promise<void> => {
  const { tables, close } = await openWorkbook(path, undefined, { allowsUncalculated: true });
  try {
    for (const table of tables.filter(({ hidden }) => !hidden)) {
      let isNamed = tables.length === 1;
      for await (const rows of table.rows()) {
        if (!isNamed) collector.add(`\n${table.name}\n`);
        isNamed = true;
        for (const { cells } of rows) {
          if (collector.isFull) return;
          collector.add(`${cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')}\n`);
        }
      }
    }
  } finally {
    close();
  }
};

const readPlainText = async (path: string, collector: TextCollector): Promise<void> => {
  for await (const piece of decodeText(path, await detectEncoding(path))) {
    if (piece.includes('\u0000')) throw new TextRefusal('foreign');
    collector.add(piece);
  }
};

export interface TextJob {
  readonly path: string;
  readonly type: TextFileType;
  readonly maxCharacters: number;
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

const tooMuch = /^(unpacksToTooMuch|tooMany|sheetNearlyEmpty|cellTooLong|workbookDamaged_(partTooLarge|xmlLong))/;

const reasonOf = (error: unknown): TextRefusalReason => {
  if (error instanceof TextRefusal) return error.reason;
  if (!(error instanceof UnreadableFileError)) throw error;
  const code = error.fileErrors[0]?.lines[0]?.code ?? '';
  if (error.code === 'unsupportedMediaType') return 'foreign';
  if (code === 'workbookLocked') return 'locked';
  return tooMuch.test(code) ? 'tooMuch' : 'damaged';
};

const read = async ({ path, type, maxCharacters }: TextJob): Promise<TextAnswer> => {
  try {
    await checkContent(path, type);
    const collector = new TextCollector(maxCharacters);
    await readers[type](path, collector);
    const found = collector.take();
    return found.text === '' ? { refusal: 'noText' } : found;
  } catch (error) {
    return { refusal: reasonOf(error) };
  }
};

parentPort!.postMessage(await read(workerData as TextJob));
