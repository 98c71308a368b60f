import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetcher, internet, listen, reasonOf, refusal, site, siteAddress } from './fake-internet-test-files.ts';

describe('bounds', () => {
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const pump = () => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', pump);
    };
    pump();
  };

  it('cap an endless body', async () => {
    await site(endless);
    expect(await refusal('http://site.test/')).toBe('tooLarge');
  });

  it('refuse a declared gigabyte without reading it, and let go of the connection', async () => {
    let closed = false;
    await site((request, response) => {
      request.socket.on('close', () => {
        closed = true;
      });
      response.writeHead(200, { 'content-length': String(2 ** 30) }).write('x');
    });
    expect(await refusal('http://site.test/')).toBe('tooLarge');
    await expect.poll(() => closed).toBe(true);
  });

  it.each([1, 2])('cap a gzip bomb of a gigabyte packed %i times with little memory', async (times) => {
    const megabyte = gzipSync(Buffer.alloc(2 ** 20));
    let bomb: Buffer = Buffer.concat(Array(1024).fill(megabyte));
    if (times === 2) bomb = gzipSync(bomb);
    expect(bomb.length).toBeLessThan(2 ** 20 * 1.1);
    const encoding = Array(times).fill('gzip').join(', ');
    await site((_request, response) => void response.writeHead(200, { 'content-encoding': encoding }).end(bomb));
    const before = process.memoryUsage().rss;
    expect(await refusal('http://site.test/')).toBe('tooLarge');
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  it('take a body of exactly the limit and not one byte more', async () => {
    await site((request, response) => void response.end('x'.repeat(Number(request.url!.slice(1)))));
    const { fetch } = fetcher({ maxBytes: 1000 });
    expect((await fetch('http://site.test/1000')).bytes).toHaveLength(1000);
    expect(await reasonOf(fetch('http://site.test/1001'))).toBe('tooLarge');
  });

  it('end a body of one byte at a time', async () => {
    await site((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await refusal('http://site.test/', { timeoutMs: 300 })).toBe('timeout');
  });

  it('end headers of one byte at a time, and silence', async () => {
    internet.names.set('site.test', [[siteAddress]]);
    const dripping = createTcpServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
      const timer = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(timer)).on('error', () => {});
    });
    internet.servers.set(`${siteAddress}:80`, await listen(dripping));
    expect(await refusal('http://site.test/', { timeoutMs: 300 })).toBe('timeout');
    await site(() => {});
    expect(await refusal('http://site.test/', { timeoutMs: 300 })).toBe('timeout');
  });

  it('count the time of all redirects together, and of a look-up', async () => {
    await site((request, response) => {
      const hop = Number(request.url!.slice(1));
      setTimeout(() => response.writeHead(302, { location: `/${hop + 1}` }).end(), 120);
    });
    expect(await refusal('http://site.test/0', { timeoutMs: 300 })).toBe('timeout');
    expect(await refusal('http://site.test/', { timeoutMs: 200, resolve: () => new Promise(() => {}) })).toBe(
      'timeout',
    );
  });

  it('cap headers', async () => {
    internet.names.set('site.test', [[siteAddress]]);
    const chatty = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.write(`HTTP/1.1 200 OK\r\n${`x-a: ${'y'.repeat(1000)}\r\n`.repeat(200)}\r\n`);
    });
    internet.servers.set(`${siteAddress}:80`, await listen(chatty));
    expect(await refusal('http://site.test/')).toBe('tooLarge');
  });

  it('stop at a signal, with the signal’s own reason', async () => {
    await site(() => {});
    const reason = new Error('nobody waits any more');
    const { fetch } = fetcher();
    const controller = new AbortController();
    const waiting = fetch('http://site.test/', controller.signal);
    setTimeout(() => controller.abort(reason), 50);
    await expect(waiting).rejects.toBe(reason);
    await expect(fetch('http://site.test/', AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
