import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Database } from '#/platform/db/database.ts';
import { latestMigration } from '#/platform/db/migrate.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import {
  BackupError,
  countRows,
  filePath,
  fingerprint,
  type Manifest,
  type Report,
  readManifest,
  tablePath,
  type Workspace,
} from './backup.ts';
import {
  emptyTables,
  findFilled,
  findTables,
  findVersion,
  type TableShape,
  withoutForeignKeys,
  writeRows,
} from './tables.store.ts';

/**
 * Brings a backup into an empty place whose tables have the backup's version: all or nothing of the database, then
 * its files, and compares every table and file with what was written. Throws a BackupError and says what to do.
 */
export const restoreBackup = async (
  { db, storage, keys }: Workspace,
  folder: string,
  report: Report,
): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  if (manifest.secretFingerprint !== fingerprint(keys)) {
    throw new BackupError(
      'This place has another secret than the one that was backed up: sealed keys and passwords could not be read. ' +
        'Set the same APP_SECRET, or copy secret.key of the old DATA_DIR into the new one first.',
    );
  }
  await checkFiles(folder, manifest);
  await restoreTables(db, folder, manifest, report);
  await restoreFiles(storage, folder, manifest, report);
  return manifest;
};

const otherVersion =
  'The backup was written by another version of Soundings. Restore it with that version, then start the new one.';

/** To be asked before the place is opened, which migrates it: after that the right version would be refused, too. */
export const assertOwnVersion = async (folder: string): Promise<void> => {
  const { version } = await readManifest(folder);
  if (version !== (await latestMigration())) throw new BackupError(otherVersion);
};

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

const checkFiles = async (folder: string, { files }: Manifest): Promise<void> => {
  for (const { key, sha256 } of files) {
    const found = await hashFile(filePath(folder, key)).catch(() => 'missing');
    if (found !== sha256) throw new BackupError(`The backup is damaged: the file ${key} is not what was written.`);
  }
};

const restoreTables = (db: Database, folder: string, manifest: Manifest, report: Report): Promise<void> =>
  db.transaction(async (tx) => {
    const tables = await findTables(tx);
    await assertSameTables(tx, tables, manifest);
    const filled = await findFilled(tx, tables);
    if (filled.length > 0) {
      throw new BackupError(
        `This database is in use (${filled.slice(0, 5).join(', ')}). Restore into an empty one: a new DATA_DIR, or a new database.`,
      );
    }
    await emptyTables(tx, tables);
    await withoutForeignKeys(tx, async () => {
      for (const table of tables) await restoreTable(tx, table, folder);
    });
    for (const [index, table] of tables.entries()) {
      const { rows, sha256 } = await countRows(tx, table, readToEnd);
      const written = manifest.tables[index]!;
      if (rows !== written.rows || sha256 !== written.sha256) {
        throw new BackupError(`The table ${table.name} differs from the backup after restoring. Nothing was kept.`);
      }
      if (rows > 0) report(`${table.name}: ${rows} rows, equal`);
    }
  });

const readToEnd = async (text: AsyncIterable<string>): Promise<void> => {
  for await (const _ of text);
};

const assertSameTables = async (tx: Database, tables: readonly TableShape[], manifest: Manifest): Promise<void> => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(' ');
  if ((await findVersion(tx)) === manifest.version && names(tables) === names(manifest.tables)) return;
  throw new BackupError(otherVersion);
};

const restoreTable = async (tx: Database, table: TableShape, folder: string): Promise<void> => {
  const lines = createInterface({ input: createReadStream(tablePath(folder, table.name)).pipe(createGunzip()) });
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < 500) continue;
    await writeRows(tx, table, batch);
    batch = [];
  }
  await writeRows(tx, table, batch);
};

const restoreFiles = async (
  storage: Storage | null,
  folder: string,
  { files }: Manifest,
  report: Report,
): Promise<void> => {
  if (!storage) return;
  for (const { key, sha256 } of files) {
    await storage.writeStream(key, createReadStream(filePath(folder, key)));
    if ((await storage.withLocalPath(key, hashFile)) !== sha256) {
      throw new BackupError(`The file ${key} arrived differently in the storage. Look at its disk, and restore again.`);
    }
  }
  report(`${files.length} files, equal`);
};
