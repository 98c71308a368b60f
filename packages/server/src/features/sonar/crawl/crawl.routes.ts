import { sonarEndpoints as endpoints } from '@soundings/contract/sonar/brand-endpoints';
import type { FoundProfiles } from '@soundings/contract/sonar/brands';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { startForProject } from '#/features/jobs/start-project-job.ts';
import { loadProjectFor } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { limitPerSubject } from '#/platform/concurrency.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import { startJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { findToCrawl, markForCrawl } from './crawl.store.ts';
import { crawlBrand, type Findings, sharedPoliteness } from './crawl-brand.ts';
import { crawlSonar } from './crawl-sonar.job.ts';

const maxConcurrentSites = 2;

export const crawlRoutes = (route: Route, services: Services): void => {
  const inTurn = limitPerSubject(maxConcurrentSites);
  const politeness = sharedPoliteness(services);

  route(endpoints.crawlMissing, async ({ caller, params }) => ({
    jobId: await startCrawl(services, caller, await loadProjectFor(services, caller, params.id, 'SONAR')),
  }));
  route(endpoints.findProfiles, ({ caller, body, reply }) =>
    inTurn(caller.id, async () => {
      const { domain, brandCompany, network } = body;
      const signal = requestSignal(reply);
      const given = { fetcher: services.fetcher, signal, politeness, only: network ?? undefined };
      const brand = { domain, brandCompany: brandCompany ?? '' };
      const findings = await crawlBrand(brand, given).catch((error: unknown) => {
        throw signal.aborted ? new AppError('requestCancelled') : error;
      });
      return presentFindings(domain, findings);
    }),
  );
};

const startCrawl = (services: Services, caller: Caller, project: Project): Promise<string> =>
  startForProject(services, { action: 'sonar.crawl', caller, project }, async (tx, { id: projectId }) => {
    const ids = await findToCrawl(tx, projectId, services.now());
    const input = { projectId, brands: ids.length };
    const jobId = await startJob(services, tx, crawlSonar, { input, createdBy: caller.id, total: ids.length });
    if (ids.length === 0) throw new AppError('nothingToCrawl');
    await markForCrawl(tx, projectId, jobId, ids);
    return jobId;
  });

const presentFindings = (domain: string, { links, missing, reason }: Findings): FoundProfiles => {
  const listLinks = (of: SocialNetwork) =>
    links
      .filter(({ network }) => network === of)
      .map(({ network: _, ...link }, index) => ({ ...link, isSelected: index === 0 }));
  const socials = socialNetworks.map((of) => [of, listLinks(of)] as const).filter(([, found]) => found.length > 0);
  return { domain, socials: Object.fromEntries(socials), missing, reason };
};
