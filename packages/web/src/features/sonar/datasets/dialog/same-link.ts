/** An address as people tell it: without protocol, `www.` and a last slash. */
export const shortLink = (url: string): string =>
  url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^(www|m)\./i, '')
    .replace(/\/+$/, '');

/** Whether two addresses lead to the same place, as far as can be seen without asking. */
export const isSameLink = (one: string, other: string): boolean =>
  shortLink(one).toLowerCase() === shortLink(other).toLowerCase();
