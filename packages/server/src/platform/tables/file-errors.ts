import type { ErrorCode, FileError } from '@soundings/contract/errors';
import type {
  FileErrorCode,
  FileErrorLineCode,
  FileErrorValue,
  FileErrorValues,
} from '@soundings/contract/files/file-errors';
import { fileErrorLines, fileErrorTitles, titleOfLine } from '@soundings/contract/files/file-errors';
import { shortenText } from './cell-text.ts';

/**
 * The file cannot be read at all: it is no table, is damaged, or is larger than the limits.
 * `code` is `unsupportedMediaType` where the content is no csv and no xlsx, else `fileCannotBeRead`.
 */
export class UnreadableFileError<Code extends FileErrorLineCode = FileErrorLineCode> extends Error {
  override readonly name = 'UnreadableFileError';
  readonly code: Extract<ErrorCode, 'fileCannotBeRead' | 'unsupportedMediaType'>;
  readonly fileErrors: FileError[];

  constructor(code: Code, values: FileErrorValues<Code>, { line = null, cause }: UnreadableDetails = {}) {
    const titleCode = titleOfLine(code);
    const title = fileErrorTitles[titleCode];
    const found = makeFileErrorLine(code, line, values);
    super(`${title}: ${found.text}`, { cause });
    this.code = titleCode === 'notATable' ? 'unsupportedMediaType' : 'fileCannotBeRead';
    this.fileErrors = [{ code: titleCode, title, lines: [found], more: 0 }];
  }
}

interface UnreadableDetails {
  line?: number | null;
  cause?: unknown;
}

type Line = FileError['lines'][number];

const maxLines = 100;
const maxNamed = 100;

interface Listed {
  readonly error: FileError;
  readonly bySaying: Map<string, Line>;
}

/**
 * Collects what is wrong in a file, at most 100 different things a title; lines with others are only counted. What
 * lines say alike is told once, with how many they are.
 */
export class FileErrorList {
  readonly #listed = new Map<FileErrorCode, Listed>();

  get isEmpty(): boolean {
    return this.#listed.size === 0;
  }

  add<Code extends FileErrorLineCode>(code: Code, line: number | null, values: FileErrorValues<Code>): void {
    const { error, bySaying } = this.#of(titleOfLine(code));
    const saying = JSON.stringify([code, values]);
    const known = bySaying.get(saying);
    if (known && line !== null) addSame(known, line);
    else if (error.lines.length < maxLines) {
      const made = makeFileErrorLine(code, line, values);
      error.lines.push(made);
      if (line !== null) bySaying.set(saying, made);
    } else error.more++;
  }

  toFileErrors(): FileError[] {
    return [...this.#listed.values()].map(({ error }) => error);
  }

  #of(code: FileErrorCode): Listed {
    const known = this.#listed.get(code);
    if (known) return known;
    const listed: Listed = { error: { code, title: fileErrorTitles[code], lines: [], more: 0 }, bySaying: new Map() };
    this.#listed.set(code, listed);
    return listed;
  }
}

const addSame = (known: Line, line: number): void => {
  known.same ??= { count: 1, lines: [known.line!] };
  known.same.count++;
  if (known.same.lines.length < maxNamed) known.same.lines.push(line);
};

type ErrorLine = FileError['lines'][number];

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
): ErrorLine {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, cut(value)]));
  const text = fileErrorLines[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => inEnglish(values[name] ?? ''));
  return { line, code, values, text };
}

function cut(value: FileErrorValue): ErrorLine['values'][string] {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return cutText(value);
  return [...value.slice(0, maxNames).map(cutText), ...(value.length > maxNames ? ['…'] : [])];
}

const cutText = (text: string): string => shortenText(text, maxText);

const inEnglish = (value: FileErrorValue): string =>
  typeof value === 'number' ? value.toLocaleString('en') : typeof value === 'string' ? value : value.join(', ');
