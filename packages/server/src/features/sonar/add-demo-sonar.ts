import type { DatasetFields } from '@soundings/contract/sonar/datasets';
import { createProject, type NewProject } from '#/features/projects/create-project.ts';
import type { Services } from '#/platform/services.ts';
import { createDatasets } from './brands/change-brands.ts';
import { beginCollecting } from './collect/start-collecting.ts';

interface DemoSonar extends Pick<NewProject, 'projectName' | 'createdBy' | 'settings'> {
  readonly datasets: readonly DatasetFields[];
  /** Whether its figures are asked for, as soon as somebody works on jobs. */
  readonly isCollected: boolean;
}

/** A project with invented brands, marked demo; its figures come from the sandbox, by the job that collects others too. */
export const addDemoSonar = (services: Services, { datasets, isCollected, ...project }: DemoSonar): Promise<string> =>
  services.db.transaction(async (tx) => {
    const { createdBy } = project;
    const given = { ...project, projectType: 'SONAR', createdOn: services.now(), userIds: [], demo: true } as const;
    const projectId = await createProject(tx, given);
    await createDatasets(tx, projectId, datasets);
    const chosen = { isDemo: true, isOfWorkspace: true } as const;
    if (isCollected) await beginCollecting(services, tx, { projectId, createdBy, chosen });
    return projectId;
  });
