import { createdTypes, typeSegments } from '@soundings/contract/projects/project-choices';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { may, permit } from '#/app/permit.ts';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { EditBreadcrumb, EditPage } from '#/features/projects/edit/edit-page.tsx';
import { OpenProjectButton } from '#/features/projects/open-project-button.tsx';
import { AnswersBlock } from '#/features/resonance/edit/answers-block.tsx';

const findType = (segment: string) => createdTypes.find((type) => typeSegments[type] === segment);

const mayEditSonar = permit('projects.edit-sonar');
const mayManage = permit('projects.manage');

/** The edit page of any type. */
export const Route = createFileRoute('/_signed-in/projects/edit/$type/$id')({
  beforeLoad: (guarded) => {
    const type = findType(guarded.params.type);
    if (type === undefined) throw notFound();
    return type === 'SONAR' ? mayEditSonar(guarded) : mayManage(guarded);
  },
  component: Edit,
});

function Edit() {
  const { id, type: segment } = Route.useParams();
  const { user } = Route.useRouteContext();
  const type = findType(segment);
  if (type === undefined) return null;
  return (
    <>
      <InHeader>
        <EditBreadcrumb type={type} id={id} />
      </InHeader>
      <EditPage
        key={id}
        type={type}
        id={id}
        canManage={may(user, 'projects.manage')}
        demoBadge={<DemoBadge />}
        openButton={(info) => <OpenProjectButton project={info} />}
        resonanceFile={(info, onDirty) => <AnswersBlock project={info} onDirty={onDirty} />}
      />
    </>
  );
}
