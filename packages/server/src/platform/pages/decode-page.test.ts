import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const url = 'https://www.nordlys.example/';
const read = (html: string | Uint8Array, more: { url?: string; charset?: string } = {}) =>
  readPage(typeof html === 'string' ? Buffer.from(html) : html, { url, ...more });

describe('the charset of a page', () => {
  const text = '<title>Grüße aus Køge – 5 €</title>';
  const latin = Buffer.from('<title>Grüße aus Køge</title>', 'latin1');
  const withMeta = (meta: string) => Buffer.concat([Buffer.from(meta), latin]);

  it.each([
    ['a byte order mark, whatever else is said', Buffer.from(`\ufeff${text}`), 'iso-8859-1', 'utf-8'],
    ['a byte order mark of UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), undefined, 'utf-16le'],
    ['the header', Buffer.from(text), 'UTF-8', 'utf-8'],
    ['its being UTF-8', Buffer.from(text), undefined, 'utf-8'],
    ['its being UTF-8, whatever the header says of Western Europe', Buffer.from(text), 'iso-8859-1', 'utf-8'],
  ])('is known by %s', async (_by, bytes, charset, expected) => {
    const page = await read(bytes, charset ? { charset } : {});
    expect([page.title, page.charset]).toEqual(['Grüße aus Køge – 5 €', expected]);
  });

  it.each([
    ['<meta charset="iso-8859-1">', 'windows-1252'],
    ['<meta http-equiv=Content-Type content="text/html; charset=ISO-8859-15">', 'iso-8859-15'],
    ["<META content='text/html;charset=windows-1252' HTTP-EQUIV='content-type'>", 'windows-1252'],
    ['<?xml version="1.0" encoding="iso-8859-1"?>', 'windows-1252'],
    ['<!-- <meta charset="utf-8"> --><meta charset=latin1>', 'windows-1252'],
    ['<meta charset="no-such-thing">', 'windows-1252'],
    ['', 'windows-1252'],
  ])('is read from %s', async (meta, charset) => {
    expect(await read(withMeta(meta))).toMatchObject({ title: 'Grüße aus Køge', charset });
  });

  it('that says UTF-16 in readable letters is UTF-8', async () => {
    expect(await read(`<meta charset="utf-16">${text}`)).toMatchObject({ charset: 'utf-8' });
  });
});

describe('the head of a page', () => {
  it('is mended where it was encoded twice', async () => {
    const html =
      '<title>M&amp;ouml;bel &amp;#39;g&uuml;nstig&amp;#39;</title><meta name=description content="&amp;amp; mehr">';
    expect(await read(html)).toMatchObject({ title: "Möbel 'günstig'", description: '& mehr' });
    expect((await read('<title>&amp;lt;b&amp;gt; &lt;i&gt;</title>')).title).toBe('&lt;b&gt; <i>');
  });

  it('takes its title from the page and not from a drawing', async () => {
    const html = '<svg><title>Menu</title></svg><meta property="og:title" content="Lamps"><p>x</p>';
    expect((await read(html)).title).toBe('Lamps');
  });
});
