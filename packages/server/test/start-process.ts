import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/', import.meta.url));
/** As `npm start` does: a third of each start. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** When it says that it is ready. Rejects, with what it printed, when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<number | null>;
}

/**
 * Starts a program of the server as operators do, with these settings and no others. `within` is a program and its
 * arguments that start it somewhere else, as in another network namespace.
 */
export const startProcess = (
  program: 'main' | 'worker',
  settings: Record<string, string>,
  within: readonly string[] = [],
): Started => {
  const [command, ...rest] = [...within, process.execPath, `${folder}${program}.ts`];
  const child = spawn(command!, rest, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const read = (chunk: Buffer) => {
    output += chunk;
    if (/is ready/.test(output)) resolve();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<number | null>((resolveEnd) => {
    child.on('close', (code) => {
      reject(new Error(`The process ended with ${code}:\n${output}`));
      resolveEnd(code);
    });
  });
  // Whoever waits for the end does not wait for this one.
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
};
