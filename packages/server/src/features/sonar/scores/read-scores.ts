import { openingRanges } from '@soundings/contract/sonar/opening-ranges';
import type { CalculationRow, DateRanges } from '@soundings/contract/sonar/scores';
import { runCooperatively } from '#/platform/event-loop.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findBrandNames } from '../brands/brands.store.ts';
import { presentOpening } from '../collect/collect.present.ts';
import { type Guide, openGuide } from '../navig8/open-guide.ts';
import { loadSonarFor } from '../sonar.policy.ts';
import { presentRowsInSteps } from './calculations.present.ts';
import { openScores } from './open-scores.ts';
import { rangesWithin } from './score-ranges.ts';

interface OpenedSonar {
  readonly projectId: string;
  readonly projectName: string;
  readonly ranges: DateRanges;
  readonly isDemo: boolean;
}

export const readSonar = (services: Services) => {
  const { db, now } = services;

  const open = async (caller: Caller, id: string) => {
    const project = await loadSonarFor(services, caller, id);
    const opening = await presentOpening(db, project, caller);
    const ranges = openingRanges(opening, now().toISOString().slice(0, 10));
    if (!ranges) return null;
    const days = rangesWithin(project, ranges, 'ranges');
    const loaded = await openScores(services).settled(project);
    const opened: OpenedSonar = { projectId: id, projectName: project.projectName, ranges, isDemo: opening.demo };
    return { opened, loaded, days };
  };

  return {
    brands: (projectIds: readonly string[]) => findBrandNames(db, projectIds),
    /** Null where nothing was collected yet. Throws notFound. */
    scores: async (
      caller: Caller,
      id: string,
      signal: AbortSignal,
    ): Promise<(OpenedSonar & { readonly rows: readonly CalculationRow[] }) | null> => {
      const found = await open(caller, id);
      if (!found) return null;
      const { opened, loaded, days } = found;
      const calculation = await loaded.loadCalculation(days);
      return { ...opened, rows: await runCooperatively(presentRowsInSteps(loaded, calculation, days), signal) };
    },
    /** What the guide knows of the same days. Null where nothing was collected yet. Throws notFound. */
    guide: async (caller: Caller, id: string): Promise<(OpenedSonar & Guide) | null> => {
      const found = await open(caller, id);
      return found && { ...found.opened, ...(await openGuide(db, found.loaded, found.days)) };
    },
  };
};
