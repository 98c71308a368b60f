import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CopyObjectCommand, CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '#/platform/storage/s3-storage.ts';

/** Every connection to it goes through here, so that a test can count bytes and cut it. */
const startProxy = async (port: number) => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let cutAfter: { bytes: number; from: 'client' | 'server'; times: number } | null = null;
  const isCutBy = (name: 'client' | 'server', bytes: number): boolean => {
    if (cutAfter?.from !== name) return false;
    cutAfter.bytes -= bytes;
    if (cutAfter.bytes > 0) return false;
    cutAfter = cutAfter.times > 1 ? { ...cutAfter, bytes: 1, times: cutAfter.times - 1 } : null;
    return true;
  };
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    const pass = (from: Socket, to: Socket, name: 'client' | 'server') => {
      from.on('data', (chunk) => {
        if (isCutBy(name, chunk.length)) end();
        else if (!to.write(chunk)) {
          from.pause();
          to.once('drain', () => from.resume());
        }
      });
      from.on('error', end).on('close', end);
    };
    pass(client, upstream, 'client');
    pass(upstream, client, 'server');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    /** Cuts the connection on which that many bytes have come from one side, and the next `times - 1` ones at once. */
    cut: (bytes: number, from: 'client' | 'server', times = 1) => {
      cutAfter = { bytes, from, times };
    },
    mend: () => {
      cutAfter = null;
    },
    stop: () => {
      server.close();
      for (const sockets of pairs) for (const socket of sockets) socket.destroy();
    },
  };
};

/** Makes a bucket, with what lies in another one of the same server. */
export const copyBucket = async ({ bucket, region, endpoint, ...credentials }: S3Settings, from?: string) => {
  const client = new S3Client({ region, endpoint: endpoint!, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const { Contents = [] } = from ? await client.send(new ListObjectsV2Command({ Bucket: from })) : {};
  for (const { Key } of Contents) {
    await client.send(new CopyObjectCommand({ Bucket: bucket, Key, CopySource: `${from}/${encodeURI(Key!)}` }));
  }
  client.destroy();
};

/** A server that speaks S3, with one bucket, on loopback. It checks no signatures. */
export const startS3 = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-s3-'));
  const child = fork(fileURLToPath(new URL('./s3-server.ts', import.meta.url)), [folder], {
    execPath: process.execPath,
    execArgv: [],
  });
  const [port] = (await once(child, 'message')) as [number];
  const proxy = await startProxy(port);
  const settings: S3Settings = {
    bucket: 'soundings',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${proxy.port}`,
    accessKeyId: 'test',
    secretAccessKey: 'test',
  };
  await copyBucket({ ...settings, endpoint: `http://127.0.0.1:${port}` });
  return {
    settings,
    cut: proxy.cut,
    mend: proxy.mend,
    /** What lies in the bucket, parts of unfinished uploads too. */
    list: async (): Promise<string[]> => {
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => name.endsWith('.data')).sort();
    },
    stop: async () => {
      proxy.stop();
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
