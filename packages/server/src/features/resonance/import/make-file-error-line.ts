import type { FileError } from '@soundings/contract/errors';
import {
  type FileErrorLineCode,
  type FileErrorValue,
  type FileErrorValues,
  fileErrorLines,
} from '@soundings/contract/file-errors';

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

/** At most 80 characters, the last of them "…" where something is left out; no half of a surrogate pair is kept. */
const cutText = (text: string): string =>
  text.length > maxText ? `${text.slice(0, maxText - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

const inEnglish = (value: FileErrorValue): string =>
  typeof value === 'number' ? value.toLocaleString('en') : typeof value === 'string' ? value : value.join(', ');
