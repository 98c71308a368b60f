import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isRunning } from '#/features/board/lock.ts';
import { useBoardMessages } from '#/features/board/use-board-messages.ts';
import { useProcessing } from '#/lib/live/use-processing.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { useScout } from '../scout.api.ts';
import { findFailed, ProjectFailure } from './project-failure.tsx';
import { ScoutBoard } from './scout-board.tsx';
import type { ScoutSearch } from './scout-search.ts';

interface Props {
  search: ScoutSearch;
  onSearch: (search: ScoutSearch) => void;
  collect: (look: { leftSection: ReactNode }) => ReactNode;
}

/** Polling interval of the progress, in milliseconds, while messages are written. */
const whileWriting = 1000;

/** Leaving releases the project for others; work goes on on the server. */
export function ScoutPage({ search, onSearch, collect }: Props) {
  const api = useScout();
  const client = useQueryClient();
  const readAnew = () => {
    void client.invalidateQueries({ queryKey: api.project.queryKey });
    for (const queryKey of api.board.changed) void client.invalidateQueries({ queryKey });
  };
  const isProcessing = useProcessing(api.live, { onFinished: readAnew, onReconnect: readAnew });
  const project = useQuery({
    ...api.project,
    refetchInterval: ({ state }) => (isProcessing || isRunning(state.data?.run ?? null) ? whileWriting : false),
  });
  const messages = useBoardMessages();
  usePageTitle(false, project.data?.projectName);
  useEffect(() => () => void api.leave(), [api]);
  const failed = findFailed(project, messages);
  if (failed) return <ProjectFailure failed={failed} />;
  if (!project.data || !messages.data) return <PageSkeleton />;
  return (
    <ScoutBoard
      project={project.data}
      messages={messages.data.content}
      isLoading={messages.isPending}
      isProcessing={isProcessing}
      search={search}
      onSearch={onSearch}
      collect={collect}
    />
  );
}

function PageSkeleton() {
  if (!useDelayed(200)) return null;
  return (
    <>
      <Skeleton height={54} radius={12} mb={14} />
      <Skeleton height={40} width={420} radius={8} mb={14} />
      <Skeleton height={420} radius={12} />
    </>
  );
}
