import { FetchError } from '#/platform/fetch/fetch-error.ts';
import type { Fetched, Fetcher } from '#/platform/fetch/fetcher.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { readPage } from './read-page.ts';

const readable = new Set(['text/html', 'application/xhtml+xml', 'text/plain', '']);

/**
 * Gets a page or plain text by an address as people write it: without `https://`, too. Throws pageCannotBeRead, or the
 * signal's reason.
 */
export const fetchPage = async (fetcher: Fetcher, address: string, signal: AbortSignal): Promise<Fetched> => {
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const fetched = await fetcher.fetch(url, signal).catch((error: unknown) => {
    throw error instanceof FetchError ? new AppError('pageCannotBeRead') : error;
  });
  if (!readable.has(fetched.contentType)) throw new AppError('pageCannotBeRead');
  return fetched;
};

/** The same, read. Throws as `fetchPage`. */
export const readPageAt = async (fetcher: Fetcher, address: string, signal: AbortSignal) => {
  const { bytes, charset, finalUrl } = await fetchPage(fetcher, address, signal);
  return readPage(bytes, { charset, url: finalUrl, signal });
};
