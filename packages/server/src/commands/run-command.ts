import { SettingsError } from '#/env.ts';
import { explainStartError } from '#/explain-start-error.ts';
import { BackupError } from '#/platform/backup/backup.ts';

export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    const isSaid = error instanceof BackupError || error instanceof SettingsError;
    console.error(isSaid ? error.message : explainStartError(error));
    process.exitCode = 1;
  }
};

export const say = (line: string): void => console.log(line);

/** The command's one argument. Throws a BackupError with its usage. */
export const folderArgument = (usage: string): string => {
  const [folder, ...rest] = process.argv.slice(2);
  if (!folder || folder.startsWith('-') || rest.length > 0) throw new BackupError(`Usage: ${usage}`);
  return folder;
};
