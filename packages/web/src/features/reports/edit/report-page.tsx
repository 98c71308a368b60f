import { Button } from '@mantine/core';
import { IconReportOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Breadcrumb } from '#/ui/layout/breadcrumb.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { reportQuery } from '../reports.api.ts';
import { ReportEditor } from './report-editor.tsx';

export function ReportPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(reportQuery(id));
  if (data !== undefined) return <ReportEditor key={data.id} report={data} />;
  return (
    <Card flush label={t('reports.page')}>
      {error === null ? (
        <SkeletonRows rows={8} />
      ) : (
        <ErrorState
          error={error}
          thing={t('reports.theReport')}
          missing={{
            icon: <IconReportOff size={21} stroke={1.7} />,
            title: t('reports.notFound'),
            text: t('reports.notFoundHelp'),
            action: (
              <Button component={Link} to="/reports">
                {t('reports.allReports')}
              </Button>
            ),
          }}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
    </Card>
  );
}

export function ReportBreadcrumb({ id }: { id: string }) {
  const { t } = useTranslation();
  // Where its title stands right below.
  const isPhone = useIsPhone();
  const { data } = useQuery(reportQuery(id));
  return (
    <Breadcrumb
      parent={<Link to="/reports">{t('reports.title')}</Link>}
      here={isPhone ? t('reports.page') : (data?.title ?? '…')}
    />
  );
}
