import { createFileRoute } from '@tanstack/react-router';
import { ConsumerPage } from '#/app/consumer/consumer-page.tsx';
import { ComingPage } from '#/features/consumer/components/coming-page.tsx';

export const Route = createFileRoute('/_consumer/sonar/$projectName')({ component: SharedSonar });

function SharedSonar() {
  const { projectName } = Route.useParams();
  return (
    <ConsumerPage part="SONAR" projectName={projectName}>
      {(visit) => <ComingPage visit={visit} type="SONAR" />}
    </ConsumerPage>
  );
}
