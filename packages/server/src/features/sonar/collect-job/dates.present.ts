import type { CollectedDates } from '@soundings/contract/sonar-collect';
import type { Project } from '#/features/projects/projects.tables.ts';
import { wholeDays } from './collected-days.ts';

/** The days of a project. Where it has changed from days to months since the last run, only whole months count. */
export const presentDates = (
  { collectedFrom, collectedTill, dataFrom, settings }: Project,
  { daily, demo }: { readonly daily: boolean; readonly demo: boolean },
): CollectedDates => {
  const rangeType = settings.rangeType!;
  const isCollected = collectedFrom !== null && collectedTill !== null;
  const days = isCollected ? wholeDays(rangeType, { from: collectedFrom, to: collectedTill }) : null;
  return {
    collectedFrom: days?.from ?? null,
    collectedTill: days?.to ?? null,
    rangeType,
    demo,
    collectedOn: dataFrom?.toISOString() ?? null,
    daily,
  };
};
