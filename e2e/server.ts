import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBehindNginx, startCluster } from './cluster/start-cluster.ts';
import { databaseUrl, makeDatabase } from './database.ts';
import { repositoryRoot } from './repository-root.ts';

export const admin = { username: 'admin@soundings.example', password: 'Northern-Lights-over-9-fjords!' };

export interface RunningServer {
  readonly url: string;
  readonly dataDirectory: string;
  /** The mails sent so far, oldest first, as plain text. */
  mails(): Promise<string[]>;
  /** Asks the process to end and answers its exit code; the data stays. */
  terminate(): Promise<number | null>;
  /** Ends the process at once, as a crash would; the data stays. */
  kill(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

const readAddress = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /Soundings is ready: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });

/** What each journey's data directory begins with, so that no server makes a database anew. */
export const templates = { demo: 'SOUNDINGS_DATA_TEMPLATE', empty: 'SOUNDINGS_EMPTY_TEMPLATE' } as const;

/** Settings that decide what the first start writes, but for an empty workspace. */
const firstStart = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DATABASE_URL', 'APP_SECRET'];

const findTemplate = (settings: Record<string, string>): string | undefined => {
  if (firstStart.some((name) => name in settings)) return undefined;
  const { SEED_DEMO = 'uncollected' } = settings;
  if (SEED_DEMO === 'uncollected') return process.env[templates.demo];
  return SEED_DEMO === 'false' ? process.env[templates.empty] : undefined;
};

const makeDataDirectory = async (settings: Record<string, string>): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'soundings-e2e-'));
  const template = findTemplate(settings);
  if (template) await cp(template, directory, { recursive: true });
  if (!('DATABASE_URL' in settings)) await makeDatabase(directory, template);
  return directory;
};

/**
 * Starts the real server as its own process on a data directory and a port of its own; or two behind nginx.
 * `DATABASE_URL: ''` embeds its database.
 */
export const startServer = async (
  settings: Record<string, string> = {},
  keptDirectory?: string,
): Promise<RunningServer> => {
  // The demo's run would take its time from what is tried.
  const first = { ADMIN_EMAIL: admin.username, ADMIN_PASSWORD: admin.password, SEED_DEMO: 'uncollected' };
  if (isBehindNginx()) return startCluster({ ...first, ...settings });
  const dataDirectory = keptDirectory ?? (await makeDataDirectory(settings));
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: repositoryRoot,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // What `npm start` says: a third of each start.
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      PORT: '0',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrl(dataDirectory),
      ...first,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readAddress(child);
  const outbox = join(dataDirectory, 'outbox');
  const terminate = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  return {
    url,
    dataDirectory,
    mails: async () => {
      // One that is still being written begins with a dot.
      const files = (await readdir(outbox).catch(() => [])).filter((file) => /^[^.].*\.eml$/.test(file)).sort();
      return Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    },
    terminate,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: async () => {
      await terminate();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};
