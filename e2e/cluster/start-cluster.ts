import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@soundings/server/test/start-process';
import type { RunningServer } from '../server.ts';
import { freePort } from './free-port.ts';
import { trustLocalhost } from './localhost-certificate.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { makePlace, placeSettings, type SharedServices } from './shared-services.ts';
import { startNginx } from './start-nginx.ts';

const variable = 'SOUNDINGS_CLUSTER';

export const isBehindNginx = (): boolean => process.env[variable] !== undefined;
export const shareServices = (services: SharedServices): void => {
  process.env[variable] = JSON.stringify(services);
};

const catchers = new Map<string, MailCatcher>();

/** Oldest first; none where no cluster has that address. */
export const findMails = (url: string): readonly string[] => catchers.get(url)?.mails() ?? [];

/**
 * Starts what compose.yaml names as processes: servers that run no jobs, a worker and a mail catcher, behind nginx with
 * TLS, on a database and a bucket that are there.
 */
export const openCluster = async (place: Record<string, string>, nodes: number, settings: Record<string, string>) => {
  trustLocalhost();
  const catcher = await startMailCatcher();
  const port = await freePort();
  const ports: number[] = [];
  for (let node = 0; node < nodes; node++) ports.push(await freePort());
  // By its name, which passkeys need: browsers have none for an IP address.
  const url = `https://localhost:${port}`;
  catchers.set(url, catcher);
  const folder = await mkdtemp(join(tmpdir(), 'soundings-cluster-'));
  const common = { ...place, PUBLIC_URL: url, TRUST_PROXY: '1', SMTP_URL: catcher.url, RUN_JOBS: 'false', ...settings };
  // First, as it may fail: nothing else would end what runs by then.
  const proxy = await startNginx(port, ports);
  const servers = ports.map((own, index) =>
    startProcess('main', { ...common, PORT: String(own), DATA_DIR: join(folder, `node-${index}`) }),
  );
  const worker = () => startProcess('worker', { ...common, DATA_DIR: join(folder, 'worker') });
  const processes = settings.RUN_JOBS === 'false' ? servers : [...servers, worker()];
  await Promise.all(processes.map(({ ready }) => ready));
  return {
    url,
    mails: async () => [...catcher.mails()],
    nodes: servers.map(({ child, ended }, index) => ({
      url: `http://127.0.0.1:${ports[index]}`,
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    })),
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

/** What journeys are taken to in place of one server: two, with a place of their own that begins like the others'. */
export const startCluster = async ({
  DATABASE_URL: _,
  ...settings
}: Record<string, string>): Promise<RunningServer> => {
  const services = JSON.parse(process.env[variable]!) as SharedServices;
  const name = `cluster-${randomUUID()}`;
  await makePlace(services, name, { uncollected: 'demo', false: 'empty' }[settings.SEED_DEMO!]);
  const { url, mails, stop } = await openCluster(placeSettings(services, name), 2, settings);
  const notHere = (what: string) => (): never => {
    throw new Error(`${what} of one server, where several stand behind nginx`);
  };
  return {
    url,
    get dataDirectory() {
      return notHere('the data directory')();
    },
    mails,
    terminate: notHere('the end'),
    kill: notHere('the end'),
    pause: notHere('a pause'),
    resume: notHere('a pause'),
    stop,
  };
};
