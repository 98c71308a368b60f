import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@soundings/server/test/start-process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../api-client.ts';
import { admin } from '../server.ts';

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;

let folder: string;
const running: ReturnType<typeof startProcess>[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-full-'));
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
  await rm(folder, { recursive: true, force: true });
});

/** A disk of its own in the place of a folder, which nobody else sees and which ends with the process. */
const onDisk = (place: 'DATA_DIR' | 'FILES_DIR', options: string) => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `mkdir -p "$${place}" && mount -t tmpfs -o ${options} tmpfs "$${place}" && exec "$0" "$@"`,
];

const start = (within: readonly string[], more: Record<string, string> = {}) => {
  const settings = {
    DATA_DIR: join(folder, 'data'),
    FILES_DIR: join(folder, 'files'),
    SEED_DEMO: 'false',
    ADMIN_EMAIL: admin.username,
    ADMIN_PASSWORD: admin.password,
    ...more,
  };
  const server = startProcess('main', settings, within);
  running.push(server);
  return server;
};

const statusOf = async (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: Error) => Number(/: (\d{3})\b/.exec(error.message)?.[1]),
  );

/** Long rows, few of them: what is tried is the room that a file takes, not how long millions of rows are read. */
const row = `male,4,${'x'.repeat(1016)}\n`;
const csv = (megabytes: number) => `Gender,Calm,Remark\n${row.repeat(megabytes * 1024)}`;

describe.runIf(isRootOnLinux)('a disk', () => {
  it('that is full of files refuses a file with 507, keeps nothing of it, and takes one that has room', async () => {
    const server = start(onDisk('FILES_DIR', 'size=4m'));
    await server.ready;
    const url = /ready: (\S+)/.exec(server.output())![1]!;
    const client = await createClient(url);
    expect(await statusOf(client.upload('/api/resonance/files', 'large.csv', csv(6)))).toBe(507);
    expect(await statusOf(client.upload('/api/resonance/files', 'small.csv', csv(1)))).toBe(200);
  });

  it('that the embedded database shares refuses files with 507 when it is full, and the database goes on', async () => {
    const server = start(onDisk('DATA_DIR', 'size=160m'), { FILES_DIR: '' });
    await server.ready;
    const url = /ready: (\S+)/.exec(server.output())![1]!;
    const client = await createClient(url);
    const statuses: number[] = [];
    for (const megabytes of [20, 2]) {
      for (let round = 0, last = 0; round < 20 && last !== 507; round++) {
        last = await statusOf(client.upload('/api/resonance/files', 'file.csv', csv(megabytes)));
        statuses.push(last);
      }
    }
    console.log(`uploads of 20, then of 2 MB: ${statuses.join(' ')}`, server.output().slice(-2000));
    expect(statuses.at(-1)).toBe(507);
    expect([...new Set(statuses)].sort()).toEqual([200, 507]);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });

  it('that can only be read is told in a sentence at the start', async () => {
    const server = start(onDisk('DATA_DIR', 'ro'));
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe('DATA_DIR lies on a disk that cannot be written. Choose another folder.');
  });

  it('that is full at the start is told in a sentence', async () => {
    const server = start(onDisk('DATA_DIR', 'size=20m'));
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toMatch(/^(The disk is full\.|The embedded database did not start\.).+$/);
  });
});
