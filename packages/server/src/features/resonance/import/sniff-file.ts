import { open } from 'node:fs/promises';
import { UnreadableFileError } from './unreadable-file-error.ts';

interface Signature {
  readonly bytes: readonly number[];
  readonly what: string;
  readonly advice: string;
}

const saveAs = 'Save the table as .xlsx or .csv and upload that.';

const signatures: readonly Signature[] = [
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    what: 'an old Excel file (.xls) or a workbook with a password',
    advice: 'Open it in Excel, remove the password if there is one, and save it as .xlsx.',
  },
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], what: 'a PDF', advice: saveAs },
  { bytes: [0x89, 0x50, 0x4e, 0x47], what: 'an image', advice: saveAs },
  { bytes: [0xff, 0xd8, 0xff], what: 'an image', advice: saveAs },
  { bytes: [0x47, 0x49, 0x46, 0x38], what: 'an image', advice: saveAs },
  { bytes: [0x1f, 0x8b], what: 'a gzip archive', advice: 'Unpack it and upload the file inside.' },
  { bytes: [0x7f, 0x45, 0x4c, 0x46], what: 'a program', advice: saveAs },
  { bytes: [0x24, 0x46, 0x4c, 0x32], what: 'an SPSS file (.sav)', advice: saveAs },
];

/**
 * What a file holds, by its content and never by its name: a zip (which may be a workbook) or text.
 * Throws UnreadableFileError for an empty file and for everything else.
 */
export async function sniffFile(path: string): Promise<'zip' | 'text'> {
  const head = await readHead(path);
  if (head.length === 0) {
    throw new UnreadableFileError('The file is empty', `It holds no bytes. ${saveAs}`);
  }
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  const signature = signatures.find(({ bytes }) => startsWith(head, bytes));
  if (signature) throw refuse(signature.what, signature.advice);
  if (startsWith(head, [0x4d, 0x5a]) && head.includes(0)) throw refuse('a program', saveAs);
  if (/^\s*<[?!a-z]/i.test(head.toString('latin1').replace(/^\xef\xbb\xbf/, ''))) {
    throw refuse('a web page or an XML file', saveAs);
  }
  return 'text';
}

const refuse = (what: string, advice: string): UnreadableFileError =>
  new UnreadableFileError('This is not a table', `The file is ${what}, whatever its name says. ${advice}`, {
    code: 'unsupportedMediaType',
  });

const startsWith = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, i) => head[i] === byte);

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(4096);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
