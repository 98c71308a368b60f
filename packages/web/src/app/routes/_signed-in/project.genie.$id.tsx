import { createFileRoute } from '@tanstack/react-router';
import { StaffGenie } from '#/app/genie-screen.tsx';
import { permit, useMay } from '#/app/permit.ts';
import { needAiTexts, needGenieTexts } from '#/lib/i18n.ts';

const mayUse = permit('projects.use');

export const Route = createFileRoute('/_signed-in/project/genie/$id')({
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    await Promise.all([needGenieTexts(), needAiTexts()]);
  },
  component: Genie,
});

function Genie() {
  const { id } = Route.useParams();
  const may = useMay();
  return <StaffGenie key={id} id={id} type="GENIE" may={may} />;
}
