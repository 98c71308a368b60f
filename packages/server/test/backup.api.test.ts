import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { mapped, sendMetrics } from '#/features/sonar/metric-import/metric-import-test-files.ts';
import { filePath, type Manifest, readManifest, writeBackup } from '#/platform/backup/backup.ts';
import { assertOwnVersion, restoreBackup } from '#/platform/backup/restore.ts';
import { askRunningServer } from '#/platform/backup/running-server.ts';
import { type OpenDatabase, openPglite } from '#/platform/db/database.ts';
import { deriveKeys } from '#/platform/keys/keys.ts';
import { folderStorage } from '#/platform/storage/storage.ts';
import { uploadKey } from '#/platform/storage/storage-keys.ts';
import { seed } from '#seed/seed.ts';
import { test as apiTest } from '#test/api-test.ts';
import { openTestDatabase } from '#test/open-database.ts';
import { addProduct } from '#test/product-client.ts';
import { create, upload } from '#test/resonance-client.ts';
import { addSonar, brand } from '#test/sonar-client.ts';

const password = 'Northern-Lights-over-9-fjords!';
const test = apiTest.override('settings', { ADMIN_PASSWORD: password, SEED_DEMO: 'uncollected' });
const quietly = () => undefined;
const now = new Date('2026-11-24T12:00:00Z');

let root: string;
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'soundings-backup-'));
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(root, { recursive: true, force: true });
});

const folder = (name: string) => join(root, name);
const keep = (database: OpenDatabase) => {
  opened.push(database);
  return database.db;
};
const rowsOf = ({ tables }: Manifest, name: string) => tables.find((table) => table.name === name)!.rows;

describe('a backup', () => {
  test('holds one moment of a workspace in use, and comes back equal on either database', async ({ app }) => {
    const { db, storage, keys } = app.services;
    await seed(app.services);
    await app.jobsAreDone();
    const admin = app.browserOf({ id: '', username: app.services.env.ADMIN_EMAIL });
    await admin.signIn(app.mails, password);
    const figures = `domain,network,metric,date,value\n${Array.from({ length: 200 }, figureOfDay).join('\n')}`;
    const sonar = await addSonar(admin, 'With figures', { datasets: [brand('brand.example')] });
    const sent = await sendMetrics(
      admin,
      sonar,
      figures,
      mapped('long', ['domain', 'network', 'metric', 'date', 'value']),
    );
    expect(sent.status).toBe(200);
    expect((await create(admin, 'With its file')).status).toBe(201);
    await app.jobsAreDone();
    // An upload whose row stands already, and whose file is still on its way.
    await storage.remove(uploadKey((await upload(admin)).body.id));
    let isWriting = true;
    const load = (async () => {
      for (let number = 0; isWriting; number++) await addProduct(admin, 'GENIE', `While it is written ${number}`);
    })();
    const manifest = await writeBackup({ db, storage, keys }, folder('whole'), now, quietly);
    isWriting = false;
    await load;
    expect(rowsOf(manifest, 'projects')).toBeGreaterThanOrEqual(7);
    expect(rowsOf(manifest, 'sonar_values')).toBeGreaterThan(0);
    expect(manifest.files.filter(({ key }) => key.startsWith('resonance-files/'))).toHaveLength(1);
    // Every file of the workspace: a table that names its files in a column of a new name would be missed.
    expect(manifest.files.length).toBeGreaterThan(0);
    expect(await storedFiles(join(app.folder, 'files'))).toEqual(
      manifest.files.map(({ key }) => key.split('/').at(-1)!).toSorted(),
    );

    const embedded = { db: keep(await openPglite('memory')), storage: folderStorage(folder('files')), keys };
    await restoreBackup(embedded, folder('whole'), quietly);
    expect(await storedFiles(folder('files'))).toHaveLength(manifest.files.length);

    // From the one database to the other: what is written of the copy is what was written of the original.
    const again = await writeBackup(embedded, folder('again'), now, quietly);
    expect(again).toEqual(manifest);
    const server = {
      db: keep(await openTestDatabase(inject('database'))),
      storage: folderStorage(folder('more')),
      keys,
    };
    await restoreBackup(server, folder('again'), quietly);
    const next = sql`select nextval('audit_entries_id_seq') > max(id) as is_free from audit_entries`;
    expect((await server.db.execute(next)) as unknown).toMatchObject({ rows: [{ is_free: true }] });
  });

  test('is refused where something would be lost, and says what to do', async ({ app }) => {
    const { db, storage, keys } = app.services;
    const used = { db, storage, keys };
    await expect(writeBackup(used, folder('whole'), now, quietly)).rejects.toThrow(/holds a backup already/);
    await expect(restoreBackup(used, folder('whole'), quietly)).rejects.toThrow(/in use .* Restore into an empty one/);
    await expect(restoreBackup(used, folder('nothing'), quietly)).rejects.toThrow(/manifest.json is missing/);
    const other = { ...used, keys: deriveKeys('another secret, which sealed nothing of this') };
    await expect(restoreBackup(other, folder('whole'), quietly)).rejects.toThrow(/another secret/);
    await assertOwnVersion(folder('whole'));
    await mkdir(folder('older'));
    const manifest = await readManifest(folder('whole'));
    await writeFile(join(folder('older'), 'manifest.json'), JSON.stringify({ ...manifest, version: 1 }));
    await expect(assertOwnVersion(folder('older'))).rejects.toThrow(/another version of Soundings/);
  });

  test('is not taken where a file of it was changed', async ({ app }) => {
    const { keys, storage } = app.services;
    const fresh = { db: keep(await openPglite('memory')), storage, keys };
    const [file] = (await writeBackup(app.services, folder('changed'), now, quietly)).files;
    await appendFile(filePath(folder('changed'), file!.key), 'more');
    await expect(restoreBackup(fresh, folder('changed'), quietly)).rejects.toThrow(/The backup is damaged: the file/);
  });

  test('is written by a running server for whoever has its secret, and for nobody else', async ({ app }) => {
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const said: string[] = [];
    await askRunningServer(address, app.services.keys, folder('asked'), (line) => void said.push(line));
    expect((await readManifest(folder('asked'))).tables.length).toBeGreaterThan(10);
    expect(said.join('\n')).toMatch(/^projects: \d+ rows$/m);
    const again = askRunningServer(address, app.services.keys, folder('asked'), quietly);
    await expect(again).rejects.toThrow(/holds a backup already/);
    const stranger = deriveKeys('a secret that somebody has made up, of some length');
    await expect(askRunningServer(address, stranger, folder('stolen'), quietly)).rejects.toThrow(/with its secret/);
    expect((await app.inject({ method: 'POST', url: '/internal/backup', payload: {} })).statusCode).toBe(404);
  });

  test('says which files the storage lacks', async ({ app }) => {
    const { db, keys } = app.services;
    const empty = { db, keys, storage: folderStorage(folder('empty')) };
    await expect(writeBackup(empty, folder('lacking'), now, quietly)).rejects.toThrow(/The storage lacks files/);
  });
});

/** Followers of a brand, day by day from the first of January. */
const figureOfDay = (_: unknown, day: number): string =>
  `brand.example,facebook,followers,${new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)},${1000 + day}`;

const storedFiles = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
