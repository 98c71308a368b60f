import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** For FETCH_HOSTS behind the brands' own: networks that nobody reaches, so that no test asks the real ones. */
export const noNetworks = ['facebook.com', 'instagram.com', 'youtube.com', 'x.com']
  .flatMap((name) => [`${name}=127.0.0.1:9`, `*.${name}=127.0.0.1:9`])
  .join(',');

export const brandDomain = (number: number): string => `brand-${number}.test`;

/** What the home page of a brand links to: every brand has Facebook and Instagram, every third YouTube, every fifth X. */
const profilesOf = (name: string, number: number): string[] => [
  `https://www.facebook.com/${name}official`,
  `https://www.instagram.com/${name}.official/`,
  ...(number % 3 === 0 ? [`https://www.youtube.com/@${name}`] : []),
  ...(number % 5 === 0 ? [`https://x.com/${name}`] : []),
];

const homeOf = (name: string, number: number): string => `<!doctype html><html lang="en"><head>
<title>${name}</title><link rel="apple-touch-icon" href="/logo.png"></head><body><main><h1>${name}</h1></main>
<footer>${profilesOf(name, number)
  .map((url) => `<a href="${url}">Follow us</a>`)
  .join('')}</footer></body></html>`;

/**
 * The sites of brands `brand-1.test`, `brand-2.test` … on one local server, told apart by the name that is asked for.
 * `answers` gives some of them an answer of their own; `delayMs` is how long each page takes.
 */
export const openBrandSites = async (
  given: { delayMs?: () => number; answers?: Record<string, RequestListener> } = {},
) => {
  const visits: string[] = [];
  const answers = new Map(Object.entries(given.answers ?? {}));
  const server = createServer(async (request, response) => {
    const host = (request.headers.host ?? '').replace(/^www\./, '').replace(/:\d+$/, '');
    visits.push(`${host}${request.url}`);
    const own = answers.get(host);
    if (own) return void own(request, response);
    await sleep(given.delayMs?.() ?? 0);
    const [name, number] = [host.replace(/\.test$/, '').replace('-', ''), Number(/\d+/.exec(host)?.[0])];
    if (request.url === '/logo.png') return void response.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).end(homeOf(name, number));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    /** For FETCH_HOSTS. */
    hosts: `*.test=127.0.0.1:${port}`,
    visits,
    answers,
    profilesOf: (number: number) => profilesOf(`brand${number}`, number),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

export type BrandSites = Awaited<ReturnType<typeof openBrandSites>>;
