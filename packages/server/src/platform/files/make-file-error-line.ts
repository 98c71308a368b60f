import type { FileError } from '@soundings/contract/errors';
import {
  type FileErrorLineCode,
  type FileErrorValue,
  type FileErrorValues,
  fileErrorLines,
} from '@soundings/contract/files/file-errors';
import { shortenText } from './cut-text.ts';

type Line = FileError['lines'][number];

const maxText = 80;
const maxNames = 20;

/**
 * A line of a file error with its English text. `line` is the spreadsheet's, null where the error belongs to no line.
 * Long texts among the values are cut, and long lists of names end after 20.
 */
export function makeFileErrorLine<Code extends FileErrorLineCode>(
  code: Code,
  line: number | null,
  given: FileErrorValues<Code>,
): Line {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, cut(value)]));
  const text = fileErrorLines[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => inEnglish(values[name] ?? ''));
  return { line, code, values, text };
}

function cut(value: FileErrorValue): Line['values'][string] {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return cutText(value);
  return [...value.slice(0, maxNames).map(cutText), ...(value.length > maxNames ? ['…'] : [])];
}

const cutText = (text: string): string => shortenText(text, maxText);

const inEnglish = (value: FileErrorValue): string =>
  typeof value === 'number' ? value.toLocaleString('en') : typeof value === 'string' ? value : value.join(', ');
