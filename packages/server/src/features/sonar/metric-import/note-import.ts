import type { ImportedMetrics } from '@soundings/contract/sonar/metric-import';
import { wholeDays } from '#/features/projects/collected-days-of.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { setProjectData } from '#/features/projects/set-project-data.ts';
import type { Database } from '#/platform/db/database.ts';

type Days = Pick<Project, 'collectedFrom' | 'collectedTill'>;

/**
 * The days that a project can be opened for, once more were imported: from the first to the last that is known. A
 * project that goes by months has whole months only; with none of these, its days stay what they were.
 */
export const daysAfterImport = (
  { collectedFrom, collectedTill }: Days,
  { from, to }: Pick<ImportedMetrics, 'from' | 'to'>,
  rangeType: 'DAILY_RANGE' | 'MONTHLY_RANGE',
): Days => {
  const first = collectedFrom !== null && collectedFrom < from ? collectedFrom : from;
  const last = collectedTill !== null && collectedTill > to ? collectedTill : to;
  const span = wholeDays(rangeType, { from: first, to: last });
  return span ? { collectedFrom: span.from, collectedTill: span.to } : { collectedFrom, collectedTill };
};

/** Notes which days a project has now, and since when, in the transaction that holds it. */
export const noteImport = async (
  tx: Database,
  project: Project,
  imported: ImportedMetrics,
  now: Date,
): Promise<void> => {
  const days = daysAfterImport(project, imported, project.settings.rangeType!);
  await setProjectData(tx, project.id, { ...days, dataFrom: now });
};
