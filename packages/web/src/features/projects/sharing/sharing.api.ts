import { endpoints, openings } from 'virtual:endpoints';
import type { SharedPart } from '@soundings/contract/projects/project-types';
import type { ProjectCredentials } from '@soundings/contract/projects/sharing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';

export const sharedLogoQuery = ({ part, key, ask }: Pick<ConsumerVisit, 'part' | 'key' | 'ask'>) =>
  queryOptions({
    queryKey: [...key, 'logo'],
    queryFn: ({ signal }) =>
      ask((body) =>
        part === 'FINAL_MESSAGES'
          ? call(endpoints.finalMessagesLogo, { body, signal })
          : call(endpoints.sharedProjectLogo, { body, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const openShared = (part: SharedPart, body: ProjectCredentials, signal?: AbortSignal) =>
  call<(typeof openings)[SharedPart]>(openings[part], { body, signal });
