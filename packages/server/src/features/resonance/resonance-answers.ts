import { messageFigures } from '@soundings/engine/crosstab/figures';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Services } from '#/platform/services.ts';
import { createDatasets } from './datasets.ts';
import { filterOf } from './filter-of.ts';
import { linksOf } from './links-of.ts';
import { presentResonance } from './resonance.present.ts';
import type { ResonanceProject } from './resonance.store.ts';

interface Loaded {
  readonly project: Project;
  readonly resonance: ResonanceProject;
}

/** What staff and consumers see of a project, once it was loaded in the way that each is allowed. */
export const createResonanceAnswers = (services: Services) => {
  const datasetOf = createDatasets(services);
  return {
    data: async ({ project, resonance }: Loaded) =>
      presentResonance(project, resonance, await datasetOf(resonance.datasetKey)),

    filtered: async ({ resonance }: Loaded, { audienceIds }: { audienceIds: string[] }) => {
      const { dataset, messages } = await datasetOf(resonance.datasetKey);
      const { mask, respondents } = filterOf(dataset, audienceIds);
      return { respondents, messages: mask ? messageFigures(dataset, mask) : messages };
    },

    audiences: async ({ resonance }: Loaded, request: { messageId: string; audienceIds: string[] }) => ({
      links: linksOf(await datasetOf(resonance.datasetKey), request),
    }),
  };
};
