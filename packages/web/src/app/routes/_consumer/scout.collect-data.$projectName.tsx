import { Button } from '@mantine/core';
import { typeFacts } from '@soundings/contract/projects/project-types';
import { createFileRoute, Link, Navigate, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConsumerPage } from '#/app/sharing/consumer-page.tsx';
import { ComingPage } from '#/features/projects/sharing/coming-page.tsx';
import { findPassword, useVisit } from '#/features/projects/sharing/visit.ts';

export const Route = createFileRoute('/_consumer/scout/collect-data/$projectName')({
  beforeLoad: ({ params }) => {
    if (findPassword('SCOUTV2', params.projectName) !== null) return;
    throw redirect({
      to: '/$type/$projectName',
      params: { type: typeFacts.SCOUTV2.segment, ...params },
      replace: true,
    });
  },
  component: CollectData,
});

function CollectData() {
  const { t } = useTranslation();
  const params = { type: typeFacts.SCOUTV2.segment, ...Route.useParams() };
  const isOpen = useVisit('SCOUTV2', params.projectName) !== null;
  if (!isOpen) return <Navigate to="/$type/$projectName" params={params} replace />;
  const toProject = (
    <Button renderRoot={(props) => <Link {...props} to="/$type/$projectName" params={params} />}>
      {t('consumer.toProject')}
    </Button>
  );
  return (
    <ConsumerPage part="SCOUTV2" projectName={params.projectName}>
      {(visit) => <ComingPage visit={visit} type="SCOUTV2" title={t('consumer.dataCollection')} actions={toProject} />}
    </ConsumerPage>
  );
}
