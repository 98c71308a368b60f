import { resolve } from 'node:path';
import { type Env, readEnv } from '#/env.ts';
import { openDatabase, openStorage } from '#/open-services.ts';
import { assertOwnVersion, restoreBackup } from '#/platform/backup/restore.ts';
import { lockDataDirectory } from '#/platform/db/lock-data-directory.ts';
import { deriveKeys, readSecret } from '#/platform/keys/keys.ts';
import { folderArgument, runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const folder = resolve(folderArgument('npm run restore -- FOLDER'));
  const env = readEnv();
  await assertOwnVersion(folder);
  const unlock = needsDataDirectory(env) ? await lockDataDirectory(env.DATA_DIR) : async () => undefined;
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

function needsDataDirectory({ DATABASE_URL, FILES_DIR, S3_BUCKET, APP_SECRET }: Env): boolean {
  return !DATABASE_URL || !(FILES_DIR || S3_BUCKET) || !APP_SECRET;
}
