import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPrivateFolder } from './storage.ts';

let root: string;
let umask: number;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'soundings-modes-'));
  umask = process.umask(0);
});
afterEach(async () => {
  process.umask(umask);
  await rm(root, { recursive: true, force: true });
});
const modeOf = async (...path: string[]) => ((await stat(join(root, ...path))).mode & 0o777).toString(8);

it('closes a folder of files to everyone else, whatever it was before', async () => {
  await mkdir(join(root, 'files/uploads/old'), { recursive: true });
  await writeFile(join(root, 'files/uploads/old/one'), 'kept');
  await writeFile(join(root, 'outside'), 'not ours');
  await symlink(join(root, 'outside'), join(root, 'files/link'));
  await chmod(join(root, 'files'), 0o777);
  const storage = await openPrivateFolder(join(root, 'files'));
  expect(await modeOf('files')).toBe('700');
  expect([await modeOf('files/uploads'), await modeOf('files/uploads/old')]).toEqual(['700', '700']);
  expect(await modeOf('files/uploads/old/one')).toBe('600');
  expect(await modeOf('outside')).toBe('666');
  expect(Buffer.from(await storage.read('uploads/old/one')).toString()).toBe('kept');
});

it('makes the folder and everything in it for its owner alone', async () => {
  const storage = await openPrivateFolder(join(root, 'files'));
  await storage.write('answers/of/project', new Uint8Array([1]));
  await storage.writeStream('uploads/file', Readable.from(['x']));
  for (const folder of ['files', 'files/answers', 'files/answers/of', 'files/uploads'])
    expect([folder, await modeOf(folder)]).toEqual([folder, '700']);
  for (const file of ['files/answers/of/project', 'files/uploads/file'])
    expect([file, await modeOf(file)]).toEqual([file, '600']);
});
