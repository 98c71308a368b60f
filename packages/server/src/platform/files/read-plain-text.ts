import { decodeText } from '#/platform/csv/decode-text.ts';
import { detectEncoding } from '#/platform/csv/detect-encoding.ts';
import type { TextCollector } from './text-collector.ts';
import { TextRefusal } from './text-refusal.ts';

/** Text in any of the usual encodings, read to its end: whatever holds a NUL is none. */
export const readPlainText = async (path: string, collector: TextCollector): Promise<void> => {
  for await (const piece of decodeText(path, await detectEncoding(path))) {
    if (piece.includes('\u0000')) throw new TextRefusal('foreign');
    collector.add(piece);
  }
};
