import type { CollectedDates } from '@soundings/contract/sonar-collect';
import { collectedDaysOf } from '#/features/projects/collected-days-of.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { countBrands, findCollecting } from './sonar-projects.store.ts';

/** The days of a project, how it is collected, and how many brands it has. */
export const presentDates = async (db: Database, project: Project): Promise<CollectedDates> => {
  const { daily, demo } = await findCollecting(db, project.id);
  return {
    ...collectedDaysOf(project, project.settings.rangeType),
    rangeType: project.settings.rangeType!,
    demo,
    collectedOn: project.dataFrom?.toISOString() ?? null,
    daily,
    brands: await countBrands(db, project.id),
  };
};
