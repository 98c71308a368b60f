import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const url = 'https://www.nordlys.example/';
const read = (html: string | Uint8Array, more: { url?: string; charset?: string } = {}) =>
  readPage(typeof html === 'string' ? Buffer.from(html) : html, { url, ...more });

describe('a page that means harm', () => {
  const fill = (piece: string, bytes = 5 * 1024 * 1024) => piece.repeat(Math.floor(bytes / piece.length));

  it.each([
    ['open elements', fill('<div>')],
    ['open and wrongly closed elements', fill('<b>', 2e6) + fill('</i>', 2e6)],
    ['elements', fill('<p>a</p>')],
    ['links', fill('<a href=x>Get it now</a> ')],
    ['attributes', `<p ${fill('a1 ')}>text`],
    ['distinct attributes', `<p ${Array.from({ length: 300_000 }, (_, i) => `a${i}=x`).join(' ')}>text`],
    ['one word', `<p>${fill('a')}`],
    ['digits', `<p>${fill('1')}`],
    ['digits with commas', `<p>${fill('1,')}`],
    ['spaces', `<p>${fill(' ')}x`],
    ['title separators', `<title>${fill('- ')}</title>`],
    ['open comments', fill('<!-- ')],
    ['open metas', fill('<meta ')],
    ['entities', `<p>${fill('&amp;')}`],
    ['open JSON-LD', fill('<script type="application/ld+json">[')],
    ['names of the brand', `<p>${fill('Nordlys ')}`],
    ['single letters', `<title>${fill('n ', 1000)}</title><p>${fill('N o r d ')}`],
    ['headings', fill('<h1>x</h1>')],
    ['headers', fill('<header><h1>x</h1>')],
    ['articles', fill('<article><header>x</header>')],
    ['nothing', ''],
    ['NUL', fill('\0')],
  ])('by its %s is read all the same', async (_what, html) => {
    const page = await read(html);
    expect(page.brand).not.toBe('');
    expect(page.mainText.length).toBeLessThanOrEqual(50_000);
  });

  it('stops when its signal aborts', async () => {
    const reason = new Error('nobody waits any more');
    const reading = readPage(Buffer.from(fill('<p>a</p>')), { url, signal: AbortSignal.abort(reason) });
    await expect(reading).rejects.toBe(reason);
  });
});
