import { resolve } from 'node:path';
import { readEnv } from '#/env.ts';
import { openDatabase, openStorage } from '#/open-services.ts';
import { restoreBackup } from '#/platform/backup/restore.ts';
import { lockDataDirectory } from '#/platform/db/lock-data-directory.ts';
import { deriveKeys, readSecret } from '#/platform/keys/keys.ts';
import { folderArgument, runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const folder = resolve(folderArgument('npm run restore -- FOLDER'));
  const env = readEnv();
  const unlock = await lockDataDirectory(env.DATA_DIR);
  const keys = deriveKeys(await readSecret(env.APP_SECRET, env.DATA_DIR));
  const database = await openDatabase(env, console);
  try {
    const { createdOn } = await restoreBackup({ db: database.db, storage: await openStorage(env), keys }, folder, say);
    say(`Restored the backup of ${createdOn}. Start the server.`);
  } finally {
    await database.close();
    await unlock();
  }
});
