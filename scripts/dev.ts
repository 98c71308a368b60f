// Runs the server and the web pages and restarts or reloads them when a file changes. Ctrl+C ends both.
import { type ChildProcess, spawn } from 'node:child_process';

const port = process.env.PORT ?? '4310';
const environment = { ...process.env, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
const run = (command: string, args: string[], cwd?: string): ChildProcess =>
  spawn(command, args, { stdio: 'inherit', env: environment, ...(cwd ? { cwd } : {}) });

const watched = ['packages/server/src', 'packages/server/seed', 'packages/contract/src', 'packages/engine/src'];
const server = run(process.execPath, [...watched.map((path) => `--watch-path=${path}`), 'packages/server/src/main.ts']);
const web = run('vite', ['--clearScreen', 'false'], 'packages/web');

const stop = () => {
  server.kill('SIGTERM');
  web.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
web.on('exit', stop);
