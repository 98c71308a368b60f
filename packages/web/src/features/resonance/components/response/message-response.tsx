import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { resonanceDataQuery } from '../../api/resonance-data.ts';
import type { ResponseSearch } from '../../response/response-search.ts';
import { ProjectNotFound } from './project-not-found.tsx';
import { ResponseBoard } from './response-board.tsx';
import { ResponseSkeleton } from './response-skeleton.tsx';

interface Props {
  projectId: string;
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** How audiences respond to the project's messages. */
export function MessageResponse({ projectId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(resonanceDataQuery(projectId));
  if (data !== undefined) {
    return <ResponseBoard key={projectId} data={data} search={search} onSearch={onSearch} />;
  }
  if (error === null) return <ResponseSkeleton />;
  if (isApiError(error, 'notFound', 'invalidRequest')) return <ProjectNotFound />;
  return (
    <Card flush label={t('resonance.theProject')}>
      <ErrorState
        error={error}
        thing={t('resonance.theProject')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    </Card>
  );
}
