import type { CreatedType } from '@soundings/contract/projects/project-types';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { PageLoader } from '#/ui/feedback/page-loader.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { openedQuery } from './sharing.api.ts';

interface Props {
  visit: ConsumerVisit;
  type: CreatedType;
  title?: string;
  actions?: ReactNode;
}

export function ComingPage({ visit, type, title, actions }: Props) {
  const { t } = useTranslation();
  usePageTitle(title, visit.projectName);
  const { data, error, refetch, isRefetching } = useQuery(openedQuery(visit));
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
