import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirectoryInUseError, lockDataDirectory } from './lock-data-directory.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const module = fileURLToPath(new URL('./lock-data-directory.ts', import.meta.url));

describe('lockDataDirectory', () => {
  it('refuses a second holder, under any name of the same folder, until the first lets go', async () => {
    const unlock = await lockDataDirectory(folder);
    await symlink(folder, `${folder}-link`);
    await expect(lockDataDirectory(`${folder}-link`)).rejects.toThrow(DataDirectoryInUseError);
    await rm(`${folder}-link`);
    await unlock();
    const again = await lockDataDirectory(folder);
    await again();
  });

  it('is free again after its holder was killed', async () => {
    const script = `const { lockDataDirectory } = await import(${JSON.stringify(module)});
      await lockDataDirectory(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(holder.stdout, 'data');
    await expect(lockDataDirectory(folder)).rejects.toThrow(/Stop it, or give this one its own DATA_DIR/);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const unlock = await lockDataDirectory(folder);
    await unlock();
  });
});
