import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { describe, expect, it } from 'vitest';
import { readProfile } from './read-profile.ts';

const channel = 'UCpRQuynBX9Qy9tPrcswpPag';
const read = (text: string, network?: SocialNetwork) => {
  const found = readProfile(text, network);
  return found && `${found.network} ${found.key}`;
};

describe('a link to a profile', () => {
  it.each([
    ['https://www.facebook.com/Nordlys.Lamps/', 'FACEBOOK nordlys.lamps'],
    ['http://de-de.facebook.com/nordlys?fref=ts', 'FACEBOOK nordlys'],
    ['//m.facebook.com/nordlys', 'FACEBOOK nordlys'],
    ['fb.com/nordlys', 'FACEBOOK nordlys'],
    ['https://www.facebook.com/pg/nordlys/about/', 'FACEBOOK nordlys'],
    ['https://www.facebook.com/#!/nordlys', 'FACEBOOK nordlys'],
    ['http://www.facebook.com/home.php?ref=home#%21/nordlys?ref=ts', 'FACEBOOK nordlys'],
    ['https://www.facebook.com/lamps?ref=ts#!/nordlys?sk=wall', 'FACEBOOK nordlys'],
    ['https://www.facebook.com/#!/profile.php?id=100063790230362', 'FACEBOOK id:100063790230362'],
    ['http://https://www.facebook.com/nordlys', 'FACEBOOK nordlys'],
    ['https://www.facebook.com/https://www.facebook.com/nordlys', 'FACEBOOK nordlys'],
    ['https://www.facebook.com/nordlys/videos', 'FACEBOOK nordlys'],
    ['https://www.facebook.com/profile.php?id=100063790230362', 'FACEBOOK id:100063790230362'],
    ['http://www.facebook.com/pages/Nord-Lys/167853119933304?ref=hl', 'FACEBOOK id:167853119933304'],
    ['http://www.facebook.com/pages/Oslo-Norway/Nord-Lys/116305146770', 'FACEBOOK id:116305146770'],
    ['https://www.facebook.com/pages/category/Shop/Nord-Lys-116305146770/', 'FACEBOOK id:116305146770'],
    ['https://www.facebook.com/people/Nord-Lys/100063790230362/', 'FACEBOOK id:100063790230362'],
    ['https://www.facebook.com/Nord-Lys-183853941654581/timeline/', 'FACEBOOK id:183853941654581'],
    ['https://www.facebook.com/183853941654581', 'FACEBOOK id:183853941654581'],
    ['https://www.instagram.com/nord.lys_/?hl=en', 'INSTAGRAM nord.lys_'],
    ['http://instagram.com/@NordLys', 'INSTAGRAM nordlys'],
    ['https://www.instagram.com/_u/nordlys', 'INSTAGRAM nordlys'],
    ['https://x.com/NordLys', 'TWITTER nordlys'],
    ['http://twitter.com/lamps#!/NordLys', 'TWITTER nordlys'],
    ['http://twitter.com/#!/NordLys', 'TWITTER nordlys'],
    ['https://mobile.twitter.com/@nordlys/with_replies', 'TWITTER nordlys'],
    ['https://twitter.com/intent/follow?original_referer=x&screen_name=NordLys', 'TWITTER nordlys'],
    ['//platform.twitter.com/widgets/follow_button.html?screen_name=nordlys', 'TWITTER nordlys'],
    ['https://www.tiktok.com/@Nord.Lys?lang=de-DE', 'TIKTOK @nord.lys'],
    [`https://www.youtube.com/channel/${channel}/videos`, `YOUTUBE channel:${channel}`],
    ['http://www.youtube.com/user/NordLysTV#p/u', 'YOUTUBE user:nordlystv'],
    ['https://www.youtube.com/c/NordLys', 'YOUTUBE c:nordlys'],
    ['https://m.youtube.com/@NordLys/featured', 'YOUTUBE @nordlys'],
    ['https://www.youtube.com/NordLys', 'YOUTUBE custom:nordlys'],
    ['http://www.youtube.com/subscription_center?add_user=NordLys', 'YOUTUBE user:nordlys'],
    ['https://dk.linkedin.com/company/nord-lys?trk=x', 'LINKEDIN company:nord-lys'],
    ['https://www.linkedin.com/company/1337/', 'LINKEDIN company:1337'],
    ['https://www.linkedin.com/showcase/nord-lys/', 'LINKEDIN showcase:nord-lys'],
    ['http://www.linkedin.com/edu/school?id=20165', 'LINKEDIN school:20165'],
    ['https://www.linkedin.com/edu/nordlys-university-20165', 'LINKEDIN school:nordlys-university-20165'],
    ['https://www.linkedin.com/school/nordlys-university/people/?id=7', 'LINKEDIN school:nordlys-university'],
    ['https://no.linkedin.com/School/Nordlys-University/', 'LINKEDIN school:nordlys-university'],
    ['https://www.linkedin.com/in/k%C3%A5re-lys', 'LINKEDIN in:kåre-lys'],
    ['http://www.linkedin.com/groups?mostPopular=&gid=1693367', 'LINKEDIN group:1693367'],
    ['https://de.trustpilot.com/review/www.nordlys.example', 'TRUSTPILOT nordlys.example'],
    ['http://www.trustpilot.de/review/nordlys.example', 'TRUSTPILOT nordlys.example'],
  ])('%s is %s, and its own address too', (link, expected) => {
    expect(read(link)).toBe(expected);
    expect(read(readProfile(link)!.url)).toBe(expected);
  });

  it.each([
    'https://www.facebook.com/sharer/sharer.php?u=https://nordlys.example',
    'https://www.facebook.com/share.php?u=x',
    'https://www.facebook.com/dialog/feed?app_id=1',
    'https://www.facebook.com/plugins/like.php?href=x',
    'https://www.facebook.com/nordlys/posts/192509667806836',
    'https://www.facebook.com/nordlys/photos/a.1/2',
    'https://www.facebook.com/events/494575214051720/',
    'https://www.facebook.com/hashtag/lamps',
    'https://www.facebook.com/groups/nordlys',
    'https://www.facebook.com/login.php',
    'http://www.facebook.com/2008/fbml',
    'https://developers.facebook.com/docs',
    'https://www.facebook.com/',
    'https://twitter.com/intent/tweet?text=x',
    'https://twitter.com/share?url=x',
    'https://twitter.com/home?status=x',
    'http://twitter.com/?status=x',
    'https://twitter.com/nordlys/status/1489540934710743047',
    'https://twitter.com/hashtag/lamps?src=hash',
    'https://twitter.com/search?q=lamps',
    'https://help.x.com/nordlys',
    'https://www.instagram.com/p/Cabc123/',
    'https://www.instagram.com/nordlys/p/Cabc123/',
    'https://www.instagram.com/explore/tags/lamps/',
    'https://www.tiktok.com/@nordlys/video/7301',
    'https://www.tiktok.com/tag/lamps',
    'https://vm.tiktok.com/ZM123/',
    'https://www.youtube.com/watch?v=2adXCTbMzrQ',
    'https://youtu.be/V1GPBbyzrNg',
    'https://www.youtube.com/embed/TZxUf3phTqI',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/shorts/abc',
    'https://www.linkedin.com/shareArticle?mini=true',
    'https://www.linkedin.com/edu/school',
    'https://www.linkedin.com/school/',
    'https://www.linkedin.com/feed/update/urn:li:activity:1',
    'https://www.linkedin.com/jobs/view/1',
    'https://www.trustpilot.com/',
    'https://www.nordlys.example/facebook.com/nordlys',
    'https://notfacebook.com/nordlys',
    'https://facebook.com.example/nordlys',
    'mailto:nordlys@facebook.com',
    'javascript:void(0)',
    'nordlys',
    '@nordlys',
    '',
    '/',
    '#',
    'https://',
    `https://www.facebook.com/${'x'.repeat(3000)}`,
  ])('is not %s', (link) => {
    expect(read(link)).toBeNull();
  });
});

describe('a handle that a user typed', () => {
  it.each([
    ['FACEBOOK', 'Nordlys', 'FACEBOOK nordlys'],
    ['FACEBOOK', '405801939456462', 'FACEBOOK id:405801939456462'],
    ['INSTAGRAM', ' @nord.lys ', 'INSTAGRAM nord.lys'],
    ['TWITTER', '@NordLys', 'TWITTER nordlys'],
    ['TIKTOK', 'nordlys', 'TIKTOK @nordlys'],
    ['YOUTUBE', channel, `YOUTUBE channel:${channel}`],
    ['YOUTUBE', 'NordLys', 'YOUTUBE @nordlys'],
    ['LINKEDIN', 'nord-lys', 'LINKEDIN company:nord-lys'],
    ['TRUSTPILOT', 'www.nordlys.example', 'TRUSTPILOT nordlys.example'],
    ['TWITTER', 'https://twitter.com/nordlys', 'TWITTER nordlys'],
    ['INSTAGRAM', 'instagram.com/nordlys', 'INSTAGRAM nordlys'],
  ] as const)('of %s: %s', (network, handle, expected) => {
    expect(read(handle, network)).toBe(expected);
  });

  it.each([
    ['TWITTER', 'https://www.facebook.com/nordlys'],
    ['TWITTER', 'share'],
    ['FACEBOOK', 'nord lys'],
    ['FACEBOOK', 'https://www.nordlys.example/'],
    ['TRUSTPILOT', 'nordlys'],
  ] as const)('of %s is not %s', (network, handle) => {
    expect(read(handle, network)).toBeNull();
  });
});
