import { findTypeOfSegment, typesInContract } from '@soundings/contract/projects/project-types';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { permit, useMay } from '#/app/permit.ts';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { EditBreadcrumb, EditPage } from '#/features/projects/edit/edit-page.tsx';
import { OpenProjectButton } from '#/features/projects/open-project-button.tsx';

const guards = {
  'projects.edit-sonar': permit('projects.edit-sonar'),
  'projects.manage': permit('projects.manage'),
};

export const Route = createFileRoute('/_signed-in/projects/edit/$type/$id')({
  beforeLoad: (guarded) => {
    const type = findTypeOfSegment(guarded.params.type);
    if (type === undefined) throw notFound();
    return guards[typesInContract[type].editedBy](guarded);
  },
  loader: async ({ params }) => {
    const type = findTypeOfSegment(params.type);
    if (type === undefined) return;
    const { typesOnWeb } = await import('#/app/types-on-web.ts');
    const { Settings, EditSection } = typesOnWeb[type];
    await Promise.all([Settings.preload?.(), EditSection?.preload?.()]);
  },
  component: Edit,
});

function Edit() {
  const { id, type: segment } = Route.useParams();
  const may = useMay();
  const type = findTypeOfSegment(segment);
  if (type === undefined) return null;
  return (
    <>
      <InHeader>
        <EditBreadcrumb type={type} id={id} openButton={(info) => <OpenProjectButton project={info} isIcon />} />
      </InHeader>
      <EditPage
        key={id}
        type={type}
        id={id}
        canManage={may('projects.manage')}
        demoBadge={<DemoBadge isWhole />}
        openButton={(info) => <OpenProjectButton project={info} />}
      />
    </>
  );
}
