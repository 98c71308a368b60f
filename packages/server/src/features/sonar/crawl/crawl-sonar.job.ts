import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { lockProjectKey } from '#/features/projects/projects.store.ts';
import { limitConcurrency } from '#/platform/concurrency.ts';
import { defineJob, type JobRun } from '#/platform/jobs/job.ts';
import type { Services } from '#/platform/services.ts';
import type { BrandRow } from '../brands/brands.tables.ts';
import { forgetProjectResult, writeProjectResult } from '../scores/project-result.ts';
import { runLoops, sonarJob } from '../sonar-jobs.ts';
import { claimNextBrand, countLeft } from './crawl.store.ts';
import { crawlBrand, type Findings, replaceLogo, sharedPoliteness, storeFindings, storeLogo } from './crawl-brand.ts';
import type { Politeness } from './site/politeness.ts';

interface CrawlInput {
  readonly projectId: string;
  readonly brands: number;
}
interface CrawlCheckpoint {
  readonly found: number;
  readonly failed?: number;
}
type Run = JobRun<CrawlInput, CrawlCheckpoint>;

const maxConcurrentBrands = 8;

const createTally = (run: Run, total: number, left: number) => {
  let handled = total - left;
  let found = run.checkpoint?.found ?? 0;
  let failed = run.checkpoint?.failed ?? 0;
  const report = (domain: string) =>
    run.report({ handled, total, currentProgress: { type: domain, count: found, failed } });
  return {
    reading: report,
    add: (domain: string, { links, reason }: Findings): CrawlCheckpoint => {
      found += links.length;
      if (reason !== null) failed += 1;
      report(domain);
      return { found, failed };
    },
    done: (domain: string) => {
      handled += 1;
      report(domain);
    },
  };
};

interface Given {
  readonly signal: AbortSignal;
  readonly politeness: Politeness;
  readonly tally: ReturnType<typeof createTally>;
  /** Brands are written one after the other, so that no count that is saved later is an earlier one. */
  readonly oneByOne: ReturnType<typeof limitConcurrency>;
}

const failed = {
  links: [],
  missing: Object.fromEntries(socialNetworks.map((network) => [network, 'failed' as const])),
  reason: 'failed' as const,
  logo: null,
};

const crawlOne = async (services: Services, run: Run, brand: BrandRow, given: Given): Promise<void> => {
  const { tally, oneByOne, ...how } = given;
  tally.reading(brand.domain);
  const crawled = crawlBrand(brand, { fetcher: services.fetcher, ...how }).catch((error: unknown) => {
    how.signal.throwIfAborted();
    run.log.error({ err: error, brand: brand.id }, 'a brand could not be crawled');
    return failed;
  });
  const { logo, ...findings } = await crawled;
  const stored = logo && (await storeLogo(services, logo));
  const now = services.now();
  const write = () =>
    services.db.transaction(async (tx) => {
      await lockProjectKey(tx, run.input.projectId);
      await run.save(tx, tally.add(brand.domain, findings));
      const isKept = await storeFindings(tx, brand, findings, { now, logo: stored });
      if (isKept && stored) await replaceLogo(tx, brand, stored, now);
    });
  await oneByOne(write, given.signal);
  tally.done(brand.domain);
};

/**
 * Each brand is written on its own: after a crash or a cancellation the next run begins with the brands that are
 * left.
 */
export const crawlSonar = defineJob<CrawlInput, CrawlCheckpoint>({
  ...sonarJob,
  type: 'CRAWL',
  run: async (services, run) => {
    const left = await countLeft(services.db, run.id);
    const tally = createTally(run, run.input.brands, left);
    const politeness = sharedPoliteness(services);
    const oneByOne = limitConcurrency(1);
    const loop = async (signal: AbortSignal): Promise<void> => {
      for (;;) {
        signal.throwIfAborted();
        const brand = await claimNextBrand(services.db, run.id);
        if (!brand) return;
        await crawlOne(services, run, brand, { signal, politeness, tally, oneByOne });
      }
    };
    await runLoops(
      run.signal,
      Array.from({ length: Math.min(maxConcurrentBrands, left) }, () => loop),
    );
    await services.db.transaction(async (tx) => {
      await forgetProjectResult(tx, run.input.projectId);
      await run.finish(tx);
    });
    await writeProjectResult(services, run.input.projectId);
  },
});
