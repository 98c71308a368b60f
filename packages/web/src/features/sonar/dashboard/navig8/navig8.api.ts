import { projectCalls as calls } from 'virtual:endpoints';
import type { Chapter, Navig8 } from '@soundings/contract/sonar/navig8';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import type { DashboardApi } from '../dashboard.api.ts';

export type { Chapter, Navig8 };
export type FactView = NonNullable<Chapter['sentences'][number]['view']>;

const restartAfterMs = 100;
const writtenEveryMs = 700;

/** A thread outlives a reload of the page, in the tab that it was begun in. */
const storageKey = ({ key }: DashboardApi): string => `NAVIG8 ${key.join(' ')}`;

const threadQuery = (source: DashboardApi) =>
  queryOptions({
    queryKey: [...source.key, 'navig8'],
    queryFn: async ({ signal }): Promise<Navig8 | null> => {
      const threadId = sessionStorage.getItem(storageKey(source));
      if (threadId === null) return null;
      try {
        return await source.ask(calls.navig8Thread, { threadId }, signal);
      } catch (error) {
        if (!isApiError(error, 'notFound', 'invalidRequest')) throw error;
        sessionStorage.removeItem(storageKey(source));
        return null;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.isGenerating ? writtenEveryMs : false),
  });

export const downloadChapter = (
  source: DashboardApi,
  { format, chapter }: { format: 'pdf' | 'pptx'; chapter: number | undefined },
): Promise<void> =>
  source.download(calls.navig8Document, {
    threadId: sessionStorage.getItem(storageKey(source)) ?? '',
    format,
    ...(chapter !== undefined && { chapter }),
  });

/**
 * The thread of an open project: begun where there is none and nothing is asked yet, and anew a tenth of a second after
 * the ranges or the language are others.
 */
export function useGuide(source: DashboardApi, ranges: DateRanges) {
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const query = threadQuery(source);
  const thread = useQuery(query);
  const keep = (next: Navig8): void => {
    sessionStorage.setItem(storageKey(source), next.threadId);
    client.setQueryData(query.queryKey, next);
  };
  const begin = useMutation({
    mutationFn: (asked: DateRanges) => source.ask(calls.navig8, { ranges: asked, language: currentLanguage() }),
    onSuccess: keep,
  });
  const reply = useAction({
    call: (text: string) => source.ask(calls.navig8Reply, { reply: text, threadId: thread.data!.threadId }),
    failed: 'navig8.couldntAsk',
    onDone: keep,
  });
  const wanted = JSON.stringify({ ranges, language: i18n.language });
  const { data } = thread;
  const has = data ? JSON.stringify({ ranges: data.ranges, language: data.language }) : null;
  const isBusy = thread.isFetching || begin.isPending || reply.isPending;
  const { mutate } = begin;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (has === wanted || isBusy || data === undefined || asked.current === wanted) return;
    const timer = setTimeout(
      () => {
        asked.current = wanted;
        mutate(ranges);
      },
      data === null ? 0 : restartAfterMs,
    );
    return () => clearTimeout(timer);
  }, [has, wanted, isBusy, data, mutate, ranges]);
  const restart = (): void => {
    asked.current = wanted;
    mutate(ranges);
  };
  return {
    thread: data ?? null,
    error: thread.error ?? (begin.isError ? begin.error : null),
    retry: thread.error ? () => void thread.refetch() : restart,
    restart,
    isRestarting: begin.isPending || (data != null && has !== wanted && !begin.isError),
    reply,
    // Replies wait until whatever is written or asked is there.
    isGenerating: isBusy || data?.isGenerating === true,
  };
}
