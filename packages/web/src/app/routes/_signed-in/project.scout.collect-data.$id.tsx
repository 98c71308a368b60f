import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { permit, useMay } from '#/app/permit.ts';
import { StaffScout } from '#/app/scout-screen.tsx';
import { CollectPage } from '#/features/scout/collect/collect-page.tsx';
import { needAiTexts, needBoardTexts, needScoutTexts } from '#/lib/i18n.ts';
import { BackLink } from '#/ui/layout/back-link.tsx';

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
  const { t } = useTranslation();
  return (
    <StaffScout key={id} id={id} may={may}>
      <CollectPage
        back={
          <BackLink to="/project/scout/$id" params={{ id }}>
            {t('scout.board')}
          </BackLink>
        }
        onSent={() => void navigate({ to: '/project/scout/$id', params: { id } })}
      />
    </StaffScout>
  );
}
