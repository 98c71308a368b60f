import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { chartDataQuery } from '#/features/resonance-chart/api/chart-data.ts';
import type { ChartSearch } from '#/features/resonance-chart/chart-search.ts';
import { addChartTexts } from '#/features/resonance-chart/chart-texts.ts';
import { ChartPage } from '#/features/resonance-chart/components/chart-page.tsx';
import { isApiError } from '#/lib/api/api-error.ts';
import { showLanguage } from '#/lib/i18n.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { PageLoader } from '#/ui/page-loader.tsx';
import { ChartProblem } from './chart-problem.tsx';
import { ClosedChart } from './closed-chart.tsx';

addChartTexts();

interface Props {
  search: ChartSearch;
  onSearch: (search: ChartSearch) => void;
}

/** The chart that this browser's cookie of the visit opens; without one the way to it. */
export function ChartScreen({ search, onSearch }: Props) {
  const { data, error, refetch, isRefetching } = useQuery(chartDataQuery(search.visit));
  const { t } = useTranslation('chart');
  const { lang } = search;
  useEffect(() => {
    if (lang !== undefined) void showLanguage(lang === 'de' ? 'de' : 'en');
  }, [lang]);
  usePageTitle(t('title'), data?.projectName);
  if (data !== undefined)
    return <ChartPage data={data} search={search} onSearch={onSearch} badge={data.demo ? <DemoBadge /> : null} />;
  if (error === null) return <PageLoader />;
  if (isApiError(error, 'unauthorized')) return <ClosedChart />;
  return <ChartProblem error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />;
}
