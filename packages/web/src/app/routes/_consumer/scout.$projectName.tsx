import { createFileRoute } from '@tanstack/react-router';
import { ConsumerPage } from '#/app/consumer/consumer-page.tsx';
import { ComingPage } from '#/features/projects/sharing/coming-page.tsx';

export const Route = createFileRoute('/_consumer/scout/$projectName')({ component: SharedScout });

function SharedScout() {
  const { projectName } = Route.useParams();
  return (
    <ConsumerPage part="SCOUTV2" projectName={projectName}>
      {(visit) => <ComingPage visit={visit} type="SCOUTV2" />}
    </ConsumerPage>
  );
}
