import { Button, VisuallyHidden } from '@mantine/core';
import { IconChartDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessHeading, AccessLayout } from '#/features/access/access-layout.tsx';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { chartDataQuery } from '#/features/resonance/chart/chart.api.ts';
import type { ChartSearch } from '#/features/resonance/chart/chart-search.ts';
import { addChartTexts } from '#/features/resonance/chart/chart-texts.ts';
import { ChartPage } from '#/features/resonance/chart/page/chart-page.tsx';
import { isApiError } from '#/lib/api/api-error.ts';
import { showLanguage } from '#/lib/i18n.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { PageLoader } from '#/ui/feedback/page-loader.tsx';
import { Card } from '#/ui/layout/card.tsx';
import classes from './chart-screen.module.css';

addChartTexts();

interface Props {
  search: ChartSearch;
  onSearch: (search: ChartSearch) => void;
}

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

interface ChartProblemProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

export function ChartProblem({ error, onRetry, isRetrying }: ChartProblemProps) {
  const { t } = useTranslation('chart');
  return (
    <main className={classes.page}>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <Card flush label={t('title')}>
        <ErrorState error={error} thing={t('theChart')} onRetry={onRetry} isRetrying={isRetrying} />
      </Card>
    </main>
  );
}

export function ClosedChart() {
  const { t } = useTranslation('chart');
  return (
    <AccessLayout>
      <AccessHeading icon={<IconChartDots size={22} stroke={1.7} />} title={t('closed')}>
        {t('closedLead')}
      </AccessHeading>
      <ul className={classes.ways}>
        <li>{t('closedStaff')}</li>
        <li>{t('closedConsumer')}</li>
      </ul>
      <Button variant="filled" size="lg" fullWidth renderRoot={(props) => <Link to="/projects" {...props} />}>
        {t('toProjects')}
      </Button>
    </AccessLayout>
  );
}
