import { nodeName } from '@soundings/contract/reports/block-names';
import { standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import type {
  BenchmarkAnswer,
  ConceptFigures,
  HeadToHeadMessages,
} from '@soundings/contract/resonance/calculation-answers';
import type { AudienceLink, MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import type { CodeShares } from '@soundings/contract/resonance/verbatims';
import type { WaveTrend } from '@soundings/contract/resonance/waves';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { openCalculations } from './calculations/calculations.ts';
import { findMeasuredProjects } from './resonance.store.ts';
import { loadResonance, loadResonanceFor } from './resonance-projects.ts';
import { openVerbatims } from './verbatims/verbatims.ts';

interface Filtered {
  readonly id: string;
  readonly audienceIds: readonly string[];
}

/** Of one question, with the codes that it has. */
export interface CodedQuestion {
  readonly question: string;
  /** Each with its share among those who answered, and among those of each audience. */
  readonly codes: readonly (CodeShares['codes'][number] & { readonly name: string })[];
}

/** What others tell of RESONANCE projects, by the caller's rights. Throws notFound. */
export const readResonance = (services: Services) => {
  const calculations = openCalculations(services);
  return {
    data: async (caller: Caller, id: string): Promise<ResonanceData> =>
      calculations.resonanceData({ project: await loadResonanceFor(services, caller, id) }),
    /** At 95 %, whatever the project's own significance: beside figures of other projects. */
    comparableData: async (caller: Caller, id: string): Promise<ResonanceData> => {
      const { project, resonance } = await loadResonanceFor(services, caller, id);
      const settings = { ...project.settings, ...standardSignificance };
      return calculations.resonanceData({ project: { project: { ...project, settings }, resonance } });
    },
    /** As the message list shows them; without respondents the figures of the file. Throws notFound for an unknown audience. */
    filtered: async (
      caller: Caller,
      { id, audienceIds }: Filtered,
      signal: AbortSignal,
    ): Promise<{ readonly data: ResonanceData; readonly respondents: number; readonly messages: MessageFigures[] }> => {
      const project = await loadResonanceFor(services, caller, id);
      const data = await calculations.resonanceData({ project });
      const { messages, summary } = data;
      if (audienceIds.length === 0) return { data, respondents: summary.numberOfRespondents, messages };
      return { data, ...(await calculations.filterMessages({ project, request: { audienceIds }, signal })) };
    },
    audiences: async (
      caller: Caller,
      asked: { readonly id: string; readonly messageId: string; readonly audienceIds?: readonly string[] },
      signal: AbortSignal,
    ): Promise<AudienceLink[]> => {
      const { id, messageId, audienceIds = [] } = asked;
      const project = await loadResonanceFor(services, caller, id);
      if (project.project.dataStructure === 'messages') return [];
      return (await calculations.messageAudiences({ project, request: { messageId, audienceIds }, signal })).links;
    },
    /** By message, each in all audiences. */
    matrix: async (
      caller: Caller,
      { id, audienceIds, messageIds }: Filtered & { readonly messageIds: readonly string[] },
      signal: AbortSignal,
    ): Promise<AudienceLink[][]> => {
      const project = await loadResonanceFor(services, caller, id);
      const found = [];
      for (const messageId of messageIds) {
        const request = { messageId, audienceIds };
        found.push((await calculations.messageAudiences({ project, request, signal })).links);
      }
      return found;
    },
    /** Which of the messages could be the best. Throws notFound without respondents. */
    headToHead: async (
      caller: Caller,
      { id, ...request }: Filtered & { readonly messageIds: readonly string[] },
      signal: AbortSignal,
    ): Promise<HeadToHeadMessages> => {
      const project = await loadResonanceFor(services, caller, id);
      return calculations.headToHeadMessages({ project, request, signal });
    },
    /** Throws notFound without respondents. */
    waves: async (caller: Caller, { id, audienceIds }: Filtered, signal: AbortSignal): Promise<WaveTrend> => {
      const project = await loadResonanceFor(services, caller, id);
      return calculations.waveTrend({
        ...{ project, signal, request: { audienceIds } },
        viewer: { caller, consumer: null },
      });
    },
    /** Of no question in particular the first one with codes; null where none has any. Throws notFound for one that is gone. */
    codes: async (
      caller: Caller,
      { id, audienceIds, question }: Filtered & { readonly question: string | null },
      signal: AbortSignal,
    ): Promise<CodedQuestion | null> => {
      const project = await loadResonanceFor(services, caller, id);
      if (project.project.dataStructure === 'messages') return null;
      const verbatims = openVerbatims(services);
      const { questions, codes } = await verbatims.questions(project, signal);
      const codesOf = (questionId: number) => codes.filter((code) => code.questionId === questionId);
      const found = questions.find(({ id: place, label }) =>
        question === null ? codesOf(place).length > 0 : label === question,
      );
      if (!found && question !== null) throw new AppError('notFound');
      if (!found || codesOf(found.id).length === 0) return null;
      const names = new Map(codesOf(found.id).map((code) => [code.id, code.name]));
      const asked = { questionId: found.id, audienceIds };
      const shares = await verbatims.shares(project, await calculations.judged(project), asked, signal);
      return {
        question: found.label,
        codes: shares.codes.flatMap((code) => {
          const name = names.get(code.id);
          return name === undefined ? [] : { ...code, name };
        }),
      };
    },
    /** Of no concept in particular the first; null where there is none. Throws notFound for one that is not there. */
    concept: async (
      caller: Caller,
      asked: Filtered & { readonly concept: string | null },
      signal: AbortSignal,
    ): Promise<ConceptFigures | null> => {
      const project = await loadResonanceFor(services, caller, asked.id);
      if (project.project.dataStructure === 'messages') return null;
      const ask = (conceptId: string | null) =>
        calculations.concepts({
          project,
          request: { conceptId, compareTo: [], audienceIds: [...asked.audienceIds] },
          signal,
        });
      const { concepts } = await ask(null);
      const found = concepts.find(({ name }) => asked.concept === null || name === asked.concept);
      if (!found && asked.concept !== null) throw new AppError('notFound');
      return found ? ((await ask(found.id)).response?.concept ?? null) : null;
    },
    /** How many are some groups at once, by `nodeName`; no answer where none is asked for. Throws notFound for one that is gone. */
    benchmark: async (
      caller: Caller,
      { id, nodes: names }: { readonly id: string; readonly nodes: readonly string[] },
      signal: AbortSignal,
    ): Promise<{ readonly chosen: readonly string[]; readonly answer: BenchmarkAnswer | null }> => {
      const project = await loadResonanceFor(services, caller, id);
      if (project.project.dataStructure === 'messages') return { chosen: [], answer: null };
      const wanted = new Set(names);
      const { groups } = await calculations.benchmarkGroups({ project, request: {}, signal });
      const nodes = groups.flatMap((group) =>
        group.nodes
          .filter(({ label }) => wanted.has(nodeName(group, label)))
          .map((node) => ({ ...node, header: group.header })),
      );
      if (nodes.length < wanted.size) throw new AppError('notFound');
      const chosen = nodes.map(({ header, label }) => (header ? `${header}: ${label}` : label));
      const request = nodes.map((node) => node.id);
      return { chosen, answer: nodes.length > 0 ? await calculations.benchmark({ project, request, signal }) : null };
    },
  };
};

const maxAskedMessages = 200;

export const readSurveys = (services: Services) => {
  const calculations = openCalculations(services);
  return {
    list: () => findMeasuredProjects(services.db),
    read: async (projectId: string, signal: AbortSignal) => {
      const project = await loadResonance(services, projectId);
      const { messages, dataStructure } = await calculations.resonanceData({ project });
      const measured = messages.filter(({ base, accurateR1Total }) => base > 0 && accurateR1Total !== null);
      const survey = [];
      for (const [index, { id, message, accurateR1Total, base }] of measured.entries()) {
        const isAsked = dataStructure === 'respondents' && index < maxAskedMessages;
        const links = isAsked
          ? (await calculations.messageAudiences({ project, request: { messageId: id, audienceIds: [] }, signal }))
              .links
          : [];
        survey.push({ text: message, share: accurateR1Total! / 100, base, audiences: links.flatMap(toAnswers) });
      }
      return survey;
    },
  };
};

const toAnswers = ({ audienceHeader, audienceSubheader, r1, globalR1 }: AudienceLink) =>
  r1.percent === null || globalR1.percent === null
    ? []
    : {
        ...{ header: audienceHeader, label: audienceSubheader, base: r1.base },
        ...{ share: r1.percent / 100, overall: globalR1.percent / 100 },
      };
