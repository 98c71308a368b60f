import { VisuallyHidden } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import type { BenchmarkState } from '../../benchmark-state.ts';
import type { ResonanceApi } from '../../resonance-api.ts';
import { LateSkeleton } from '../page/late-skeleton.tsx';
import { BenchmarkBoard } from './benchmark-board.tsx';
import { groupsOf } from './groups-of.ts';

interface Props {
  source: ResonanceApi;
  state: BenchmarkState;
}

/** Which share of all respondents fits what is ticked. */
export function Benchmarks(props: Props) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden component="h1">{t('resonance.tab_benchmarks')}</VisuallyHidden>
      <Nodes {...props} />
    </>
  );
}

function Nodes({ source, state }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(source.benchmarkGroups);
  if (data === undefined) {
    if (error === null) return <LateSkeleton height={520} />;
    return (
      <Card flush label={t('benchmarks.theNodes')}>
        <ErrorState
          error={error}
          thing={t('benchmarks.theNodes')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      </Card>
    );
  }
  if (data.groups.length === 0) {
    return (
      <Card flush label={t('benchmarks.title')}>
        <EmptyState icon={<IconFilterOff size={21} stroke={1.7} />} title={t('common.noData')}>
          {t('benchmarks.noNodes')}
        </EmptyState>
      </Card>
    );
  }
  return <BenchmarkBoard groups={groupsOf(t, data)} state={state} />;
}
