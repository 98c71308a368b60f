import { describe, expect, it } from 'vitest';
import { findIn } from './find-in-test-files.ts';

interface TrapPage {
  readonly what: string;
  readonly domain: string;
  readonly html: string;
  readonly found: readonly string[];
}

const head = (...lines: string[]) => `<head><title>Home</title>${lines.join('')}</head>`;
const site = (handle: string) => `<meta name="twitter:site" content="${handle}">`;
const story =
  '<main><h1>Spring</h1><p>We open the doors on Saturday, with coffee, cake and a word from the owners about the year behind us.</p></main>';
const likePage = (name: string) =>
  `<div class="fb-page" data-href="https://www.facebook.com/${name}" data-tabs="timeline"></div>`;
const likeFrame = (name: string) =>
  `<iframe src="https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2F${name}&tabs=timeline" width="340"></iframe>`;

const pages: readonly TrapPage[] = [
  {
    what: 'a Wix site that kept the builder’s twitter:site',
    domain: 'skovkaffe.example',
    html: `${head(site('@Wix'))}<body>${story}<footer><a href="https://www.instagram.com/skovkaffe">Instagram</a></footer></body>`,
    found: ['INSTAGRAM skovkaffe'],
  },
  {
    what: 'a Squarespace site with the platform’s help account',
    domain: 'fjordfoto.example',
    html: `${head(site('@squarespacehelp'))}<body>${story}<footer><a href="https://facebook.com/fjordfoto"><svg></svg></a></footer></body>`,
    found: ['FACEBOOK fjordfoto'],
  },
  {
    what: 'a WordPress.com blog with the defaults of its theme',
    domain: 'mosbo.example',
    html: `${head(site('@wordpressdotcom'), '<meta property="article:publisher" content="https://www.facebook.com/WordPresscom">')}<body>${story}</body>`,
    found: [],
  },
  {
    what: 'a shop whose own short name the platform’s begins with',
    domain: 'shop.example',
    html: `${head(site('@Shopify'))}<body>${story}<footer>Powered by <a href="https://twitter.com/shopify">Shopify</a></footer></body>`,
    found: [],
  },
  {
    what: 'a site that lives at Jimdo',
    domain: 'klarvand.jimdosite.com',
    html: `${head(site('@jimdo'))}<body>${story}<footer><a href="https://www.facebook.com/klarvand">Facebook</a></footer></body>`,
    found: ['FACEBOOK klarvand'],
  },
  {
    what: 'a site that lives under Squarespace’s own domain',
    domain: 'birkely.squarespace.com',
    html: `${head(site('@squarespace'))}<body>${story}</body>`,
    found: [],
  },
  {
    what: 'the platform itself',
    domain: 'weebly.com',
    html: `${head(site('@weebly'))}<body>${story}<footer><a href="https://www.facebook.com/weebly">Facebook</a></footer></body>`,
    found: ['FACEBOOK weebly', 'TWITTER weebly'],
  },
  {
    what: 'GoDaddy’s account beside the owner’s',
    domain: 'havnegrill.example',
    html: `${head(site('@godaddy'))}<body><header><a href="https://x.com/havnegrill">X</a></header>${story}</body>`,
    found: ['TWITTER havnegrill'],
  },
  {
    what: 'a municipality that shows a festival’s page',
    domain: 'elmstad.example',
    html: `<body>${story}<aside>${likePage('jazzdageOrg')}</aside><footer><a href="https://www.facebook.com/elmstadkommune">Facebook</a></footer></body>`,
    found: ['FACEBOOK elmstadkommune'],
  },
  {
    what: 'a festival’s page in a frame, and nothing of the owner’s',
    domain: 'elmstad.example',
    html: `<body>${story}<aside>${likeFrame('jazzdageOrg')}</aside></body>`,
    found: [],
  },
  {
    what: 'a like button for somebody else in the footer',
    domain: 'bryggeri.example',
    html: `<body>${story}<footer><div class="fb-like" data-href="https://www.facebook.com/oelfestivalen"></div></footer></body>`,
    found: [],
  },
  {
    what: 'a like button in the old mark-up for the owner',
    domain: 'bryggeri.example',
    html: `<body>${story}<aside><fb:like href="https://www.facebook.com/bryggeriet" width="280"></fb:like></aside></body>`,
    found: ['FACEBOOK bryggeriet'],
  },
  {
    what: 'a timeline of somebody else’s tweets',
    domain: 'lyngby-ror.example',
    html: `<body>${story}<aside><a class="twitter-timeline" href="https://twitter.com/danskrosport">Tweets by danskrosport</a></aside><footer><a href="https://www.instagram.com/lyngbyror/">Instagram</a></footer></body>`,
    found: ['INSTAGRAM lyngbyror'],
  },
  {
    what: 'a timeline of the owner’s tweets',
    domain: 'lyngby-ror.example',
    html: `<body>${story}<aside><a class="twitter-timeline" href="https://twitter.com/LyngbyRor">Tweets by LyngbyRor</a></aside></body>`,
    found: ['TWITTER lyngbyror'],
  },
  {
    what: 'a follow button of a writer in a frame',
    domain: 'tidende.example',
    html: `<body>${story}<div class="tools"><iframe src="https://platform.twitter.com/widgets/follow_button.html?screen_name=annaholm&lang=da"></iframe></div><footer><a href="https://twitter.com/tidende">Twitter</a></footer></body>`,
    found: ['TWITTER tidende'],
  },
  {
    what: 'a university with its school page',
    domain: 'nordhavn-uni.example',
    html: `<body>${story}<footer><a href="https://www.linkedin.com/school/nordhavn-universitet/">LinkedIn</a><a href="https://www.youtube.com/@nordhavnuni">YouTube</a></footer></body>`,
    found: ['LINKEDIN school:nordhavn-universitet', 'YOUTUBE @nordhavnuni'],
  },
  {
    what: 'a university with the address of before 2017',
    domain: 'nordhavn-uni.example',
    html: `<body>${story}<footer><a href="http://www.linkedin.com/edu/nordhavn-universitet-20165?trk=edu-cp">LinkedIn</a></footer></body>`,
    found: ['LINKEDIN school:nordhavn-universitet-20165'],
  },
  {
    what: 'a college whose old address is a number alone',
    domain: 'nordhavn-uni.example',
    html: `<body>${story}<footer><a href="https://www.linkedin.com/edu/school?id=20165">LinkedIn</a></footer></body>`,
    found: ['LINKEDIN school:20165'],
  },
  {
    what: 'share links and a post beside the row of the owner',
    domain: 'havtorn.example',
    html: `<body>${story}<p><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><a href="https://twitter.com/intent/tweet?via=wix">Tweet</a><a href="https://www.tiktok.com/@danseren/video/71">Video</a></p><footer><a href="https://www.tiktok.com/@havtorn">TikTok</a><a href="https://www.instagram.com/havtorn_official">Instagram</a></footer></body>`,
    found: ['INSTAGRAM havtorn_official', 'TIKTOK @havtorn'],
  },
];

describe('a page of a site builder', () => {
  it.each(pages)('finds its owner’s profiles and no other: $what', async ({ html, domain, found }) => {
    expect((await findIn(`<!doctype html><html>${html}</html>`, { domain })).toSorted()).toEqual(found);
  });
});
