import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { EditProject } from '#/app/screens/edit-project.tsx';

export const Route = createFileRoute('/_signed-in/projects/edit/sonar/$id')({
  beforeLoad: permit('projects.edit-sonar'),
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  return <EditProject type="SONAR" id={id} user={user} />;
}
