import { needBoardDialogTexts } from '#/lib/i18n.ts';

/** A dialog that a click opens, with its texts. */
export const loadDialog = async <T>(file: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([file, needBoardDialogTexts()]);
  return loaded;
};
