import { sonarEndpoints as endpoints } from '@soundings/contract/sonar/dataset-endpoints';
import { loadProjectFor } from '#/features/projects/load-project-for.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import { limitParallel } from '#/platform/rate-limit/limit-parallel.ts';
import type { Services } from '#/platform/services.ts';
import { crawlBrand } from './crawl-brand.ts';
import { presentFindings } from './findings.present.ts';
import { politenessOf } from './politeness-of.ts';
import { startCrawl } from './start-crawl.ts';

/** So many sites may one user have read at once beside jobs. */
const sitesAtOnce = 2;

export const crawlRoutes = (route: Route, services: Services): void => {
  const inTurn = limitParallel(sitesAtOnce);
  const politeness = politenessOf(services);

  route(endpoints.crawlMissing, async ({ caller, params }) => ({
    jobId: await startCrawl(services, caller, await loadProjectFor(services, caller, params.id, 'SONAR')),
  }));
  route(endpoints.findProfiles, ({ caller, body, reply }) =>
    inTurn(caller.id, async () => {
      const { domain, brandCompany, network } = body;
      const signal = signalOf(reply);
      const given = { fetcher: services.fetcher, signal, politeness, only: network ?? undefined };
      const brand = { domain, brandCompany: brandCompany ?? '' };
      const findings = await crawlBrand(brand, given).catch((error: unknown) => {
        throw signal.aborted ? new AppError('requestCancelled') : error;
      });
      return presentFindings(domain, findings);
    }),
  );
};
