import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PageLoader } from '#/ui/page-loader.tsx';
import { openShared } from '../api/open-shared.ts';

interface Props {
  visit: ConsumerVisit;
  type: CreatedType;
  /** What of the project was opened, where it is not all of it. */
  title?: string;
  actions?: ReactNode;
}

/** An opened project whose own page is not there yet. It is asked for all the same, so that a closed one closes here too. */
export function ComingPage({ visit, type, title, actions }: Props) {
  const { t } = useTranslation();
  const { part, key, ask, projectName } = visit;
  usePageTitle(title, projectName);
  const { data, error, refetch, isRefetching } = useQuery({
    queryKey: [...key, 'data'],
    queryFn: ({ signal }) => ask((credentials) => openShared(part, credentials, signal)),
    staleTime: 60_000,
  });
  if (data === undefined && error === null) return <PageLoader />;
  const { name, icon: Icon } = typeLooks[type];
  return (
    <Card flush label={title ?? name}>
      {data === undefined ? (
        <ErrorState
          error={error}
          thing={t('consumer.theProject')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : (
        <EmptyState tone="first" icon={<Icon size={21} stroke={1.7} />} title={title ?? name} actions={actions}>
          {t('consumer.comesLater')}
        </EmptyState>
      )}
    </Card>
  );
}
