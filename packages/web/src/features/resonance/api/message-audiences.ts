import { endpoints } from 'virtual:endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** One message in every audience. The former message stays on screen until the next has come. */
export const messageAudiencesQuery = (projectId: string, messageId: string, audienceIds: string[]) =>
  queryOptions({
    queryKey: ['resonance', projectId, 'audiences', messageId, audienceIds],
    queryFn: ({ signal }) =>
      call(endpoints.messageAudiences, { query: { projectId }, body: { messageId, audienceIds }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
