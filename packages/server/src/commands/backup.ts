import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Env, readEnv } from '#/env.ts';
import { openDatabase, openStorage } from '#/open-services.ts';
import { BackupError, writeBackup } from '#/platform/backup/backup.ts';
import { askRunningServer } from '#/platform/backup/running-server.ts';
import { pgliteDirectory } from '#/platform/db/database.ts';
import { DataDirectoryInUseError, lockDataDirectory } from '#/platform/db/lock-data-directory.ts';
import { deriveKeys, readSecret } from '#/platform/keys/keys.ts';
import { folderArgument, runCommand, say } from './run-command.ts';

const localAddress = ({ HOST, PORT }: Env): string => {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
};

await runCommand(async () => {
  const folder = resolve(folderArgument('npm run backup -- FOLDER'));
  const env = readEnv();
  refuseMissingDatabase(env);
  const keys = deriveKeys(await readSecret(env.APP_SECRET, env.DATA_DIR));
  const unlock = env.DATABASE_URL ? async () => undefined : await lockUnlessRunning(env);
  if (unlock) {
    const database = await openDatabase(env, console);
    try {
      await writeBackup({ db: database.db, storage: await openStorage(env), keys }, folder, new Date(), say);
    } finally {
      await database.close();
      await unlock();
    }
  } else {
    await askRunningServer(localAddress(env), keys, folder, say);
  }
  say(`The backup in ${folder} is whole. Keep APP_SECRET (or DATA_DIR/secret.key) elsewhere: it is not in it.`);
});

/** A backup that is told of another place than the server's would be whole, and empty. */
function refuseMissingDatabase(env: Env): void {
  if (env.DATABASE_URL || existsSync(pgliteDirectory(env.DATA_DIR))) return;
  const place = resolve(env.DATA_DIR);
  throw new BackupError(`There is no database in ${place}. Set DATABASE_URL or DATA_DIR as the server has them.`);
}

async function lockUnlessRunning(env: Env): Promise<(() => Promise<void>) | null> {
  try {
    return await lockDataDirectory(env.DATA_DIR);
  } catch (error) {
    if (error instanceof DataDirectoryInUseError) return null;
    throw error;
  }
}
