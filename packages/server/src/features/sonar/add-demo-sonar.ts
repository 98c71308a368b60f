import type { DatasetFields } from '@soundings/contract/sonar/brands';
import { createProject, type NewProject } from '#/features/projects/create-project.ts';
import type { Services } from '#/platform/services.ts';
import { createBrands } from './brands/change-brands.ts';
import { beginCollecting } from './collect/start-collecting.ts';

interface DemoSonar extends Pick<NewProject, 'projectName' | 'createdBy' | 'settings'> {
  readonly brands: readonly DatasetFields[];
  readonly isCollected: boolean;
}

export const addDemoSonar = (services: Services, { brands, isCollected, ...project }: DemoSonar): Promise<string> =>
  services.db.transaction(async (tx) => {
    const { createdBy } = project;
    const given = { ...project, projectType: 'SONAR', createdOn: services.now(), userIds: [], demo: true } as const;
    const projectId = await createProject(tx, given);
    await createBrands(tx, projectId, brands);
    const chosen = { isDemo: true, isOfWorkspace: true } as const;
    if (isCollected) await beginCollecting(services, tx, { projectId, createdBy, chosen });
    return projectId;
  });
