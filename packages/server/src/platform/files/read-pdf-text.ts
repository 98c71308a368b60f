import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import type { TextCollector } from './text-collector.ts';
import { TextRefusal } from './text-refusal.ts';

const mostPages = 1000;

interface Piece {
  readonly items: readonly ({ readonly str: string; readonly hasEOL: boolean } | { readonly type: string })[];
}

/** Text only: no script of the document is run, no font is made and nothing is fetched. */
const options = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };

/** The text of a PDF, page by page. The parser takes what it needs: run it where time and memory are bounded. */
export const readPdfText = async (path: string, collector: TextCollector): Promise<void> => {
  try {
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)), options);
    if (document.numPages > mostPages) collector.cut();
    for (let number = 1; number <= Math.min(document.numPages, mostPages) && !collector.isFull; number++) {
      const page = await document.getPage(number);
      // Read by hand: leaving a loop over it would cancel the stream, which the parser does not take well.
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
