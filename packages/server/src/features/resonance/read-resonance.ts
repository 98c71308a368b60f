import type { AudienceLink, ResonanceData } from '@soundings/contract/resonance/resonance';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { openCalculations } from './calculations/calculations.ts';
import { loadResonanceFor } from './resonance-projects.ts';

/** What others tell of RESONANCE projects, by the caller's rights. Throws notFound. */
export const readResonance = (services: Services) => {
  const answers = openCalculations(services);
  return {
    data: async (caller: Caller, id: string): Promise<ResonanceData> =>
      answers.data(await loadResonanceFor(services, caller, id)),
    /** One message in every audience; empty where the project holds no respondents. */
    audiences: async (
      caller: Caller,
      { id, messageId }: { readonly id: string; readonly messageId: string },
      signal: AbortSignal,
    ): Promise<AudienceLink[]> => {
      const loaded = await loadResonanceFor(services, caller, id);
      if (loaded.project.dataStructure === 'messages') return [];
      return (await answers.audiences(loaded, { messageId, audienceIds: [] }, signal)).links;
    },
  };
};
