import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import type { ResonanceApi } from '../../resonance-api.ts';
import type { ResponseSearch } from '../../response/response-search.ts';
import { ChartOnly } from '../response/chart-only.tsx';
import { ProjectViews } from './project-views.tsx';
import { ResponseSkeleton } from './response-skeleton.tsx';
import { useNewData } from './use-new-data.ts';

interface Props {
  source: ResonanceApi;
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
  /** Stands for a project that is not there; without it that is a failure as any other. */
  notFound?: ReactNode;
}

/** A RESONANCE project, for staff and for whoever it is shared with. */
export function ResonancePage({ source, search, onSearch, notFound }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(source.data);
  const newData = useNewData(source);
  usePageTitle(data?.dataStructure !== 'messages' && t(`resonance.tab_${search.tab ?? 'messages'}`), data?.projectName);
  if (data?.dataStructure === 'messages') return <ChartOnly source={source} data={data} />;
  if (data !== undefined) {
    return (
      <ProjectViews
        key={data.projectId}
        source={source}
        data={data}
        newData={newData}
        search={search}
        onSearch={onSearch}
      />
    );
  }
  if (error === null) return <ResponseSkeleton />;
  if (notFound && isApiError(error, 'notFound', 'invalidRequest')) return notFound;
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
