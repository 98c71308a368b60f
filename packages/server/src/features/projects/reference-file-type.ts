import type { referenceFileTypes } from '@soundings/contract/project-choices';

export type ReferenceFileType = (typeof referenceFileTypes)[number];

const startsWith = (content: Buffer, text: string): boolean =>
  content.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

/** A zip whose list of entries names the part that makes it a document or a workbook. */
const isOffice = (content: Buffer, part: string): boolean =>
  startsWith(content, 'PK\u0003\u0004') && content.includes('[Content_Types].xml') && content.includes(part);

const foreign = [
  '\u007fELF',
  'MZ',
  'PK\u0003\u0004',
  '%PDF-',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
  '\u001f\u008b',
  '\u00d0\u00cf\u0011\u00e0',
];

/** Text in any of the usual encodings: no NUL but in UTF-16 with its mark, no other kind's beginning, no web page. */
const isText = (content: Buffer): boolean => {
  if (content.length === 0 || foreign.some((beginning) => startsWith(content, beginning))) return false;
  const isUtf16 = startsWith(content, '\u00ff\u00fe') || startsWith(content, '\u00fe\u00ff');
  if (!isUtf16 && content.includes(0)) return false;
  return !/^\s*<(!doctype|html|script|svg|\?xml)/i.test(
    content
      .subarray(0, 512)
      .toString('latin1')
      .replace(/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
      .replaceAll('\u0000', ''),
  );
};

const checks: Record<ReferenceFileType, (content: Buffer) => boolean> = {
  txt: isText,
  md: isText,
  csv: isText,
  pdf: (content) => startsWith(content, '%PDF-'),
  docx: (content) => isOffice(content, 'word/'),
  xlsx: (content) => isOffice(content, 'xl/'),
};

/** The kind of a reference file where its ending and its content agree; null where it is none that can be read. */
export const referenceFileType = (fileName: string, content: Buffer): ReferenceFileType | null => {
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  const type = (Object.keys(checks) as ReferenceFileType[]).find((known) => known === ending);
  return type && checks[type](content) ? type : null;
};
