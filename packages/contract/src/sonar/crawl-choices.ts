const linkReasonTexts = {
  given: 'A user gave it.',
  found: 'It was found on the brand’s own pages.',
  confirmed: 'It was found, and its page answered.',
  notProven: 'It was found; the network shows its page only to those who are signed in.',
  gone: 'The account was not found (404).',
  private: 'The account is private, or not a professional account.',
} as const;
export type LinkReason = keyof typeof linkReasonTexts;
export const linkReasons = Object.keys(linkReasonTexts) as [LinkReason, ...LinkReason[]];

export const linkEvidences = [
  'organisationData',
  'relMe',
  'header',
  'footer',
  'navigation',
  'followLink',
  'pageLink',
  'articlePublisher',
  'twitterSite',
  'seeAlso',
  'facebookPageId',
  'appLink',
] as const;
export type LinkEvidence = (typeof linkEvidences)[number];

const crawlReasonTexts = {
  noneFound: 'Its pages link to no profile.',
  robotsForbid: 'Its robots.txt forbids reading.',
  unreachable: 'The site cannot be reached.',
  timeout: 'The site answers too slowly.',
  tooLarge: 'The page is larger than 5 MB.',
  badStatus: 'The site answers with an error.',
  badCertificate: 'The certificate of the site is not valid.',
  badAnswer: 'The site does not answer as the web does.',
  refusedAddress: 'The address leads into a private network.',
  tooManyRedirects: 'The site redirects more than five times.',
  notHtml: 'The site answers with something that is no page.',
  blocked: 'The site refuses programs.',
  failed: 'Reading the site failed.',
} as const;
export type CrawlReason = keyof typeof crawlReasonTexts;
export const crawlReasons = Object.keys(crawlReasonTexts) as [CrawlReason, ...CrawlReason[]];
