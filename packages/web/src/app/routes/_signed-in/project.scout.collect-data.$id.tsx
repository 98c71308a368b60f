import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { permit, useMay } from '#/app/permit.ts';
import { StaffScout } from '#/app/scout-screen.tsx';
import { CollectPage } from '#/features/scout/collect/collect-page.tsx';
import { needAiTexts, needBoardTexts, needScoutTexts } from '#/lib/i18n.ts';

const mayUse = permit('projects.use');

export const Route = createFileRoute('/_signed-in/project/scout/collect-data/$id')({
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    await Promise.all([needScoutTexts(), needBoardTexts(), needAiTexts()]);
  },
  component: CollectData,
});

function CollectData() {
  const { id } = Route.useParams();
  const may = useMay();
  const navigate = useNavigate();
  return (
    <StaffScout key={id} id={id} may={may}>
      <CollectPage onSent={() => void navigate({ to: '/project/scout/$id', params: { id } })} />
    </StaffScout>
  );
}
