import { auditedProject, lockExistingProject } from '#/features/projects/change-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { startJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { sonarLane } from '../jobs/sonar-lane.ts';
import { findToCrawl, markForCrawl } from './crawl.store.ts';
import { crawlSonar } from './crawl-sonar.job.ts';

/** Starts the crawl of the brands that miss a link. Throws notFound, jobInProgress and nothingToCrawl. @returns the id of the job. */
export const startCrawl = (
  services: Services,
  caller: Caller,
  { id: projectId, projectName }: Project,
): Promise<string> =>
  auditedProject(services, { action: 'sonar.crawl', caller, target: projectName }, () =>
    services.db.transaction(async (tx) => {
      // It may have been switched off since it was loaded.
      const { active } = await lockExistingProject(tx, projectId);
      if (!active) throw new AppError('notFound');
      const ids = await findToCrawl(tx, projectId, services.now());
      const jobId = await startJob(services, tx, crawlSonar, {
        input: { projectId, brands: ids.length },
        lane: sonarLane(projectId),
        busy: 'jobInProgress',
        createdBy: caller.id,
        projectId,
        total: ids.length,
      });
      if (ids.length === 0) throw new AppError('nothingToCrawl');
      await markForCrawl(tx, projectId, jobId, ids);
      return jobId;
    }),
  );
