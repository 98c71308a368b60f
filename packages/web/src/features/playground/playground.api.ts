import { endpoints } from 'virtual:endpoints';
import type { Answer, Request } from '@soundings/contract/endpoint';
import type { OpenedConversation } from '@soundings/contract/playground/conversations';
import type { PromptGiven } from '@soundings/contract/playground/saved-prompts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { remainingQuery } from '#/features/projects/fields/remaining-tokens.tsx';
import { call } from '#/lib/api/call.ts';
import { type Action, type ActionOutcome, useAction } from '#/ui/feedback/use-action.ts';

type SendOnAnswer = Answer<typeof endpoints.sendAnswerOn>;

const root = ['playground'] as const;
const lists = [...root, 'conversations'] as const;
const opened = [...root, 'conversation'] as const;
const folders = [...root, 'folders'] as const;
const prompts = [...root, 'prompts'] as const;

export const changedByAnswer = (id: string) => [[...opened, id], lists, remainingQuery.queryKey];

export const optionsQuery = queryOptions({
  queryKey: [...root, 'options'],
  queryFn: ({ signal }) => call(endpoints.playgroundOptions, { signal }),
});

interface ListFilter {
  query: string;
  folderId: string | null;
}

const pageSize = 50;

export const conversationsQuery = ({ query, folderId }: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...lists, query, folderId],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.conversations, {
        query: {
          page: pageParam,
          size: pageSize,
          sort: '-updatedOn',
          query: query || undefined,
          folderId: folderId ?? undefined,
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last) => ((last.page + 1) * last.size < last.totalElements ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    // Until no answer of the list is being written any more.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ content }) => content.some(({ runId }) => runId !== null)) ? 5000 : false,
  });

const messagesAtOnce = 20;

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...opened, id],
    queryFn: ({ signal }) => call(endpoints.conversation, { params: { id }, query: { size: messagesAtOnce }, signal }),
    // Somebody may have asked on in another tab, or on another device.
    refetchOnWindowFocus: true,
    staleTime: 0,
  });

export const loadEarlier = (id: string, before: string) =>
  call(endpoints.conversationMessages, { params: { id }, query: { before, size: 50 } });

export const attachmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'attachment', id],
    queryFn: ({ signal }) => call(endpoints.attachment, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const copyQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'copy', id],
    queryFn: ({ signal }) => call(endpoints.conversationCopy, { params: { id }, signal }),
    retry: false,
  });

export const sendOnProjectsQuery = queryOptions({
  queryKey: [...root, 'send-on'],
  queryFn: ({ signal }) => call(endpoints.sendOnProjects, { signal }),
  staleTime: 0,
});

interface SentOn {
  id: string;
  projectId: string;
  texts: readonly string[];
}

/** Its dialog shows `error`: the project may be in use. */
export const useSendOn = (outcome: ActionOutcome<SentOn, SendOnAnswer>) =>
  useAction({
    call: ({ id, projectId, texts }: SentOn) =>
      call(endpoints.sendAnswerOn, { params: { id }, body: { projectId, texts: [...texts] } }),
    ...outcome,
  });

export const foldersQuery = queryOptions({
  queryKey: folders,
  queryFn: ({ signal }) => call(endpoints.folders, { signal }),
});

export const promptsQuery = queryOptions({
  queryKey: prompts,
  queryFn: ({ signal }) => call(endpoints.savedPrompts, { signal }),
});

type Change = Request<typeof endpoints.changeConversation>['body'];

export const useChangeConversation = (outcome: ActionOutcome<{ id: string; change: Change }, unknown> = {}) =>
  useAction({
    call: ({ id, change }: { id: string; change: Change }) =>
      call(endpoints.changeConversation, { params: { id }, body: change }),
    refreshes: ({ id }) => [lists, [...opened, id], folders],
    failed: 'playground.couldntChange',
    ...outcome,
  });

interface Deleted {
  id: string;
  title: string;
}

export const deletion = (onDone: (deleted: Deleted) => void): Action<Deleted, unknown> => ({
  call: ({ id }) => call(endpoints.deleteConversation, { params: { id } }),
  refreshes: [lists, folders],
  failed: (t, { title }) => t('playground.couldntDelete', { name: title }),
  onDone: (_, deleted) => onDone(deleted),
});

export const useResetSession = (outcome: ActionOutcome<string, unknown> = {}) =>
  useAction({
    call: (id: string) => call(endpoints.resetPlaygroundChat, { body: { threadId: id } }),
    refreshes: (id) => changedByAnswer(id),
    failed: 'playground.couldntReset',
    ...outcome,
  });

export const useCopyConversation = () =>
  useAction({
    call: (id: string) => call(endpoints.copyConversation, { params: { id } }),
    failed: 'playground.couldntCopy',
  });

export const useDeleteCopy = (outcome: ActionOutcome<string, unknown>) =>
  useAction({
    call: (id: string) => call(endpoints.deleteConversationCopy, { params: { id } }),
    done: 'playground.copyDeleted',
    failed: 'playground.couldntDeleteCopy',
    ...outcome,
  });

export const useAddFolder = (outcome: ActionOutcome<string, { id: string }> = {}) =>
  useAction({
    call: (name: string) => call(endpoints.addFolder, { body: { name } }),
    refreshes: [folders],
    ...outcome,
  });

export const useRenameFolder = (outcome: ActionOutcome<{ id: string; name: string }, unknown> = {}) =>
  useAction({
    call: ({ id, name }: { id: string; name: string }) =>
      call(endpoints.renameFolder, { params: { id }, body: { name } }),
    refreshes: [folders],
    ...outcome,
  });

export const useDeleteFolder = (outcome: ActionOutcome<string, unknown> = {}) =>
  useAction({
    call: (id: string) => call(endpoints.deleteFolder, { params: { id } }),
    refreshes: [folders, lists],
    failed: 'playground.couldntDeleteFolder',
    ...outcome,
  });

interface PromptSaved {
  id: string | null;
  given: PromptGiven;
}

export const useSavePrompt = (outcome: ActionOutcome<PromptSaved, unknown>) =>
  useAction({
    call: ({ id, given }: PromptSaved) =>
      id === null
        ? call(endpoints.addSavedPrompt, { body: given })
        : call(endpoints.changeSavedPrompt, { params: { id }, body: given }),
    refreshes: [prompts],
    ...outcome,
  });

export const promptDeletion: Action<{ id: string; name: string }, unknown> = {
  call: ({ id }) => call(endpoints.deleteSavedPrompt, { params: { id } }),
  refreshes: [prompts],
  failed: (t, { name }) => t('playground.couldntDelete', { name }),
};

export type Conversation = OpenedConversation;
