import { createThreadPool } from '#/platform/thread-pool.ts';
import type { PageAnswer, PageJob } from '../page/read-page.ts';
import { CrawlFailure } from './crawl-failure.ts';

/**
 * Reads a page in a thread of its own, so that nothing else waits for it. Throws a CrawlFailure (failed) where that
 * takes more than 20 seconds or 320 MB, and the signal's reason.
 */
export const readInThread = createThreadPool<PageJob, PageAnswer>({
  script: new URL('./read-page.worker.ts', import.meta.url),
  most: 2,
  timeMs: 20_000,
  heapMb: 320,
  youngMb: 32,
  // Out of memory, most likely: the page is the reason, whatever it was.
  failure: (cause) => new CrawlFailure('failed', cause),
});
