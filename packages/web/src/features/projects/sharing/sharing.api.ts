import { endpoints } from 'virtual:endpoints';
import type { SharedPart } from '@soundings/contract/endpoint';
import type { ProjectCredentials } from '@soundings/contract/projects/sharing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';

const openings = {
  SONAR: endpoints.openSharedSonar,
  RESONANCE: endpoints.sharedResonanceData,
  SCOUTV2: endpoints.openSharedScout,
  FINAL_MESSAGES: endpoints.openFinalMessages,
  GENIE: endpoints.openSharedGenie,
  GENIE_GO: endpoints.openSharedGenieGo,
  ID8: endpoints.openSharedId8,
} as const satisfies Record<SharedPart, object>;

export const openedQuery = ({ part, key, ask }: Pick<ConsumerVisit, 'part' | 'key' | 'ask'>) =>
  queryOptions({
    queryKey: [...key, 'data'],
    queryFn: ({ signal }) => ask((credentials) => openShared(part, credentials, signal)),
    staleTime: 60_000,
  });

/** The first call of a consumer: is the password right, and what does it open. */
export const openShared = (part: SharedPart, body: ProjectCredentials, signal?: AbortSignal) =>
  call<(typeof openings)[SharedPart]>(openings[part], { body, signal });
