import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { EditWriter } from '#/features/settings/writers/writer-pages.tsx';

export const Route = createFileRoute('/_signed-in/settings/scout/edit-writer/$id')({
  beforeLoad: permit('settings.manage'),
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  return <EditWriter key={id} id={id} />;
}
