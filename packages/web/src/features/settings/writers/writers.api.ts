import { endpoints } from 'virtual:endpoints';
import type { Writer } from '@soundings/contract/settings/writers';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import { type ActionOutcome, useAction } from '#/ui/feedback/use-action.ts';
import type { WriterQuery } from './writer-search.ts';

const refreshes = [queryRoots.writers];

export const writersQuery = (question: WriterQuery) =>
  queryOptions({
    queryKey: [...queryRoots.writers, 'search', question],
    queryFn: ({ signal }) => {
      const { query, language, status, page, ...rest } = question;
      const body = { query: query ?? null, language: language ?? null, status: status ?? null };
      return call(endpoints.searchWriters, { query: { ...rest, page: page - 1 }, body, signal });
    },
    placeholderData: keepPreviousData,
  });

export const writerQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.writers, 'by-id', id],
    queryFn: ({ signal }) => call(endpoints.writer, { params: { id }, signal }),
  });

export type WriterValues = Pick<Writer, 'writerName' | 'writerPhrase' | 'writerColor' | 'language' | 'status'>;

export const useSaveWriter = (id: string | undefined, outcome: ActionOutcome<WriterValues, unknown>) =>
  useAction({
    call: ({ language, ...edit }: WriterValues): Promise<unknown> =>
      id === undefined
        ? call(endpoints.saveWriter, { body: { ...edit, language } })
        : call(endpoints.editWriter, { params: { id }, body: edit }),
    refreshes,
    done: (t, { writerName }) => ({
      title: t(id === undefined ? 'writers.writerHasBeenAdded' : 'writers.writerHasBeenChanged'),
      text: id === undefined ? t('writers.addedText', { name: writerName }) : t('writers.changedText'),
    }),
    failed: id === undefined ? 'writers.couldntCreateWriter' : 'writers.couldntChangeWriter',
    ...outcome,
  });

export const useToggleWriter = () =>
  useAction({
    call: ({ id, writerName, writerPhrase, writerColor, status }: Writer) => {
      const next = status === 'active' ? 'disabled' : 'active';
      const body = { writerName, writerPhrase, writerColor, status: next } as const;
      return call(endpoints.editWriter, { params: { id }, body });
    },
    refreshes,
    done: (t, { writerName, status }) => ({
      title: t(status === 'active' ? 'writers.writerHasBeenDisabled' : 'writers.writerHasBeenActivated', {
        name: writerName,
      }),
    }),
    failed: 'writers.couldntChangeWriter',
  });

export const useDeleteWriter = (outcome: ActionOutcome<Writer, unknown>) =>
  useAction({
    call: ({ id }: Writer) => call(endpoints.deleteWriter, { params: { id } }),
    refreshes,
    done: 'writers.writerHasBeenDeleted',
    failed: 'writers.couldntDeleteWriter',
    ...outcome,
  });
