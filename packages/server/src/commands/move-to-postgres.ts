import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#/env.ts';
import { openDatabase, openStorage } from '#/open-services.ts';
import { BackupError, writeBackup } from '#/platform/backup/backup.ts';
import { restoreBackup } from '#/platform/backup/restore.ts';
import { openPglite, pgliteDirectory } from '#/platform/db/database.ts';
import { lockDataDirectory } from '#/platform/db/lock-data-directory.ts';
import { deriveKeys, hasOtherSecret, readSecret } from '#/platform/keys/keys.ts';
import { openPrivateFolder } from '#/platform/storage/storage.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const env = readEnv();
  if (!env.DATABASE_URL) throw new BackupError('Set DATABASE_URL to the PostgreSQL that the workspace moves to.');
  const unlock = await lockDataDirectory(env.DATA_DIR);
  const folder = await mkdtemp(join(tmpdir(), 'soundings-move-'));
  try {
    if (await hasOtherSecret(env.APP_SECRET, env.DATA_DIR)) {
      throw new BackupError(
        'APP_SECRET is another one than in DATA_DIR/secret.key: set it to the content of that file.',
      );
    }
    const keys = deriveKeys(await readSecret(env.APP_SECRET, env.DATA_DIR));
    // Files of the data directory move where they are to be elsewhere.
    const isElsewhere = env.S3_BUCKET !== undefined || env.FILES_DIR !== undefined;
    const ownFiles = join(env.DATA_DIR, 'files');
    const [from, to] =
      isElsewhere && existsSync(ownFiles) ? [await openPrivateFolder(ownFiles), await openStorage(env)] : [null, null];
    const embedded = await openPglite({ directory: pgliteDirectory(env.DATA_DIR) });
    await writeBackup({ db: embedded.db, storage: from, keys }, folder, new Date(), () => undefined);
    await embedded.close();
    const target = await openDatabase(env, console);
    await restoreBackup({ db: target.db, storage: to, keys }, folder, say);
    await target.close();
    say('Moved. Start the server with this DATABASE_URL; the embedded database in DATA_DIR/pg is no longer used.');
  } finally {
    await rm(folder, { recursive: true, force: true });
    await unlock();
  }
});
