import type { ErrorCode, FileError } from '@soundings/contract/errors';

type UnreadableCode = Extract<ErrorCode, 'fileCannotBeRead' | 'unsupportedMediaType'>;

/**
 * The file cannot be read at all: it is no table, is damaged, or is larger than the limits.
 * `code` is `unsupportedMediaType` where the content is no csv and no xlsx, else `fileCannotBeRead`.
 */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly code: UnreadableCode;
  readonly fileErrors: FileError[];

  /** `text` says what is wrong and what to do; `line` is the spreadsheet's line where one is to blame. */
  constructor(title: string, text: string, { line = null, code = 'fileCannotBeRead' }: UnreadableDetails = {}) {
    super(`${title}: ${text}`);
    this.code = code;
    this.fileErrors = [{ title, lines: [{ line, text }] }];
  }
}

interface UnreadableDetails {
  line?: number | null;
  code?: UnreadableCode;
}
