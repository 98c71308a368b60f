import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { EditProject } from '#/app/screens/edit-project.tsx';

export const Route = createFileRoute('/_signed-in/projects/edit/resonance/$id')({
  beforeLoad: permit('projects.manage'),
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  return <EditProject type="RESONANCE" id={id} user={user} />;
}
