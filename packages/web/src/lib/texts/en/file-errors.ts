import { fileErrorLines, fileErrorTitles } from '@soundings/contract/file-errors';

/** What an uploaded file can have wrong: in English the sentences of the contract, so there is one set of them. */
export const fileErrors = {
  titles: fileErrorTitles,
  lines: fileErrorLines,
  more_one: 'and {{n}} more line',
  more_other: 'and {{n}} more lines',
} as const;
