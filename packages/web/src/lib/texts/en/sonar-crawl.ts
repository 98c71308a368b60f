import type { CrawlReason, LinkEvidence, LinkReason } from '@soundings/contract/sonar/crawl-choices';

/** What a crawl says of links and sites: one text for each code of the contract. */
export const sonarCrawl = {
  /** Why a link has its status. */
  link: {
    given: 'Entered by a user.',
    found: 'Found on the brand’s own pages.',
    confirmed: 'Found, and its page responded.',
    notProven: 'Found. The network only shows this page to signed-in users.',
    gone: 'The network doesn’t know this account (404).',
    private: 'The account is private or isn’t a professional account.',
  } satisfies Record<LinkReason, string>,
  /** Where a link was seen; ends the sentence “Found example.com …”. */
  evidence: {
    organisationData: 'in the site’s organisation data',
    relMe: 'among links the site marks as its own',
    header: 'in the page header',
    footer: 'in the page footer',
    navigation: 'in the navigation',
    followLink: 'as a “follow us” link',
    pageLink: 'as a link on the page',
    articlePublisher: 'as the publisher of the site’s articles',
    twitterSite: 'in the site’s Twitter data',
    seeAlso: 'in the site’s “see also” data',
    facebookPageId: 'as the site’s Facebook page ID',
    appLink: 'in the site’s app data',
  } satisfies Record<LinkEvidence, string>,
  /** Why there is none. */
  none: {
    noneFound: 'The site’s pages don’t link to a profile.',
    robotsForbid: 'The site’s robots.txt forbids reading it.',
    unreachable: 'The site couldn’t be reached.',
    timeout: 'The site responded too slowly.',
    tooLarge: 'The page is larger than 5 MB.',
    badStatus: 'The site responded with an error.',
    badCertificate: 'The site’s certificate is invalid.',
    badAnswer: 'The site’s response isn’t that of a web server.',
    refusedAddress: 'The address is in a private network.',
    tooManyRedirects: 'The site redirects more than five times.',
    notHtml: 'The site’s response isn’t a web page.',
    blocked: 'The site blocks automated access.',
    failed: 'Couldn’t read the site.',
  } satisfies Record<CrawlReason, string>,
} as const;
