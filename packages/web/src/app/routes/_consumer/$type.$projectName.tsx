import { findTypeOfSegment } from '@soundings/contract/projects/project-types';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { projectTypes } from '#/app/project-types.ts';
import { ConsumerPage } from '#/app/sharing/consumer-page.tsx';
import { PageLoader } from '#/ui/feedback/page-loader.tsx';

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
  const { ConsumerPage: Page } = projectTypes[type];
  return (
    <ConsumerPage part={type} projectName={projectName}>
      {(visit) => (
        <Suspense fallback={<PageLoader />}>
          <Page visit={visit} />
        </Suspense>
      )}
    </ConsumerPage>
  );
}
