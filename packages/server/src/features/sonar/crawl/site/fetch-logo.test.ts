import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { crawl, serveSite } from './crawl-test-files.ts';

const pad = Buffer.alloc(200);
const pictures: Record<string, [string, Buffer]> = {
  png: ['image/png', Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), pad])],
  jpeg: ['image/jpeg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), pad])],
  gif: ['image/gif', Buffer.concat([Buffer.from('GIF89a'), pad])],
  webp: ['image/webp', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8L', 'latin1'), pad])],
  ico: ['image/x-icon', Buffer.concat([Buffer.from('000001000100', 'hex'), pad])],
};
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(300));
const bytes =
  (body: Buffer, type = 'image/png'): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
const { png } = pictures as { png: [string, Buffer] };

describe('the logo of a site', () => {
  it.each(Object.entries(pictures))('may be %s, whatever the server calls it', async (_kind, [type, body]) => {
    await serveSite({ '/': '<link rel="icon" href="/logo">', '/logo': bytes(body, 'text/plain') });
    const { logo } = await crawl();
    expect(logo?.type).toBe(type);
    expect(Buffer.from(logo!.bytes).equals(body)).toBe(true);
  });

  it.each([
    ['a drawing, which may hold scripts', svg, 'image/svg+xml'],
    ['a drawing called a picture', svg, 'image/png'],
    ['a page', Buffer.from('<html>'.padEnd(300)), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['more than 1 MB', Buffer.concat([png[1], Buffer.alloc(2 ** 20)]), 'image/png'],
  ])('is not %s: then the next address is asked', async (_what, body, type) => {
    const head = '<link rel="apple-touch-icon" href="/bad"><meta property="og:image" content="/good">';
    await serveSite({ '/': head, '/bad': bytes(body, type), '/good': bytes(png[1]) });
    expect(Buffer.from((await crawl()).logo!.bytes).equals(png[1])).toBe(true);
  });

  it('is by its usual name the site’s own, wherever its addresses stand for others', async () => {
    await serveSite({ '/': '<base href="http://other.test/">', '/favicon.ico': bytes(png[1]) });
    expect(Buffer.from((await crawl()).logo!.bytes).equals(png[1])).toBe(true);
  });

  it('is the organisation’s, else the largest touch icon, else the icon, else og:image, else /favicon.ico', async () => {
    const places = [
      '<script type="application/ld+json">{"@type":"Organization","logo":{"@type":"ImageObject","url":"/a.png"}}</script>',
      '<link rel="apple-touch-icon" sizes="60x60" href="/small.png"><link rel="apple-touch-icon" sizes="180x180" href="/b.png">',
      '<link rel="shortcut icon" href="/c.png"><link rel="icon" type="image/svg+xml" href="/drawing">',
      '<meta property="og:image" content="http://site.test/d.png">',
    ];
    const files = ['/a.png', '/b.png', '/c.png', '/d.png', '/favicon.ico'];
    for (const [index, file] of files.entries()) {
      const visits = await serveSite({ '/': places.slice(index).join(''), [file]: bytes(png[1]) });
      expect((await crawl()).logo?.type).toBe('image/png');
      expect(visits.filter((path) => !/^\/(robots\.txt)?$/.test(path))).toEqual([file]);
    }
  });

  it('is none where the site has none', async () => {
    await serveSite({ '/': '<p>Lamps</p>' });
    expect((await crawl()).logo).toBeNull();
  });
});
