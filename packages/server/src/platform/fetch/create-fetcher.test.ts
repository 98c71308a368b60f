import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetcher, internet, listen, refusal, site, siteAddress } from './fake-internet-test-files.ts';
import { selfSigned } from './self-signed-test-files.ts';

describe('an answer', () => {
  it('is given with its type, charset, bytes and last address', async () => {
    let seen: Record<string, unknown> = {};
    await site((request, response) => {
      seen = request.headers;
      if (request.url === '/') return void response.writeHead(301, { location: '/start?x=1' }).end();
      response.writeHead(200, { 'content-type': 'Text/HTML; Charset="ISO-8859-1"', 'content-encoding': 'gzip' });
      response.end(gzipSync('<p>Grüße'));
    });
    const { bytes, ...rest } = await fetcher({ userAgent: 'Soundings/1.0 (+https://s.example)' }).fetch(
      'http://SITE.test',
    );
    expect(rest).toEqual({
      finalUrl: 'http://site.test/start?x=1',
      status: 200,
      contentType: 'text/html',
      charset: 'iso-8859-1',
    });
    expect(Buffer.from(bytes).toString()).toBe('<p>Grüße');
    expect(seen['user-agent']).toBe('Soundings/1.0 (+https://s.example)');
    expect(seen).not.toHaveProperty('cookie');
    expect(seen).not.toHaveProperty('authorization');
  });

  it.each([403, 404, 429, 500, 999])('of status %i is refused with it', async (status) => {
    await site((_request, response) => void response.writeHead(status).end('no'));
    expect(await refusal('http://site.test/')).toBe(`badStatus ${status}`);
  });

  it('from what does not speak HTTP is a bad answer', async () => {
    internet.names.set('site.test', [[siteAddress]]);
    internet.servers.set(
      `${siteAddress}:80`,
      await listen(createTcpServer((socket) => void socket.end('220 mail.test ESMTP\r\n'))),
    );
    expect(await refusal('http://site.test/')).toBe('badAnswer');
  });

  it('that breaks off in the middle is unreachable, and wrongly packed is bad', async () => {
    await site((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await refusal('http://site.test/')).toBe('unreachable');
    await site((_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed'));
    expect(await refusal('http://site.test/')).toBe('badAnswer');
  });

  it('with a certificate that nobody vouches for is refused', async () => {
    const server = createTlsServer(selfSigned, (_request, response) => void response.end('reached'));
    internet.names.set('site.test', [[siteAddress]]);
    internet.servers.set(`${siteAddress}:443`, await listen(server));
    expect(await refusal('https://site.test/')).toBe('badCertificate');
  });
});
