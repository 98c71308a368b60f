import type { CrawlReason } from '@soundings/contract/sonar/crawl-choices';
import { FetchError, type FetchFailure } from '#/platform/fetch/fetch-error.ts';

export class CrawlFailure extends Error {
  readonly reason: CrawlReason;

  constructor(reason: CrawlReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'CrawlFailure';
    this.reason = reason;
  }
}

const reasons: Readonly<Record<FetchFailure, CrawlReason>> = {
  invalidAddress: 'badAnswer',
  refusedAddress: 'refusedAddress',
  tooManyRedirects: 'tooManyRedirects',
  tooLarge: 'tooLarge',
  timeout: 'timeout',
  unreachable: 'unreachable',
  badCertificate: 'badCertificate',
  badAnswer: 'badAnswer',
  badStatus: 'badStatus',
};
const refusing: ReadonlySet<number | undefined> = new Set([401, 403, 429, 999]);

/** What a failure of a site's means to a crawl. Throws whatever is no site's fault. */
export const toCrawlReason = (error: unknown): CrawlReason => {
  if (error instanceof CrawlFailure) return error.reason;
  if (!(error instanceof FetchError)) throw error;
  return error.reason === 'badStatus' && refusing.has(error.status) ? 'blocked' : reasons[error.reason];
};
