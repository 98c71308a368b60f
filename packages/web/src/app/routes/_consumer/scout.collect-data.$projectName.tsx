import { typesInContract } from '@soundings/contract/projects/project-types';
import { createFileRoute, Navigate, redirect } from '@tanstack/react-router';
import { ConsumerPage } from '#/app/sharing/consumer-page.tsx';
import { SharedCollect } from '#/app/sharing/shared-scout.tsx';
import { findPassword, useVisit } from '#/features/projects/sharing/visit.ts';
import { needAiTexts, needBoardTexts, needScoutTexts } from '#/lib/i18n.ts';

export const Route = createFileRoute('/_consumer/scout/collect-data/$projectName')({
  beforeLoad: async ({ params }) => {
    if (findPassword('SCOUTV2', params.projectName) !== null) {
      await Promise.all([needScoutTexts(), needBoardTexts(), needAiTexts()]);
      return;
    }
    throw redirect({
      to: '/$type/$projectName',
      params: { type: typesInContract.SCOUTV2.segment, ...params },
      replace: true,
    });
  },
  component: CollectData,
});

function CollectData() {
  const params = { type: typesInContract.SCOUTV2.segment, ...Route.useParams() };
  const isOpen = useVisit('SCOUTV2', params.projectName) !== null;
  if (!isOpen) return <Navigate to="/$type/$projectName" params={params} replace />;
  return (
    <ConsumerPage part="SCOUTV2" projectName={params.projectName}>
      {(visit) => <SharedCollect visit={visit} />}
    </ConsumerPage>
  );
}
