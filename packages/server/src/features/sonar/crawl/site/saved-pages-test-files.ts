import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { buildConnector } from 'undici';
import { createFetcher } from '#/platform/fetch/fetcher.ts';

interface GoldProfile {
  readonly network: SocialNetwork;
  readonly key: string;
  readonly via?: readonly string[];
}
export interface GoldPage {
  readonly file: string;
  readonly domain: string;
  readonly pageUrl: string;
  readonly official: readonly GoldProfile[];
  readonly optional: readonly GoldProfile[];
}

export const readGold = (folder: string): GoldPage[] =>
  JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')).pages.filter(({ file }: GoldPage) =>
    existsSync(join(folder, file)),
  );

/** Somebody's on the internet, as far as the fetcher can tell; nothing is ever sent there. */
const address = '93.184.216.34';

/**
 * Serves the saved pages over HTTP on this machine, each at its own address with the bytes as they were stored, and
 * makes a fetcher that reaches them and nothing else. Whatever else is asked for, robots.txt too, is 404.
 */
export const serveSavedPages = async (folder: string, pages: readonly GoldPage[]) => {
  const byUrl = new Map(pages.map(({ pageUrl, file }) => [addressOf(new URL(pageUrl)), file]));
  const hosts = new Set(pages.map(({ pageUrl }) => new URL(pageUrl).hostname));
  const server = createServer((request, response) => {
    const file = byUrl.get(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`);
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).end(gunzipSync(readFileSync(join(folder, file))));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const port = String((server.address() as AddressInfo).port);
  const fetcher = createFetcher({
    resolve: async (name) => {
      if (!hosts.has(name)) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
      return [{ address, family: 4 }];
    },
    // Without TLS: the certificates are the sites' own.
    dial: (_addresses, timeout) => (options, done) =>
      buildConnector({ timeout, allowH2: false })({ ...options, protocol: 'http:', hostname: '127.0.0.1', port }, done),
  });
  const close = async () => {
    await fetcher.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { fetchHop: fetcher.fetchHop, close };
};

const addressOf = (url: URL): string => `${url.hostname}${url.pathname}${url.search}`;
