import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const url = 'https://www.nordlys.example/';
const read = (html: string | Uint8Array, more: { url?: string; charset?: string } = {}) =>
  readPage(typeof html === 'string' ? Buffer.from(html) : html, { url, ...more });

const english = 'The lamps that we make are for people who read in the evening and want to sleep well after it.';

describe('the brand', () => {
  const body = `<p>${english}</p>`;
  const at = (host: string) => ({ url: `https://${host}/some/page` });
  const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

  it.each([
    ['the organisation in JSON-LD', ld({ '@graph': [{ '@type': 'Organization', name: 'Nord Lys' }] }), 'Nord Lys'],
    ['og:site_name', '<meta property="og:site_name" content="Nordlys ApS">', 'Nordlys'],
    ['application-name', '<meta name="application-name" content="NORDlys">', 'NORDlys'],
    ['the last part of the title', '<title>Lamps | Nordlys®</title>', 'Nordlys'],
    ['the first part of the title', '<title>Nordlys: lamps for readers</title>', 'Nordlys'],
    ['the end of a title without parts', '<title>Buy lamps at Nord Lys</title>', 'Nord Lys'],
    ['a welcome', '<title>Welcome to Nordlys Online Shop</title>', 'Nordlys'],
    ['what the text calls it', `<title>Start</title><p>NordLys has a shop. Visit NordLys today.</p>`, 'NordLys'],
    ['the domain as the last resort', '<title>Start</title>', 'Nordlys'],
  ])('is found in %s', async (_where, html, brand) => {
    expect((await read(html + body)).brand).toBe(brand);
  });

  it("is the site's and not a writer's, a shop's or a product's", async () => {
    const html = `${ld({ '@type': 'Product', brand: { '@type': 'Brand', name: 'Lightco' }, offers: { seller: { '@type': 'Organization', name: 'Other Shop' } } })}
      ${ld({ '@type': 'Article', author: { '@type': 'Organization', name: 'Press Agency' }, publisher: { '@type': 'Organization', name: 'Nordlys' } })}<title>A review</title>${body}`;
    expect((await read(html)).brand).toBe('Nordlys');
  });

  it.each([
    [
      'dlf.example',
      '<meta property="og:site_name" content="Deutscher Lampen-Freundeskreis e.V.">',
      'Deutscher Lampen-Freundeskreis',
    ],
    [
      'nstimes.example',
      '<title>Lamps go out - The North Sea Times</title><p>The North Sea Times asked; The North Sea Times was told.</p>',
      'The North Sea Times',
    ],
    ['muehle.example', '<title>Brot | Mühle</title>', 'Mühle'],
    ['shop.nordlys.co.uk', '<title>Lamps - NordLys</title>', 'NordLys'],
    ['nordlysstore.example', '<title>Nordlys: lamps</title><p>Nordlys is here. So Nordlys it is.</p>', 'Nordlys'],
    ['nord-lys.example', '<title>Start</title>', 'Nord Lys'],
  ])('fits the domain %s', async (host, html, brand) => {
    expect((await read(html + body, at(host))).brand).toBe(brand);
  });

  it('survives broken, deep and hostile JSON-LD', async () => {
    const deep = `${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`;
    const html = ['{broken', deep, 'null', '"text"', '{"__proto__":{"@type":"Organization","name":"Nordlys"}}'];
    const scripts = html.map((text) => `<script type="application/ld+json">${text}</script>`).join('');
    expect((await read(`${scripts}<title>Lamps | Nordlys</title>`)).brand).toBe('Nordlys');
  });
});
