import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { EditAgent } from '#/features/settings/agents/agent-pages.tsx';

export const Route = createFileRoute('/_signed-in/settings/id8/edit-agent/$id')({
  beforeLoad: permit('settings.manage'),
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  return <EditAgent key={id} id={id} />;
}
