import { endpoints } from 'virtual:endpoints';
import type { FinalMessages } from '@soundings/contract/scout/scout';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { useAction } from '#/ui/feedback/use-action.ts';

export const finalMessagesQuery = (visit: ConsumerVisit) =>
  queryOptions({
    queryKey: [...visit.key, 'data'],
    queryFn: ({ signal }): Promise<FinalMessages> =>
      visit.ask((body) => call(endpoints.openFinalMessages, { body, signal })),
    staleTime: 10_000,
  });

interface Said {
  id: string;
  name: string;
}

export function useLikeFinal(visit: ConsumerVisit) {
  const client = useQueryClient();
  const { queryKey } = finalMessagesQuery(visit);
  return useAction({
    call: ({ id, name, liked }: Said & { liked: boolean }) => {
      client.setQueryData(queryKey, (now) => now && withLike(now, id, name, liked));
      return visit.ask((projectRequest) =>
        call(endpoints.likeFinalMessage, { body: { projectRequest, request: { id, name, liked } } }),
      );
    },
    refreshes: [queryKey],
    failed: 'feedback.couldntSaveLike',
  });
}

export function useCommentFinal(visit: ConsumerVisit, onDone: () => void) {
  const { queryKey } = finalMessagesQuery(visit);
  return useAction({
    call: (request: Said & { text: string }) =>
      visit.ask((projectRequest) => call(endpoints.commentFinalMessage, { body: { projectRequest, request } })),
    refreshes: [queryKey],
    failed: 'feedback.couldntComment',
    onDone,
  });
}

const withLike = (now: FinalMessages, id: string, name: string, liked: boolean): FinalMessages => ({
  ...now,
  messages: now.messages.map((message) => {
    if (message.id !== id) return message;
    const others = message.likedBy.filter((each) => each !== name);
    return { ...message, likedBy: liked ? [...others, name] : others };
  }),
});
