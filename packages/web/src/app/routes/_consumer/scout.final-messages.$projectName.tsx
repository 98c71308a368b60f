import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConsumerPage } from '#/app/sharing/consumer-page.tsx';
import { ComingPage } from '#/features/projects/sharing/coming-page.tsx';

export const Route = createFileRoute('/_consumer/scout/final-messages/$projectName')({ component: FinalMessages });

function FinalMessages() {
  const { t } = useTranslation();
  const { projectName } = Route.useParams();
  return (
    <ConsumerPage part="FINAL_MESSAGES" projectName={projectName}>
      {(visit) => <ComingPage visit={visit} type="SCOUTV2" title={t('consumer.finalMessages')} />}
    </ConsumerPage>
  );
}
