import { findTypeOfSegment } from '@soundings/contract/projects/project-types';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { typesOnWeb } from '#/app/types-on-web.ts';

const mayCreate = permit('projects.create');

export const Route = createFileRoute('/_signed-in/projects/create/$type')({
  beforeLoad: (guarded) => {
    if (findTypeOfSegment(guarded.params.type) === undefined) throw redirect({ to: '/projects', replace: true });
    return mayCreate(guarded);
  },
  loader: async ({ params }) => {
    const type = findTypeOfSegment(params.type);
    if (type === undefined) return;
    // Read here, so that the router does not carry every type to the sign-in page.
    const { typesOnWeb } = await import('#/app/types-on-web.ts');
    await typesOnWeb[type].CreatePage.preload?.();
  },
  component: CreateProject,
});

function CreateProject() {
  const type = findTypeOfSegment(Route.useParams().type);
  if (type === undefined) return null;
  const { CreatePage } = typesOnWeb[type];
  return <CreatePage key={type} />;
}
