import { describe, expect, it } from 'vitest';
import { findIn } from './find-in-test-files.ts';

const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const own = '<footer><a href="//facebook.com/nordlys">f</a><a href="//instagram.com/nordlys">i</a></footer>';
const text = 'A long sentence about lamps that were seen in the dark of the north, and about who saw them. ';

describe('somebody else’s profile is not found in', () => {
  it.each([
    [
      'a byline',
      '<article><header><div class="byline">By Jo <a class="twitter" href="//x.com/jooak"></a></div></header></article>',
    ],
    [
      'a box about an author',
      '<div class="AuthorCard"><a href="//x.com/jooak">Twitter</a><a href="//linkedin.com/in/jooak">in</a></div>',
    ],
    [
      'a box about an author in a footer',
      '<article><footer class="author-box"><a href="//x.com/jooak">Twitter</a></footer></article>',
    ],
    [
      'an article’s own header',
      '<article><header><h1>Lamps</h1><a href="//x.com/jooak"><svg></svg></a></header></article>',
    ],
    [
      'a comment',
      '<ol class="commentlist"><li><a rel="nofollow" href="https://www.facebook.com/jo.oak">Jo Oak</a></li></ol>',
    ],
    ['a text', `<main><p>${text}<a href="https://www.facebook.com/oakmedia">Facebook page</a> ${text}</p></main>`],
    [
      'a text that names several networks',
      `<article><p>${text} On <a href="//x.com/oak">Twitter</a>, <a href="//instagram.com/oak">Instagram</a>, <a href="//facebook.com/oak">Facebook</a>.</p></article>`,
    ],
    ['a line with a handle', '<article><p><i><a href="//x.com/jooak">@jooak</a></i></p></article>'],
    [
      'an embedded post',
      '<blockquote class="twitter-tweet"><p>Lamps <a href="//x.com/oakmedia">@oakmedia</a></p>Oak (@oak) <a href="https://x.com/oak/status/1">2023</a></blockquote>',
    ],
    [
      'an embedded picture',
      '<blockquote class="instagram-media"><a href="https://www.instagram.com/oakmedia/">Oak</a></blockquote>',
    ],
    [
      'a list of partners in the footer',
      '<footer><ul class="footer-partners"><li><a href="//facebook.com/oakinn"><img></a></li></ul></footer>',
    ],
    ['a credit in the footer', '<footer><p>Design by <a href="//x.com/oakstudio">Oak Studio</a></p></footer>'],
    [
      'a list of speakers',
      `<div class="speakers">${['a', 'b', 'c'].map((n) => `<div><a href="//x.com/${n}oak">@${n}oak</a></div>`).join('')}</div>`,
    ],
    [
      'a long list that nothing names',
      `<div>${['a', 'b', 'c', 'd', 'e'].map((n) => `<a href="//x.com/${n}oak">${n} Oak</a>`).join('')}</div>`,
    ],
    [
      'a writer’s box, whatever brand the handle carries',
      `<div class="card"><a class="twitter" href="//x.com/jo_nordly">Twitter</a></div><footer><a href="//x.com/nordlys">X</a></footer>`,
    ],
    [
      'a list of people in a side column',
      `<aside>${['a', 'b', 'c', 'd', 'e'].map((n) => `<p>${n} Oak <a href="//x.com/${n}oak"><svg></svg></a></p>`).join('')}</aside>`,
    ],
    [
      'latest tweets',
      '<aside class="latest-tweets"><ul><li>RT <a href="//x.com/oakmedia">@oakmedia</a>: lamps are on again in the whole north, they say</li></ul></aside>',
    ],
    [
      'the page’s middle, where header or footer show the own ones',
      `<div class="box"><a class="twitter" href="//x.com/oakmedia"></a><a href="//youtube.com/oakmedia">YouTube</a></div>${own}`,
    ],
    ['twitter:creator', '<meta name="twitter:creator" content="@jooak">'],
    [
      'twitter:site, where a link names another',
      '<meta name="twitter:site" content="@oakgroup"><footer><a href="//x.com/nordlys">X</a></footer>',
    ],
    [
      'defaults of a platform',
      '<meta property="article:publisher" content="https://www.facebook.com/WordPresscom"><meta name="twitter:site" content="@wordpressdotcom">',
    ],
    ['article:publisher without an address', '<meta property="article:publisher" content="notknown">'],
    [
      'the JSON-LD of an author',
      ld({ '@type': 'Article', author: { '@type': 'Organization', name: 'Oak', sameAs: 'https://x.com/oakmedia' } }),
    ],
    ['the JSON-LD of a person', ld({ '@graph': [{ '@type': 'Person', sameAs: ['https://x.com/jooak'] }] })],
    [
      'the JSON-LD of a product’s brand',
      ld({ '@type': 'Product', brand: { '@type': 'Brand', name: 'Oak', sameAs: 'https://x.com/oakmedia' } }),
    ],
    [
      'the JSON-LD of what is reviewed',
      ld({
        '@type': 'Review',
        itemReviewed: { '@type': 'Restaurant', name: 'Oak Inn', sameAs: 'https://x.com/oakinn' },
      }),
    ],
    [
      'the JSON-LD of another site',
      ld({ '@type': 'Organization', name: 'Oak', url: 'https://oak.example/', sameAs: 'https://x.com/oakmedia' }),
    ],
    [
      'microdata of a person',
      '<div itemscope itemtype="http://schema.org/Person"><a itemprop="sameAs" href="https://x.com/jooak">Jo</a></div>',
    ],
    [
      'persons and groups of LinkedIn',
      '<footer><a href="https://www.linkedin.com/in/jooak">in</a><a href="https://www.linkedin.com/groups?gid=1693367">group</a></footer>',
    ],
    [
      'many numbers of Facebook',
      '<meta property="fb:pages" content="46358999591"><meta property="fb:pages" content="1374410606182832">',
    ],
    ['a list of numbers of Facebook', '<meta property="fb:pages" content="46358999591,1374410606182832">'],
    [
      'an embedded post of Facebook',
      '<iframe src="https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Foakmedia%2Fposts%2F1"></iframe>',
    ],
    [
      'an embedded playlist',
      '<iframe src="https://www.youtube.com/embed?listType=user_uploads&list=oakmedia"></iframe>',
    ],
    [
      'share links',
      '<footer><a href="https://www.facebook.com/sharer.php?u=x">f</a><a href="https://twitter.com/share?via=oakmedia">t</a></footer>',
    ],
    [
      'scripts and comments',
      '<script>var a = "https://x.com/oakmedia"</script><!-- <footer><a href="//x.com/oakmedia">X</a></footer> -->',
    ],
  ])('%s', async (_where, html) => {
    const found = await findIn(`${html}<p>${text}</p>`);
    expect(found.filter((each) => !each.includes('nordlys'))).toEqual([]);
  });
});
