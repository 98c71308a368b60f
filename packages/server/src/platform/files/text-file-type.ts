import { referenceFileTypes } from '@soundings/contract/projects/project-choices';

/** The kinds of files whose text is read. */
export type TextFileType = (typeof referenceFileTypes)[number];

/** What a name's ending says; null where it is no kind that is read. Whether the content agrees is seen when it is read. */
export const textFileType = (fileName: string): TextFileType | null => {
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  return referenceFileTypes.find((known) => known === ending) ?? null;
};
