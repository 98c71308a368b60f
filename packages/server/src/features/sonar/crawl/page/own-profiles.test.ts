import { describe, expect, it } from 'vitest';
import { findIn } from './find-in-test-files.ts';

const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const told = { isTold: true };

describe('a profile is found in', () => {
  it.each([
    [
      'the JSON-LD of the organisation',
      ld({ '@type': 'Organization', sameAs: ['https://twitter.com/lampsanddark'] }),
      ['TWITTER lampsanddark organisationData'],
    ],
    [
      'a graph, whose addresses are things',
      ld({ '@graph': [{ '@type': ['Organization', 'Brand'], sameAs: { '@id': 'https://twitter.com/lampsanddark' } }] }),
      ['TWITTER lampsanddark organisationData'],
    ],
    [
      'the publisher of an article',
      ld({
        '@type': 'Article',
        publisher: { '@type': 'NewsMediaOrganization', sameAs: 'https://www.facebook.com/lampsanddark' },
      }),
      ['FACEBOOK lampsanddark organisationData'],
    ],
    [
      'JSON-LD with the usual mistakes',
      '<script type="application/ld+json">//<![CDATA[\n{"@type":"Organization","name":"A\tB","sameAs":["https:\\/\\/x.com\\/lampsanddark",],}\n//]]></script>',
      ['TWITTER lampsanddark organisationData'],
    ],
    [
      'JSON-LD that was escaped',
      '<script type="application/ld+json">{&quot;@type&quot;:&quot;Store&quot;,&quot;sameAs&quot;:&quot;https://x.com/lampsanddark&quot;}</script>',
      ['TWITTER lampsanddark organisationData'],
    ],
    [
      'microdata',
      '<div itemscope itemtype="http://schema.org/Organization"><link itemprop="sameAs" href="https://x.com/lampsanddark"></div>',
      ['TWITTER lampsanddark organisationData'],
    ],
    [
      'a link with rel=me',
      '<p><a rel="me" href="https://x.com/lampsanddark">here</a></p>',
      ['TWITTER lampsanddark relMe'],
    ],
    ['the head with rel=me', '<link rel="me" href="https://x.com/lampsanddark">', ['TWITTER lampsanddark relMe']],
    ['the header', '<header><a href="//x.com/lampsanddark"><i></i></a></header>', ['TWITTER lampsanddark header']],
    ['the footer', '<footer><a href="//x.com/lampsanddark">X</a></footer>', ['TWITTER lampsanddark footer']],
    [
      'a footer, beside its address',
      '<footer>© 2015 Lamps and Dark, 12 North Street, Oslo, telephone 555 0100 <a href="//x.com/oakmedia"><img></a></footer>',
      ['TWITTER oakmedia footer'],
    ],
    [
      'a footer by its name',
      '<div id="siteFooter"><a href="//x.com/lampsanddark">X</a></div>',
      ['TWITTER lampsanddark footer'],
    ],
    ['the navigation', '<nav><a href="//x.com/lampsanddark">Twitter</a></nav>', ['TWITTER lampsanddark navigation']],
    [
      'noscript',
      '<footer><noscript><a href="//x.com/lampsanddark">X</a></noscript></footer>',
      ['TWITTER lampsanddark footer'],
    ],
    [
      'links that ask to follow',
      '<div><a class="btn" href="//x.com/lampsanddark">Folgen Sie uns auf Twitter</a> <a href="//instagram.com/lampsanddark">Instagram</a></div>',
      ['TWITTER lampsanddark followLink', 'INSTAGRAM lampsanddark pageLink'],
    ],
    [
      'a row of networks that nothing names',
      '<table><tr><td><a href="//x.com/dark"><img></a></td><td><a href="//instagram.com/dark"><img></a></td><td><a href="//facebook.com/dark"><img></a></td></tr></table>',
      ['TWITTER dark pageLink', 'INSTAGRAM dark pageLink', 'FACEBOOK dark pageLink'],
    ],
    [
      'any place, by its name',
      '<main><p><a href="//x.com/nordlys">@nordlys</a></p></main>',
      ['TWITTER nordlys pageLink'],
    ],
    [
      'a like box',
      '<aside><div class="fb-page" data-href="https://www.facebook.com/nordlysLamps"></div></aside>',
      ['FACEBOOK nordlyslamps navigation'],
    ],
    [
      'a like box in a frame',
      '<aside><iframe src="//www.facebook.com/plugins/likebox.php?href=https%3A%2F%2Fwww.facebook.com%2FnordlysLamps&amp;width=1"></iframe></aside>',
      ['FACEBOOK nordlyslamps navigation'],
    ],
    [
      'a follow button in a frame',
      '<aside><iframe src="//platform.twitter.com/widgets/follow_button.html?screen_name=NordlysLamps"></iframe></aside>',
      ['TWITTER nordlyslamps navigation'],
    ],
    [
      'a subscribe button',
      '<footer><div class="g-ytsubscribe" data-channel="LampsAndDark"></div></footer>',
      ['YOUTUBE user:lampsanddark footer'],
    ],
    [
      'article:publisher',
      '<meta property="article:publisher" content="https://www.facebook.com/lampsanddark">',
      ['FACEBOOK lampsanddark articlePublisher'],
    ],
    ['twitter:site', '<meta name="twitter:site" content="@lampsanddark">', ['TWITTER lampsanddark twitterSite']],
    [
      'og:see_also',
      '<meta property="og:see_also" content="https://www.youtube.com/user/dark">',
      ['YOUTUBE user:dark seeAlso'],
    ],
    [
      'fb:page_id, where there is nothing else',
      '<meta property="fb:page_id" content="96029103777">',
      ['FACEBOOK id:96029103777 facebookPageId'],
    ],
    ['al:ios:url', '<meta property="al:ios:url" content="fb://page/96029103777">', ['FACEBOOK id:96029103777 appLink']],
  ])('%s', async (_where, html, expected) => {
    expect(await findIn(html, told)).toEqual(expected);
  });
});

describe('several of one network', () => {
  it('are all kept, the best first', async () => {
    const footer = ['nordlys.berlin', 'nordlys', 'nordlyswien'].map((name) => `<a href="//facebook.com/${name}">f</a>`);
    expect(await findIn(`<footer>${footer.join('')}</footer>`)).toEqual([
      'FACEBOOK nordlys',
      'FACEBOOK nordlys.berlin',
      'FACEBOOK nordlyswien',
    ]);
  });

  it('are one where their keys are the same', async () => {
    const html = `${ld({ '@type': 'Organization', sameAs: 'https://twitter.com/NordLys' })}<footer><a href="//x.com/nordlys?lang=de">X</a></footer>`;
    expect(await findIn(html, told)).toEqual(['TWITTER nordlys organisationData']);
  });

  it('are the brand’s only, where one carries its name and another shares nothing with it', async () => {
    const html = '<footer><a href="//x.com/nordlys">X</a><a href="//x.com/oakmedia">X</a></footer>';
    expect(await findIn(html)).toEqual(['TWITTER nordlys']);
  });
});

it('the brand’s name helps where the domain says nothing', async () => {
  const html = '<main><p>Read on: <a href="//x.com/oakmedia">@oakmedia</a></p></main>';
  expect(await findIn(html)).toEqual([]);
  expect(await findIn(html, { brand: 'Oak Media GmbH' })).toEqual(['TWITTER oakmedia']);
});

it('the names that the organisation gives itself help where it says that the site is its own', async () => {
  const organisation = { '@type': 'Organization', name: 'Oak Media', alternateName: ['OM'] };
  const html = '<main><p>Read on: <a href="//x.com/oakmedia">@oakmedia</a></p></main>';
  expect(await findIn(ld({ ...organisation, url: 'https://www.nordlys.example/' }) + html)).toEqual([
    'TWITTER oakmedia',
  ]);
  expect(await findIn(ld({ ...organisation, url: 'https://oak.example/' }) + html)).toEqual([]);
});

describe('a page that shows nothing before its scripts have run', () => {
  const data = (...links: string[]) => `<script>window.data=${JSON.stringify(links).replaceAll('/', '\\/')}</script>`;

  it('has what carries the site’s name found in their data', async () => {
    const html = data(
      'https://www.facebook.com/nordlys.lamps?a',
      'https://x.com/oakmedia',
      'https://x.com/nordlys/status/1',
    );
    expect(await findIn(html)).toEqual(['FACEBOOK nordlys.lamps']);
  });

  it('is the only one whose scripts are looked through', async () => {
    const html = `${data('https://www.facebook.com/nordlys.lamps')}<footer><a href="//x.com/nordlys">X</a></footer>`;
    expect(await findIn(html)).toEqual(['TWITTER nordlys']);
  });
});
