import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../repository-root.ts';

const run = promisify(execFile);
const cache = join(repositoryRoot, 'node_modules/.cache/debian');

const answers = (program: string): Promise<boolean> =>
  run(program, ['-V']).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT' && typeof error.code === 'number' && error.code < 126,
  );

/** Packages as Debian ships them, unpacked beside the modules: nothing is installed, and no service is started. */
const unpack = async (packages: readonly string[]): Promise<string> => {
  const folder = join(cache, packages[0]!);
  if ((await readdir(folder).catch(() => [])).length > 0) return folder;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'new-'));
  await run('apt-get', ['download', ...packages], { cwd: fresh });
  const files = (await readdir(fresh)).filter((name) => name.endsWith('.deb'));
  for (const file of files) await run('dpkg-deb', ['-x', join(fresh, file), join(fresh, 'root')]);
  // Another worker may have been first.
  await rename(join(fresh, 'root'), folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  await rm(fresh, { recursive: true });
  return folder;
};

/** A server's program that the system has, or the one in Debian's packages. Throws where there is neither. */
export const findProgram = async (
  name: string,
  packages: readonly string[],
): Promise<{ program: string; env: Record<string, string> }> => {
  const places = [name, `/usr/sbin/${name}`];
  for (const program of places) if (await answers(program)) return { program, env: {} };
  const folder = await unpack(packages).catch((error: unknown) => {
    throw new Error(`${name} is not there, and Debian's package could not be had: install it.`, { cause: error });
  });
  const libraries = [join(folder, 'usr/lib'), join(folder, `usr/lib/${triplet()}`)].join(delimiter);
  return { program: join(folder, 'usr/sbin', name), env: { LD_LIBRARY_PATH: libraries } };
};

const triplet = () => `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
