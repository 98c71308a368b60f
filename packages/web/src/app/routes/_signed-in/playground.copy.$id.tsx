import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { PlaygroundHeading } from '#/app/playground-heading.tsx';
import { CopyPage } from '#/features/playground/copies/copy-page.tsx';
import { needAiTexts, needPlaygroundTexts } from '#/lib/i18n.ts';

const mayUse = permit('playground.use');

export const Route = createFileRoute('/_signed-in/playground/copy/$id')({
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    await Promise.all([needAiTexts(), needPlaygroundTexts()]);
  },
  component: Copy,
});

function Copy() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PlaygroundHeading />
      <CopyPage id={id} onGone={() => void navigate({ to: '/playground', search: {}, replace: true })} />
    </>
  );
}
