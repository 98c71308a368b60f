import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { openStorage } from './open-services.ts';

it('makes FILES_DIR, and refuses one that cannot be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-files-'));
  const storage = await openStorage(readEnv({ FILES_DIR: join(folder, 'shared', 'files') }));
  await storage.write('a', Buffer.from('b'));
  expect(await storage.exists('a')).toBe(true);
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openStorage(readEnv({ FILES_DIR: file }))).rejects.toThrow(/^FILES_DIR cannot be written/);
});
