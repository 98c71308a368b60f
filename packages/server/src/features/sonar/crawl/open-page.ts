import { CrawlFailure } from './crawl-failure.ts';
import type { PageAnswer } from './page/read-page.ts';
import { readInThread } from './page-readers.ts';
import type { Politeness, Visit } from './politeness.ts';

export interface Visitor extends Visit {
  readonly politeness: Politeness;
}
/** Whose pages are opened. */
export interface Site extends Visitor {
  readonly domain: string;
  /** What the brand is called, where that is known. */
  readonly brand?: string | undefined;
}

const html = /^(text\/html|application\/xhtml\+xml)$/;
const looksLikeHtml = (bytes: Uint8Array): boolean =>
  /<(!doctype html|html|head|body|title|meta|div|a)\b/i.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1'));

/** Gets and reads one page. Throws a FetchError, a CrawlFailure (robotsForbid, notHtml, failed), or the signal's reason. */
export const openPage = async (address: string, site: Site): Promise<PageAnswer> => {
  const { bytes, charset, contentType, finalUrl } = await site.politeness.visit(address, site);
  const isHtml = contentType === '' ? looksLikeHtml(bytes) : html.test(contentType);
  if (!isHtml) throw new CrawlFailure('notHtml');
  return readInThread({ bytes, charset, finalUrl, domain: site.domain, brand: site.brand }, site.signal);
};
