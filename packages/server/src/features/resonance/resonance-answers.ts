import type { CrosstabRequest } from '@soundings/contract/resonance/calculation-endpoints';
import { benchmarkGroupsInSteps, benchmarkInSteps } from '@soundings/engine/crosstab/benchmark';
import { conceptResponseInSteps } from '@soundings/engine/crosstab/concept-response';
import { conceptsInSteps } from '@soundings/engine/crosstab/concepts';
import { conceptsHeadToHeadInSteps } from '@soundings/engine/crosstab/concepts-head-to-head';
import { filterMask } from '@soundings/engine/crosstab/filter';
import { headToHeadInSteps } from '@soundings/engine/crosstab/head-to-head';
import type { z } from 'zod';
import type { Project } from '#/features/projects/projects.tables.ts';
import { finishBreathing } from '#/platform/breathe.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { takeTurns } from '#/platform/rate-limit/take-turns.ts';
import type { Services } from '#/platform/services.ts';
import { exportCrosstab } from './calculations/export-crosstab.ts';
import { correlatedWith, filteredMessages, initialOf, linksOf } from './calculations/message-response.ts';
import { refuseUnknown } from './calculations/refuse-unknown.ts';
import { createChartAnswers } from './chart/chart-answers.ts';
import { createDatasets, type LoadedDataset } from './datasets.ts';
import { presentTable } from './messages/present-table.ts';
import { createTables } from './messages/tables.ts';
import { presentResonance } from './resonance.present.ts';
import type { ResonanceProject } from './resonance.store.ts';

export interface Loaded {
  readonly project: Project;
  readonly resonance: ResonanceProject;
}

interface Filtered {
  readonly audienceIds: readonly string[];
}

/** The largest crosstab takes more than a hundred megabytes while it is made. */
const exportsAtOnce = 2;

/** What staff and consumers see of a project, once it was loaded in the way that each is allowed. */
export const createResonanceAnswers = (services: Services) => {
  const datasetOf = createDatasets(services);
  const tableOf = createTables(services);
  const exportInTurn = takeTurns(exportsAtOnce);

  /** Throws notFound where the project holds figures per message: there are no respondents to calculate on. */
  const answersOf = async ({ project, resonance }: Loaded): Promise<LoadedDataset> => {
    if (project.dataStructure === 'messages') throw new AppError('notFound');
    return datasetOf(resonance.datasetKey);
  };

  /** An answer that is calculated from the answers of a project, and stops when nobody waits for it any more. */
  const calculated =
    <Request, T>(calculate: (loaded: LoadedDataset, request: Request, signal: AbortSignal) => Promise<T>) =>
    async (of: Loaded, request: Request, signal: AbortSignal): Promise<T> => {
      const loaded = await answersOf(of);
      return refuseUnknown(() => calculate(loaded, request, signal));
    };

  return {
    data: async ({ project, resonance }: Loaded) =>
      project.dataStructure === 'messages'
        ? presentTable(project, resonance, await tableOf(resonance.datasetKey))
        : presentResonance(project, resonance, await datasetOf(resonance.datasetKey)),

    chart: createChartAnswers({ datasetOf, tableOf }),

    filtered: calculated((loaded, { audienceIds }: Filtered, signal) => filteredMessages(loaded, audienceIds, signal)),

    initial: calculated((loaded, { audienceIds }: Filtered, signal) => initialOf(loaded, audienceIds, signal)),

    audiences: calculated(async (loaded, request: Filtered & { messageId: string }, signal) => ({
      links: await linksOf(loaded, request, signal),
    })),

    correlated: calculated(correlatedWith),

    headToHead: calculated(({ dataset }, { messageIds, audienceIds }: Filtered & { messageIds: string[] }, signal) =>
      finishBreathing(headToHeadInSteps(dataset, messageIds, filterMask(dataset, audienceIds).mask), signal),
    ),

    concepts: calculated(
      async (
        { dataset },
        {
          conceptId,
          compareTo,
          audienceIds,
        }: Filtered & { conceptId?: string | null | undefined; compareTo: string[] },
        signal,
      ) => {
        const { mask } = filterMask(dataset, audienceIds);
        const { concepts } = await finishBreathing(conceptsInSteps(dataset), signal);
        const steps = conceptId ? conceptResponseInSteps(dataset, conceptId, compareTo, mask) : null;
        return { concepts, response: steps && (await finishBreathing(steps, signal)) };
      },
    ),

    conceptsHeadToHead: calculated(
      ({ dataset }, { conceptIds, audienceIds }: Filtered & { conceptIds: string[] }, signal) =>
        finishBreathing(conceptsHeadToHeadInSteps(dataset, conceptIds, filterMask(dataset, audienceIds).mask), signal),
    ),

    benchmarkGroups: calculated(({ dataset }, _request: object, signal) =>
      finishBreathing(benchmarkGroupsInSteps(dataset), signal),
    ),

    benchmark: calculated(({ dataset }, nodeIds: string[], signal) =>
      finishBreathing(benchmarkInSteps(dataset, nodeIds), signal),
    ),

    crosstab: (of: Loaded, request: z.output<typeof CrosstabRequest>, signal: AbortSignal) => {
      const { projectName, fileName, demo } = of.project;
      const facts = { projectName, fileName: fileName ?? '', demo, importedOn: of.resonance.importedOn };
      const write = calculated((loaded) => exportCrosstab(loaded, facts, request, { now: services.now(), signal }));
      return exportInTurn(() => write(of, request, signal), signal);
    },
  };
};

export type ResonanceAnswers = ReturnType<typeof createResonanceAnswers>;
