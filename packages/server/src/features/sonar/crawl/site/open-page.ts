import type { CrawlReason } from '@soundings/contract/sonar/crawl-choices';
import { findImageType } from '#/platform/pictures/image-type.ts';
import type { PageAnswer } from '../page/read-page.ts';
import { CrawlFailure, toCrawlReason } from './crawl-failure.ts';
import { readInThread } from './page-readers.ts';
import type { Politeness, Visit } from './politeness.ts';

export interface Visitor extends Visit {
  readonly politeness: Politeness;
}
export interface Site extends Visitor {
  readonly domain: string;
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

const goesOn: ReadonlySet<CrawlReason> = new Set([
  'unreachable',
  'badCertificate',
  'badAnswer',
  'badStatus',
  'refusedAddress',
  'tooManyRedirects',
]);
const vague: readonly CrawlReason[] = ['badCertificate', 'badAnswer', 'unreachable'];

const listAddresses = (domain: string): string[] => {
  const other = domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`;
  return [`https://${domain}/`, `https://${other}/`, `http://${domain}/`, `http://${other}/`];
};

const sentOn = async (page: PageAnswer, site: Site): Promise<PageAnswer> => {
  if (page.sentTo === null || page.seen.length > 0) return page;
  try {
    return await openPage(page.sentTo, site);
  } catch (error) {
    site.signal?.throwIfAborted();
    toCrawlReason(error);
    return page;
  }
};

/**
 * Opens the first page of a site: by https and else http, with and without www. Where nothing of it can be read, throws
 * a CrawlFailure with the reason that says most, or the signal's reason.
 */
export const openHomePage = async (site: Site): Promise<PageAnswer> => {
  const failures: CrawlReason[] = [];
  for (const address of listAddresses(site.domain)) {
    try {
      const page = await openPage(address, site);
      return await sentOn(page, site);
    } catch (error) {
      site.signal?.throwIfAborted();
      const reason = toCrawlReason(error);
      failures.push(reason);
      if (!goesOn.has(reason)) break;
    }
  }
  const [worst] = failures.toSorted((a, b) => vague.indexOf(a) - vague.indexOf(b));
  throw new CrawlFailure(worst ?? 'failed');
};

export interface Logo {
  readonly bytes: Uint8Array;
  readonly type: NonNullable<ReturnType<typeof sniffImageType>>;
}

const maxBytes = 1024 * 1024;
const least = 64;

/** The first of some addresses that answers a picture of at most 1 MB. Throws only its signal's reason. */
export const fetchLogo = async (addresses: readonly string[], visitor: Visitor): Promise<Logo | null> => {
  for (const address of addresses) {
    try {
      const { bytes } = await visitor.politeness.visit(address, visitor);
      const type = sniffImageType(bytes);
      if (type && bytes.length >= least && bytes.length <= maxBytes) return { bytes, type };
    } catch (error) {
      visitor.signal?.throwIfAborted();
      // Whatever the site's fault is: the next address may do.
      toCrawlReason(error);
    }
  }
  return null;
};

const sniffImageType = (bytes: Uint8Array) => findImageType(bytes) ?? (isIcon(bytes) ? 'image/x-icon' : null);

const isIcon = (bytes: Uint8Array): boolean =>
  /^00000100(?!00).{2}00/.test(Buffer.from(bytes.subarray(0, 6)).toString('hex'));
