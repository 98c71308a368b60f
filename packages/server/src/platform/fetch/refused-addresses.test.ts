import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  closing,
  fetcher,
  internet,
  listen,
  openPrivate,
  reasonOf,
  refusal,
  serve,
  site,
  siteAddress,
} from './fake-internet-test-files.ts';
import { createFetcher } from './fetcher.ts';

describe('an address that is refused before anything is connected to', () => {
  it.each([
    ['http://127.0.0.1/', 'refusedAddress'],
    ['http://127.8.8.8/', 'refusedAddress'],
    ['http://0177.1/', 'refusedAddress'],
    ['http://0x7f.1/', 'refusedAddress'],
    ['http://2130706433/', 'refusedAddress'],
    ['http://0.0.0.0/', 'refusedAddress'],
    ['http://0/', 'refusedAddress'],
    ['http://10.1.2.3/', 'refusedAddress'],
    ['http://172.16.0.1/', 'refusedAddress'],
    ['http://192.168.1.1/', 'refusedAddress'],
    ['http://169.254.169.254/latest/meta-data/', 'refusedAddress'],
    ['http://100.64.0.1/', 'refusedAddress'],
    ['http://168.63.129.16/', 'refusedAddress'],
    ['http://198.18.0.1/', 'refusedAddress'],
    ['http://224.0.0.1/', 'refusedAddress'],
    ['http://255.255.255.255/', 'refusedAddress'],
    ['http://[::1]/', 'refusedAddress'],
    ['http://[::]/', 'refusedAddress'],
    ['http://[::ffff:7f00:1]/', 'refusedAddress'],
    ['http://[::ffff:127.0.0.1]/', 'refusedAddress'],
    ['http://[::7f00:1]/', 'refusedAddress'],
    ['http://[64:ff9b::7f00:1]/', 'refusedAddress'],
    ['http://[2002:7f00:1::]/', 'refusedAddress'],
    ['http://[fe80::1]/', 'refusedAddress'],
    ['http://[fd00:ec2::254]/', 'refusedAddress'],
    ['http://site.test:25/', 'refusedAddress'],
    ['http://site.test:22/', 'refusedAddress'],
    ['https://site.test:8443/', 'refusedAddress'],
    ['http://someone@site.test/', 'invalidAddress'],
    ['http://some:one@site.test/', 'invalidAddress'],
    ['http://site.test@127.0.0.1/', 'invalidAddress'],
    ['file:///etc/passwd', 'invalidAddress'],
    ['gopher://site.test/', 'invalidAddress'],
    ['ftp://site.test/', 'invalidAddress'],
    ['data:text/html,hello', 'invalidAddress'],
    ['site.test', 'invalidAddress'],
    ['', 'invalidAddress'],
  ])('%s → %s', async (address, reason) => {
    await site((_request, response) => void response.end('reached'));
    expect(await refusal(address)).toBe(reason);
    expect(internet.dialed).toEqual([]);
    expect(internet.resolved).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    [['127.0.0.1']],
    [['10.0.0.7']],
    [['169.254.169.254']],
    [['::1']],
    [['fd12::1']],
    [['::ffff:127.0.0.1']],
    [[siteAddress, '127.0.0.1']],
  ])('that resolves to %j is refused', async (addresses) => {
    internet.names.set('inside.test', [addresses]);
    internet.servers.set(`${siteAddress}:80`, await serve((_request, response) => void response.end('reached')));
    expect(await refusal('http://inside.test/')).toBe('refusedAddress');
    expect(internet.dialed).toEqual([]);
  });

  it('that changes between look-up and connect is connected to where it was checked', async () => {
    const inside = await openPrivate();
    internet.servers.set('127.0.0.1:80', inside.port);
    const answer: RequestListener = (_request, response) =>
      void response.writeHead(200, { connection: 'close' }).end('outside');
    internet.servers.set(`${siteAddress}:80`, await serve(answer));
    internet.names.set('rebind.test', [[siteAddress], ['127.0.0.1']]);
    const { fetch } = fetcher();
    expect(Buffer.from((await fetch('http://rebind.test/')).bytes).toString()).toBe('outside');
    expect(internet.resolved).toEqual(['rebind.test']);
    expect(await reasonOf(fetch('http://rebind.test/'))).toBe('refusedAddress');
    expect(internet.dialed).toEqual([siteAddress]);
    expect(inside.visits()).toBe(0);
  });

  it('of this machine is refused however the system resolves it', async () => {
    const own = createFetcher();
    closing.push(() => own.close());
    expect(await reasonOf(own.fetch('http://localhost/'))).toBe('refusedAddress');
  });

  it('that nobody has, and a site that nobody serves, are unreachable', async () => {
    internet.names.set('gone.test', [[siteAddress]]);
    expect(await refusal('http://nowhere.test/')).toBe('unreachable');
    expect(await refusal('http://gone.test/')).toBe('unreachable');
  });
});

describe('a redirect', () => {
  it.each([
    'http://127.0.0.1/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/',
    'http://inside.test/',
    '//2130706433/',
    'http://site.test:25/',
  ])('to %s is refused', async (location) => {
    internet.names.set('inside.test', [['192.168.0.1']]);
    await site((_request, response) => void response.writeHead(302, { location }).end());
    expect(await refusal('http://site.test/')).toBe('refusedAddress');
    expect(internet.dialed).toEqual([siteAddress]);
  });

  it.each(['file:///etc/passwd', 'gopher://site.test/', 'http://a:b@site.test/', 'http://'])(
    'to %s is no address',
    async (location) => {
      await site((_request, response) => void response.writeHead(301, { location }).end());
      expect(await refusal('http://site.test/')).toBe('invalidAddress');
    },
  );

  it('is followed five times and not six', async () => {
    await site((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) response.end('here');
      else response.writeHead(308, { location: `/${left - 1}` }).end();
    });
    expect((await fetcher().fetch('http://site.test/5')).finalUrl).toBe('http://site.test/0');
    expect(await refusal('http://site.test/6')).toBe('tooManyRedirects');
  });

  it('in a loop ends', async () => {
    let visits = 0;
    await site((_request, response) => {
      visits++;
      response.writeHead(302, { location: '/' }).end();
    });
    expect(await refusal('http://site.test/')).toBe('tooManyRedirects');
    expect(visits).toBe(6);
  });

  it('without a place to go is a bad status', async () => {
    await site((_request, response) => void response.writeHead(302).end());
    expect(await refusal('http://site.test/')).toBe('badStatus 302');
  });
});

describe('an allowed host', () => {
  /** With the dialling of production: an allowed host is the only one that it may reach on this machine. */
  const allowing = (allowHosts: string[]) => {
    const made = createFetcher({ resolve: internet.resolve, allowHosts });
    closing.push(() => made.close());
    return made;
  };

  it('is reached by exactly its name and port', async () => {
    const { port, visits } = await openPrivate();
    const other = await openPrivate();
    internet.names.set('sandbox.test', [['127.0.0.1']]);
    internet.names.set('other.test', [['127.0.0.1']]);
    const { fetch } = allowing([`127.0.0.1:${port}`, `sandbox.test:${port}`]);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect((await fetch(`http://sandbox.test:${port}/`)).status).toBe(200);
    expect(visits()).toBe(2);
    for (const address of [`127.0.0.1:${other.port}`, `other.test:${port}`, `127.0.0.2:${port}`, '127.0.0.1'])
      expect(await reasonOf(fetch(`http://${address}/`))).toBe('refusedAddress');
    expect([visits(), other.visits()]).toEqual([2, 0]);
  });

  it('may be an IPv6 address', async () => {
    const server = createServer((_request, response) => void response.end('six'));
    const port = await listen(server, '::1').catch(() => undefined);
    if (port === undefined) return;
    expect((await allowing([`[::1]:${port}`]).fetch(`http://[::1]:${port}/`)).status).toBe(200);
  });

  it('opens no other host behind its redirects', async () => {
    const inside = await openPrivate();
    const port = await serve(
      (_request, response) => void response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end(),
    );
    expect(await reasonOf(allowing([`127.0.0.1:${port}`]).fetch(`http://127.0.0.1:${port}/`))).toBe('refusedAddress');
    expect(inside.visits()).toBe(0);
  });
});
