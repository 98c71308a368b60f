import {
  type FileErrorCode,
  type FileErrorLineCode,
  fileErrorLines,
  fileErrorTitles,
} from '@soundings/contract/files/file-errors';

type Texts<Code extends string> = Readonly<Record<Code, string>>;

export const fileErrors = {
  titles: fileErrorTitles as Texts<FileErrorCode>,
  lines: fileErrorLines as Texts<FileErrorLineCode>,
} as const;
