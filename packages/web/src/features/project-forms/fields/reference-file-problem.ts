import { referenceFileBytes, referenceFileTypes } from '@soundings/contract/projects/project-choices';

/** Why a file cannot be a reference file, before it is sent; null where it can. Text keys of `projectForm`. */
export const referenceFileProblem = ({ name, size }: Pick<File, 'name' | 'size'>) => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !referenceFileTypes.some((type) => type === ending)) return 'wrongKind' as const;
  if (size > referenceFileBytes) return 'tooLarge' as const;
  return size === 0 ? ('emptyFile' as const) : null;
};
