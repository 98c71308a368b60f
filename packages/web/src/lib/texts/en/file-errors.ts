import {
  type FileErrorCode,
  type FileErrorLineCode,
  fileErrorLines,
  fileErrorTitles,
} from '@soundings/contract/files/file-errors';

/** The sentences themselves are no types: which values belong to a code is not known where the web shows it. */
type Texts<Code extends string> = Readonly<Record<Code, string>>;

/** What an uploaded file can have wrong: in English the sentences of the contract, so that there is one set of them. */
export const fileErrors = {
  titles: fileErrorTitles as Texts<FileErrorCode>,
  lines: fileErrorLines as Texts<FileErrorLineCode>,
} as const;
