import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fetcher, internet, serve, site } from '#/platform/fetch/fake-internet-test-files.ts';
import { serveSite } from './crawl-test-files.ts';
import { createPoliteness } from './politeness.ts';

const robots =
  (text: string): RequestListener =>
  (_request, response) =>
    void response.end(text);

describe('visits', () => {
  it('of one host come one after the other', async () => {
    let open = 0;
    let most = 0;
    const slow: RequestListener = (_request, response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open--;
        response.end();
      }, 20);
    };
    await serveSite({ '/a': slow, '/b': slow, '/c': slow });
    const { fetchHop } = fetcher();
    const politeness = createPoliteness({ pauseMs: 0 });
    await Promise.all(['a', 'b', 'c'].map((path) => politeness.visit(`http://site.test/${path}`, { fetchHop })));
    expect(most).toBe(1);
  });

  it('of several hosts come at once', async () => {
    const open: ServerResponse[] = [];
    const together: RequestListener = (request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      open.push(response);
      if (open.length === 2) for (const each of open) each.end();
    };
    await serveSite({ '/a': together });
    internet.names.set('other.test', [['93.184.216.35']]);
    internet.servers.set('93.184.216.35:80', await serve(together));
    const { fetchHop } = fetcher();
    const politeness = createPoliteness({ pauseMs: 0 });
    await Promise.all(['site', 'other'].map((name) => politeness.visit(`http://${name}.test/a`, { fetchHop })));
    expect(open).toHaveLength(2);
  });

  it('ask for robots.txt once', async () => {
    const visits = await serveSite({ '/a': '', '/b': '' });
    const { fetchHop } = fetcher();
    const politeness = createPoliteness({ pauseMs: 0 });
    await Promise.all(['a', 'b'].map((path) => politeness.visit(`http://site.test/${path}`, { fetchHop })));
    expect(visits).toEqual(['/robots.txt', '/a', '/b']);
  });

  it('do not ask again at once where a host does not answer', async () => {
    internet.names.set('site.test', [['93.184.216.34']]);
    const { fetchHop } = fetcher();
    const politeness = createPoliteness({ pauseMs: 0 });
    const visit = () => politeness.visit('http://site.test/a', { fetchHop });
    await expect(visit()).rejects.toThrow('unreachable');
    await expect(visit()).rejects.toThrow('unreachable');
    expect(internet.dialed).toHaveLength(1);
  });

  it.each([
    ['the site asks for no pause', '', 60],
    ['the site asks for a longer one', 'User-agent: *\nCrawl-delay: 0.12', 120],
    ['the site asks for one that is too long', 'User-agent: *\nCrawl-delay: 1000', 150],
  ])('of one host have a pause between, where %s', async (_what, text, least) => {
    await serveSite({ '/robots.txt': robots(text), '/a': '' });
    const { fetchHop } = fetcher();
    const politeness = createPoliteness({ pauseMs: 60, maxPauseMs: 150 });
    await politeness.visit('http://site.test/a', { fetchHop });
    const since = performance.now();
    await politeness.visit('http://site.test/a', { fetchHop });
    // Timers may ring a millisecond early.
    expect(performance.now() - since).toBeGreaterThanOrEqual(least - 5);
  });

  it('that wait for a pause stop when their signal aborts', async () => {
    await serveSite({ '/a': '' });
    const { fetchHop } = fetcher();
    const politeness = createPoliteness({ pauseMs: 1_000_000, maxPauseMs: 1_000_000 });
    await politeness.visit('http://site.test/a', { fetchHop });
    const reason = new Error('nobody waits any more');
    const controller = new AbortController();
    const waiting = politeness.visit('http://site.test/a', { fetchHop, signal: controller.signal });
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });

  it('that wait for their turn stop at once when their signal aborts, and those behind keep theirs', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<() => void>();
    const visits = await serveSite({
      '/a': (_request, response) => resolve(() => response.end()),
      '/b': '',
      '/c': '',
    });
    const { fetchHop } = fetcher();
    const politeness = createPoliteness({ pauseMs: 0 });
    const reason = new Error('nobody waits any more');
    const controller = new AbortController();
    const visit = (path: string, signal?: AbortSignal) =>
      politeness.visit(`http://site.test/${path}`, { fetchHop, signal });
    const first = visit('a');
    const answer = await asked;
    const second = visit('b', controller.signal);
    const third = visit('c');
    // Both stand in the line by then.
    await new Promise((done) => setImmediate(done));
    controller.abort(reason);
    await expect(second).rejects.toBe(reason);
    expect(visits).toEqual(['/robots.txt', '/a']);
    answer();
    await Promise.all([first, third]);
    expect(visits).toEqual(['/robots.txt', '/a', '/c']);
  });
});

describe('visits that are redirected', () => {
  const to =
    (location: string): RequestListener =>
    (_request, response) =>
      void response.writeHead(302, { location }).end();
  const names = ['a.test', 'b.test', 'c.test', 'd.test'];
  const serveShared = async (from: Record<string, string>, forbidden = '') => {
    const seen = { most: 0, open: 0, paths: [] as string[] };
    await site((request, response) => {
      const { host, url = '' } = { host: request.headers.host, url: request.url };
      if (host !== 'shared.test') {
        const location = from[url];
        return void (location ? to(location)(request, response) : response.writeHead(404).end());
      }
      seen.paths.push(url);
      seen.most = Math.max(seen.most, ++seen.open);
      setTimeout(() => {
        seen.open--;
        response.end(url === '/robots.txt' ? forbidden : '');
      }, 20);
    }, 'shared.test');
    for (const name of names) internet.names.set(name, internet.names.get('shared.test')!);
    return seen;
  };
  const visitAll = async (politeness = createPoliteness({ pauseMs: 0 })) => {
    const { fetchHop } = fetcher();
    return Promise.allSettled(names.map((name) => politeness.visit(`http://${name}/`, { fetchHop })));
  };

  it('to one host come there one after the other, after its robots.txt', async () => {
    const seen = await serveShared({ '/': 'http://shared.test/shop' });
    const answers = await visitAll();
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 'fulfilled'));
    expect(seen.most).toBe(1);
    expect(seen.paths).toEqual(['/robots.txt', ...names.map(() => '/shop')]);
  });

  it('to what a robots.txt forbids never come there', async () => {
    const seen = await serveShared({ '/': 'http://shared.test/shop' }, 'User-agent: *\nDisallow: /shop');
    const answers = await visitAll();
    expect(answers.map((each) => each.status === 'rejected' && each.reason.reason)).toEqual(
      names.map(() => 'robotsForbid'),
    );
    expect(seen.paths).toEqual(['/robots.txt']);
  });

  it('as the robots.txt is, come there one after the other too', async () => {
    const seen = await serveShared({ '/robots.txt': 'http://shared.test/robots.txt', '/': 'http://shared.test/shop' });
    const answers = await visitAll();
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 'fulfilled'));
    expect(seen.most).toBe(1);
  });

  it('crosswise do not wait for each other for ever', async () => {
    internet.names.set('one.test', [['93.184.216.34']]);
    internet.names.set('two.test', [['93.184.216.34']]);
    internet.servers.set(
      '93.184.216.34:80',
      await serve((request, response) => {
        const other = request.headers.host === 'one.test' ? 'two.test' : 'one.test';
        if (request.url === '/end') response.end();
        else to(`http://${other}/end`)(request, response);
      }),
    );
    const { fetchHop } = fetcher();
    const politeness = createPoliteness({ pauseMs: 0 });
    const both = ['one', 'two'].map((name) => politeness.visit(`http://${name}.test/`, { fetchHop }));
    const ends = (await Promise.all(both)).map(({ finalUrl }) => finalUrl);
    expect(ends).toEqual(['http://two.test/end', 'http://one.test/end']);
  });

  it('more than five times end', async () => {
    const hop: RequestListener = (request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) response.end();
      else to(`/${left - 1}`)(request, response);
    };
    await serveSite(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((left) => [`/${left}`, hop])));
    const { fetchHop } = fetcher();
    const politeness = createPoliteness({ pauseMs: 0 });
    expect((await politeness.visit('http://site.test/5', { fetchHop })).finalUrl).toBe('http://site.test/0');
    await expect(politeness.visit('http://site.test/6', { fetchHop })).rejects.toThrow('tooManyRedirects');
  });
});
