import { endpoints } from 'virtual:endpoints';
import type { TriedAssistant } from '@soundings/contract/ai/try-assistant';
import type { AssistantInfo, AssistantRow } from '@soundings/contract/assistants/assistants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import { type ActionOutcome, useAction } from '#/ui/feedback/use-action.ts';
import type { AssistantQuery } from './assistant-search.ts';

const refreshes = [queryRoots.assistants, queryRoots.companies, queryRoots.projects];

export const assistantsQuery = (query: AssistantQuery) =>
  queryOptions({
    queryKey: [...queryRoots.assistants, 'settings', query],
    queryFn: ({ signal }) => call(endpoints.listAssistants, { query: { ...query, page: query.page - 1 }, signal }),
    placeholderData: keepPreviousData,
  });

export const assistantQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.assistants, 'by-id', id],
    queryFn: ({ signal }) => call(endpoints.assistant, { params: { id }, signal }),
  });

export type AssistantValues = Pick<AssistantInfo, 'name' | 'type' | 'instructions' | 'example'>;

export const useSaveAssistant = (id: string | undefined, outcome: ActionOutcome<AssistantValues, unknown>) =>
  useAction({
    call: (body: AssistantValues): Promise<unknown> =>
      id === undefined
        ? call(endpoints.createAssistant, { body })
        : call(endpoints.changeAssistant, { params: { id }, body }),
    refreshes,
    done: (t, { name }) => ({
      title: t(id === undefined ? 'assistants.created' : 'assistants.changed'),
      text: id === undefined ? t('assistants.createdText', { name }) : t('assistants.changedText'),
    }),
    failed: id === undefined ? 'assistants.couldntCreate' : 'assistants.couldntChange',
    ...outcome,
  });

export const useTryAssistant = (outcome: ActionOutcome<TriedAssistant, { runId: string }>) =>
  useAction({
    call: (body: TriedAssistant) => call(endpoints.tryAssistant, { body }),
    refreshes: [],
    failed: 'assistants.couldntTry',
    ...outcome,
  });

export const useDeleteAssistant = (outcome: ActionOutcome<AssistantRow, unknown>) =>
  useAction({
    call: ({ id }: AssistantRow) => call(endpoints.deleteAssistant, { params: { id } }),
    refreshes,
    done: 'assistants.deleted',
    failed: 'assistants.couldntDelete',
    ...outcome,
  });
