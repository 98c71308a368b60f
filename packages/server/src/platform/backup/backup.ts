import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Database } from '#/platform/db/database.ts';
import { type Keys, keyedHash } from '#/platform/keys/keys.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import { isUpload } from '#/platform/storage/storage-keys.ts';
import {
  findSourceFiles,
  findStoredFiles,
  findTables,
  findVersion,
  readRows,
  type TableShape,
} from './tables.store.ts';

const Counted = z.object({ name: z.string(), rows: z.number(), sha256: z.string() });
const Stored = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });

/** Written last: a folder without it is no whole backup. */
const Manifest = z.object({
  format: z.literal(1),
  createdOn: z.iso.datetime(),
  version: z.number(),
  secretFingerprint: z.string(),
  tables: z.array(Counted),
  files: z.array(Stored),
});
export type Manifest = z.output<typeof Manifest>;

export class BackupError extends Error {}

export interface Workspace {
  readonly db: Database;
  /** Null where files stay where they are. */
  readonly storage: Storage | null;
  /** Of the application's secret only a fingerprint is kept. */
  readonly keys: Pick<Keys, 'backup'>;
}

export type Report = (line: string) => void;

const manifestPath = (folder: string) => join(folder, 'manifest.json');
export const tablePath = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl.gz`);
export const filePath = (folder: string, key: string) => join(folder, 'files', key);

export const fingerprint = (keys: Pick<Keys, 'backup'>): string => keyedHash(keys.backup, 'fingerprint').slice(0, 32);

/**
 * Writes a folder that holds the database at one moment, and every file that it names. The product may go on
 * meanwhile: a file that was removed after that moment brings the database to a later one. Throws a BackupError.
 */
export const writeBackup = async (
  workspace: Workspace,
  folder: string,
  now: Date,
  report: Report,
): Promise<Manifest> => {
  await refuseOldContent(folder);
  const { db, storage } = workspace;
  const copying: Copying = { folder, files: new Map(), report };
  // Most files are there before the moment that is kept: few are left that may be removed before they are copied.
  await copyFiles(storage, await findNamedFiles(db), copying);
  for (let round = 1; round <= maxRounds; round++) {
    const moment = await writeMoment(workspace, copying);
    if ('tables' in moment) return finish(workspace, now, moment, copying);
    const named = new Set(await findStoredFiles(db));
    const lost = moment.missing.filter((key) => named.has(key));
    if (lost.length > 0) throw new BackupError(`The storage lacks files that the database names: ${lost.join(', ')}`);
    report('Files were removed meanwhile; a later moment is kept.');
  }
  throw new BackupError('Files were removed faster than they could be copied. Try again at a quieter time.');
};

const maxRounds = 20;

const refuseOldContent = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      `${folder} cannot be written (${error.code}). Choose another folder, or give this user the right.`,
    );
  });
  const isThere = await readFile(manifestPath(folder)).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupError(`${folder} holds a backup already. Give each backup a folder of its own.`);
};

interface Moment {
  readonly version: number;
  readonly tables: Manifest['tables'];
}

interface NamedFiles {
  readonly keys: readonly string[];
  /** Files that need not be there. */
  readonly sources: readonly string[];
}

const findNamedFiles = async (db: Database): Promise<NamedFiles> => ({
  keys: await findStoredFiles(db),
  sources: await findSourceFiles(db),
});

const writeMoment = (
  { db, storage }: Workspace,
  copying: Copying,
): Promise<Moment | { readonly missing: readonly string[] }> =>
  db.transaction(
    async (tx) => {
      const missing = await copyFiles(storage, await findNamedFiles(tx), copying);
      if (missing.length > 0) return { missing };
      const tables: Manifest['tables'] = [];
      for (const table of await findTables(tx)) {
        const counted = await writeTable(tx, table, tablePath(copying.folder, table.name));
        tables.push(counted);
        if (counted.rows > 0) copying.report(`${table.name}: ${counted.rows} rows`);
      }
      return { version: await findVersion(tx), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const writeTable = (tx: Database, table: TableShape, path: string) =>
  countRows(tx, table, (text) =>
    pipeline(Readable.from(text), createGzip() as Transform, createWriteStream(path, { mode: 0o600 })),
  );

export const countRows = async (
  tx: Database,
  table: TableShape,
  use: (text: AsyncIterable<string>) => Promise<void>,
): Promise<Manifest['tables'][number]> => {
  const hash = createHash('sha256');
  let rows = 0;
  const text = async function* () {
    for await (const lines of readRows(tx, table)) {
      const batch = `${lines.join('\n')}\n`;
      rows += lines.length;
      hash.update(batch);
      yield batch;
    }
  };
  await use(text());
  return { name: table.name, rows, sha256: hash.digest('hex') };
};

interface Copying {
  readonly folder: string;
  readonly files: Map<string, Manifest['files'][number]>;
  readonly report: Report;
}

/** @returns the keys of files that are not there. */
const copyFiles = async (
  storage: Storage | null,
  { keys, sources }: NamedFiles,
  { folder, files, report }: Copying,
): Promise<string[]> => {
  if (!storage) return [];
  const missing: string[] = [];
  const wanted = new Set([...keys, ...sources]);
  const mayLack = new Set(sources);
  const isNeeded = (key: string) => !mayLack.has(key) && !isUpload(key);
  for (const key of [...files.keys()].filter((each) => !wanted.has(each))) {
    await rm(filePath(folder, key), { force: true });
    files.delete(key);
  }
  for (const key of [...wanted].filter((each) => !files.has(each))) {
    const target = filePath(folder, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      const counted = await storage.withLocalPath(key, (path) => copyCounted(path, target));
      files.set(key, { key, ...counted });
    } catch (error) {
      if (await storage.exists(key)) throw error;
      if (isNeeded(key)) missing.push(key);
    }
    if (files.size % 100 === 0) report(`${files.size} of ${wanted.size} files`);
  }
  return missing;
};

const copyCounted = async (from: string, to: string): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(createReadStream(from), count, createWriteStream(to, { mode: 0o600 }));
  return { bytes, sha256: hash.digest('hex') };
};

const finish = async (
  { keys }: Workspace,
  now: Date,
  { version, tables }: Moment,
  { folder, files }: Copying,
): Promise<Manifest> => {
  const manifest: Manifest = {
    format: 1,
    createdOn: now.toISOString(),
    version,
    secretFingerprint: fingerprint(keys),
    tables,
    files: [...files.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  };
  await writeFile(`${manifestPath(folder)}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(`${manifestPath(folder)}.new`, manifestPath(folder));
  return manifest;
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no whole backup: manifest.json is missing.`);
  });
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`${manifestPath(folder)} cannot be read by this version of Soundings.`);
  return parsed.data;
};
