import { openingRanges } from '@soundings/contract/sonar/opening-ranges';
import type { CalculationRow, DateRanges } from '@soundings/contract/sonar/scores';
import { runCooperatively } from '#/platform/event-loop.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findBrandNames } from '../brands/brands.store.ts';
import { presentOpening } from '../collect/collect.present.ts';
import { loadSonarFor } from '../sonar.policy.ts';
import { presentRowsInSteps } from './calculations.present.ts';
import { openScores } from './open-scores.ts';
import { rangesWithin } from './score-ranges.ts';

interface SonarScores {
  readonly projectId: string;
  readonly projectName: string;
  readonly ranges: DateRanges;
  readonly rows: readonly CalculationRow[];
  /** Some of the figures are the sandbox's. */
  readonly isDemo: boolean;
}

/** What others tell of SONAR projects: all scores as the caller's dashboard opens with them, by their rights. */
export const readSonar = (services: Services) => {
  const { db, now } = services;
  return {
    /** Of projects that the caller may open. */
    brands: (projectIds: readonly string[]) => findBrandNames(db, projectIds),
    /** Null where nothing was collected yet. Throws notFound. */
    scores: async (caller: Caller, id: string, signal: AbortSignal): Promise<SonarScores | null> => {
      const project = await loadSonarFor(services, caller, id);
      const opening = await presentOpening(db, project, caller);
      const ranges = openingRanges(opening, now().toISOString().slice(0, 10));
      if (!ranges) return null;
      const days = rangesWithin(project, ranges, 'ranges');
      const loaded = await openScores(services).settled(project);
      const calculation = await loaded.loadCalculation(days);
      const rows = await runCooperatively(presentRowsInSteps(loaded, calculation, days), signal);
      return { projectId: id, projectName: project.projectName, ranges, rows, isDemo: opening.demo };
    },
  };
};
