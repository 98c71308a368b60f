import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fetcher, internet, serve } from '#/platform/fetch/fake-internet-test-files.ts';
import { crawlSite } from './crawl-site.ts';
import { crawl, keysOf, reasonOf, serveSite } from './crawl-test-files.ts';
import { createPoliteness } from './politeness.ts';

const dripping: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
};
const status =
  (code: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(code).end();
const to =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();
const typed =
  (type: string, body: string | Buffer = 'x'): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

describe('a site that fails ends with its reason:', () => {
  it.each<[string, RequestListener, string]>([
    ['one byte at a time', dripping, 'timeout'],
    ['silence', () => {}, 'timeout'],
    ['redirects in a loop', to('/'), 'tooManyRedirects'],
    ['a redirect into a private network', to('http://192.168.0.1/'), 'refusedAddress'],
    ['a redirect to this machine', to('http://localhost:80/'), 'refusedAddress'],
    ['a redirect to a file', to('file:///etc/passwd'), 'badAnswer'],
    ['more than 5 MB', typed('text/html', Buffer.alloc(5 * 2 ** 20 + 1, 'a')), 'tooLarge'],
    ['not found', status(404), 'badStatus'],
    ['an error', status(500), 'badStatus'],
    ['a refusal', status(403), 'blocked'],
    ['too many requests', status(429), 'blocked'],
    ['a picture', typed('image/png'), 'notHtml'],
    ['data', typed('application/json', '{}'), 'notHtml'],
    ['text without a type', typed('', 'no page'), 'notHtml'],
  ])('%s', async (_what, answer, reason) => {
    internet.names.set('localhost', [['127.0.0.1']]);
    await serveSite({ '/': answer });
    expect(reasonOf(await crawl({}, reason === 'timeout' ? { timeoutMs: 400 } : {}))).toBe(reason);
  });

  it('no such name', async () => {
    expect(reasonOf(await crawl())).toBe('unreachable');
  });

  it('a name of a private network', async () => {
    internet.names.set('site.test', [['10.0.0.1']]);
    expect(reasonOf(await crawl())).toBe('refusedAddress');
    expect(internet.dialed).toEqual([]);
  });

  it('a robots.txt that forbids, whatever the page holds', async () => {
    const visits = await serveSite({ '/robots.txt': typed('text/plain', 'User-agent: *\nDisallow: /'), '/': 'secret' });
    expect(reasonOf(await crawl())).toBe('robotsForbid');
    expect(visits).toEqual(['/robots.txt']);
  });

  it('a robots.txt that the server fails to give', async () => {
    await serveSite({ '/robots.txt': status(503), '/': '<p>Lamps</p>' });
    expect(reasonOf(await crawl())).toBe('robotsForbid');
  });

  it('a redirect to another site whose robots.txt forbids', async () => {
    internet.names.set('other.test', [['93.184.216.35']]);
    internet.servers.set(
      '93.184.216.35:80',
      await serve((request, response) => {
        if (request.url === '/robots.txt') response.end('User-agent: Soundings\nDisallow: /en');
        else typed('text/html', '<p>Lamps</p>')(request, response);
      }),
    );
    await serveSite({ '/': to('http://other.test/en') });
    expect(reasonOf(await crawl())).toBe('robotsForbid');
  });
});

describe('a site that is only in parts as it should be is read:', () => {
  const links = '<footer><a href="https://x.com/site">X</a><a href="https://www.tiktok.com/@site">TikTok</a></footer>';
  const found = ['TWITTER site', 'TIKTOK @site'];

  it.each<[string, Record<string, string | RequestListener>]>([
    [
      'its contact page hangs',
      { '/': '<a href="/contact">Contact</a><a href="/about">About</a>', '/contact': dripping, '/about': links },
    ],
    [
      'its contact page redirects in a loop',
      { '/': '<a href="/contact">Contact</a><a href="/about">About</a>', '/contact': to('/contact'), '/about': links },
    ],
    [
      'robots.txt forbids its contact page',
      {
        '/robots.txt': typed('text/plain', 'User-agent: *\nDisallow: /contact'),
        '/': '<a href="/contact">Contact</a><a href="/about">About</a>',
        '/contact': '<p>secret',
        '/about': links,
      },
    ],
    ['robots.txt is a page', { '/robots.txt': '<html>no robots</html>', '/': links }],
    [
      'its logo is 1 GB',
      {
        '/': `<link rel="icon" href="/logo">${links}`,
        '/logo': (_request, response) => void response.writeHead(200, { 'content-length': String(2 ** 30) }).write('x'),
      },
    ],
    ['its charset is unknown', { '/': typed('text/html; charset=no-such-thing', links) }],
    [
      'its charset is wrong',
      {
        '/': typed(
          'text/html; charset=utf-8',
          Buffer.concat([Buffer.from('<p>Gr\xfc\xdfe</p>', 'latin1'), Buffer.from(links)]),
        ),
      },
    ],
  ])('%s', async (_what, paths) => {
    await serveSite(paths);
    const answer = await crawl({}, { timeoutMs: 2000 });
    expect([keysOf(answer), answer.reason]).toEqual([found, null]);
  });
});

const link = '<a href="https://x.com/site">X</a>';

describe('a site that takes too long in all', () => {
  const never: RequestListener = () => {};

  it('ends with that as its reason where its first page was not read', async () => {
    await serveSite({ '/': never });
    expect(reasonOf(await crawl({ limitMs: 300 }))).toBe('timeout');
  });

  it.each<[string, Record<string, string | RequestListener>]>([
    ['its contact page', { '/': `${link}<a href="/contact">Contact</a>`, '/contact': never }],
    ['its logo', { '/': `${link}<link rel="icon" href="/logo.png">`, '/logo.png': never }],
  ])('keeps what was found before %s was waited for', async (_what, paths) => {
    await serveSite(paths);
    const answer = await crawl({ limitMs: 1500 });
    expect([keysOf(answer), answer.reason, answer.logo]).toEqual([['TWITTER site'], null, null]);
  });

  it('keeps the profiles that its networks were not asked for in time', async () => {
    await serveSite({ '/': `<footer>${link}</footer>` });
    const { fetchHop: site } = fetcher();
    const fetchHop: typeof site = (address, signal) => {
      if (!address.includes('x.com')) return site(address, signal);
      return new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    };
    const { networks } = await crawl({ fetchHop, isChecking: true, isLogoWanted: false, limitMs: 1500 });
    expect(networks.TWITTER?.links).toMatchObject([{ key: 'site', status: 'SUCCESS', reason: 'found' }]);
  });
});

describe('a crawl that is cancelled', () => {
  it.each(['/robots.txt', '/', '/contact', '/logo.png'])(
    'while %s is on its way ends with the signal’s reason',
    async (path) => {
      const reason = new Error('nobody waits any more');
      const controller = new AbortController();
      const pages: Record<string, string | RequestListener> = {
        '/': '<link rel="icon" href="/logo.png"><a href="/contact">Contact</a>',
        '/contact': '<p>Lamps</p>',
        [path]: () => controller.abort(reason),
      };
      await serveSite(pages);
      await expect(crawl({ signal: controller.signal })).rejects.toBe(reason);
    },
  );

  it('before it began asks nobody', async () => {
    const reason = new Error('nobody waits any more');
    await serveSite({});
    await expect(crawl({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(internet.dialed).toEqual([]);
  });

  it('while it waits for its turn, or while its page is read, leaves others alone', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<() => void>();
    await serveSite({ '/': (request, response) => resolve(() => typed('text/html', link)(request, response)) });
    const politeness = createPoliteness({ pauseMs: 0 });
    const { fetchHop } = fetcher();
    const controller = new AbortController();
    const first = crawlSite('site.test', { fetchHop, politeness, isLogoWanted: false });
    const answer = await asked;
    const second = crawlSite('site.test', { fetchHop, politeness, signal: controller.signal });
    controller.abort(new Error('nobody waits any more'));
    answer();
    await expect(second).rejects.toThrow('nobody waits');
    expect(keysOf(await first)).toEqual(['TWITTER site']);
  });
});
