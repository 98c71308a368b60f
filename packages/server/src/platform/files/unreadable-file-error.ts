import type { ErrorCode, FileError } from '@soundings/contract/errors';
import {
  type FileErrorLineCode,
  type FileErrorValues,
  fileErrorTitles,
  titleOfLine,
} from '@soundings/contract/files/file-errors';
import { makeFileErrorLine } from './make-file-error-line.ts';

/**
 * The file cannot be read at all: it is no table, is damaged, or is larger than the limits.
 * `code` is `unsupportedMediaType` where the content is no csv and no xlsx, else `fileCannotBeRead`.
 */
export class UnreadableFileError<Code extends FileErrorLineCode = FileErrorLineCode> extends Error {
  override readonly name = 'UnreadableFileError';
  readonly code: Extract<ErrorCode, 'fileCannotBeRead' | 'unsupportedMediaType'>;
  readonly fileErrors: FileError[];

  /** `line` is the spreadsheet's line where one is to blame; `cause` is what a library threw. */
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
