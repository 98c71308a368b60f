import type { CollectedDates } from '@soundings/contract/sonar-collect';
import { collectedDaysOf } from '#/features/projects/collected-days-of.ts';
import type { Project } from '#/features/projects/projects.tables.ts';

/** The days of a project, and how its measured links ended. */
export const presentDates = (
  project: Project,
  { daily, demo }: { readonly daily: boolean; readonly demo: boolean },
): CollectedDates => ({
  ...collectedDaysOf(project, project.settings.rangeType),
  rangeType: project.settings.rangeType!,
  demo,
  collectedOn: project.dataFrom?.toISOString() ?? null,
  daily,
});
