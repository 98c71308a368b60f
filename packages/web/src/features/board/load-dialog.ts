import { needBoardDialogTexts } from '#/lib/i18n.ts';

export const loadDialog = async <T>(file: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([file, needBoardDialogTexts()]);
  return loaded;
};
