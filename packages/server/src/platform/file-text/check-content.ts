import { open } from 'node:fs/promises';
import type { TextFileType } from './file-text.ts';
import { TextRefusal } from './file-text.ts';

const headBytes = 4096;
/** A zip's directory ends with 22 bytes and a comment of at most 65,535. */
const tailBytes = 65_557;
const zipStart = 'PK\u0003\u0004';
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');

const foreignToText = [
  ...['\u007fELF', zipStart, '%PDF-', '\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', '\u001f\u008b'],
  ...['\u00d0\u00cf\u0011\u00e0', '{\\rtf'],
];

const startsByType: Partial<Record<TextFileType, string>> = { pdf: '%PDF-', docx: zipStart, xlsx: zipStart };

const startsWith = (content: Buffer, text: string): boolean =>
  content.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

const isProgram = (head: Buffer): boolean => startsWith(head, 'MZ') && head.includes(0);

const isMarkup = (head: Buffer): boolean => {
  let text = head.toString('latin1').replaceAll('\u0000', '');
  text = text.replace(/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '').trimStart();
  while (text.startsWith('<!--')) {
    const end = text.indexOf('-->');
    if (end === -1) return true;
    text = text.slice(end + 3).trimStart();
  }
  return /^<(!doctype|html|head|body|script|svg|\?xml)/i.test(text);
};

const endsAsZip = (tail: Buffer): boolean => {
  const at = tail.lastIndexOf(zipEnd);
  return at !== -1 && at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length;
};

/**
 * Whether a file begins and ends as its kind does, and as no other: a PDF or text that is also a zip is refused.
 * Throws TextRefusal `foreign`. What lies between is seen by who reads it.
 */
export const checkContent = async (path: string, type: TextFileType): Promise<void> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (bytes: number, position: number): Promise<Buffer> => {
      const buffer = Buffer.alloc(Math.min(bytes, size));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, Math.max(0, position));
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(headBytes, 0);
    const start = startsByType[type];
    const isOther = start
      ? !startsWith(head, start)
      : size === 0 || foreignToText.some((foreign) => startsWith(head, foreign)) || isProgram(head) || isMarkup(head);
    if (isOther || (start !== zipStart && endsAsZip(await read(tailBytes, size - tailBytes)))) {
      throw new TextRefusal('foreign');
    }
  } finally {
    await file.close();
  }
};
