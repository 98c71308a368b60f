import type { CurrentUser } from '@soundings/contract/access/auth';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { EditBreadcrumb } from '#/features/project-forms/edit/edit-breadcrumb.tsx';
import { EditPage } from '#/features/project-forms/edit/edit-page.tsx';
import { DemoBadge } from '#/features/projects/components/demo-badge.tsx';
import { OpenProjectButton } from '#/features/projects/components/open-project-button.tsx';
import { AnswersBlock } from '#/features/resonance/components/edit/answers-block.tsx';
import { may } from '../permit.ts';
import { InHeader } from '../shell/header-slot.tsx';

interface EditProjectProps {
  type: CreatedType;
  id: string;
  user: CurrentUser;
}

/** The edit page of any type. */
export function EditProject({ type, id, user }: EditProjectProps) {
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
