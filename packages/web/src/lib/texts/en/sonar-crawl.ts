import type { CrawlReason, LinkEvidence, LinkReason } from '@soundings/contract/crawl-choices';

/** What a crawl says of links and sites: one text for each code of the contract. */
export const sonarCrawl = {
  /** Why a link has its status. */
  link: {
    given: 'Entered by a user.',
    found: 'Found on the brand’s own pages.',
    confirmed: 'Found, and its page answered.',
    notProven: 'Found. The network shows this page only to people who are signed in.',
    gone: 'The network does not know this account (404).',
    private: 'The account is private, or not a professional account.',
  } satisfies Record<LinkReason, string>,
  /** Where a link was seen; ends the sentence “Found example.com …”. */
  evidence: {
    organisationData: 'in the site’s data about its organisation',
    relMe: 'among the links that the site marks as its own',
    header: 'in the page header',
    footer: 'in the page footer',
    navigation: 'in the navigation',
    followLink: 'as a “follow us” link',
    pageLink: 'as a link on the page',
    articlePublisher: 'as the publisher of the site’s articles',
    twitterSite: 'in the site’s data for Twitter',
    seeAlso: 'in the site’s “see also” data',
    facebookPageId: 'as the site’s Facebook page id',
    appLink: 'in the site’s data for its app',
  } satisfies Record<LinkEvidence, string>,
  /** Why there is none. */
  none: {
    noneFound: 'The site’s pages link to no profile.',
    robotsForbid: 'The site’s robots.txt forbids reading it.',
    unreachable: 'The site cannot be reached.',
    timeout: 'The site answers too slowly.',
    tooLarge: 'The page is larger than 5 MB.',
    badStatus: 'The site answers with an error.',
    badCertificate: 'The site’s certificate is not valid.',
    badAnswer: 'The site’s answer is not one of a web server.',
    refusedAddress: 'The address leads into a private network.',
    tooManyRedirects: 'The site redirects more than five times.',
    notHtml: 'The site answers with something that is not a page.',
    blocked: 'The site refuses programs.',
    failed: 'Reading the site failed.',
  } satisfies Record<CrawlReason, string>,
} as const;
