import { SaxesParser } from 'saxes';
import { createYield } from '#/platform/event-loop.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { tableLimits } from '#/platform/tables/table.ts';
import type { Zip } from './open-zip.ts';

const sliceCharacters = 16_384;

export interface SmallPart {
  readonly part: string;
  readonly maxBytes: number;
}

/**
 * Reads a small part of a workbook and calls `onOpen` for each element: its name and attributes, both without prefixes.
 * Throws UnreadableFileError for a DOCTYPE, for XML that is not well-formed, for parts above their size
 * and for elements of more than 100 attributes.
 */
export async function readXmlPart(
  zip: Zip,
  { part, maxBytes }: SmallPart,
  onOpen: (name: string, attributes: Record<string, string>) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (zip.bytesOf(part) > maxBytes) {
    const megabytes = maxBytes / 2 ** 20;
    throw new UnreadableFileError('workbookDamaged_partTooLarge', { part, megabytes });
  }
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new UnreadableFileError('workbookDoctype', {});
  });
  parser.on('error', (cause) => {
    throw new UnreadableFileError('workbookDamaged_xml', { part }, { cause });
  });
  let held = 0;
  parser.on('attribute', () => {
    const { attributes: most } = tableLimits;
    if (++held > most) throw new UnreadableFileError('workbookDamaged_attributes', { part, most });
  });
  parser.on('opentag', ({ name, attributes }) => {
    held = 0;
    const local = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    onOpen(withoutPrefix(name), Object.fromEntries(local));
  });
  const yieldToEventLoop = createYield(signal);
  const decoder = new TextDecoder();
  for await (const chunk of zip.read(part, signal)) {
    const text = decoder.decode(chunk, { stream: true });
    for (let start = 0; start < text.length; start += sliceCharacters) {
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
      const slice = text.slice(start, start + sliceCharacters);
      // An open DOCTYPE is refused before saxes has read it to its end.
      if (/<!DOCTYPE/i.test(slice)) throw new UnreadableFileError('workbookDoctype', {});
      parser.write(slice);
    }
  }
  parser.write(decoder.decode()).close();
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
