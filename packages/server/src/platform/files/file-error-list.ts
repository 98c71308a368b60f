import type { FileError } from '@soundings/contract/errors';
import {
  type FileErrorCode,
  type FileErrorLineCode,
  type FileErrorValues,
  fileErrorTitles,
  titleOfLine,
} from '@soundings/contract/file-errors';
import { makeFileErrorLine } from './make-file-error-line.ts';

const maxLines = 100;

/** Collects what is wrong in a file, at most 100 lines a title; the rest is only counted. */
export class FileErrorList {
  readonly #errors = new Map<FileErrorCode, FileError>();

  get isEmpty(): boolean {
    return this.#errors.size === 0;
  }

  /** `line` is the spreadsheet's line, null where the error belongs to no line. */
  add<Code extends FileErrorLineCode>(code: Code, line: number | null, values: FileErrorValues<Code>): void {
    const titleCode = titleOfLine(code);
    let error = this.#errors.get(titleCode);
    if (!error) {
      error = { code: titleCode, title: fileErrorTitles[titleCode], lines: [], more: 0 };
      this.#errors.set(titleCode, error);
    }
    if (error.lines.length < maxLines) error.lines.push(makeFileErrorLine(code, line, values));
    else error.more++;
  }

  toFileErrors(): FileError[] {
    return [...this.#errors.values()];
  }
}
