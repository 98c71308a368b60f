import { createHash } from 'node:crypto';
import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockVolume } from './lock-volume.ts';

export class DataDirectoryInUseError extends Error {}

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server.removeListener('error', reject) && undefined));
  });

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => resolve(socket.destroy() && true));
    socket.on('error', () => resolve(false));
  });

/** The folder itself, not its path: containers on one network see different volumes at the same path. */
const socketName = async (real: string): Promise<string> => {
  const { dev, ino } = await stat(real, { bigint: true });
  const identity = process.platform === 'linux' ? `${dev}:${ino}` : real;
  return `soundings-${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`;
};

const inUse = (real: string) =>
  new DataDirectoryInUseError(
    `Another Soundings process uses the data directory ${real}. Stop it, or give this one its own DATA_DIR.`,
  );

/**
 * A socket tells processes of one network apart at once. On Linux it is an abstract one, which the kernel frees even
 * after kill -9. Elsewhere it is a socket file, which may be left behind: one that nobody answers on is removed.
 */
const lockSocket = async (real: string): Promise<() => Promise<void>> => {
  const name = await socketName(real);
  const path = process.platform === 'linux' ? `\0${name}` : pathSocket(name);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  try {
    await listen(server, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (process.platform === 'linux' || (await answers(path))) throw inUse(real);
    await rm(path, { force: true });
    await listen(server, path);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
};

/** Nothing is closed in order: a database that another process has open must not be written any more. */
const exitNow = (real: string): never => {
  console.error(
    `Another process has taken the data directory ${real}, or its lock was removed. This one stops so that nothing is damaged.`,
  );
  process.exit(1);
};

/**
 * Holds a data directory for this process: two processes on one embedded database corrupt it. The process ends where
 * another one takes the directory all the same.
 * @returns a function that frees the directory; throws DataDirectoryInUseError when another process holds it.
 */
export const lockDataDirectory = async (directory: string): Promise<() => Promise<void>> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const real = await realpath(directory);
  const freeSocket = await lockSocket(real);
  try {
    const freeVolume = await lockVolume(real, {
      onLost: () => exitNow(real),
      onWait: () => console.log(`Waiting to see whether another process uses the data directory ${real}.`),
    });
    if (!freeVolume) throw inUse(real);
    return async () => {
      await freeVolume();
      await freeSocket();
    };
  } catch (error) {
    await freeSocket();
    throw error;
  }
};

const pathSocket = (name: string) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
