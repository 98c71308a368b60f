import type { FileError } from '@soundings/contract/errors';
import {
  type FileErrorCode,
  type FileErrorLineCode,
  type FileErrorValues,
  fileErrorTitles,
  titleOfLine,
} from '@soundings/contract/files/file-errors';
import { makeFileErrorLine } from './make-file-error-line.ts';

type Line = FileError['lines'][number];

const maxLines = 100;
/** So many lines are named of those that say the same. */
const maxNamed = 100;

interface Listed {
  readonly error: FileError;
  /** The lines of the error by what they say. */
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

  /** `line` is the spreadsheet's line, null where the error belongs to no line. */
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
