import { endpoints } from 'virtual:endpoints';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#/lib/api/call.ts';
import type { LiveAccess } from './live-access.ts';
import { useLive } from './use-live.ts';

interface Handlers {
  onFinished: () => void;
  onReconnect: () => void;
}

/** @returns whether the project is processing: read at first, then as the live channel tells; false without access. */
export function useProcessing(access: LiveAccess | null, { onFinished, onReconnect }: Handlers): boolean {
  const client = useQueryClient();
  const query = processingQuery(access);
  const { data: isProcessing = false } = useQuery(query);
  useLive(access, 'project', {
    onMessage: async (body) => {
      // An answer that is on its way may be older than the message.
      await client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData(query.queryKey, body === 'true');
    },
    onListening: (isAgain) => {
      void client.invalidateQueries({ queryKey: query.queryKey });
      if (isAgain) onReconnect();
    },
  });
  const before = useRef<string | null>(null);
  const key = query.queryKey.join('\n');
  const finish = useEffectEvent(onFinished);
  useEffect(() => {
    if (before.current === key && !isProcessing) finish();
    before.current = isProcessing ? key : null;
  }, [isProcessing, key]);
  return isProcessing;
}

const everyMs = 10_000;

const processingQuery = (access: LiveAccess | null) =>
  queryOptions({
    queryKey: [...(access?.key ?? []), 'processing'],
    queryFn:
      access === null
        ? skipToken
        : ({ signal }) =>
            access.ask((project) =>
              'projectId' in project
                ? call(endpoints.projectIsProcessing, { query: project, signal })
                : call(endpoints.sharedProjectIsProcessing, { body: project, signal }),
            ),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? everyMs : false),
  });
