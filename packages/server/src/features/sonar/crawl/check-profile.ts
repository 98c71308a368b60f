import type { LinkReason } from '@soundings/contract/sonar/crawl-choices';
import { FetchError } from '#/platform/fetch/fetch-error.ts';
import { crawlReasonOf } from './crawl-failure.ts';
import type { Visitor } from './open-page.ts';

export interface Checked {
  readonly status: 'SUCCESS' | 'ERROR';
  readonly reason: LinkReason;
}

const wall = /^consent\.|\/(login|signin|accounts|authwall|checkpoint|uas|i\/flow|consent|challenge)\b/i;
const gone: ReadonlySet<number | undefined> = new Set([404, 410]);
const walled: ReadonlySet<number | undefined> = new Set([401, 403, 429, 999]);

/**
 * Asks a network for a profile that was found. Only "not found" (404, 410) speaks against it: walls and refusals prove
 * nothing, and what its robots.txt forbids, or what takes too long, is not known. Throws only its signal's reason.
 */
export const checkProfile = async (url: string, visitor: Visitor): Promise<Checked> => {
  try {
    const { finalUrl } = await visitor.politeness.visit(url, visitor);
    const { hostname, pathname } = new URL(finalUrl);
    return { status: 'SUCCESS', reason: wall.test(hostname + pathname) ? 'notProven' : 'confirmed' };
  } catch (error) {
    visitor.signal?.throwIfAborted();
    crawlReasonOf(error);
    const status = error instanceof FetchError ? error.status : undefined;
    if (gone.has(status)) return { status: 'ERROR', reason: 'gone' };
    return { status: 'SUCCESS', reason: walled.has(status) ? 'notProven' : 'found' };
  }
};
