import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { networksCertificate } from './networks-certificate.ts';

const names = [
  'facebook.com',
  'instagram.com',
  'youtube.com',
  'x.com',
  'tiktok.com',
  'linkedin.com',
  'trustpilot.com',
] as const;

/**
 * The networks, on one local server: it knows every account but those whose address holds one of `unknown`, which are
 * answered 404. So no crawl of a test asks the real ones.
 */
export const openNetworks = async (unknown: readonly string[] = []) => {
  const server = createServer(networksCertificate, ({ url = '/' }, response) => {
    if (url === '/robots.txt') return void response.end();
    response.writeHead(unknown.some((account) => url.includes(account)) ? 404 : 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const directory = await mkdtemp(join(tmpdir(), 'soundings-networks-'));
  const trusted = join(directory, 'networks.pem');
  await writeFile(trusted, networksCertificate.cert);
  return {
    /** For FETCH_HOSTS. */
    hosts: names.flatMap((name) => [name, `*.${name}`].map((host) => `${host}=127.0.0.1:${port}`)).join(','),
    /** For NODE_EXTRA_CA_CERTS. */
    trusted,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(directory, { recursive: true, force: true });
    },
  };
};
