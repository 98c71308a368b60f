import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRunning } from '#/features/board/lock.ts';
import { useBoardMessages } from '#/features/board/use-board-messages.ts';
import { useProcessing } from '#/lib/live/use-processing.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useId8 } from '../id8.api.ts';
import { useFrameEvents } from '../images/use-frame-events.ts';
import { Id8Board } from './id8-board.tsx';
import type { Id8Search } from './id8-search.ts';

interface Props {
  search: Id8Search;
  onSearch: (search: Id8Search) => void;
}

/** Polling interval of the progress, in milliseconds, while ideas are written. */
const whileWriting = 1000;

/** Leaving releases the project for others; work goes on on the server. */
export function Id8Page({ search, onSearch }: Props) {
  const api = useId8();
  const { t } = useTranslation();
  const client = useQueryClient();
  const readAnew = () => {
    for (const queryKey of [api.project.queryKey, api.framesKey, ...api.board.changed])
      void client.invalidateQueries({ queryKey });
  };
  const isProcessing = useProcessing(api.live, { onFinished: readAnew, onReconnect: readAnew });
  const project = useQuery({
    ...api.project,
    refetchInterval: ({ state }) => (isProcessing || isRunning(state.data?.run ?? null) ? whileWriting : false),
  });
  const messages = useBoardMessages();
  useFrameEvents();
  usePageTitle(false, project.data?.projectName);
  useEffect(() => () => void api.leave(), [api]);
  const failed = [project, messages].find(({ data, error }) => data === undefined && error !== null);
  if (failed) {
    return (
      <Card flush label={t('id8.theProject')}>
        <ErrorState
          error={failed.error}
          thing={t('id8.theProject')}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isRefetching}
        />
      </Card>
    );
  }
  if (!project.data || !messages.data) return <PageSkeleton />;
  return (
    <Id8Board
      project={project.data}
      ideas={messages.data.content}
      isProcessing={isProcessing}
      search={search}
      onSearch={onSearch}
    />
  );
}

function PageSkeleton() {
  if (!useDelayed(200)) return null;
  return (
    <>
      <Skeleton height={54} radius={12} mb={14} />
      <Skeleton height={40} width={320} radius={8} mb={14} />
      <Skeleton height={420} radius={12} />
    </>
  );
}
