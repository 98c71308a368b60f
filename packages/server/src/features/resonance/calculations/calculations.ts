import type { CorrelatedMessages } from '@soundings/contract/resonance/calculation-answers';
import type { ConceptsRequest, CrosstabRequest } from '@soundings/contract/resonance/calls';
import type { AudienceLink, MessageFigures } from '@soundings/contract/resonance/resonance';
import { benchmarkGroupsInSteps, benchmarkInSteps } from '@soundings/engine/crosstab/calculations/benchmark';
import { conceptResponseInSteps, conceptsInSteps } from '@soundings/engine/crosstab/calculations/concepts';
import { correlatedMessagesInSteps } from '@soundings/engine/crosstab/calculations/correlated-messages';
import { audienceLinksInSteps, messageFiguresInSteps } from '@soundings/engine/crosstab/calculations/figures';
import { headToHeadConceptsInSteps } from '@soundings/engine/crosstab/calculations/head-to-head-concepts';
import { headToHeadMessagesInSteps } from '@soundings/engine/crosstab/calculations/head-to-head-messages';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { audienceBases, filterMask } from '@soundings/engine/crosstab/dataset/filter';
import type { z } from 'zod';
import { type ProjectQuestion, staffOf } from '#/features/projects/project-routes.ts';
import { oncePer } from '#/platform/cache.ts';
import { limitConcurrency } from '#/platform/concurrency.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { createChartData } from '../chart/chart-data.ts';
import { exportAnswers } from '../export-answers/export-answers.ts';
import { createMessageTables } from '../messages/message-table.ts';
import { norms } from '../norms/norms.ts';
import { presentResonance, presentTable, projectSignificance } from '../resonance.present.ts';
import type { LoadedResonance } from '../resonance.store.ts';
import { listSaved } from '../saved/saved.ts';
import { waveTrend } from '../waves/wave-trend.ts';
import { answersKey, createDatasets, type LoadedDataset } from './datasets.ts';
import { exportCrosstab } from './export-crosstab.ts';
import { unknownAsNotFound } from './unknown-as-not-found.ts';

interface Filtered {
  readonly audienceIds: readonly string[];
}

interface OneMessage extends Filtered {
  readonly messageId: string;
}

type Question<Request> = Pick<ProjectQuestion<LoadedResonance, Request>, 'project' | 'request' | 'signal'>;

/** The largest crosstab takes more than a hundred megabytes while it is made. */
const maxConcurrentExports = 2;

/** Named like the calls that they answer; `chart` draws the chart page. */
const createCalculations = (services: Services) => {
  const loadDataset = createDatasets(services);
  const loadTable = createMessageTables(services);
  const exportInTurn = limitConcurrency(maxConcurrentExports);

  /** Throws notFound where the project holds figures per message: there are no respondents to calculate on. */
  const calculated =
    <Request, T>(calculate: (loaded: LoadedDataset, request: Request, signal: AbortSignal) => Promise<T>) =>
    async ({ project: { project, resonance }, request, signal }: Question<Request>): Promise<T> => {
      if (project.dataStructure === 'messages') throw new AppError('notFound');
      const loaded = await loadDataset(answersKey(resonance), projectSignificance(project));
      return unknownAsNotFound(() => calculate(loaded, request, signal));
    };

  return {
    chart: createChartData({ loadDataset, loadTable }),

    /** With the project's weights and significance. */
    judged: ({ project, resonance }: LoadedResonance) =>
      loadDataset(answersKey(resonance), projectSignificance(project)),

    /** The answers as the file has them, with its own weights. Throws notFound where there are no respondents. */
    unweighted: async ({ project, resonance }: LoadedResonance): Promise<Dataset> => {
      if (project.dataStructure === 'messages') throw new AppError('notFound');
      return (await loadDataset(resonance.datasetKey)).dataset;
    },

    resonanceData: async ({ project: loaded }: Pick<Question<unknown>, 'project'>) =>
      loaded.project.dataStructure === 'messages'
        ? presentTable(loaded, await loadTable(loaded.resonance.datasetKey, projectSignificance(loaded.project)))
        : presentResonance(
            loaded,
            await loadDataset(answersKey(loaded.resonance), projectSignificance(loaded.project)),
          ),

    filterMessages: calculated(async (loaded, { audienceIds }: Filtered, signal) => ({
      ...(await filteredMessages(loaded, audienceIds, signal)),
      audienceBases: audienceBases(loaded.dataset, audienceIds),
    })),

    messageAudiences: calculated(async (loaded, request: OneMessage, signal) => ({
      links: await audienceLinks(loaded, request, signal),
    })),

    initialCalculation: calculated((loaded, { audienceIds }: Filtered, signal) =>
      initialCalculation(loaded, audienceIds, signal),
    ),

    correlatedMessages: calculated(correlatedMessages),

    headToHeadMessages: calculated(
      (
        { dataset, significance },
        { messageIds, audienceIds }: Filtered & { readonly messageIds: readonly string[] },
        signal,
      ) => {
        const { mask } = filterMask(dataset, audienceIds);
        return runCooperatively(headToHeadMessagesInSteps(dataset, messageIds, mask, significance), signal);
      },
    ),

    concepts: calculated(
      async (
        { dataset, significance },
        { conceptId, compareTo, audienceIds }: z.output<typeof ConceptsRequest>,
        signal,
      ) => {
        const { mask } = filterMask(dataset, audienceIds);
        const { concepts } = await runCooperatively(conceptsInSteps(dataset), signal);
        const steps = conceptId ? conceptResponseInSteps(dataset, conceptId, compareTo, mask, significance) : null;
        return { concepts, response: steps && (await runCooperatively(steps, signal)) };
      },
    ),

    headToHeadConcepts: calculated(
      ({ dataset, significance }, { conceptIds, audienceIds }: Filtered & { conceptIds: string[] }, signal) => {
        const { mask } = filterMask(dataset, audienceIds);
        return runCooperatively(headToHeadConceptsInSteps(dataset, conceptIds, mask, significance), signal);
      },
    ),

    benchmarkGroups: calculated(({ dataset }, _request: object, signal) =>
      runCooperatively(benchmarkGroupsInSteps(dataset), signal),
    ),

    benchmark: calculated(({ dataset, significance }, nodeIds: string[], signal) =>
      runCooperatively(benchmarkInSteps(dataset, nodeIds, significance), signal),
    ),

    savedFilters: (question: Pick<ProjectQuestion<LoadedResonance, unknown>, 'project' | 'viewer' | 'signal'>) => {
      const { id } = question.project.project;
      const list = calculated(async ({ dataset }) => ({
        saved: await listSaved(services, id, dataset, question.viewer.caller),
      }));
      return list({ ...question, request: undefined });
    },

    waveTrend: (question: Question<Filtered> & Pick<ProjectQuestion<LoadedResonance, Filtered>, 'viewer'>) => {
      const { project: loaded, viewer, signal } = question;
      const read = async ({ resonance }: LoadedResonance) => (await loadDataset(answersKey(resonance))).dataset;
      const trend = calculated((_, { audienceIds }: Filtered) => {
        const asked = { audienceIds, significance: projectSignificance(loaded.project), signal };
        return waveTrend(services, staffOf(viewer), loaded, read, asked);
      });
      return trend(question);
    },

    norms: (question: Pick<ProjectQuestion<LoadedResonance, unknown>, 'project' | 'viewer' | 'signal'>) => {
      const { project: loaded, viewer, signal } = question;
      if (loaded.project.dataStructure === 'messages') throw new AppError('notFound');
      const read = ({ resonance }: Pick<LoadedResonance, 'resonance'>) => loadDataset(answersKey(resonance));
      return norms(services, staffOf(viewer), loaded, read, signal);
    },

    exportAnswers: (question: Question<{ lang: 'en' | 'de'; withOpenAnswers: boolean }>) => {
      const { project: loaded, request, signal } = question;
      const write = calculated(async ({ dataset }) => exportAnswers(services, loaded, dataset, { ...request, signal }));
      return write(question);
    },

    exportCrosstab: ({ project: loaded, request, signal }: Question<z.output<typeof CrosstabRequest>>) => {
      const { id: projectId, projectName, fileName, demo } = loaded.project;
      const facts = { projectId, projectName, fileName: fileName ?? '', demo, importedOn: loaded.resonance.importedOn };
      const write = calculated((dataset) =>
        exportCrosstab(dataset, facts, request, { db: services.db, now: services.now(), signal }),
      );
      return exportInTurn(() => write({ project: loaded, request, signal }), signal);
    },
  };
};

export type Calculations = ReturnType<typeof createCalculations>;

export const openCalculations = oncePer(createCalculations);

const filteredMessages = async (
  { dataset, messages, significance }: LoadedDataset,
  audienceIds: readonly string[],
  signal: AbortSignal,
): Promise<{ respondents: number; messages: MessageFigures[] }> => {
  const { mask, respondents } = filterMask(dataset, audienceIds);
  if (!mask) return { respondents, messages };
  return { respondents, messages: await runCooperatively(messageFiguresInSteps(dataset, mask, significance), signal) };
};

const audienceLinks = async (
  { dataset, significance, overallShares }: LoadedDataset,
  { messageId, audienceIds }: OneMessage,
  signal: AbortSignal,
): Promise<AudienceLink[]> => {
  const { mask } = filterMask(dataset, audienceIds);
  const overall = await overallShares(messageId);
  return runCooperatively(audienceLinksInSteps(dataset, messageId, mask, overall, significance), signal);
};

const correlatedMessages = async (
  { dataset, significance, overallAmong }: LoadedDataset,
  { messageId, audienceIds }: OneMessage,
  signal: AbortSignal,
): Promise<CorrelatedMessages> => {
  const { mask } = filterMask(dataset, audienceIds);
  const overall = await overallAmong(messageId);
  return runCooperatively(correlatedMessagesInSteps(dataset, messageId, mask, overall, significance), signal);
};

const topMessage = (messages: readonly MessageFigures[]): MessageFigures | null =>
  messages
    .filter(({ r1Share, accurateTotal }) => r1Share.mark !== 'unranked' && accurateTotal !== null)
    .reduce<MessageFigures | null>((top, one) => (top && top.accurateTotal! >= one.accurateTotal! ? top : one), null);

const initialCalculation = async (loaded: LoadedDataset, audienceIds: readonly string[], signal: AbortSignal) => {
  const { messages } = await filteredMessages(loaded, audienceIds, signal);
  const messageId = topMessage(messages)?.id ?? null;
  if (messageId === null) return { messageId, links: [], correlated: null };
  const request = { messageId, audienceIds };
  return {
    messageId,
    links: await audienceLinks(loaded, request, signal),
    correlated: await correlatedMessages(loaded, request, signal),
  };
};
