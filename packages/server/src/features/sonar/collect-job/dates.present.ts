import type { CollectedDates } from '@soundings/contract/sonar-collect';
import { collectedDaysOf } from '#/features/projects/collected-days-of.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Collecting } from './sonar-projects.store.ts';

/** The days of a project, and how its measured links ended. */
export const presentDates = (project: Project, { daily, demo, brands }: Collecting): CollectedDates => ({
  ...collectedDaysOf(project, project.settings.rangeType),
  rangeType: project.settings.rangeType!,
  demo,
  collectedOn: project.dataFrom?.toISOString() ?? null,
  daily,
  brands,
});
