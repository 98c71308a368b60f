import { describe, expect, it } from 'vitest';
import { site } from '#/platform/fetch/fake-internet-test-files.ts';
import { crawl, keysOf, reasonFor, serveSite } from './crawl-test-files.ts';

const footer = (...links: string[]) =>
  `<footer>${links.map((link) => `<a href="${link}">Follow us</a>`).join('')}</footer>`;
const page = (...links: string[]) => `<!doctype html><title>Site</title><p>Lamps</p>${footer(...links)}`;
const both = ['https://x.com/sitelamps', 'https://www.instagram.com/sitelamps/'];

describe('the crawl of a site', () => {
  it('reads the first page, and no more where that shows several networks', async () => {
    const visits = await serveSite({ '/': `${page(...both)}<a href="/contact">Contact</a>`, '/contact': page() });
    const found = await crawl();
    expect(keysOf(found)).toEqual(['INSTAGRAM sitelamps', 'TWITTER sitelamps']);
    expect(found.networks.TWITTER).toEqual({
      links: [
        {
          url: 'https://x.com/sitelamps',
          key: 'sitelamps',
          status: 'SUCCESS',
          reason: 'found',
          evidence: 'footer',
          isSelected: true,
        },
      ],
    });
    expect(reasonFor(found, 'TIKTOK')).toBe('noneFound');
    expect(found).toMatchObject({ pages: 1, reason: null, logo: null });
    expect(visits).not.toContain('/contact');
  });

  it.each([
    ['/kontakt', 'Kontakt'],
    ['/de/impressum.html', 'Impressum'],
    ['/ueber-uns/', 'Wir'],
    ['/om-os', 'Om os'],
    ['/a-propos', 'À propos'],
    ['/x', 'Über uns'],
    ['/presse', 'Presse'],
  ])('goes on to %s (%s) where the first page shows nothing', async (path, label) => {
    await serveSite({ '/': `${page()}<a href="${path}">${label}</a><a href="/shop">Shop</a>`, [path]: page(...both) });
    const found = await crawl();
    expect(keysOf(found)).toEqual(['INSTAGRAM sitelamps', 'TWITTER sitelamps']);
    expect(found.pages).toBe(2);
  });

  it('reads at most five further pages, each once, and none of other sites', async () => {
    const paths = ['contact', 'contacts', 'contact-us', 'about', 'about-us', 'imprint', 'press', 'newsroom'];
    const links = paths.map((path) => `<a href="/${path}">${path}</a><a href="/${path}#top">${path}</a>`).join('');
    const visits = await serveSite({
      '/': `${page()}${links}<a href="http://other.test/contact">Contact</a><a href="/contact.pdf">Contact</a>`,
      ...Object.fromEntries(paths.map((path) => [`/${path}`, page()])),
    });
    expect((await crawl()).pages).toBe(6);
    const further = visits.filter((path) => !/^\/(robots\.txt|favicon\.ico)?$/.test(path));
    expect(new Set(further).size).toBe(5);
    expect(further).toHaveLength(5);
  });

  it('looks for one network only until that is found', async () => {
    await serveSite({
      '/': `${page(...both)}<a href="/about">About</a>`,
      '/about': page('https://www.tiktok.com/@sitelamps'),
    });
    const found = await crawl({ networks: ['TIKTOK'] });
    expect(Object.keys(found.networks)).toEqual(['TIKTOK']);
    expect([keysOf(found), found.pages]).toEqual([['TIKTOK @sitelamps'], 2]);
    expect((await crawl({ networks: ['TWITTER'] })).pages).toBe(1);
  });

  it('begins with www where the bare name answers nothing, and follows a page that only sends on', async () => {
    await site((request, response) => {
      response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' });
      response.end(request.url === '/' ? '<meta http-equiv="refresh" content="0; url=/en/">' : page(...both));
    }, 'www.site.test');
    expect(keysOf(await crawl())).toEqual(['INSTAGRAM sitelamps', 'TWITTER sitelamps']);
  });

  it('stays where a page that sends on leads nowhere', async () => {
    const html =
      '<noscript><meta http-equiv="refresh" content="0; url=/no-script"></noscript><a href="/about">About</a>';
    await serveSite({ '/': html, '/about': page(...both) });
    expect(keysOf(await crawl())).toEqual(['INSTAGRAM sitelamps', 'TWITTER sitelamps']);
  });

  it('keeps several profiles of a network and selects the best', async () => {
    await serveSite({ '/': page('https://x.com/site_support', 'https://x.com/site') });
    const { networks } = await crawl();
    expect(networks.TWITTER!.links.map(({ key, isSelected }) => [key, isSelected])).toEqual([
      ['site', true],
      ['site_support', false],
    ]);
  });

  it('reads pages in their charset', async () => {
    const text = '<meta charset="iso-8859-1"><meta property="og:site_name" content="Möbelträger"><p>Sch\xf6n</p>';
    const body = Buffer.from(`${text}<p><a href="https://x.com/mobeltrager">Tr\xe4ger</a></p>`, 'latin1');
    await serveSite({
      '/': (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(body),
    });
    expect(keysOf(await crawl())).toEqual(['TWITTER mobeltrager']);
  });
});
