import { createFileRoute } from '@tanstack/react-router';
import { ConsumerPage } from '#/app/consumer/consumer-page.tsx';
import { ComingPage } from '#/features/projects/sharing/coming-page.tsx';

export const Route = createFileRoute('/_consumer/genie-go/$projectName')({ component: SharedGenieGo });

function SharedGenieGo() {
  const { projectName } = Route.useParams();
  return (
    <ConsumerPage part="GENIE_GO" projectName={projectName}>
      {(visit) => <ComingPage visit={visit} type="GENIE_GO" />}
    </ConsumerPage>
  );
}
