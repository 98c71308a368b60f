import { standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import type { AudienceLink, MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { openCalculations } from './calculations/calculations.ts';
import { findMeasuredProjects } from './resonance.store.ts';
import { loadResonance, loadResonanceFor } from './resonance-projects.ts';

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
      { id, audienceIds }: { readonly id: string; readonly audienceIds: readonly string[] },
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
