import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openNetworks } from '@soundings/e2e/networks';

export const companies = [
  ...['Aurland', 'Birkebæk', 'Bølgeskov', 'Dønning', 'Fjeldholm', 'Havgus', 'Hedeland', 'Isbræ Outdoor', 'Klint'],
  ...['Kompas Nord', 'Langtur', 'Lysning', 'Mosekonen', 'Nordvandrer', 'Ravnkær', 'Rimfrost', 'Skovtur', 'Strandkant'],
  'The Very Long Outdoor Equipment and Expedition Trading Company of Northern Jutland',
  ...['Stormvejr', 'Tundra & Co', 'Ulvetid', 'Vestkystens Friluftsudstyr', 'Ødegård'],
];
const slugOf = (company: string): string =>
  company
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replace(/[^a-z]+/g, '')
    .slice(0, 24);
export const domainOf = (company: string): string => `${slugOf(company)}.example`;

/** Profiles by brand: with gaps, with two of a network, and with accounts that the networks do not know. */
const profilesOf = (brand: number, slug: string): string[] => {
  const isGone = (remainder: number) => (brand % 7 === remainder ? 'official' : '');
  return [
    ...(brand % 9 === 8 ? [] : [`https://www.facebook.com/${slug}${isGone(3)}`]),
    ...(brand % 5 === 3 ? [] : [`https://www.instagram.com/${slug}${isGone(6)}/`]),
    ...(brand % 6 === 4 ? [`https://www.instagram.com/${slug}.outdoor/`] : []),
    ...(brand % 3 === 1 ? [] : [`https://www.youtube.com/@${slug}`]),
    ...(brand % 4 === 2 ? [] : [`https://x.com/${slug.slice(0, 14)}`]),
    ...(brand % 4 === 1 ? [] : [`https://www.tiktok.com/@${slug}`]),
    ...(brand % 2 === 0 ? [`https://www.linkedin.com/company/${slug}`] : []),
    ...(brand % 5 === 1 ? [`https://www.trustpilot.com/review/${slug}.example`] : []),
  ];
};

/** The sites of the companies, and the networks: what a server needs to crawl them. */
export const openSonarSites = async () => {
  const networks = await openNetworks(['official']);
  const server = createServer(({ url, headers }, response) => {
    const slug = (headers.host ?? '').replace(/^www\./, '').split('.')[0]!;
    const brand = companies.findIndex((company) => slugOf(company) === slug);
    if (url !== '/' || brand < 0) return void response.writeHead(404).end();
    const links = profilesOf(brand, slug).map((address) => `<a href="${address}">${slug}</a>`);
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>${companies[brand]}</title><footer>${links.join('')}</footer>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      FETCH_HOSTS: `*.example=127.0.0.1:${port},${networks.hosts}`,
      NODE_EXTRA_CA_CERTS: networks.trusted,
      CRAWL_PAUSE_MS: '0',
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await networks.close();
    },
  };
};
