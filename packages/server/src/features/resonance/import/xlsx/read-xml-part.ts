import { SaxesParser } from 'saxes';
import { importLimits } from '../import-limits.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import type { Zip } from './open-zip.ts';

/**
 * Reads a small part of a workbook and calls `onOpen` for each element: its name and attributes, both without prefixes.
 * Throws UnreadableFileError for a DOCTYPE, for XML that is not well-formed and for parts above 32 MB.
 */
export async function readXmlPart(
  zip: Zip,
  part: string,
  onOpen: (name: string, attributes: Record<string, string>) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (zip.bytesOf(part) > importLimits.partBytes) {
    const megabytes = importLimits.partBytes / 2 ** 20;
    throw new UnreadableFileError('workbookDamaged_partTooLarge', { part, megabytes });
  }
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new UnreadableFileError('workbookDoctype', {});
  });
  parser.on('error', (cause) => {
    throw new UnreadableFileError('workbookDamaged_xml', { part }, { cause });
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    onOpen(withoutPrefix(name), Object.fromEntries(local));
  });
  const decoder = new TextDecoder();
  for await (const chunk of zip.read(part, signal)) {
    const text = decoder.decode(chunk, { stream: true });
    // An open DOCTYPE is refused before saxes has read it to its end.
    if (/<!DOCTYPE/i.test(text)) throw new UnreadableFileError('workbookDoctype', {});
    parser.write(text);
  }
  parser.write(decoder.decode()).close();
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
