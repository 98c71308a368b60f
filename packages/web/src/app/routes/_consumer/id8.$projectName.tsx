import { createFileRoute } from '@tanstack/react-router';
import { ConsumerPage } from '#/app/consumer/consumer-page.tsx';
import { ComingPage } from '#/features/projects/sharing/coming-page.tsx';

export const Route = createFileRoute('/_consumer/id8/$projectName')({ component: SharedId8 });

function SharedId8() {
  const { projectName } = Route.useParams();
  return (
    <ConsumerPage part="ID8" projectName={projectName}>
      {(visit) => <ComingPage visit={visit} type="ID8" />}
    </ConsumerPage>
  );
}
