import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { EditAssistant } from '#/features/settings/assistants/assistant-pages.tsx';

export const Route = createFileRoute('/_signed-in/settings/assistants/edit/$id')({
  beforeLoad: permit('assistants.manage'),
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  return <EditAssistant key={id} id={id} />;
}
