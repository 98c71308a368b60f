import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/**
 * Holds a data directory for this process: two processes on one embedded database corrupt it.
 * On Linux the lock is an abstract socket, which the kernel frees even after kill -9. Elsewhere it is a socket
 * file, which may be left behind: one that nobody answers on is removed.
 * @returns a function that frees the directory; throws DataDirectoryInUseError when another process holds it.
 */
export const lockDataDirectory = async (directory: string): Promise<() => Promise<void>> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const real = await realpath(directory);
  const name = `soundings-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  const path = process.platform === 'linux' ? `\0${name}` : pathSocket(name);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  try {
    await listen(server, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (process.platform === 'linux' || (await answers(path))) {
      throw new DataDirectoryInUseError(
        `Another Soundings process uses the data directory ${real}. Stop it, or give this one its own DATA_DIR.`,
      );
    }
    await rm(path, { force: true });
    await listen(server, path);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
};

const pathSocket = (name: string) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
