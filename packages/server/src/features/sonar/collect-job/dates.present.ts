import type { CollectedDates, OpeningDates } from '@soundings/contract/sonar/collect';
import { collectedDaysOf } from '#/features/projects/collected-days-of.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { findOpeningDay } from '../metrics/opening-day.store.ts';
import { findPeriodDays } from '../views/views.store.ts';
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

/** The same with what a dashboard opens with; `caller` is null for consumers, of whom nothing is remembered. */
export const presentOpening = async (db: Database, project: Project, caller: Caller | null): Promise<OpeningDates> => {
  const dates = await presentDates(db, project);
  const day = await findOpeningDay(db, project.id);
  // Followers are counted today; the days that can be chosen end with the last one that is over.
  const isLater = day !== null && dates.collectedTill !== null && day > dates.collectedTill;
  return {
    ...dates,
    opensOn: isLater ? dates.collectedTill : day,
    periodDays: caller && (await findPeriodDays(db, caller.id)),
  };
};
