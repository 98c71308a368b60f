import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { tableLimits } from '#/platform/tables/table.ts';
import type { ByteReader } from './byte-reader.ts';

export const damaged = (cause?: unknown) => new UnreadableFileError('savDamaged', {}, { cause });

/** What a dictionary tells beside its variables, in records that older programs pass over. */
export interface Extensions {
  readonly longNames: Map<string, Uint8Array>;
  readonly widths: Map<string, number>;
  readonly longLabels: { name: string; code: Uint8Array; label: Uint8Array }[];
  readonly longMissing: { name: string; code: Uint8Array }[];
  characterCode: number | null;
  encoding: string | null;
  systemMissing: number;
}

export const readExtension = async (bytes: ByteReader, found: Extensions): Promise<void> => {
  const subtype = await bytes.int();
  const content = bytes.part(await bytes.take((await bytes.count()) * (await bytes.count())));
  if (subtype === 3 && content.length >= 32) found.characterCode = content.int(28);
  if (subtype === 4 && content.length >= 8) found.systemMissing = content.double(0);
  if (subtype === 20) found.encoding = content.text().trim();
  if (subtype === 13) {
    for (const [name, value] of pairsOf(content.bytes, '\t')) found.longNames.set(name, value);
  }
  if (subtype === 14) {
    for (const [name, value] of pairsOf(content.bytes, '\t')) {
      const width = Number.parseInt(Buffer.from(value).toString('latin1'), 10);
      if (!(width > 0 && width <= tableLimits.cellCharacters)) throw damaged();
      found.widths.set(name, width);
    }
  }
  if (subtype === 21) {
    for (let at = 0; at < content.length; ) {
      const name = content.sized(at);
      const count = content.int(name.end + 4);
      at = name.end + 8;
      for (let i = 0; i < count; i++) {
        const code = content.sized(at);
        const label = content.sized(code.end);
        found.longLabels.push({ name: name.bytes.toString('latin1'), code: code.bytes, label: label.bytes });
        at = label.end;
      }
    }
  }
  if (subtype === 22) {
    for (let at = 0; at < content.length; ) {
      const name = content.sized(at);
      const count = content.byte(name.end);
      const length = content.int(name.end + 1);
      at = name.end + 5;
      for (let i = 0; i < count; i++, at += length)
        found.longMissing.push({ name: name.bytes.toString('latin1'), code: content.slice(at, length) });
    }
  }
};

/** "SHORT=value" parted by a separator. */
const pairsOf = (bytes: Buffer, separator: string): [string, Uint8Array][] => {
  const pairs: [string, Uint8Array][] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(separator, from);
    const pair = bytes.subarray(from, end < 0 ? bytes.length : end);
    const at = pair.indexOf('=');
    if (at > 0) {
      const value = pair.subarray(at + 1);
      const zero = value.indexOf(0);
      pairs.push([pair.toString('latin1', 0, at), zero < 0 ? value : value.subarray(0, zero)]);
    }
    from = (end < 0 ? bytes.length : end) + 1;
  }
  return pairs;
};

/** Numbers of code pages for which `TextDecoder` has another name than "windows-…". */
const codePages = new Map([
  [2, null],
  [3, null],
  [10_000, 'macintosh'],
  [20_127, 'utf-8'],
  [28_591, 'windows-1252'],
  [28_592, 'iso-8859-2'],
  [28_605, 'iso-8859-15'],
  [65_001, 'utf-8'],
]);

/**
 * How texts are decoded: in the encoding that the file names; without one, UTF-8 where all texts of the dictionary are,
 * else Windows-1252. Throws UnreadableFileError where nobody knows the one it names.
 */
export const chooseEncoding = ({ encoding, characterCode }: Extensions, texts: readonly Uint8Array[]) => {
  const ofCode = characterCode === null ? null : (codePages.get(characterCode) ?? `windows-${characterCode}`);
  const name = encoding ?? (codePages.get(characterCode ?? 2) === null ? null : ofCode) ?? guessEncoding(texts);
  try {
    const decoder = new TextDecoder(name.toLowerCase() === 'us-ascii' ? 'utf-8' : name);
    return (bytes: Uint8Array) => decoder.decode(bytes).trimEnd();
  } catch (cause) {
    throw new UnreadableFileError('savEncoding', { encoding: name }, { cause });
  }
};

const guessEncoding = (texts: readonly Uint8Array[]): string => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const text of texts) strict.decode(text);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};
