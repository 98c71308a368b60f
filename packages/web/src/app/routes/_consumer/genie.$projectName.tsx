import { createFileRoute } from '@tanstack/react-router';
import { ConsumerPage } from '#/app/consumer/consumer-page.tsx';
import { ComingPage } from '#/features/projects/sharing/coming-page.tsx';

export const Route = createFileRoute('/_consumer/genie/$projectName')({ component: SharedGenie });

function SharedGenie() {
  const { projectName } = Route.useParams();
  return (
    <ConsumerPage part="GENIE" projectName={projectName}>
      {(visit) => <ComingPage visit={visit} type="GENIE" />}
    </ConsumerPage>
  );
}
