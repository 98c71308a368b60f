import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { isMissing } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useResonance } from '../resonance.api.ts';
import classes from '../response/response-board.module.css';
import { ChartOnly } from './chart-button.tsx';
import { FailedCard } from './loading.tsx';
import { ProjectViews } from './project-views.tsx';
import type { ResponseSearch } from './response-search.ts';
import { useNewData } from './use-new-data.ts';

interface Props {
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
  notFound?: ReactNode;
}

export function ResonancePage({ search, onSearch, notFound }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const query = useQuery(api.resonanceData);
  const { data, error } = query;
  const newData = useNewData();
  usePageTitle(
    data?.dataStructure !== 'messages' && t(`resonanceResponse.tab_${search.tab ?? 'messages'}`),
    data?.projectName,
  );
  if (data?.dataStructure === 'messages') return <ChartOnly data={data} />;
  if (data !== undefined) {
    return <ProjectViews key={data.projectId} data={data} newData={newData} search={search} onSearch={onSearch} />;
  }
  if (error === null) return <ResponseSkeleton />;
  if (notFound && isMissing(error)) return notFound;
  return <FailedCard query={query} thing={t('resonance.theProject')} />;
}

function ResponseSkeleton() {
  const { t } = useTranslation();
  if (!useDelayed(200)) return null;
  return (
    <div className={classes.page}>
      <Skeleton height={88} radius={12} />
      <div className={classes.board}>
        <Card flush label={t('common.loading')}>
          <SkeletonRows rows={12} />
        </Card>
        <div className={classes.detail}>
          <Skeleton height={26} width="60%" />
          <Skeleton height={430} radius={12} />
        </div>
      </div>
    </div>
  );
}
