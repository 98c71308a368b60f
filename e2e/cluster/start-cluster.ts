import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@soundings/server/test/start-process';
import { copyBucket } from '@soundings/server/test/start-s3';
import { Client } from 'pg';
import type { RunningServer } from '../server.ts';
import { freePort } from './free-port.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { startNginx } from './start-nginx.ts';

/** What all clusters of a run share: a PostgreSQL and an S3 server, with a database and a bucket for each kind of start. */
export interface SharedServices {
  /** Of the database `postgres`, by a user who may create others. */
  readonly postgres: string;
  readonly s3: string;
}

const variable = 'SOUNDINGS_CLUSTER';

export const isBehindNginx = (): boolean => process.env[variable] !== undefined;
export const shareServices = (services: SharedServices | null): void => {
  if (services) process.env[variable] = JSON.stringify(services);
  else delete process.env[variable];
};

const region = 'eu-central-1';
const key = { accessKeyId: 'soundings', secretAccessKey: 'soundings' };
const appSecret = 'the same on every node of a cluster, and long enough';

export const databaseUrl = (postgres: string, name: string): string => postgres.replace(/[^/]+$/, name);

export const createDatabase = async (postgres: string, name: string, template?: string): Promise<void> => {
  const client = new Client(postgres);
  await client.connect();
  await client.query(`create database "${name}" ${template ? `template "${template}"` : ''}`);
  await client.end();
};

/** The settings that compose.yaml gives to servers and workers. */
export const nodeSettings = ({ postgres, s3 }: SharedServices, name: string) => ({
  APP_SECRET: appSecret,
  DATABASE_URL: databaseUrl(postgres, name),
  S3_BUCKET: name,
  S3_REGION: region,
  S3_ENDPOINT: s3,
  S3_ACCESS_KEY_ID: key.accessKeyId,
  S3_SECRET_ACCESS_KEY: key.secretAccessKey,
});

export const bucketOf = (s3: string, bucket: string) => ({ bucket, region, endpoint: s3, ...key });

/** By the address that people use. */
const catchers = new Map<string, MailCatcher>();

/** Oldest first; none where no cluster has that address. */
export const findMails = (url: string): readonly string[] => catchers.get(url)?.mails() ?? [];

/** How many servers are behind nginx. */
const nodes = 2;

/**
 * Starts what compose.yaml names as processes: two servers that run no jobs, a worker and a mail catcher, behind nginx
 * with TLS, on a database and a bucket of their own.
 */
export const startCluster = async (settings: Record<string, string>): Promise<RunningServer> => {
  const services = JSON.parse(process.env[variable]!) as SharedServices;
  const name = `cluster-${randomUUID()}`;
  const template = { uncollected: 'demo', false: 'empty' }[settings.SEED_DEMO!];
  await createDatabase(services.postgres, name, template);
  await copyBucket(bucketOf(services.s3, name), template);
  const catcher = await startMailCatcher();
  const port = await freePort();
  const ports = await Promise.all(Array.from({ length: nodes }, freePort));
  const url = `https://127.0.0.1:${port}`;
  catchers.set(url, catcher);
  const folder = await mkdtemp(join(tmpdir(), 'soundings-cluster-'));
  const common = {
    ...nodeSettings(services, name),
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    SMTP_URL: catcher.url,
    RUN_JOBS: 'false',
    ...settings,
  };
  const servers = ports.map((own, index) =>
    startProcess('main', { ...common, PORT: String(own), DATA_DIR: join(folder, `node-${index}`) }),
  );
  const worker = () => startProcess('worker', { ...common, DATA_DIR: join(folder, 'worker') });
  const processes = settings.RUN_JOBS === 'false' ? servers : [...servers, worker()];
  const proxy = await startNginx(port, ports);
  await Promise.all(processes.map(({ ready }) => ready));
  const notHere = (what: string) => (): never => {
    throw new Error(`${what} of one server, where several stand behind nginx`);
  };
  return {
    url,
    get dataDirectory() {
      return notHere('the data directory')();
    },
    mails: async () => [...catcher.mails()],
    terminate: notHere('the end'),
    kill: notHere('the end'),
    pause: notHere('a pause'),
    resume: notHere('a pause'),
    stop: async () => {
      for (const { child } of processes) child.kill('SIGTERM');
      await Promise.all(processes.map(({ ended }) => ended));
      await proxy.stop();
      catcher.stop();
      catchers.delete(url);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
