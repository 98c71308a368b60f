import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { buildConnector } from 'undici';
import { afterEach, beforeEach } from 'vitest';
import type { Dial, Resolve } from './address-guard.ts';
import { FetchError } from './fetch-error.ts';
import { createFetcher } from './fetcher.ts';

type Settings = NonNullable<Parameters<typeof createFetcher>[0]>;

export const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

export const listen = async <T extends Server>(server: T, host = '127.0.0.1'): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, host, done));
  closing.push(() => {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};
export const serve = (answer: RequestListener) => listen(createServer(answer));

export const siteAddress = '93.184.216.34';
const portOf = (options: buildConnector.Options) => options.port || (options.protocol === 'https:' ? '443' : '80');

const openInternet = () => {
  const names = new Map<string, string[][]>();
  const servers = new Map<string, number>();
  const resolved: string[] = [];
  const dialed: string[] = [];
  /** Each look-up of a name takes its next answer; the last one stays. */
  const resolve: Resolve = async (name) => {
    resolved.push(name);
    const answers = names.get(name) ?? [];
    const addresses = answers.length > 1 ? answers.shift()! : answers[0];
    if (!addresses) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  const dial: Dial = (addresses, timeout) => (options, done) => {
    dialed.push(...addresses.map(({ address }) => address));
    const port = servers.get(`${addresses[0]!.address}:${portOf(options)}`);
    if (!port) return done(Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' }), null);
    buildConnector({ timeout, allowH2: false })({ ...options, hostname: '127.0.0.1', port: String(port) }, done);
  };
  return { names, servers, resolved, dialed, resolve, dial };
};

export let internet: ReturnType<typeof openInternet>;
beforeEach(() => {
  internet = openInternet();
});

export const fetcher = (settings: Settings = {}) => {
  const made = createFetcher({ resolve: internet.resolve, dial: internet.dial, ...settings });
  closing.push(() => made.close());
  return made;
};
export const site = async (answer: RequestListener, name = 'site.test', address = siteAddress) => {
  internet.names.set(name, [[address]]);
  internet.servers.set(`${address}:80`, await serve(answer));
};
/** Counts who comes by on this machine's own network. */
export const openPrivate = async () => {
  let visits = 0;
  const port = await serve((_request, response) => void response.end(`secret ${++visits}`));
  return { port, visits: () => visits };
};

export const reasonOf = async (run: Promise<unknown>) => {
  const error = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FetchError)) throw new Error(`no FetchError but ${String(error)}`);
  return error.status ? `${error.reason} ${error.status}` : error.reason;
};
export const refusal = (address: string, settings?: Settings) => reasonOf(fetcher(settings).fetch(address));
