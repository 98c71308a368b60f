import { findTypeOfSegment } from '@soundings/contract/projects/project-types';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ConsumerPage } from '#/app/sharing/consumer-page.tsx';
import { typesOnWeb } from '#/app/types-on-web.ts';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Card } from '#/ui/layout/card.tsx';

export const Route = createFileRoute('/_consumer/$type/$projectName')({
  beforeLoad: ({ params }) => {
    if (findTypeOfSegment(params.type) === undefined) throw redirect({ to: '/projects', replace: true });
  },
  component: SharedProject,
});

function SharedProject() {
  const { type: segment, projectName } = Route.useParams();
  const type = findTypeOfSegment(segment);
  if (type === undefined) return null;
  const { ConsumerPage: Page } = typesOnWeb[type];
  return (
    <ConsumerPage part={type} projectName={projectName}>
      {(visit) => (
        <Suspense fallback={<Waiting />}>
          <Page visit={visit} />
        </Suspense>
      )}
    </ConsumerPage>
  );
}

const Waiting = () => (
  <Card flush>
    <SkeletonRows rows={8} />
  </Card>
);
